import { earName } from '@henry/contract/engines-at-work.ts';
import { waitlistConfirmationDays, waitlistTerms } from '@henry/contract/waitlist-terms.ts';
import { expect, test } from 'vitest';
import english from './en/academies.json';
import common from './en/common.json';
import spanish from './es/academies.json';

test('the name of Henry’s ear is the contract’s, by which the footer knows it', () => {
	expect(common.engineLine.ear).toBe(earName);
});

test.each([
	['en', english],
	['es', spanish],
] as const)('what is accepted on the form is what the server keeps as proof (%s)', (language, academies) => {
	const { consent, terms } = waitlistTerms[language];
	expect(academies.waitlist.consent).toBe(consent);
	const days = String(waitlistConfirmationDays);
	for (const [term, text] of Object.entries(terms)) {
		const shown = academies.terms[term as keyof typeof terms];
		expect(shown.replace('{{days}}', days)).toBe(text);
	}
});

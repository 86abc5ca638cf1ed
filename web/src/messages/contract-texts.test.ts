import { engineWords } from '@henry/contract/engine-words.ts';
import { earName } from '@henry/contract/engines-at-work.ts';
import { type RefusalReason, refusals } from '@henry/contract/refusals.ts';
import { waitlistConfirmationDays, waitlistTerms } from '@henry/contract/waitlist-terms.ts';
import { getI18n } from 'react-i18next';
import { expect, test } from 'vitest';
import { limitsInRefusals } from '#web/lib/refusal-reason.ts';
import english from './en/academies.json';
import common from './en/common.json';
import errors from './en/errors.json';
import spanish from './es/academies.json';

test('what the server says in English is said in the same words by the English catalogue', () => {
	const t = getI18n().getFixedT('en', 'errors');
	for (const [reason, message] of Object.entries(refusals)) {
		expect(t(`refusal.${reason as RefusalReason}`, limitsInRefusals)).toBe(message);
	}
	expect(errors.engine).toEqual(engineWords);
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

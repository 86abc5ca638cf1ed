import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showLanguage } from '#web/messages/i18n.ts';
import { Reason } from './reason.tsx';

const reasoned = { reason: 'One person has.', reasonInSpanish: 'Una persona «has».' };
const shown = (of: Parameters<typeof Reason>[0]['of']) => render(<Reason of={of} />).container.textContent;

afterEach(() => showLanguage('en'));

test('a reason comes in the language of the app, with those whose language leads to the error', async () => {
	expect(shown({ ...reasoned, typicalOf: ['es', 'it', 'pt'] })).toBe(
		'One person has.Often said by speakers of Spanish, Italian and Portuguese.',
	);
	await showLanguage('es');
	expect(shown({ ...reasoned, typicalOf: ['de'] })).toBe(
		'Una persona «has».Suelen decirlo quienes hablan alemán.',
	);
});

test('a reason that there is not in the language of the app comes in one that its readers read too', async () => {
	await showLanguage('ca');
	const { container } = render(<Reason of={{ ...reasoned, typicalOf: ['de'] }} />);
	expect(container.querySelector('[lang="es"]')?.textContent).toBe('Una persona «has».');
	expect(container.textContent).toContain('Sovint ho diuen les persones que parlen alemany.');
	expect(shown({ reason: 'One person has.' })).toBe('One person has.');
});

test('a reason that a file of the language knows by its Spanish words is told in it, also where two were joined', async () => {
	await showLanguage('ca');
	const joined = {
		reason: 'Here we say "goes". The noun is plural.',
		reasonInSpanish:
			'Con «he», «she» o «it» el verbo cambia: «goes», no «go». Es un plural irregular: «children», no «childs».',
	};
	render(<Reason of={joined} />);
	const told =
		'Amb «he», «she» o «it» el verb canvia: «goes», no «go». És un plural irregular: «children», no «childs».';
	expect((await screen.findByText(told)).getAttribute('lang')).toBe('ca');
	expect(shown({ reason: 'So.', reasonInSpanish: 'Así.' })).toBe('Así.');
});

test('what speakers of almost every language say is typical of none', () => {
	expect(shown({ ...reasoned, typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'zh'] })).toBe('One person has.');
	expect(shown(reasoned)).toBe('One person has.');
});

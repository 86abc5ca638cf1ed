import type { Suggestion } from '@henry/contract/feedback.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { showLanguage } from '#web/messages/i18n.ts';
import { SuggestionsOn } from './suggestions.tsx';

afterEach(() => showLanguage('en'));

const text = 'well i work like a teacher in a small school near my house\nshe have a cat';

function suggestion(original: string, replacement: string, asksWhatWasSaid: boolean): Suggestion {
	const start = text.indexOf(original);
	const span = { start, end: start + original.length };
	return {
		rule: 'test',
		category: 'word choice',
		original,
		replacement,
		originalSpan: span,
		correctedSpan: span,
		reason: `Why '${replacement}'.`,
		reasonInSpanish: `Por qué «${replacement}».`,
		typicalOf: [],
		asksWhatWasSaid,
	};
}

async function show(suggestions: Suggestion[], language: 'en' | 'es' = 'en') {
	await showLanguage(language);
	render(<SuggestionsOn text={text} suggestions={suggestions} />);
}

test('what may be better and what was not heard for sure are shown apart, each in its words with its reason', async () => {
	await show([suggestion('like', 'as', false), suggestion('have', 'has', true)]);
	const maybe = within(screen.getByRole('region', { name: 'Maybe' })).getByRole('listitem');
	expect(maybe.textContent).toContain('You said well i work like a teacher in a');
	expect(maybe.textContent).toContain("Perhaps better: as. Why 'as'.");
	const asked = within(screen.getByRole('region', { name: 'Did you say this?' })).getByRole('listitem');
	expect(asked.textContent).toContain('Did you say she have a cat?');
	expect(asked.textContent).toContain("If so, better: has. Why 'has'.");
});

test('what may be better is folded away until it is asked for; what was misheard is not', async () => {
	await show([suggestion('like', 'as', false), suggestion('have', 'has', true)]);
	const button = screen.getByRole('button', { name: 'Show one that may be better' });
	expect(button.getAttribute('aria-expanded')).toBe('false');
	await userEvent.click(button);
	expect(screen.getByRole('button', { name: 'Hide them' }).getAttribute('aria-expanded')).toBe('true');
});

test('in Spanish the reason is the Spanish one, and is said to be Spanish', async () => {
	await show([suggestion('like', 'as', false)], 'es');
	expect(screen.getByRole('region', { name: 'Quizá' })).toBeTruthy();
	expect(screen.getByText('Por qué «as».').lang).toBe('es');
	expect(screen.queryByText("Why 'as'.")).toBeNull();
});

test('where nothing is offered, nothing is shown', async () => {
	await show([]);
	expect(screen.queryByRole('region')).toBeNull();
});

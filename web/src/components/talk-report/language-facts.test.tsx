import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showLanguage } from '#web/messages/i18n.ts';
import { SentencePatterns, WordLevels } from './language-facts.tsx';

const wordsByLevel = { A1: 300, A2: 60, B1: 30, B2: 10 };

afterEach(() => showLanguage('en'));

test('the words of each level are shown as shares, and no range is named before there are enough of them', () => {
	render(<WordLevels wordsByLevel={wordsByLevel} vocabularyRange={null} />);
	expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
		'A1: 75%',
		'A2: 15%',
		'B1: 8%',
		'B2: 3%',
	]);
	expect(screen.getByText(/needs 500 words/)).toBeTruthy();
});

test('a level without words has no part of the bar', () => {
	const { container } = render(
		<WordLevels wordsByLevel={{ ...wordsByLevel, B1: 0, B2: 0 }} vocabularyRange={null} />,
	);
	expect(container.querySelectorAll('[style]')).toHaveLength(2);
	expect(screen.getByText('B2: 0%')).toBeTruthy();
});

test('a range is named as one of the vocabulary alone', () => {
	const { rerender } = render(
		<WordLevels wordsByLevel={wordsByLevel} vocabularyRange={{ from: 'A2', to: 'B1' }} />,
	);
	expect(screen.getByText(/lies between A2 and B1\. It says nothing of your grammar/)).toBeTruthy();
	rerender(<WordLevels wordsByLevel={wordsByLevel} vocabularyRange={{ from: 'B1', to: 'B1' }} />);
	expect(screen.getByText(/is of level B1\./)).toBeTruthy();
});

test('where no word is known, nothing is said of levels', () => {
	const none = { A1: 0, A2: 0, B1: 0, B2: 0 };
	const { container } = render(<WordLevels wordsByLevel={none} vocabularyRange={null} />);
	expect(container.textContent).toBe('');
});

test('patterns come with their level, how often, and the learner’s own words, in Spanish too', async () => {
	const past = { pattern: 'pastTense', level: 'A1', count: 3, evidence: 'we went' } as const;
	const { rerender } = render(
		<SentencePatterns patterns={[past, { ...past, pattern: 'usedTo', count: 1 }]} />,
	);
	const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
	expect(first).toBe('past simple A1, 3 timeswe went');
	expect(second).toContain('A1, once');
	await showLanguage('es');
	rerender(<SentencePatterns patterns={[]} />);
	expect(screen.getByText(/no ha reconocido ninguna estructura/)).toBeTruthy();
});

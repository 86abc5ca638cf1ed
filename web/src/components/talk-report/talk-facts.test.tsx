import type { TalkFacts as Facts } from '@henry/contract/conversation.ts';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showLanguage } from '#web/messages/i18n.ts';
import { TalkFacts } from './talk-facts.tsx';

const facts: Facts = {
	words: 2,
	turns: 1,
	wordsPerMinute: null,
	pauses: 1,
	fillers: [{ filler: 'um', count: 1 }],
	differentWords: 1,
	lexicalDiversity: null,
	wordsByLevel: { A1: 2, A2: 0, B1: 0, B2: 0 },
	vocabularyRange: null,
	richWords: [],
	patterns: [],
};

afterEach(() => showLanguage('en'));

test.each([
	['en', ['words', 'different word', 'silence', 'filler']],
	['es', ['palabras', 'palabra distinta', 'silencio', 'muletilla']],
] as const)('one of a thing has its name in the singular: %s', async (language, names) => {
	await showLanguage(language);
	render(<TalkFacts facts={facts} hasWritten={false} />);
	for (const name of names) expect(screen.getByText(name, { exact: true })).toBeTruthy();
});

test('of written answers it does not say that they were heard', () => {
	const { rerender } = render(<TalkFacts facts={facts} hasWritten={false} />);
	expect(screen.getByText('All that Henry heard you say. Times that you spoke: 1.')).toBeTruthy();
	rerender(<TalkFacts facts={facts} hasWritten />);
	expect(screen.getByText('All that you said or wrote. Answers that you gave: 1.')).toBeTruthy();
});

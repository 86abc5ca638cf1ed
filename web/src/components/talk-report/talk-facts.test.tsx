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
	['en', ['words', 'different word', 'pause', 'filler']],
	['es', ['palabras', 'palabra distinta', 'pausa', 'muletilla']],
] as const)('one of a thing has its name in the singular: %s', async (language, names) => {
	await showLanguage(language);
	render(<TalkFacts facts={facts} />);
	for (const name of names) expect(screen.getByText(name, { exact: true })).toBeTruthy();
});

import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeardWords } from './heard-words.tsx';

const word = (text: string, more: Partial<TranscriptWord> = {}): TranscriptWord => ({
	...{ text, startMs: 0, endMs: 100, confidence0to1: 1, unsure: false },
	...more,
});
const shown = (words: TranscriptWord[]) => {
	const { container } = render(<HeardWords text="" words={words} />);
	return container.querySelector('[lang="en"]')?.textContent?.trim();
};

test('sentences whose ends were heard are written as such', () => {
	const words = [
		word('it'),
		word('rained', { mark: '.' }),
		word('do'),
		word('you', { mark: '?' }),
		word('i'),
	];
	expect(shown(words)).toBe('It rained. Do you? I');
});

test('words without marks are shown as they were heard, and doubt as doubt', () => {
	expect(shown([word('it'), word('rained', { unsure: true })])).toBe('it rained');
	expect(screen.getByText('rained').className).toContain('dotted');
	expect(screen.getByText('it').className).toBe('');
});

import { expect, test } from 'vitest';
import { symbolPhrases } from './phrases.ts';
import type { PronouncedWord } from './pronounce.ts';
import { mostSymbols } from './symbols.ts';

const word = (text: string, mark: PronouncedWord['mark'] = ''): PronouncedWord => ({
	text,
	phonemes: text,
	mark,
});
const said = (words: PronouncedWord[]) => symbolPhrases(words).map(({ symbols }) => symbols.join(''));

test('a word that is longer than Kokoro can take at once is said in pieces, and carries its name once', () => {
	const endless = 'ba'.repeat(1_000);
	const phrases = symbolPhrases([word(endless, '.')]);
	for (const { symbols } of phrases) expect(symbols.length).toBeLessThanOrEqual(mostSymbols);
	expect(phrases.map(({ symbols }) => symbols.join('')).join('')).toBe(`${endless}.`);
	expect(phrases.flatMap(({ words }) => words).filter((text) => text !== '')).toEqual([endless]);
});

test('a long sentence is cut at a mark near its middle, else between two words, and loses none', () => {
	const half = Array.from({ length: 40 }, (_, place) => word(`w${place}`));
	const marked = [...half, word('and', ','), ...half];
	expect(said(marked)[0]).toMatch(/and,$/);
	expect(said([...half, ...half, ...half]).length).toBeGreaterThan(1);
	expect(symbolPhrases(marked).flatMap(({ words }) => words)).toEqual(marked.map(({ text }) => text));
});

test('sentences are phrases of their own, with a longer rest than between the parts of one', () => {
	const [first, second] = symbolPhrases([word('yes', '.'), word('well', ','), word('no', '.')]);
	expect(first?.words).toEqual(['yes']);
	expect(second?.words).toEqual(['well', 'no']);
	const long = symbolPhrases(Array.from({ length: 100 }, (_, place) => word(`w${place}`)));
	expect(first?.pauseAfterMs).toBeGreaterThan(long[0]?.pauseAfterMs ?? 0);
});

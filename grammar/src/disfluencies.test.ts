import { expect, it } from 'vitest';
import { withoutDisfluencies } from './disfluencies.ts';
import { splitWords } from './tagged-text.ts';

function fluent(text: string): string {
	const words = splitWords(text).map((word) => ({ ...word, partOfSpeech: 'X' as const, lemma: word.lower }));
	return withoutDisfluencies(words)
		.map(({ lower, afterBreak }) => (afterBreak ? `| ${lower}` : lower))
		.join(' ');
}

it.each([
	['um i uh went home', 'i went home'],
	['i i i went home', 'i went home'],
	['in the in the house', 'in the house'],
	['i want to i want to go', 'i want to go'],
	['liked it it was good', 'liked it was good'],
	['it was very very good', 'it was very very good'],
	['yes. he he went', 'yes | he went'],
])('"%s" is heard as "%s"', (text, heard) => {
	expect(fluent(text)).toBe(heard);
});

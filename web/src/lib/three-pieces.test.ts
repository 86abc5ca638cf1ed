import { expect, test } from 'vitest';
import { threePieces } from './three-pieces.ts';

test('a sentence is cut where a reader may breathe', () => {
	expect(threePieces('I’d like a cup of tea with milk, please.')).toEqual([
		'I’d like',
		'a cup of tea',
		'with milk, please.',
	]);
	expect(threePieces('Put the big pink bag on the back seat, please.')).toEqual([
		'Put the big',
		'pink bag on',
		'the back seat, please.',
	]);
});

test('nothing is lost, and every piece has a word', () => {
	const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
	for (let length = 1; length <= words.length; length += 1) {
		const text = words.slice(0, length).join(' ');
		const pieces = threePieces(text);
		expect(pieces.join(' ')).toBe(text);
		expect(pieces).toHaveLength(Math.min(3, length));
		expect(pieces.every((piece) => piece !== '')).toBe(true);
	}
});

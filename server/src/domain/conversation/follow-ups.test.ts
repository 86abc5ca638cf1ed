import { describe, expect, it } from 'vitest';
import { createFollowUps } from './follow-ups.ts';

const texts = {
	signs: ['\\bwas\\b'],
	reactions: ['That sounds like fun.'],
	questions: ['What happened after that?', 'How often do you do that?', 'What is he or she like?'],
	glad: ['That sounds like fun.'],
};
/** Each text by the one number of a place, and the sign. */
const weights = (questions: [number, number][], reaction: [number, number] = [1, 0]) => ({
	reactions: { rows: [Float32Array.from(reaction)], base: Float32Array.of(0) },
	questions: { rows: questions.map((row) => Float32Array.from(row)), base: Float32Array.of(0, 0, 0) },
});
const fitting = (text: string, questions: [number, number][], reaction?: [number, number]) =>
	createFollowUps(texts, weights(questions, reaction)).fitting(text, Float32Array.of(1));

describe('what fits in general', () => {
	it('is the best, and what is nearly as good', () => {
		const [after, often] = texts.questions;
		expect(
			fitting('i swim', [
				[0.5, 0],
				[0.4, 0],
				[0.1, 0],
			])?.questions,
		).toEqual([after, often]);
		expect(
			fitting('i swim', [
				[0.5, 0],
				[0.3, 0],
				[0.1, 0],
			])?.questions,
		).toEqual([after]);
	});

	it('goes by signs in the words, too', () => {
		const rows: [number, number][] = [
			[0.2, 1],
			[0.4, 0],
			[0, 0],
		];
		expect(fitting('it was late', rows)?.questions[0]).toBe(texts.questions[0]);
		expect(fitting('it is late', rows)?.questions[0]).toBe(texts.questions[1]);
	});

	it('is nothing where all is doubtful, and without a reaction where only that is', () => {
		expect(
			fitting('i swim', [
				[0.2, 0],
				[0.1, 0],
				[0.1, 0],
			]),
		).toBeUndefined();
		expect(
			fitting(
				'i swim',
				[
					[0.5, 0],
					[0.1, 0],
					[0.1, 0],
				],
				[0.2, 0],
			)?.reactions,
		).toEqual([]);
	});

	it('is likelier than a situation that is not quite the same only where it is likely', () => {
		expect(
			fitting('i swim', [
				[0.5, 0],
				[0, 0],
				[0, 0],
			])?.isLikely,
		).toBe(true);
		expect(
			fitting('i swim', [
				[0.3, 0],
				[0, 0],
				[0, 0],
			])?.isLikely,
		).toBe(false);
	});

	it('is not glad of trouble', () => {
		const rows: [number, number][] = [
			[0.5, 0],
			[0, 0],
			[0, 0],
		];
		expect(fitting('i swim', rows)?.reactions).toEqual(texts.reactions);
		expect(fitting('i lost my keys', rows)?.reactions).toEqual([]);
	});

	it('is told by a model of these texts and signs alone', () => {
		expect(() => createFollowUps(texts, weights([[1, 0]]))).toThrow('other texts');
		expect(() =>
			createFollowUps(
				{ ...texts, signs: [] },
				weights([
					[1, 0],
					[1, 0],
					[1, 0],
				]),
			).fitting('i', Float32Array.of(1)),
		).toThrow('other signs');
	});

	it('asks about the person that was told of, where it is plain which', () => {
		const rows: [number, number][] = [
			[0, 0],
			[0, 0],
			[0.5, 0],
		];
		expect(fitting('my aunt has a farm', rows)?.questions).toEqual(['What is she like?']);
		expect(fitting('my uncle has a farm', rows)?.questions).toEqual(['What is he like?']);
		expect(fitting('my cousin has a farm', rows)).toBeUndefined();
		expect(fitting('my uncle and my aunt have a farm', rows)).toBeUndefined();
	});
});

import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { expect, test } from 'vitest';
import { timedWords } from '#web/lib/shadowing-model.ts';
import { median, roundFigures } from './round-figures.ts';
import { createClockPair } from './use-model-voice.ts';
import { lagVerdict, rhythmVerdict, saidVerdict } from './verdicts.ts';

const text = 'Come in, and I’ll show you my new flat, where we cook and talk.';
const lengthsMs = [300, 200, 100, 150, 400, 150, 120, 300, 500, 200, 100, 350, 100, 450];

/** The words said one after the other from a time on. */
function said(words: string, beganMs: number, lengths: readonly number[]): TranscriptWord[] {
	let atMs = beganMs;
	return words.split(' ').map((word, index) => {
		const startMs = atMs;
		atMs += lengths[index] ?? 200;
		return { text: word, startMs, endMs: atMs, confidence0to1: 1, unsure: false };
	});
}

const spoken = "Come in and I'll show you my new flat where we cook and talk";
const model = timedWords(text, said(spoken, 0, lengthsMs));

test('the words of a text get the times at which the voice says them, with what stands around them', () => {
	expect(model.map((word) => word.text)).toEqual(text.split(' '));
	expect(model[1]).toEqual({ text: 'in,', time: { startMs: 300, endMs: 500 } });
	expect(timedWords('A great-aunt, then.', said('A great aunt then', 0, []))[1]?.time).toBeNull();
	expect(timedWords('Yes – no.', said('Yes no', 0, [])).map((word) => word.text)).toEqual(['Yes', 'no.']);
});

test('who says every word after the voice at one distance has that lag, at any speed of the recording', () => {
	const beganMs = 340;
	const figures = roundFigures(model, said(spoken.toLowerCase(), beganMs + 700, lengthsMs), beganMs);
	expect(figures).toEqual({ words: 14, wordsSaid: 14, lagSeconds: 0.7, rhythmDistance: 0 });
	const ahead = roundFigures(model, said(spoken, beganMs - 400, lengthsMs), beganMs);
	expect(ahead.lagSeconds).toBeCloseTo(-0.4);
});

test('the lag is the middle one, so that a word found late does not move it', () => {
	const heard = said(spoken, 600, lengthsMs).map((word, index) =>
		index === 4 ? { ...word, startMs: word.startMs + 5_000, endMs: word.endMs + 5_000 } : word,
	);
	expect(roundFigures(model, heard, 0).lagSeconds).toBeCloseTo(0.6);
	expect(median([3, 1, 2])).toBe(2);
	expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('words that were left out or heard as others are not said', () => {
	const heard = said("come in and I'll show you a new flat where we talk", 500, lengthsMs);
	expect(roundFigures(model, heard, 0)).toMatchObject({ words: 14, wordsSaid: 11 });
});

test('rhythm is compared from word to word: speaking half as fast is the same, all words alike is not', () => {
	const slow = said(
		spoken,
		500,
		lengthsMs.map((ms) => 2 * ms),
	);
	expect(roundFigures(model, slow, 0).rhythmDistance).toBeCloseTo(0);
	const flat = said(spoken, 500, Array(14).fill(250));
	const distance = roundFigures(model, flat, 0).rhythmDistance ?? 0;
	expect(rhythmVerdict(distance)).toBe('different');
	// One pair by hand: 300 and 200 ms are (300 - 200) / 250 = 0.4 apart.
	const pairs = lengthsMs.slice(1).map((ms, index) => {
		const before = lengthsMs[index] ?? 0;
		return Math.abs((before - ms) / ((before + ms) / 2));
	});
	expect(pairs[0]).toBe(0.4);
	expect(distance).toBeCloseTo((100 * pairs.reduce((sum, pair) => sum + pair, 0)) / pairs.length);
});

test('where too little was heard, or the voice was not, there is no figure', () => {
	const few = roundFigures(model, said('come in and show you', 0, lengthsMs), 0);
	expect(few).toMatchObject({ wordsSaid: 5, lagSeconds: null, rhythmDistance: null });
	expect(saidVerdict(few)).toBe('little');
	expect(roundFigures(model, [], 0)).toMatchObject({ wordsSaid: 0, lagSeconds: null });
	expect(roundFigures(model, said(spoken, 0, lengthsMs), undefined).lagSeconds).toBeNull();
});

test('what a lag, a rhythm and a count of words mean', () => {
	expect([-0.3, 0.1, 0.6, 2].map(lagVerdict)).toEqual(['ahead', 'together', 'close', 'late']);
	expect([25, 45, 58].map(rhythmVerdict)).toEqual(['alike', 'partly', 'different']);
	const figures = { words: 60, lagSeconds: 0.5, rhythmDistance: null };
	expect(saidVerdict({ ...figures, wordsSaid: 50 })).toBe('most');
	expect(saidVerdict({ ...figures, wordsSaid: 30 })).toBe('part');
});

test('the beginning of the voice is found from its times beside those of the recording, whatever one of them says', () => {
	const clocks = createClockPair();
	expect(clocks.beganMs()).toBeUndefined();
	for (const [recordedMs, soundMs] of [
		[400, 100],
		[500, 205],
		[600, 0],
		[700, 398],
	] as const)
		clocks.tell(recordedMs, soundMs);
	expect(clocks.beganMs()).toBe(301);
});

import { expect, test } from 'vitest';
import { createSpeechActivity, type SpeechEvent } from './speech-activity.ts';

const window = 512;

/** A tone and silence by turns, in windows of 32 ms, each with the likelihood that it is speech. */
function eventsOf(windows: { loud: boolean; speech0to1?: number }[], pauseMs?: number) {
	const activity = createSpeechActivity({
		sampleRateHz: 16_000,
		maxUtteranceMs: 20_000,
		hangoverMs: 1_000,
		...(pauseMs !== undefined && { pauseMs }),
	});
	const events: (SpeechEvent & { atMs: number })[] = [];
	for (const [index, { loud, speech0to1 }] of windows.entries()) {
		const samples = Int16Array.from({ length: window }, (_, place) =>
			loud ? 9_000 * Math.sin((2 * Math.PI * 180 * place) / 16_000) : 0,
		);
		for (const event of activity.push(samples, speech0to1)) events.push({ ...event, atMs: 32 * index });
	}
	return events.filter(({ type }) => type !== 'samples');
}
const speech = (count: number) => Array.from({ length: count }, () => ({ loud: true, speech0to1: 0.9 }));
const quiet = (count: number) => Array.from({ length: count }, () => ({ loud: false, speech0to1: 0.01 }));
const music = (count: number) => Array.from({ length: count }, () => ({ loud: true, speech0to1: 0.05 }));
const types = (events: SpeechEvent[]) => events.map(({ type }) => type);

test('loud sound that is judged to be no speech opens nothing, and ends what was open', () => {
	expect(eventsOf([...quiet(20), ...music(60)])).toEqual([]);
	expect(types(eventsOf([...quiet(20), ...speech(20), ...music(60)]))).toEqual(['start', 'end']);
});

test('one window of speech opens a segment', () => {
	expect(eventsOf([...quiet(20), ...speech(10)])).toMatchObject([{ type: 'start', atMs: 640 }]);
});

test('a judge who is late to notice the end of speech is corrected by the silence', () => {
	const late = { loud: false, speech0to1: 0.8 };
	const [, pause] = eventsOf([...quiet(20), ...speech(20), late, late, ...quiet(20)], 200);
	expect(pause).toMatchObject({ type: 'pause', voiceEndMs: 1_280 });
});

test('a short pause inside a segment is told once, with its sound, and so is that it is over', () => {
	const events = eventsOf([...quiet(20), ...speech(20), ...quiet(15), ...speech(20), ...quiet(60)], 200);
	expect(types(events)).toEqual(['start', 'pause', 'go-on', 'pause', 'end']);
	const [, first, , second, end] = events;
	expect(first).toMatchObject({ voiceEndMs: 1_280, endMs: 1_480 });
	expect(second).toMatchObject({ voiceEndMs: 2_400 });
	expect(end).toMatchObject({ voiceEndMs: 2_400, endMs: 2_640 });
});

test('a click is given up at its first pause', () => {
	expect(types(eventsOf([...quiet(20), ...speech(2), ...quiet(20)], 200))).toEqual(['start', 'discard']);
});

test('where the judge fails in mid-segment, energy decides from there on', () => {
	const unjudged = (loud: boolean) => Array.from({ length: 40 }, () => ({ loud }));
	const events = eventsOf([...quiet(20), ...speech(20), ...unjudged(true), ...unjudged(false)], 200);
	expect(types(events)).toEqual(['start', 'pause', 'end']);
});

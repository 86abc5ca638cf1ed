import type { JudgedReading } from '@henry/reading/judged-reading.ts';
import { expect, test } from 'vitest';
import type { PronunciationAssessor } from '#server/ports/pronunciation-assessor.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { createPronunciationWithFallback } from './pronunciation-with-fallback.ts';

/** A judge whose readings tell its name by their accuracy; `fails` makes every call fail. */
function aJudge(accuracy0to100: number, maxSpeechMs: number) {
	const judge = {
		fails: undefined as ProviderError | undefined,
		maxSpeechMs,
		health: () => ({
			...{
				name: `judge ${accuracy0to100}`,
				model: 'none',
				embedded: true,
				state: 'ready' as const,
				queued: 0,
			},
		}),
		start: async () => {},
		close: async () => {},
		async assess(): Promise<JudgedReading> {
			if (judge.fails) throw judge.fails;
			return { words: [], extra: [], accuracy0to100, fluency0to100: 0, resembles: true };
		},
	} satisfies PronunciationAssessor & { fails: unknown };
	return judge;
}

const speech = new Int16Array(16_000);

test('a better judge takes over while the server serves, and the other stands in for it where it fails', async () => {
	const [own, better] = [aJudge(1, 30_000), aJudge(2, 29_000)];
	const judge = createPronunciationWithFallback({ fallback: own, clock: { nowMs: () => 0 }, tell: () => {} });
	const accuracy = async () => (await judge.assess(speech, [])).accuracy0to100;
	expect([await accuracy(), judge.maxSpeechMs]).toEqual([1, 30_000]);
	await judge.upgrade(better);
	expect([await accuracy(), judge.maxSpeechMs, judge.health().name]).toEqual([2, 29_000, 'judge 2']);
	better.fails = new ProviderError('unavailable', 'Its process died.');
	expect(await accuracy()).toBe(1);
	expect(judge.health()).toMatchObject({ name: 'judge 1', insteadOf: 'judge 2' });
});

test('what a judge refuses is its own answer', async () => {
	const better = aJudge(2, 29_000);
	better.fails = new ProviderError('invalid-input', 'The word cannot be read.');
	const options = { engine: better, fallback: aJudge(1, 30_000), clock: { nowMs: () => 0 }, tell: () => {} };
	await expect(createPronunciationWithFallback(options).assess(speech, [])).rejects.toBe(better.fails);
});

import type { JudgedReading } from '@henry/reading/judged-reading.ts';
import { expect, test } from 'vitest';
import type { PronunciationAssessor } from '#server/ports/pronunciation-assessor.ts';
import { pronunciationCases } from './contract.ts';

/** A judge that is wrong on purpose, in everything that the contract asks for. */
function createWrongAssessor(): PronunciationAssessor {
	let calls = 0;
	return {
		maxSpeechMs: 20_000,
		health: () => ({ name: 'wrong', model: 'none', embedded: true, state: 'starting', queued: 0 }),
		start: async () => {},
		close: async () => {},
		assess: async (): Promise<JudgedReading> => {
			calls += 1;
			const sound = { phone: 'ax', startMs: 90_000, endMs: 80_000, score0to100: 200, unsure: false };
			return {
				words: [{ score0to100: calls, sounds: [sound] }],
				extra: [],
				accuracy0to100: -1,
				fluency0to100: 101,
				resembles: true,
			};
		},
	};
}

test.each(pronunciationCases)('a judge that is wrong on purpose fails the case "$name"', async ({ run }) => {
	const say = async () => new Int16Array(16_000);
	await expect(run({ create: createWrongAssessor, say })).rejects.toThrow();
});

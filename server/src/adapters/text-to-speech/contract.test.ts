import { expect, test } from 'vitest';
import { type TestableTextToSpeech, textToSpeechCases } from './contract.ts';

/** A voice that is wrong on purpose: the same second of silence for every text, whatever happens. */
function createWrongVoice(): TestableTextToSpeech {
	let calls = 0;
	return {
		health: () => ({ name: 'wrong', model: 'none', embedded: true, state: 'failed', queued: 0 }),
		start: async () => {},
		close: async () => {},
		processIds: () => [],
		speak: async () => {
			calls += 1;
			return { samples: new Int16Array(calls === 1 ? 16_000 : 8_000), sampleRateHz: 16_000 };
		},
	};
}

test.each(textToSpeechCases)('a voice that is wrong on purpose fails the case "$name"', async ({ run }) => {
	await expect(run(createWrongVoice)).rejects.toThrow();
});

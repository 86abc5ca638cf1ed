import { expect, test } from 'vitest';
import { textToSpeechCases, timedVoiceCases, type VoiceProcess, voiceProcessCases } from './contract.ts';

/** A voice that is wrong on purpose: the same second of silence for every text, whatever happens. */
function createWrongVoice(): VoiceProcess {
	let calls = 0;
	return {
		health: () => ({ name: 'wrong', model: 'none', embedded: true, state: 'failed', queued: 0 }),
		start: async () => {},
		close: async () => {},
		voices: [],
		processIds: () => [],
		speak: async () => {
			calls += 1;
			return { samples: new Int16Array(calls === 1 ? 16_000 : 8_000), sampleRateHz: 16_000 };
		},
	};
}

test.each([...textToSpeechCases, ...timedVoiceCases, ...voiceProcessCases])(
	'a voice that is wrong on purpose fails the case "$name"',
	async ({ run }) => {
		await expect(run(createWrongVoice)).rejects.toThrow();
	},
);

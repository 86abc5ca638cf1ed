import { expect, test } from 'vitest';
import { type SpeechToTextContract, speechToTextCases, type TestableSpeechToText } from './contract.ts';

/** A recogniser that is wrong on purpose, in everything that the contract asks for. */
function createWrongRecognizer(): TestableSpeechToText {
	let calls = 0;
	return {
		maxUtteranceMs: 20_000,
		health: () => ({ name: 'wrong', model: 'none', embedded: true, state: 'failed', queued: 0 }),
		start: async () => {},
		close: async () => {},
		processIds: () => [],
		open: () => ({ push: () => {}, finish: async () => [], cancel: () => {} }),
		recognize: async () => {
			calls += 1;
			return [{ text: `word${calls}`, startMs: 90_000, endMs: 80_000, confidence0to1: 2, unsure: false }];
		},
	};
}

const contract: SpeechToTextContract = {
	create: createWrongRecognizer,
	speech: { samples: new Int16Array(16_000), text: 'good morning' },
	maxWordErrorRate: 0.2,
};

test.each(speechToTextCases)(
	'a recogniser that is wrong on purpose fails the case "$name"',
	async ({ run }) => {
		await expect(run(contract)).rejects.toThrow();
	},
);

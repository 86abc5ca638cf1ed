import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFlite } from '#server/adapters/text-to-speech/flite.ts';
import { type SpeechToTextContract, speechToTextCases } from './contract.ts';
import { createPocketSphinx } from './pocketsphinx.ts';

const voice = createFlite({ processes: 1, maxQueued: 4 });
const contract: SpeechToTextContract = {
	create: () => createPocketSphinx({ processes: 1, maxQueued: 1 }),
	speech: {
		samples: new Int16Array(0),
		text: 'Last summer I traveled to Spain with two of my friends, and we had dinner together every day.',
	},
	maxWordErrorRate: 0.1,
};

beforeAll(async () => {
	const { samples, sampleRateHz } = await voice.speak(contract.speech.text);
	expect(sampleRateHz).toBe(16_000);
	contract.speech.samples = samples;
});

afterAll(() => voice.close());

for (const { name, run } of speechToTextCases) test(`PocketSphinx ${name}`, () => run(contract), 60_000);

test.each([
	['yes I agree with you', ['I']],
	["I'd like to go and I'm sure I'll like it", ["I'd", "I'm", "I'll"]],
])('the pronoun I is written as a capital in "%s"', async (text, pronouns) => {
	const recognizer = contract.create();
	try {
		const words = await recognizer.recognize((await voice.speak(text)).samples);
		expect(words.map((word) => word.text).filter((word) => /^i($|')/i.test(word))).toEqual(pronouns);
	} finally {
		await recognizer.close();
	}
});

test('words that the engine doubts are marked, and those it is sure of are not', async () => {
	const recognizer = contract.create();
	try {
		const words = await recognizer.recognize(contract.speech.samples);
		expect(words.some((word) => word.unsure)).toBe(true);
		expect(words.some((word) => !word.unsure)).toBe(true);
		for (const word of words) expect(word.unsure).toBe(word.confidence0to1 < 0.5);
	} finally {
		await recognizer.close();
	}
});

import { afterAll, beforeAll, test } from 'vitest';
import { createFlite } from '#server/adapters/text-to-speech/flite.ts';
import { type SpeechToTextContract, speechToTextCases } from './contract.ts';
import { createWhisperForTests } from './whisper-for-tests.ts';

const voice = createFlite({ processes: 1, maxQueued: 4 });
const contract: SpeechToTextContract = {
	create: () => createWhisperForTests(),
	speech: {
		samples: new Int16Array(0),
		text: 'My sister is very good at music and she wants to be a doctor, because she likes to help people.',
	},
	maxWordErrorRate: 0.1,
};

beforeAll(async () => {
	contract.speech.samples = (await voice.speak(contract.speech.text)).samples;
});

afterAll(() => voice.close());

for (const { name, run } of speechToTextCases) test(`Whisper ${name}`, () => run(contract), 120_000);

import { afterAll, beforeAll, test } from 'vitest';
import { type SpeechToTextContract, speechToTextCases } from '#server/adapters/speech-to-text/contract.ts';
import { createEmbeddedEar } from '#server/adapters/speech-to-text/embedded.ts';
import { createFlite } from '#server/adapters/text-to-speech/flite.ts';
import { readConfig } from '#server/config.ts';
import { createSpeechToTextWithFallback } from './speech-to-text-with-fallback.ts';

const { earFolder } = readConfig({});
const createRecognizer = (folder: string, maxUtterances: number) =>
	createEmbeddedEar({ folder, processes: 1, maxUtterances });

const voice = createFlite({ processes: 1, maxQueued: 1 });
function create() {
	const fallback = createRecognizer(earFolder, 2);
	const engine = createRecognizer(import.meta.dirname, 100);
	const clock = { nowMs: () => 0 };
	const recognizer = createSpeechToTextWithFallback({ engine, fallback, clock, tell: () => {} });
	return { ...recognizer, processIds: () => [...engine.processIds(), ...fallback.processIds()] };
}
const shared = create();
const contract: SpeechToTextContract = {
	create,
	shared,
	speech: { samples: new Int16Array(0), text: 'My sister is very good at music.' },
	maxWordErrorRate: 0.2,
};

beforeAll(async () => {
	contract.speech.samples = (await voice.speak(contract.speech.text)).samples;
});
afterAll(() => Promise.all([voice.close(), shared.close()]));

for (const { name, needs, run } of speechToTextCases) {
	// An engine that fails tells nothing of an utterance before its end.
	test.skipIf(needs === 'understanding' || needs === 'partials')(
		`a recogniser that is stood in for ${name}`,
		() => run(contract),
	);
}

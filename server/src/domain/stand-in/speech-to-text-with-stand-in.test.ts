import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { type SpeechToTextContract, speechToTextCases } from '#server/adapters/speech-to-text/contract.ts';
import { createSherpa } from '#server/adapters/speech-to-text/sherpa.ts';
import { createFlite } from '#server/adapters/text-to-speech/flite.ts';
import { createSpeechToTextWithStandIn } from './speech-to-text-with-stand-in.ts';

const tinyModel = join(import.meta.dirname, '../../adapters/speech-to-text/fixtures/tiny-zipformer');
function createRecognizer(encoder: string) {
	const [decoder, joiner, tokens] = ['decoder.onnx', 'joiner.onnx', 'tokens.txt'].map((name) =>
		join(tinyModel, name),
	) as [string, string, string];
	const files = { encoder: join(tinyModel, encoder), decoder, joiner, tokens };
	return createSherpa({ files, model: encoder, processes: 1, maxUtterances: 2 });
}

const voice = createFlite({ processes: 1, maxQueued: 1 });
const contract: SpeechToTextContract = {
	create() {
		const standIn = createRecognizer('encoder.onnx');
		const engine = createRecognizer('tokens.txt');
		const clock = { nowMs: () => 0 };
		const recognizer = createSpeechToTextWithStandIn({ engine, standIn, clock, tell: () => {} });
		return { ...recognizer, processIds: () => [...engine.processIds(), ...standIn.processIds()] };
	},
	speech: { samples: new Int16Array(0), text: 'My sister is very good at music.' },
	maxWordErrorRate: 0.2,
};

beforeAll(async () => {
	contract.speech.samples = (await voice.speak(contract.speech.text)).samples;
});
afterAll(() => voice.close());

for (const { name, needs, run } of speechToTextCases) {
	// An engine that fails tells nothing of an utterance before its end.
	test.skipIf(needs === 'understanding' || needs === 'partials')(
		`a recogniser that is stood in for ${name}`,
		() => run(contract),
	);
}

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textToSpeechCases, voiceProcessCases } from './contract.ts';
import { createSherpaVoice, type SherpaVoice } from './sherpa-voice.ts';

/** Voices with Piper's interface that speak letters as tones (training/tiny-sherpa). */
const fixtures = join(import.meta.dirname, 'fixtures/tiny-piper');
const tinyVoice = (name: string): SherpaVoice => ({
	name,
	accent: 'british',
	model: `tiny ${name}`,
	files: { network: join(fixtures, `${name}.onnx`), tokens: join(fixtures, 'tokens.txt') },
});
const create = (...voices: [SherpaVoice, ...SherpaVoice[]]) =>
	createSherpaVoice({ voices, processes: 1, maxQueued: 1 });

for (const { name, run } of [...textToSpeechCases, ...voiceProcessCases]) {
	test(`sherpa-onnx with tiny voices ${name}`, () => run(() => create(tinyVoice('low'), tinyVoice('high'))));
}

test('a learner is told by what to choose a voice, and nothing of its files', async () => {
	const voices = create(tinyVoice('low'));
	expect(voices.voices).toEqual([{ name: 'low', accent: 'british' }]);
	expect(voices.health()).toMatchObject({ name: 'sherpa-onnx', model: 'tiny low', embedded: true });
	await voices.close();
});

const recognizer = join(import.meta.dirname, '../speech-to-text/fixtures/tiny-zipformer');
test.each([
	['a missing network', join(fixtures, 'none.onnx')],
	['a damaged network', join(fixtures, 'tokens.txt')],
	['another network', join(recognizer, 'decoder.onnx')],
])('%s fails the start and every call, and nothing else', async (_, network) => {
	const low = tinyVoice('low');
	const voices = create(tinyVoice('high'), { ...low, files: { ...low.files, network } });
	await expect(voices.start()).rejects.toMatchObject({ name: 'ProviderError', category: 'unavailable' });
	expect(voices.health().state).toBe('failed');
	await expect(voices.speak('Hello.')).rejects.toMatchObject({ category: 'unavailable' });
	await voices.close();
});

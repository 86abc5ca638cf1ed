import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFlite } from '#server/adapters/text-to-speech/flite.ts';
import { configForTests } from '#server/app-for-tests.ts';
import { modelForTests } from '#server/models-for-tests.ts';
import { type PronunciationContract, pronunciationCases } from './contract.ts';
import { createWhisperAssessor } from './whisper.ts';

const voice = createFlite({ processes: 1, maxQueued: 4 });
const { weights } = await modelForTests('recognizer');
const { earFolder, judgeFolder } = configForTests;
const create = (folder = judgeFolder) =>
	createWhisperAssessor({ weights, folder, earFolder, processes: 1, maxQueued: 1 });
const contract: PronunciationContract = {
	create,
	say: async (text) => (await voice.speak(text)).samples,
};

/** One judge for all cases: each starts and closes one that is the same. */
beforeAll(() => voice.speak('ready'));
afterAll(() => voice.close());

for (const { name, run } of pronunciationCases)
	test(`the judge with Whisper ${name}`, () => run(contract), 60_000);

test('a folder whose head is missing is named when it starts', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'henry-judge-'));
	for (const name of ['encoder.onnx', 'layout.json'])
		copyFileSync(join(judgeFolder, name), join(folder, name));
	const assessor = create(folder);
	await expect(assessor.start()).rejects.toThrow(/head\.onnx/);
	await assessor.close();
});

import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { assessReading } from '@henry/reading/assess-reading.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import { afterAll, expect, test } from 'vitest';
import { createFlite } from '#server/adapters/text-to-speech/flite.ts';
import { configForTests } from '#server/app-for-tests.ts';
import { modelForTests } from '#server/models-for-tests.ts';
import { type PronunciationContract, pronunciationCases } from './contract.ts';
import { recordingOf } from './recordings-for-tests.ts';
import { createWhisperAssessor } from './whisper.ts';

const voice = createFlite({ processes: 1, maxQueued: 4 });
const { weights } = await modelForTests('recognizer');
const { earFolder, judgeFolder } = configForTests;
const create = (folder = judgeFolder) =>
	createWhisperAssessor({ weights, folder, earFolder, processes: 1, maxQueued: 1 });
const judge = create();
const contract: PronunciationContract = {
	create,
	shared: judge,
	say: async (text) => (await voice.speak(text)).samples,
};

afterAll(() => Promise.all([voice.close(), judge.close()]));

for (const { name, run } of pronunciationCases)
	test(`the judge with Whisper ${name}`, () => run(contract), 60_000);

const reportOf = async (samples: Int16Array, text: string) =>
	(await assessReading(judge, samples, text)).report;

test('a vowel before an S and a consonant is told', async () => {
	const { words } = await reportOf(recordingOf('estudent'), 'I said student again.');
	expect(words[2]?.sounds[0]).toMatchObject({ phone: 'S', insertedBefore: { ipa: expect.any(String) } });
	expect(words.flatMap(({ sounds }) => sounds).filter(({ insertedBefore }) => insertedBefore)).toHaveLength(
		1,
	);
});

test('a word that is stressed on another part is told, and as usual it is not', async () => {
	const text = 'The police found my computer.';
	const stressesOf = async (name: string) =>
		(await reportOf(recordingOf(name), text)).words.map(({ stress }) => stress);
	expect(await stressesOf('police')).toEqual(Array(5).fill(undefined));
	const [before, police, ...others] = await stressesOf('police-shifted');
	expect(police).toMatchObject({ syllables: 2, spelled: ['po', 'lice'], usual: 1, heard: 0 });
	expect([before, ...others]).toEqual(Array(4).fill(undefined));
});

test('silence around a reading changes nothing', async () => {
	const text = 'My sister lives in a small town near the river.';
	const reading = recordingOf('sister');
	const silence = new Int16Array(8 * speechSampleRateHz);
	const [alone, within] = [
		await reportOf(reading, text),
		await reportOf(concatPcm16([silence, reading, silence]), text),
	];
	expect(Math.abs(within.accuracy0to100 - alone.accuracy0to100)).toBeLessThanOrEqual(2);
	expect(alone.words.filter(({ error }) => error !== 'none')).toEqual([]);
});

test('a British reading is right', async () => {
	const text = 'The secretary left her data in the laboratory.';
	const { words } = await reportOf(recordingOf('secretary-british'), text);
	expect(words.filter(({ error, unsure }) => error !== 'none' || unsure)).toEqual([]);
});

test('a folder whose head is missing is named when it starts', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'henry-judge-'));
	for (const name of ['encoder.onnx', 'layout.json'])
		copyFileSync(join(judgeFolder, name), join(folder, name));
	const assessor = create(folder);
	await expect(assessor.start()).rejects.toThrow(/head\.onnx/);
	await assessor.close();
});

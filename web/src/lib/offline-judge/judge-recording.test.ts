import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEmbeddedJudge } from '@henry/reading/embedded-judge.ts';
import { expect, test } from 'vitest';
import { judgeRecording } from './judge-recording.ts';

const repository = join(import.meta.dirname, '../../../..');
const read = (name: string) => readFileSync(join(repository, 'models/ear', name));
const judge = createEmbeddedJudge({
	acoustic: read('acoustic.safetensors'),
	judge: read('judge.safetensors'),
	lexicon: read('lexicon.txt').toString(),
	british: read('british.txt').toString(),
	stress: read('stress.txt').toString(),
	letterToSound: JSON.parse(read('letter-to-sound.json').toString()),
});
const wav = new Uint8Array(readFileSync(join(repository, 'ear/src/fixtures/park.wav')));
const kept = { name: 'a judge on this device', judge };

test('a reading is judged in the browser, by the accent that was chosen, and what is known of the speaker grows', async () => {
	const text = 'I want to go to the park with my friends.';
	const { report, speaker } = await judgeRecording({ text, wav, accent: 'british' }, kept);
	expect(report).toMatchObject({ text, engine: 'a judge on this device', accent: 'british' });
	expect(report.words.map((word) => word.text)).toEqual(text.split(' '));
	expect(report.words.flatMap(({ sounds }) => sounds).length).toBeGreaterThan(10);
	expect(speaker?.readings).toBe(1);
	const again = await judgeRecording({ text, wav, accent: 'british', speaker }, kept);
	expect(again.speaker?.readings).toBe(2);
});

test('what cannot be judged is refused in the words of the server', async () => {
	const other = 'Nobody ever mentioned seventeen purple elephants yesterday afternoon.';
	await expect(judgeRecording({ text: other, wav, accent: 'either' }, kept)).rejects.toThrow(
		'That did not sound like this sentence.',
	);
	await expect(judgeRecording({ text: 'Привет', wav, accent: 'either' }, kept)).rejects.toThrow(
		/from A to Z/,
	);
});

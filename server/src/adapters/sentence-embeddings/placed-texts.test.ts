import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { configForTests } from '#server/app-for-tests.ts';
import { loadKnown } from '#server/content.ts';
import { readFollowUpWeights } from './follow-up-weights.ts';
import { keepPlacedTexts, readPlacedTexts } from './placed-texts.ts';

test('places are kept in a file, and none are there without one', () => {
	const folder = mkdtempSync(join(tmpdir(), 'henry-places-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const file = join(folder, 'places.safetensors');
	expect(readPlacedTexts(file).texts).toEqual([]);
	keepPlacedTexts(
		file,
		new Map([
			['my dog died', Float32Array.of(0.1, -0.2)],
			['i am happy', Float32Array.of(0, 0.25)],
		]),
	);
	const read = readPlacedTexts(file);
	expect(read.texts).toEqual(['my dog died', 'i am happy']);
	expect([...(read.placeOf('my dog died') ?? [])].map((number) => number.toFixed(2))).toEqual([
		'0.10',
		'-0.20',
	]);
});

test('every wording of a situation and of a question has its place (else: npx tsx scripts/place-situations.ts)', () => {
	const { situations, answers } = loadKnown(configForTests.contentFolder);
	const placed = readPlacedTexts(join(configForTests.meaningFolder, 'situations.safetensors'));
	const texts = [...situations.flatMap(({ told }) => told), ...answers.flatMap(({ asked }) => asked)];
	expect(placed.texts).toEqual([...new Set(texts)].sort());
});

test('every follow-up has its weights, as many as there are numbers and signs (else: training/follow_ups)', () => {
	const { contentFolder, meaningFolder } = configForTests;
	const { followUps } = loadKnown(contentFolder);
	const weights = readFollowUpWeights(join(meaningFolder, 'follow-ups.safetensors'));
	for (const part of ['reactions', 'questions'] as const) {
		expect(weights[part].rows.map((row) => row.length)).toEqual(
			followUps[part].map(() => 384 + followUps.signs.length),
		);
		expect(new Set(followUps[part]).size).toBe(followUps[part].length);
	}
});

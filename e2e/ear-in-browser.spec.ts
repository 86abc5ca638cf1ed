import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeardWord } from '@henry/ear/confidence/heard-transcript.ts';
import { createEar } from '@henry/ear/ear.ts';
import { layOutWhisperFiles } from '@henry/server/src/adapters/speech-to-text/whisper-files.ts';
import { readConfig } from '@henry/server/src/config.ts';
import { modelForTests } from '@henry/server/src/models-for-tests.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { decodeWav } from '@henry/sound/wav.ts';
import { paths } from '@henry/web/src/lib/paths.ts';
import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import { expectAccessible } from './accessible.ts';
import { test } from './browser.ts';
import { press } from './keyboard.ts';
import { spokenMicrophone } from './spoken-turn.ts';

const repository = join(import.meta.dirname, '..');
const modelFiles = {
	acoustic: 'acoustic.safetensors',
	languageModel: 'language-model.safetensors',
	neuralLanguageModel: 'neural-language-model.safetensors',
	lexicon: 'lexicon.txt',
	letterToSound: 'letter-to-sound.json',
	confidence: 'confidence.json',
	english: 'english.json',
};

const read = (name: string) => readFileSync(join(repository, 'models/ear', name));

function heardByNode(samples: Int16Array) {
	const utterance = createEar({
		acoustic: read(modelFiles.acoustic),
		languageModel: read(modelFiles.languageModel),
		neuralLanguageModel: read(modelFiles.neuralLanguageModel),
		lexicon: read(modelFiles.lexicon).toString(),
		letterToSound: JSON.parse(read(modelFiles.letterToSound).toString()),
		confidence: JSON.parse(read(modelFiles.confidence).toString()),
		english: JSON.parse(read(modelFiles.english).toString()),
	}).listen();
	utterance.push(samples);
	return utterance.finish().words;
}

/** The room `ear` as one script, which leaves its exports in `henryEar`. */
function earScript(): string {
	const { outputFiles } = buildSync({
		entryPoints: [join(repository, 'ear/src/ear.ts')],
		bundle: true,
		format: 'iife',
		globalName: 'henryEar',
		write: false,
	});
	return outputFiles[0]?.text ?? '';
}

/** Exponentials and logarithms of two versions of V8 may differ in their last digit. */
const withRoundedConfidence = (word: HeardWord) => ({
	...word,
	confidence0to1: word.confidence0to1.toFixed(12),
});

declare const henryEar: { createEar: typeof createEar };

test('our ear hears in the browser what it hears on the server', async ({ openPage }) => {
	const { samples } = decodeWav(readFileSync(join(repository, 'ear/src/fixtures/park.wav')));
	const spoken = floatToPcm16(samples);
	const page = await openPage('denied');
	await page.route('http://models.test/*', (route) =>
		route.fulfill({
			body: read(new URL(route.request().url()).pathname.slice(1)),
			headers: { 'access-control-allow-origin': '*' },
		}),
	);
	await page.addScriptTag({ content: earScript() });
	const heard = await page.evaluate(
		async ([files, sound]) => {
			const get = (name: string) => fetch(`http://models.test/${name}`);
			const bytes = async (name: string) => new Uint8Array(await (await get(name)).arrayBuffer());
			const ear = henryEar.createEar({
				acoustic: await bytes(files.acoustic),
				languageModel: await bytes(files.languageModel),
				neuralLanguageModel: await bytes(files.neuralLanguageModel),
				lexicon: await (await get(files.lexicon)).text(),
				letterToSound: await (await get(files.letterToSound)).json(),
				confidence: await (await get(files.confidence)).json(),
				english: await (await get(files.english)).json(),
			});
			const utterance = ear.listen();
			utterance.push(Int16Array.from(sound));
			return utterance.finish().words;
		},
		[modelFiles, [...spoken]] as const,
	);
	expect(heard.length).toBeGreaterThan(3);
	expect(heard.map(withRoundedConfidence)).toEqual(heardByNode(spoken).map(withRoundedConfidence));
});

/** As the server does it where Whisper is at work; the one under test hears with our own ear. */
async function layOutWhisper(): Promise<void> {
	const { weights, tokenizer } = await modelForTests('recognizer');
	await modelForTests('speech-detector');
	const { whisperFolder: graphsFolder } = readConfig();
	const learners = join(graphsFolder, 'learners.safetensors');
	layOutWhisperFiles({ weights, tokenizer, graphsFolder, learners });
}

test('what is said without a network is heard by the ear that was fetched before @whole', async ({
	openPage,
	baseURL,
}) => {
	test.setTimeout(150_000);
	await layOutWhisper();
	const microphone = await spokenMicrophone(baseURL);
	const page = await openPage(microphone, { serviceWorkers: 'allow' });
	await page.goto(paths.settings);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await press(page, 'button', /^Better hearing without a network: \d+ MB$/);
	await press(page, 'button', 'Cancel');
	await press(page, 'button', /^Better hearing without a network: \d+ MB$/);
	await expect(page.getByText(/^Whisper base is kept in this browser/)).toBeVisible({ timeout: 60_000 });
	await expectAccessible(page);

	await microphone.tell('Every morning I have a cup of coffee before work.', 5);
	await page.context().setOffline(true);
	await expect(page.getByText(/Whisper base hears you on this device/)).toBeVisible({ timeout: 15_000 });
	await press(page, 'button', 'Tap to record');
	const report = page.getByRole('status').filter({ hasText: 'What was heard' });
	await expect(report).toContainText('cup of coffee before work', { timeout: 60_000 });
	await expect(report).toContainText('Whisper base heard this, on this device.');

	await press(page, 'button', 'Remove it');
	await expect(page.getByText('Removed. Without a connection Henry cannot hear you.')).toBeVisible();
});

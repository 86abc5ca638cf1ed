import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import { chromium, type Page } from '@playwright/test';
import { awaitingItsApp, launchOptions } from '../e2e/browser.ts';
import { layOutWhisperFiles } from '../server/src/adapters/speech-to-text/whisper-files.ts';
import { AppError } from '../server/src/domain/app-error.ts';
import { transcribeRecording } from '../server/src/domain/transcription/transcribe.ts';
import { createBenchWhisper, unheardUtterances, whisperFiles } from './ears-whisper.ts';
import { median, rounded } from './result.ts';
import { embeddedEngines, withServer } from './server.ts';
import { readRecording } from './stt-corpus.ts';
import { type LocalRecognizer, withRecognizer } from './stt-recognizers.ts';

/** Of each speaker's twenty utterances one is heard. */
const measuredEach = 20;

/** The script of the thread in which a page hears. */
function threadPath(): string {
	const assets = readdirSync(join(import.meta.dirname, '../web/dist/assets'));
	return `/assets/${assets.find((name) => name.startsWith('whisper.worker-'))}`;
}

type Heard = { seconds: number; words: TranscriptWord[] };

/** Hears recordings one after the other in a thread of the page's, as the app does. */
function hearInPage(page: Page, recordings: readonly number[][]): Promise<Heard[]> {
	return page.evaluate(
		async ({ path, recordings }) => {
			const thread = new Worker(path, { type: 'module' });
			const heard: Heard[] = [];
			for (const recording of recordings) {
				const { port1, port2 } = new MessageChannel();
				const start = performance.now();
				const answer = await new Promise<{ words?: TranscriptWord[]; failure?: string }>((resolve) => {
					port1.onmessage = ({ data }) => resolve(data);
					thread.postMessage({ wav: Uint8Array.from(recording), hints: [] }, [port2]);
				});
				if (!answer.words) throw new Error(answer.failure ?? 'There is no ear in this browser.');
				heard.push({ seconds: (performance.now() - start) / 1_000, words: answer.words });
			}
			return heard;
		},
		{ path: threadPath(), recordings },
	);
}

/** Fetches the ear by the page's own control; answers the seconds that it took. */
async function fetchEar(page: Page): Promise<number> {
	await page.goto('/settings');
	const fetch = page.getByRole('button', { name: /^Better hearing without a network/ });
	await fetch.waitFor();
	const start = performance.now();
	await fetch.click();
	await page.getByText('is kept in this browser').waitFor({ timeout: 120_000 });
	return (performance.now() - start) / 1_000;
}

function hearInChromium(recordings: readonly number[][]) {
	return withServer(async (baseURL) => {
		const browser = await chromium.launch(launchOptions('denied'));
		try {
			const page = awaitingItsApp(await (await browser.newContext({ baseURL })).newPage());
			return { fetchSeconds: await fetchEar(page), heard: await hearInPage(page, recordings) };
		} finally {
			await browser.close();
		}
	}, embeddedEngines);
}

/** The words that the server hears in a recording; none where it hears nobody. */
async function hearOnServer(recognizer: LocalRecognizer, samples: Int16Array): Promise<string> {
	return transcribeRecording(recognizer, samples).then(
		({ transcription }) => transcription,
		(error: unknown) => {
			if (error instanceof AppError && error.code === 'invalid-argument') return '';
			throw error;
		},
	);
}

/**
 * Whisper in Chromium, as a page hears with it where the server cannot be reached: seconds a clip once it is loaded, those
 * of the first one, with which it is, and whether it hears the same words as on the server.
 */
export async function browser({ trial }: { trial: boolean }) {
	layOutWhisperFiles(whisperFiles());
	const utterances = unheardUtterances('measured', measuredEach).slice(0, trial ? 4 : undefined);
	const sounds = utterances.map(({ file }) => readRecording(file));
	const onServer = await withRecognizer(createBenchWhisper(), async (recognizer) => {
		const texts: string[] = [];
		for (const samples of sounds) texts.push(await hearOnServer(recognizer, samples));
		return texts;
	});
	const wavs = sounds.map((samples) => [...encodeWav(samples, speechSampleRateHz)]);
	const { fetchSeconds, heard } = await hearInChromium(wavs);
	const [first, ...others] = heard.map(({ seconds }) => seconds) as [number, ...number[]];
	const texts = heard.map(({ words }) => words.map(({ text }) => text).join(' '));
	return {
		clips: utterances.length,
		secondsOfSoundAClip: rounded(median(sounds.map(({ length }) => length / speechSampleRateHz))),
		secondsAClip: rounded(median(others)),
		secondsOfFirstClip: rounded(first),
		secondsOfFetch: rounded(fetchSeconds),
		heardAsOnServer: rounded(texts.filter((text, index) => text === onServer[index]).length / texts.length),
	};
}

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { transcriptFileField, transcriptResponseSchema } from '@henry/contract/transcript.ts';
import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/browser.ts';
import { familyAnswers, writeSpokenAnswers } from '../e2e/spoken-answers.ts';
import { wordErrorRate } from '../server/src/adapters/speech-to-text/word-error-rate.ts';
import { keepResult, median, rounded } from './result.ts';
import { withServer } from './server.ts';

const runs = 3;
const audioSeconds = 75;

/** One learner: records the whole 75 seconds, submits, and waits for the report. */
async function submitToReport(baseURL: string, file: string): Promise<{ seconds: number; heard: string }> {
	const browser = await chromium.launch(launchOptions({ file }));
	try {
		const page = await browser.newPage({ baseURL });
		await page.goto('/exercise?topic=Family');
		await page.getByRole('button', { name: 'Tap to record' }).click();
		const submit = page.getByRole('button', { name: 'Submit answer' });
		await submit.waitFor({ timeout: 100_000 });
		const start = performance.now();
		await submit.click();
		await page.getByRole('heading', { name: 'Your report' }).waitFor();
		const seconds = (performance.now() - start) / 1000;
		const answers = page.getByRole('article').first().getByRole('definition');
		return { seconds, heard: (await answers.allInnerTexts()).join(' ') };
	} finally {
		await browser.close();
	}
}

/** The same recording sent as a file, as when there is no live connection. */
async function fileToTranscript(baseURL: string, file: string): Promise<{ seconds: number; heard: string }> {
	const form = new FormData();
	form.append(transcriptFileField, new Blob([readFileSync(file)], { type: 'audio/wav' }), 'recording.wav');
	const start = performance.now();
	const response = await fetch(new URL(apiPaths.transcript, baseURL), { method: 'POST', body: form });
	const { transcription } = transcriptResponseSchema.parse(await response.json());
	return { seconds: (performance.now() - start) / 1000, heard: transcription };
}

function summary(results: { seconds: number; heard: string }[]) {
	const seconds = results.map((result) => result.seconds);
	const rates = results.map(({ heard }) => wordErrorRate(familyAnswers.join(' '), heard));
	return {
		medianSeconds: rounded(median(seconds)),
		worstSeconds: rounded(Math.max(...seconds)),
		medianRatioToAudio: rounded(median(seconds) / audioSeconds, 4),
		medianWordErrorRate: rounded(median(rates)),
	};
}

/** Grammar speech end to end: from 'Submit answer' to the report, for a 75-second recording of flite's slt voice. */
export async function benchGrammarSpeech(): Promise<void> {
	await withServer(async (baseURL) => {
		const folder = mkdtempSync(join(tmpdir(), 'henry-bench-'));
		const file = await writeSpokenAnswers(baseURL, folder, familyAnswers);
		const live = [];
		const uploaded = [];
		for (let run = 0; run < runs; run++) {
			live.push(await submitToReport(baseURL, file));
			uploaded.push(await fileToTranscript(baseURL, file));
		}
		keepResult('grammar-speech', {
			voice: 'flite slt (synthetic, clear, native-like: not a learner)',
			audioSeconds,
			runs,
			submitToReportVisible: summary(live),
			fileToTranscript: summary(uploaded),
		});
	});
}

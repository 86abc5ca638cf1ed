import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { feedbackResponseSchema } from '@henry/contract/feedback.ts';
import { transcriptFileField, transcriptResponseSchema } from '@henry/contract/transcript.ts';
import { chromium, type Page, type Response } from '@playwright/test';
import { launchOptions } from '../e2e/browser.ts';
import { familyAnswers, writeSpokenAnswers } from '../e2e/spoken-answers.ts';
import { wordErrorRate } from '../server/src/adapters/speech-to-text/word-error-rate.ts';
import { measureParts, type Part } from './parts.ts';
import { median, rounded } from './result.ts';
import { enginesAt, neuralEngines, withServer } from './server.ts';

const runs = 3;
const audioSeconds = 75;
/** A short sentence takes less, once the model is warm. */
const warmMs = 12_000;

/** `isAhead`: what was said is corrected while the next answer is given, as in the product. */
type Visit = { isAhead?: boolean };

async function feedbackIn(response: Response) {
	const { result } = (await response.json()) as { result: unknown };
	return feedbackResponseSchema.parse(result);
}

/** Whether an answer is a report to which nothing is to be added. */
const isWhole = async (response: Response) =>
	response.url().endsWith(apiPaths.feedback) && !(await feedbackIn(response)).unfinished;

/** One learner: records the whole 75 seconds, submits, and waits for the report. */
async function submitToReport(baseURL: string, file: string, { isAhead = true }: Visit = {}) {
	const browser = await chromium.launch(launchOptions({ file }));
	try {
		const page = await browser.newPage({ baseURL });
		if (!isAhead) await keepAnswersApart(page);
		await page.goto('/exercise?topic=Family');
		await page.getByRole('button', { name: 'Tap to record' }).click();
		const submit = page.getByRole('button', { name: 'Submit answer' });
		await submit.waitFor({ timeout: 100_000 });
		const start = performance.now();
		const soFar = () => (performance.now() - start) / 1000;
		const wholeReport = page.waitForResponse(isWhole, { timeout: 60_000 });
		await submit.click();
		await page.getByRole('heading', { name: 'Your report' }).waitFor();
		const seconds = soFar();
		const { corrections } = await feedbackIn(await wholeReport);
		const answers = page.getByRole('article').first().getByRole('definition');
		const heard = (await answers.allInnerTexts()).join(' ');
		return { seconds, wholeSeconds: soFar(), heard, corrections };
	} finally {
		await browser.close();
	}
}

/** Has the server never told where an answer ends, so that it corrects nothing before it is submitted. */
async function keepAnswersApart(page: Page): Promise<void> {
	await page.routeWebSocket(`**${apiPaths.liveTranscript}`, (socket) => {
		const server = socket.connectToServer();
		socket.onMessage((message) => {
			if (typeof message !== 'string' || !message.includes('nextAnswer')) server.send(message);
		});
	});
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

/** From 'Submit answer' to the report, for a 75-second recording of flite's slt voice, with the engines of every machine. */
const embedded: Part = () =>
	withServer(async (baseURL) => {
		const folder = mkdtempSync(join(tmpdir(), 'henry-bench-'));
		const file = await writeSpokenAnswers(baseURL, folder, familyAnswers);
		const live = [];
		const uploaded = [];
		for (let run = 0; run < runs; run++) {
			live.push(await submitToReport(baseURL, file));
			uploaded.push(await fileToTranscript(baseURL, file));
		}
		return {
			voice: 'flite slt (synthetic, clear, native-like: not a learner)',
			audioSeconds,
			runs,
			submitToReportVisible: summary(live),
			fileToTranscript: summary(uploaded),
		};
	});

/** Waits until the language model has read the examples that it corrects by, which takes it a minute or two. */
async function untilWarm(baseURL: string): Promise<void> {
	for (let attempt = 1; attempt <= 12; attempt++) {
		const startMs = performance.now();
		await fetch(new URL(apiPaths.feedback, baseURL), {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ data: { text: `she go there ${attempt} times` } }),
		});
		if (performance.now() - startMs < warmMs) return;
	}
}

/** The same with the best engines of this machine. A server that has corrected an answer before would remember it. */
const withModel = (visit: Visit) =>
	withServer(async (baseURL) => {
		const folder = mkdtempSync(join(tmpdir(), 'henry-bench-'));
		const file = await writeSpokenAnswers(baseURL, folder, familyAnswers);
		await untilWarm(baseURL);
		const { seconds, wholeSeconds, corrections } = await submitToReport(baseURL, file, visit);
		const ofModel = corrections.filter(({ rule }) => rule.startsWith('model-')).length;
		const figures = {
			seconds: rounded(seconds),
			wholeSeconds: rounded(wholeSeconds),
			corrections: corrections.length,
			ofModel,
		};
		return { engines: await enginesAt(baseURL), figures };
	}, neuralEngines);

/** With the language model, once with what was said corrected ahead, and once with nothing. */
const model: Part = async () => {
	const ahead = await withModel({});
	const nothingAhead = await withModel({ isAhead: false });
	return { engines: ahead.engines, audioSeconds, ahead: ahead.figures, nothingAhead: nothingAhead.figures };
};

/** Grammar speech end to end. */
export const benchGrammarSpeech = (part?: string, trial = false): Promise<void> =>
	measureParts('grammar-speech', { embedded, model }, { part, trial });

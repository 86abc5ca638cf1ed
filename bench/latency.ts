import { mkdtempSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { defaultTurnPauseMs } from '@henry/contract/live-talk.ts';
import { chromium } from '@playwright/test';
import { awaitingItsApp, launchOptions } from '../e2e/browser.ts';
import { writeSpokenAnswers } from '../e2e/spoken-answers.ts';
import { watchFreeCores } from '../server/src/adapters/language-model/free-cores.ts';
import { measureParts, type Part } from './parts.ts';
import { median, rounded } from './result.ts';
import { embeddedEngines, enginesAt, neuralEngines, withServer } from './server.ts';
import { readTalk, recordTalk, type TalkRecording } from './talk-recorder.ts';

const frameMs = 5;
/** Softer frames are silence, in decibels of full scale. */
const silenceDb = -46;
/** Shorter silences are part of what is said. */
const joinedMs = 500;
/** Conversations in which the learner lets Henry finish, and what is said in each: an answer in each slot of the recording. */
const politeTalks = 2;
const answers = [
	'My name is Laura and I live in Valencia with my sister.',
	'I work in a hotel near the beach.',
	'I like it because I meet a lot of people.',
	'In the evening I play the guitar with my friends.',
	'Last summer I travelled to Portugal with my family.',
	'We visited Lisbon and we ate a lot of fish.',
	'I have an old dog and two cats.',
	'At the weekend I go to the mountains by train.',
	'I want to speak English better for my job.',
	'Next year I would like to study in Ireland.',
];
const pauseMs = defaultTurnPauseMs.intermediate;
/** Long enough for Henry to finish what he says; or so short that the learner speaks while he does. */
const politeSlotSeconds = 12;
const impatientSlotSeconds = 6;

type Segment = { startMs: number; endMs: number };

/** The segments of sound in a recording. */
function soundsIn(samples: Float32Array, sampleRateHz: number): Segment[] {
	const frameLength = (sampleRateHz * frameMs) / 1_000;
	const segments: Segment[] = [];
	for (let frame = 0; (frame + 1) * frameLength <= samples.length; frame++) {
		let sum = 0;
		for (const sample of samples.subarray(frame * frameLength, (frame + 1) * frameLength)) sum += sample ** 2;
		if (10 * Math.log10(sum / frameLength + 1e-10) < silenceDb) continue;
		const startMs = frame * frameMs;
		const last = segments.at(-1);
		if (last && startMs - last.endMs < joinedMs) last.endMs = startMs + frameMs;
		else segments.push({ startMs, endMs: startMs + frameMs });
	}
	return segments;
}

/** One live talk in Chromium, hands-free. */
async function talk(baseURL: string, slotSeconds: number): Promise<TalkRecording> {
	const folder = mkdtempSync(join(tmpdir(), 'henry-bench-'));
	const file = await writeSpokenAnswers(baseURL, folder, answers, slotSeconds);
	const { args, ...options } = launchOptions({ file });
	const browser = await chromium.launch({
		...options,
		args: [...args, '--autoplay-policy=no-user-gesture-required'],
	});
	try {
		const context = await browser.newContext({ baseURL, bypassCSP: true, permissions: ['microphone'] });
		const page = awaitingItsApp(await context.newPage());
		await recordTalk(page);
		await page.goto('/talkToHenry?exercise=talkAboutYou');
		await page.getByRole('button', { name: 'START' }).click();
		await page.waitForTimeout(1_000 * (slotSeconds * answers.length + 8));
		return await readTalk(page);
	} finally {
		await browser.close();
	}
}

/** The first message of a type in a span of time. */
function messageIn(
	{ messages }: TalkRecording,
	type: string,
	fromMs: number,
	toMs: number,
): number | undefined {
	return messages.find((message) => message.type === type && message.atMs >= fromMs && message.atMs < toMs)
		?.atMs;
}

type Stages = { final: number; speech: number; audible: number };

/** For each turn that Henry answered: the way from the learner's last sound to Henry's first. */
function turnsIn(recording: TalkRecording): Stages[] {
	const learner = soundsIn(recording.microphone, recording.sampleRateHz);
	const henry = soundsIn(recording.henry, recording.sampleRateHz);
	return learner.flatMap(({ endMs }, index) => {
		const nextMs = learner[index + 1]?.startMs ?? Number.POSITIVE_INFINITY;
		const audible = henry.find(({ startMs }) => startMs > endMs && startMs < nextMs)?.startMs;
		const final = messageIn(recording, 'final', endMs, nextMs);
		const speech = messageIn(recording, 'speech', endMs, nextMs);
		if (audible === undefined || final === undefined || speech === undefined) return [];
		return [{ final: final - endMs, speech: speech - final, audible: audible - speech }];
	});
}

type Interruption = { suspend: number; silent: number };

/** For each time that the learner began while Henry spoke: when he was told to be silent, and how long he went on then. */
function interruptionsIn(recording: TalkRecording): Interruption[] {
	const learner = soundsIn(recording.microphone, recording.sampleRateHz);
	const henry = soundsIn(recording.henry, recording.sampleRateHz);
	return learner.flatMap(({ startMs }) => {
		const spoken = henry.find((segment) => segment.startMs < startMs && segment.endMs > startMs);
		const suspend = messageIn(recording, 'suspend', startMs, startMs + 1_000);
		return spoken && suspend !== undefined
			? [{ suspend: suspend - startMs, silent: spoken.endMs - suspend }]
			: [];
	});
}

/** Waits until what the server does after its start, such as reading prompts, is done: ten seconds in which little is. */
async function untilIdle(): Promise<void> {
	const freeCores = watchFreeCores();
	for (let quietSeconds = 0; quietSeconds < 10; ) {
		await setTimeout(1_000);
		quietSeconds = freeCores.count() > 0.8 * cpus().length ? quietSeconds + 1 : 0;
	}
}

const middle = (figures: readonly number[]) => rounded(median(figures), 0);
const ninetieth = (figures: readonly number[]) =>
	rounded(
		[...figures].sort((first, second) => first - second)[Math.floor(0.9 * figures.length)] ?? Number.NaN,
		0,
	);

async function measure(baseURL: string, talks: number) {
	await untilIdle();
	const turns: Stages[] = [];
	for (let count = 0; count < talks; count++) turns.push(...turnsIn(await talk(baseURL, politeSlotSeconds)));
	const interruptions = interruptionsIn(await talk(baseURL, impatientSlotSeconds));
	const untilSilentMs = interruptions.map(({ suspend, silent }) => suspend + silent);
	const wholeMs = turns.map(({ final, speech, audible }) => final + speech + audible);
	return {
		engines: await enginesAt(baseURL),
		turns: turns.length,
		lastSoundToHenryMs: { median: middle(wholeMs), p90: ninetieth(wholeMs) },
		stagesMs: {
			lastSoundToEndOfTurn: middle(turns.map(({ final }) => final)),
			endOfTurnToFirstSoundSent: middle(turns.map(({ speech }) => speech)),
			firstSoundSentToAudible: middle(turns.map(({ audible }) => audible)),
		},
		interruptions: interruptions.length,
		onsetToSilenceMs: { median: middle(untilSilentMs), p90: ninetieth(untilSilentMs) },
		interruptionStagesMs: {
			onsetToSuspend: middle(interruptions.map(({ suspend }) => suspend)),
			suspendToSilence: middle(interruptions.map(({ silent }) => silent)),
		},
	};
}

/**
 * Live talk in Chromium with a file as microphone, at the waveform: the learner's last sound to Henry's first one, by
 * stage, and from the onset of an interruption to Henry's silence; with the engines that every machine has, and with the
 * neural ones. A trial is one talk of each kind.
 */
export async function benchLatency(part?: string, trial?: boolean): Promise<void> {
	const measureWith =
		(settings: Record<string, string>): Part =>
		async ({ trial: isTrial }) => ({
			pauseMs,
			...(await withServer((baseURL) => measure(baseURL, isTrial ? 1 : politeTalks), settings)),
		});
	const parts = { embedded: measureWith(embeddedEngines), neural: measureWith(neuralEngines) };
	await measureParts('latency', parts, { part, trial });
}

import { apiPaths } from '@henry/contract/api-paths.ts';
import { liveTalkFrameMs, speechSampleRateHz } from '@henry/contract/limits.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { decodeWav } from '@henry/sound/wav.ts';
import { LiveLearner, type Speech, speechOf } from './live-learner.ts';
import { measureParts, type Part } from './parts.ts';
import { childProcesses, cpuSeconds, memoryMiB } from './process-figures.ts';
import { median, quantile, rounded } from './result.ts';
import { embeddedEngines, enginesAt, neuralEngines, withServer } from './server.ts';

const talksAtOnce = [1, 5, 10];
export const pauseMs = 1_000;
const talkSeconds = 60;
export const exercises = ['howWasYourDay', 'talkAboutYou', 'jobInterview'] as const;

/** What the learners say, in turn. */
export const answers = [
	'It was a good day, because I was at home with my family.',
	'I work in a hospital in the north of the city.',
	'Last year I went to Italy with two friends, and we visited a lot of old churches.',
	'I like cooking, but I do not have much time for it during the week.',
	'My brother lives near the sea, and I see him every summer.',
	'I would like to find a better job and learn more about computers.',
];

/** A text in the server's own voice, ready to be said. */
export async function spokenBy(baseURL: string, text: string): Promise<Speech> {
	const response = await fetch(new URL(apiPaths.speech, baseURL), {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ text }),
	});
	if (!response.ok) throw new Error(`speech answered ${response.status}`);
	const { samples, sampleRateHz } = decodeWav(new Uint8Array(await response.arrayBuffer()));
	return speechOf(floatToPcm16(resample(samples, sampleRateHz, speechSampleRateHz)));
}

/** Lets every learner send a frame each 20 ms for a while; answers how late the frames were. */
async function talkFor(learners: readonly LiveLearner[], seconds: number): Promise<number[]> {
	const startMs = performance.now();
	const latenessMs: number[] = [];
	for (let frame = 0; frame < (seconds * 1_000) / liveTalkFrameMs; frame++) {
		const dueMs = startMs + frame * liveTalkFrameMs;
		const waitMs = dueMs - performance.now();
		if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
		latenessMs.push(performance.now() - dueMs);
		// Nobody begins at the same moment as the others.
		const begun = learners.filter((_, index) => dueMs - startMs >= 250 * index);
		for (const learner of begun) learner.tick();
	}
	return latenessMs;
}

const shareOf = <Item>(items: readonly Item[], isOne: (item: Item) => boolean) =>
	rounded(items.filter(isOne).length / Math.max(1, items.length), 2);

type Process = { processId: number; module: string };

/** Share of one core that each kind of process took, in percent. */
function coresOf(processes: readonly Process[], before: readonly number[], seconds: number) {
	const cores: Record<string, number> = {};
	for (const [index, { processId, module }] of processes.entries()) {
		const used = (cpuSeconds(processId) - (before[index] as number)) / seconds;
		cores[module] = rounded((cores[module] ?? 0) + 100 * used, 1);
	}
	return cores;
}

/** How far the places of the same answer lie apart; a frame that was lost would move every later one by 20 ms. */
function largestDriftMs(learners: readonly LiveLearner[]): number {
	const ranges = learners.flatMap(({ turns }) =>
		answers.map((_, answer) => {
			const places = turns.filter((turn) => turn.answer === answer).map(({ endsBehindMs }) => endsBehindMs);
			return places.length > 1 ? Math.max(...places) - Math.min(...places) : 0;
		}),
	);
	return rounded(Math.max(...ranges), 0);
}

async function measure(baseURL: string, server: number, spoken: readonly Speech[], count: number) {
	const processes = [{ processId: server, module: 'main.ts' }, ...childProcesses(server)];
	const before = processes.map(({ processId }) => cpuSeconds(processId));
	const ownBefore = process.cpuUsage();
	const learners = Array.from(
		{ length: count },
		(_, index) =>
			new LiveLearner(
				baseURL,
				exercises[index % exercises.length] ?? 'talkAboutYou',
				[...spoken.slice(index % spoken.length), ...spoken.slice(0, index % spoken.length)],
				pauseMs,
			),
	);
	const latenessMs = await talkFor(learners, talkSeconds);
	const cores = coresOf(processes, before, talkSeconds);
	const own = process.cpuUsage(ownBefore);
	for (const learner of learners) learner.end();
	const turns = learners.flatMap((learner) => learner.turns);
	const toHenrysSoundMs = turns.map((turn) => turn.toHenrysSoundMs);
	return {
		talks: count,
		turns: turns.length,
		failures: learners.flatMap(({ failure }) => failure ?? []),
		lastSoundToHenryMs: {
			median: rounded(median(toHenrysSoundMs), 0),
			p95: rounded(quantile(toHenrysSoundMs, 0.95), 0),
			worst: rounded(Math.max(...toHenrysSoundMs), 0),
		},
		lastSoundToEndOfTurnMs: { median: rounded(median(turns.map((turn) => turn.toEndOfTurnMs)), 0) },
		fallbacks: {
			mind: shareOf(turns, ({ hasMindFallback }) => hasMindFallback),
			voice: shareOf(turns, ({ hasPlainVoice }) => hasPlainVoice),
		},
		framesSent: learners.reduce((sum, { framesSent }) => sum + framesSent, 0),
		largestDriftMs: largestDriftMs(learners),
		frameLatenessMs: { median: rounded(median(latenessMs), 1), p99: rounded(quantile(latenessMs, 0.99), 1) },
		percentOfOneCore: { ...cores, learners: rounded((own.user + own.system) / 1e4 / talkSeconds, 1) },
		serverMiB: memoryMiB(server, 'VmRSS'),
	};
}

async function measureAll(baseURL: string, server: number, counts: readonly number[]) {
	const spoken: Speech[] = [];
	for (const answer of answers) spoken.push(await spokenBy(baseURL, answer));
	const results = [];
	for (const count of counts) results.push(await measure(baseURL, server, spoken, count));
	return { engines: await enginesAt(baseURL), results };
}

/**
 * Live conversations at once, with the learners on the same machine as the server: how long after the learner's last
 * sound the turn is Henry's, and his first sound is there, whether frames get lost, what the machine does meanwhile, and how many of the turns
 * were thought up or spoken by the engines that stand in where the better ones are busy. With the engines that every
 * machine has, and with the neural ones; a trial is two talks.
 */
export async function benchLiveLoad(part?: string, trial?: boolean): Promise<void> {
	const measureWith =
		(settings: Record<string, string>): Part =>
		async ({ trial: isTrial }) => ({
			pauseMs,
			talkSeconds,
			...(await withServer(
				(baseURL, server) => measureAll(baseURL, server, isTrial ? [2] : talksAtOnce),
				settings,
			)),
		});
	const parts = { embedded: measureWith(embeddedEngines), neural: measureWith(neuralEngines) };
	await measureParts('live-load', parts, { part, trial });
}

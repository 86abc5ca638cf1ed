import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { liveTalkFrameMs } from '@henry/contract/limits.ts';
import { fitLine } from './linear-fit.ts';
import { LiveLearner, type Speech } from './live-learner.ts';
import { answers, exercises, pauseMs, spokenBy } from './live-load.ts';
import { heldBy } from './live-memory.ts';
import { measureParts, type Part } from './parts.ts';
import { childProcesses, cpuSeconds, processesOf, stateOf } from './process-figures.ts';
import { median, quantile, rounded } from './result.ts';
import { embeddedEngines, enginesAt, freePort, withServer } from './server.ts';
import { sendAsSpoken } from './stt-senders.ts';
import { cookiesOfVisitor } from './visitor.ts';

/** What the product promises of two cores: how soon there is an answer, for so many at a time. */
const target = { talks: 40, speakers: 30, p95Seconds: 1.5 };
const idlePages = 1_000;
const secondsOfLoad = 60;
const minutesOfSoak = 30;
/** A soak that is no test of the machine: some quarter of two cores. */
const soaking = { talks: 2, speakers: 2 };
const samplesOfSoak = 60;
/** Before it is sampled, so that what is used often is compiled. */
const warmingUp = { talks: 8, speakers: 8, seconds: 300 };

/** How long answers took, in seconds, and what failed. */
type Answers = { seconds: number[]; failures: string[] };

const figuresOf = ({ seconds, failures }: Answers) => ({
	answers: seconds.length,
	failures,
	seconds: {
		median: rounded(median(seconds), 2),
		p95: rounded(quantile(seconds, 0.95), 2),
		worst: rounded(Math.max(...seconds), 2),
	},
});

/** Somebody who records an answer, hands it in, looks at the report for a while and begins anew. */
async function practiseGrammar(
	baseURL: string,
	{ samples }: Speech,
	{ isOver, into }: { isOver: () => boolean; into: Answers },
): Promise<void> {
	const cookie = await cookiesOfVisitor(baseURL);
	while (!isOver()) {
		const heard = await sendAsSpoken(baseURL, samples, cookie);
		const startMs = performance.now();
		const response = await fetch(new URL(apiPaths.feedback, baseURL), {
			method: 'POST',
			headers: { 'content-type': 'application/json', cookie },
			body: JSON.stringify({ text: heard.text }),
		}).catch((error: Error) => ({ ok: false, status: error.message, text: async () => '' }));
		await response.text();
		if (heard.kind !== 'answered') into.failures.push(heard.text);
		else if (!response.ok) into.failures.push(`feedback: ${response.status}`);
		else into.seconds.push(heard.seconds + (performance.now() - startMs) / 1_000);
		await wait(2_000);
	}
}

/** Keeps so many live talks going, each begun anew when it has come to its end; answers all turns of all of them. */
async function keepTalking(
	baseURL: string,
	spoken: readonly Speech[],
	{ talks, isOver }: { talks: number; isOver: () => boolean },
): Promise<Answers> {
	const all: LiveLearner[] = [];
	const cookies = await Promise.all(Array.from({ length: talks }, () => cookiesOfVisitor(baseURL)));
	const begin = (index: number) => {
		const first = index % spoken.length;
		const inTurn = [...spoken.slice(first), ...spoken.slice(0, first)];
		const exercise = exercises[index % exercises.length] ?? 'talkAboutYou';
		const learner = new LiveLearner(baseURL, exercise, inTurn, pauseMs, cookies[index]);
		all.push(learner);
		return learner;
	};
	const talking: LiveLearner[] = [];
	const startMs = performance.now();
	for (let frame = 0; !isOver(); frame++) {
		await wait(Math.max(0, startMs + frame * liveTalkFrameMs - performance.now()));
		// Nobody begins at the same moment as the others.
		if (talking.length < talks && performance.now() - startMs > 250 * talking.length)
			talking.push(begin(talking.length));
		for (const [index, learner] of talking.entries()) {
			if (learner.hasEnded && !learner.failure) talking[index] = begin(index);
			learner.tick();
		}
	}
	for (const learner of talking) learner.end();
	return {
		seconds: all.flatMap(({ turns }) => turns.map(({ toHenrysSoundMs }) => toHenrysSoundMs / 1_000)),
		failures: all.flatMap(({ failure }) => failure ?? []),
	};
}

/** Live talks and grammar speakers at once, for so long. */
async function bear(
	baseURL: string,
	{ talks, speakers, seconds }: { talks: number; speakers: number; seconds: number },
) {
	const spoken: Speech[] = [];
	for (const answer of answers) spoken.push(await spokenBy(baseURL, answer));
	const endsAtMs = performance.now() + seconds * 1_000;
	const isOver = () => performance.now() > endsAtMs;
	const reports: Answers = { seconds: [], failures: [] };
	const speaking = Array.from({ length: speakers }, async (_, index) => {
		await wait(Math.min(seconds * 500, 200 * index));
		const speech = spoken[index % spoken.length] as Speech;
		await practiseGrammar(baseURL, speech, { isOver, into: reports });
	});
	const [turns] = await Promise.all([keepTalking(baseURL, spoken, { talks, isOver }), ...speaking]);
	const afterThePause = { ...turns, seconds: turns.seconds.map((each) => each - pauseMs / 1_000) };
	return {
		liveTalks: { atOnce: talks, afterThePause: figuresOf(afterThePause) },
		grammarSpeakers: { atOnce: speakers, fromLastSoundToReport: figuresOf(reports) },
	};
}

/** A server whose metrics can be read, and what they have told of its main thread since they were asked last. */
async function withEventLoop(
	measure: (baseURL: string, server: number, eventLoopMs: () => Promise<object>) => Promise<object>,
): Promise<object> {
	const port = await freePort();
	const eventLoopMs = async () => {
		const told = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
		const figure = (name: string) => {
			const [, seconds] = told.match(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm')) ?? [];
			return rounded(Number(seconds) * 1_000, 1);
		};
		return { mean: figure('mean'), p99: figure('p99'), worst: figure('max') };
	};
	return withServer((baseURL, server) => measure(baseURL, server, eventLoopMs), {
		...embeddedEngines,
		HENRY_METRICS_PORT: `${port}`,
	});
}

/** What is promised: so many live talks and grammar speakers at once on this machine, learners included. */
const crowd: Part = ({ trial }) =>
	withEventLoop(async (baseURL, server, eventLoopMs) => {
		await eventLoopMs();
		const before = processesOf(server).map(({ processId }) => cpuSeconds(processId));
		const ownBefore = process.cpuUsage();
		const startMs = performance.now();
		const few = { talks: 2, speakers: 2 };
		const seconds = trial ? 20 : secondsOfLoad;
		const figures = await bear(baseURL, { ...(trial ? few : target), seconds });
		const used = processesOf(server).map(
			({ processId, module }, index) => [module, cpuSeconds(processId) - (before[index] ?? 0)] as const,
		);
		const tookSeconds = (performance.now() - startMs) / 1_000;
		const own = process.cpuUsage(ownBefore);
		const percent: Record<string, number> = {};
		for (const [module, each] of used)
			percent[module] = rounded((percent[module] ?? 0) + (100 * each) / tookSeconds, 1);
		return {
			target,
			pauseMs,
			seconds,
			engines: await enginesAt(baseURL),
			...figures,
			mainThreadDelayMs: await eventLoopMs(),
			percentOfOneCore: { ...percent, learners: rounded((own.user + own.system) / 1e4 / tookSeconds, 1) },
		};
	});

/** A browser's connection, which stays open. */
function openPage(baseURL: string) {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const ask = async (path: string): Promise<number> => {
		const answer = await new Promise<IncomingMessage>((resolve, reject) => {
			request(new URL(path, baseURL), { agent }, resolve).on('error', reject).end();
		});
		await text(answer);
		return answer.statusCode ?? 0;
	};
	return { ask, close: () => agent.destroy() };
}

/** Pages that are open and do nothing: what they cost, and how soon the server answers others meanwhile. */
const idle: Part = ({ trial }) =>
	withEventLoop(async (baseURL, server, eventLoopMs) => {
		const before = stateOf(server);
		await eventLoopMs();
		const pages = Array.from({ length: trial ? 20 : idlePages }, () => openPage(baseURL));
		const failures: string[] = [];
		for (const { ask } of pages) {
			for (const path of ['/', apiPaths.health]) {
				const status = await ask(path).catch((error: Error) => error.message);
				if (status !== 200) failures.push(`${path}: ${status}`);
			}
		}
		await wait(2_000);
		const whileOpen = stateOf(server);
		const seconds: number[] = [];
		for (let call = 0; call < 200; call++) {
			const startMs = performance.now();
			const response = await fetch(new URL(apiPaths.exercises, baseURL));
			await response.text();
			if (!response.ok) failures.push(`${apiPaths.exercises}: ${response.status}`);
			seconds.push((performance.now() - startMs) / 1_000);
		}
		const mainThreadDelayMs = await eventLoopMs();
		for (const page of pages) page.close();
		const otherCalls = figuresOf({ seconds, failures });
		return { pages: pages.length, before, whileOpen, otherCalls, mainThreadDelayMs };
	});

/** What the server, and all with its engines, hold once their garbage is collected; the rest of their memory is room. */
type Sample = ReturnType<typeof stateOf> & {
	afterSeconds: number;
	objectsMiB: number;
	codeMiB: number;
	objectsWithEnginesMiB: number;
	codeWithEnginesMiB: number;
};

/** How much more there is of each figure in an hour, with its interval. */
function growthPerHour(samples: readonly Sample[]) {
	const growthOf = (figure: Exclude<keyof Sample, 'afterSeconds'>) => {
		const fit = fitLine(samples.map((sample) => ({ x: sample.afterSeconds / 3_600, y: sample[figure] })));
		const [slope, low, high] = [fit.slope, fit.low, fit.high].map((each) => rounded(each, 1));
		return { slope, low, high };
	};
	return {
		objectsMiB: growthOf('objectsMiB'),
		codeMiB: growthOf('codeMiB'),
		objectsWithEnginesMiB: growthOf('objectsWithEnginesMiB'),
		codeWithEnginesMiB: growthOf('codeWithEnginesMiB'),
		serverMiB: growthOf('serverMiB'),
		withEnginesMiB: growthOf('withEnginesMiB'),
		handles: growthOf('handles'),
		withEnginesHandles: growthOf('withEnginesHandles'),
	};
}

/**
 * Memory and handles while learners come and go for long: do objects or handles grow? They do where the whole interval is
 * above zero. Each sample collects garbage, which the slowest answers and the delay of the main thread show.
 */
const soak: Part = ({ trial }) =>
	withEventLoop(async (baseURL, server, eventLoopMs) => {
		const seconds = trial ? 40 : minutesOfSoak * 60;
		const samples: Sample[] = [];
		await bear(baseURL, trial ? { ...soaking, seconds: 10 } : warmingUp);
		await eventLoopMs();
		const startMs = performance.now();
		const bearing = bear(baseURL, { ...soaking, seconds });
		for (let sample = 1; sample <= samplesOfSoak; sample++) {
			await wait(Math.max(0, startMs + (sample * seconds * 1_000) / samplesOfSoak - performance.now()));
			const own = await heldBy(server);
			const all = { ...own };
			for (const { processId } of childProcesses(server)) {
				const held = await heldBy(processId);
				all.objectsMiB += held.objectsMiB;
				all.codeMiB += held.codeMiB;
			}
			samples.push({
				afterSeconds: Math.round((performance.now() - startMs) / 1_000),
				objectsMiB: rounded(own.objectsMiB, 1),
				codeMiB: rounded(own.codeMiB, 1),
				objectsWithEnginesMiB: rounded(all.objectsMiB, 1),
				codeWithEnginesMiB: rounded(all.codeMiB, 1),
				...stateOf(server),
			});
		}
		const figures = await bearing;
		const mainThreadDelayMs = await eventLoopMs();
		return {
			minutes: seconds / 60,
			afterWarmingUp: warmingUp,
			...figures,
			mainThreadDelayMs,
			growthPerHour: growthPerHour(samples),
			samples,
		};
	});

/**
 * How the server bears what it promises, with the engines that every machine has and the learners on the same machine: a
 * crowd of speakers, pages that lie idle, and long use.
 */
export async function benchLoad(part?: string, trial?: boolean): Promise<void> {
	await measureParts('load', { crowd, idle, soak }, { part, trial });
}

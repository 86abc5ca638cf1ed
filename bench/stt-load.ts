import { childProcesses, memoryMiB } from './process-figures.ts';
import { median, rounded } from './result.ts';
import { withServer } from './server.ts';
import { type Outcome, type Send, sendAsFile, sendAsSpoken, sendLive } from './stt-senders.ts';
import { learnersMistakes, learnersSentences } from './stt-sentences.ts';
import { speak } from './stt-voices.ts';

const utterancesAtOnce = 50;
const utterancesInAll = 2_000;
/** Senders of the long run, half of them over sockets: few enough that nobody has to be refused. */
const sendersOfLongRun = 4;

/** An utterance, and what is heard in it while nothing else is. */
type Spoken = { samples: Int16Array; heardAlone?: string };

/** What became of utterances: `lost` are those that were neither answered nor refused with a time to wait, and why. */
function figuresOf(spoken: readonly Spoken[], outcomes: readonly Outcome[]) {
	const answered = outcomes.filter(({ kind }) => kind === 'answered');
	const seconds = answered.map((outcome) => outcome.seconds);
	return {
		utterances: outcomes.length,
		answered: answered.length,
		refused: outcomes.filter(({ kind }) => kind === 'refused').length,
		lost: outcomes.flatMap((outcome) => (outcome.kind === 'lost' ? outcome.text : [])),
		heardOtherwiseThanAlone: outcomes.filter(
			({ kind, text }, index) => kind === 'answered' && text !== spoken[index]?.heardAlone,
		).length,
		secondsToAnswer: { median: rounded(median(seconds), 2), worst: rounded(Math.max(...seconds), 2) },
	};
}

/** The same utterances sent all at once. */
async function atOnce(baseURL: string, spoken: readonly Spoken[], send: Send) {
	return figuresOf(spoken, await Promise.all(spoken.map(({ samples }) => send(baseURL, samples))));
}

/** Memory of the server and of its engines, by what each process runs. */
function memoryOf(server: number): Record<string, number> {
	const mebibytes: Record<string, number> = { 'main.ts': memoryMiB(server, 'VmRSS') };
	for (const { processId, module } of childProcesses(server)) {
		mebibytes[module] = rounded((mebibytes[module] ?? 0) + memoryMiB(processId, 'VmRSS'), 1);
	}
	return mebibytes;
}

/** One utterance after another by some senders, and the memory after each quarter of them. */
async function longRun(baseURL: string, server: number, spoken: readonly Spoken[], utterances: number) {
	const memoryAfterUtterancesMiB: Record<string, object> = { 0: memoryOf(server) };
	const sent: Spoken[] = [];
	const outcomes: Outcome[] = [];
	let done = 0;
	const work = async (send: Send) => {
		while (sent.length < utterances) {
			const next = spoken[sent.length % spoken.length] as Spoken;
			const place = sent.push(next) - 1;
			outcomes[place] = await send(baseURL, next.samples);
			if (++done % (utterances / 4) === 0) {
				memoryAfterUtterancesMiB[done] = memoryOf(server);
				process.stdout.write(`load: ${done} utterances ${JSON.stringify(memoryAfterUtterancesMiB[done])}\n`);
			}
		}
	};
	const senders = Array.from({ length: sendersOfLongRun }, (_, index) => (index % 2 ? sendLive : sendAsFile));
	await Promise.all(senders.map(work));
	return { ...figuresOf(sent, outcomes), memoryAfterUtterancesMiB };
}

/** A server with such settings, under load. */
function bear(settings: Record<string, string>, trial: boolean) {
	const sentences = [...learnersMistakes, ...learnersSentences].slice(0, utterancesAtOnce);
	const spoken: Spoken[] = sentences.map((text) => ({ samples: speak('flite slt', text) }));
	return withServer(async (baseURL, server) => {
		for (const one of spoken) one.heardAlone = (await sendAsFile(baseURL, one.samples)).text;
		const processesBefore = childProcesses(server).map(({ processId }) => processId);
		const figures = {
			atOnceOverHttp: await atOnce(baseURL, spoken, sendAsFile),
			atOnceOverSocketsAsSpoken: await atOnce(baseURL, spoken, sendAsSpoken),
			oneAfterAnother: await longRun(baseURL, server, spoken, trial ? 20 : utterancesInAll),
		};
		const processes = childProcesses(server).map(({ processId }) => processId);
		return { ...figures, processesSurvived: `${processesBefore}` === `${processes}` };
	}, settings);
}

/** How our own recogniser bears many utterances: 50 at once as files and over sockets, and its memory over 2,000; 20 in a trial. */
export async function load({ trial }: { trial: boolean }) {
	return { own: await bear({ HENRY_SPEECH_TO_TEXT: 'embedded' }, trial) };
}

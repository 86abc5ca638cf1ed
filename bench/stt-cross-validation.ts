import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rounded } from './result.ts';
import { bySpeaker, type CorpusUtterance, readCorpus } from './stt-corpus.ts';
import { learnersFigures } from './stt-learners.ts';
import type { ListenerAnswer, ListenerJob } from './stt-listener.ts';
import { needFile } from './stt-needs.ts';
import { errorRate, type Score, score } from './stt-score.ts';

type Held = CorpusUtterance & { fold: number };
type Heard = Held & ListenerAnswer & { score: Score };

const build = join(import.meta.dirname, '../training/ear/build');
const listeners = 2;

const networkOf = (fold: number) => join(build, `fold${fold}.safetensors`);

/** Utterances of which there is a network that has not heard their speakers. */
function heldOut(): Held[] {
	const folds = join(build, 'folds.json');
	needFile(folds, 'training/ear/build/folds.json, which `training/ear/run.py --steps folds` writes,');
	const foldOf: Record<string, number> = JSON.parse(readFileSync(folds, 'utf8'));
	const utterances = readCorpus().flatMap((utterance) => {
		const fold = foldOf[utterance.speaker];
		return fold === undefined || !existsSync(networkOf(fold)) ? [] : [{ ...utterance, fold }];
	});
	if (utterances.length === 0) needFile(networkOf(0), 'a network of a fold in training/ear/build');
	return utterances;
}

/** One answer of a listener; rejects where its process ends instead. */
function ask(listener: ReturnType<typeof fork>, job: ListenerJob): Promise<ListenerAnswer[]> {
	return new Promise((resolve, reject) => {
		const onExit = (code: number | null) => reject(new Error(`A listener ended (exit code ${code}).`));
		listener.once('exit', onExit);
		listener.once('message', (answers: ListenerAnswer[]) => {
			listener.off('exit', onExit);
			resolve(answers);
		});
		listener.send(job);
	});
}

/** Has every speaker's utterances decoded by the network of their fold, some speakers side by side. */
async function listenToAll(speakers: readonly Held[][], onHeard: (heard: Heard[]) => void): Promise<void> {
	// One fold after the other, so that a listener seldom loads another network.
	const waiting = [...speakers].sort((first, second) => (first[0]?.fold ?? 0) - (second[0]?.fold ?? 0));
	const work = async () => {
		const listener = fork(new URL('./stt-listener.ts', import.meta.url));
		try {
			for (let held = waiting.shift(); held; held = waiting.shift()) {
				const utterances = held.map(({ id, file, tenth }) => ({ id, file, tenth }));
				const answers = await ask(listener, { networkFile: networkOf(held[0]?.fold ?? 0), utterances });
				onHeard(held.map((utterance, index) => judged(utterance, answers[index] as ListenerAnswer)));
			}
		} finally {
			listener.kill();
		}
	};
	await Promise.all(Array.from({ length: listeners }, work));
}

function judged(utterance: Held, answer: ListenerAnswer): Heard {
	return { ...utterance, ...answer, score: score(utterance.reference, textsOf(answer)) };
}

const textsOf = ({ words }: Pick<ListenerAnswer, 'words'>) => words.map(({ text }) => text);

/** Does it matter that the sound came in pieces? */
function wholeFigures(heard: readonly Heard[]) {
	const both = heard.flatMap((utterance) => {
		const { wholeWords } = utterance;
		if (!wholeWords) return [];
		const isSame = wholeWords.join(' ') === textsOf(utterance).join(' ');
		return [{ streamed: utterance.score, whole: score(utterance.reference, wholeWords), isSame }];
	});
	const streamed = errorRate(both.map((each) => each.streamed));
	const whole = errorRate(both.map((each) => each.whole));
	return {
		utterances: both.length,
		utterancesHeardDifferently: both.filter(({ isSame }) => !isSame).length,
		wordErrorRateStreamed: rounded(streamed, 4),
		wordErrorRateWhole: rounded(whole, 4),
		difference: rounded(streamed - whole, 4),
	};
}

/** What the confidence model and english.py are trained from: one JSON object a line, in the corpus's order. */
function writeHeard(heard: readonly Heard[], name: string): void {
	const lines = heard.map(
		({ id, speaker, adult, fold, reference, words, features, phones, score: { right } }) =>
			JSON.stringify({ id, speaker, adult, fold, reference, words, features, phones, right }),
	);
	writeFileSync(join(build, name), `${lines.join('\n')}\n`);
}

/** Sentences in English and other languages (training/ear/languages.py), dealt out to the folds' networks. */
function languageRecordings(folds: readonly number[]): Held[] {
	const folder = join(build, 'languages');
	if (!existsSync(folder)) return [];
	return readdirSync(folder).map((name, index) => ({
		id: name,
		speaker: name.slice(0, 'en-US'.length),
		adult: true,
		reference: '',
		file: join(folder, name),
		tenth: false,
		fold: folds[index % folds.length] as number,
	}));
}

/** What english.py is trained from, beside the learners' speech. */
async function hearLanguages(folds: readonly number[]): Promise<void> {
	const recordings = languageRecordings(folds);
	const heard: Heard[] = [];
	await listenToAll(
		recordings.map((recording) => [recording]),
		(each) => heard.push(...each),
	);
	writeHeard(heard, 'heard-languages.jsonl');
}

/** Prints how far the listeners are. */
function printProgress(done: readonly Heard[], speakersDone: number, speakers: number): void {
	const rate = (errorRate(done.map((each) => each.score)) * 100).toFixed(1);
	process.stdout.write(`crossValidation: ${speakersDone} of ${speakers} speakers, ${rate} % wrong so far\n`);
}

/**
 * Learners' speech, decoded by networks that have not heard the speaker: cross-validation over the folds whose networks
 * are in training/ear/build. Each utterance arrives in pieces of 100 ms and stands alone, without hints; the language
 * model, the lexicon and the confidence weights are the shipped ones. What was heard goes to training/ear/build/
 * heard.jsonl, and what they heard of other languages to heard-languages.jsonl. A trial takes one adult and one child of the first fold.
 */
export async function crossValidation({ trial }: { trial: boolean }) {
	const held = heldOut();
	const everySpeaker = [...bySpeaker(held).values()];
	const isChosen = (adult: boolean) => everySpeaker.filter(([first]) => first?.adult === adult).slice(0, 1);
	const speakers = trial ? [...isChosen(true), ...isChosen(false)] : everySpeaker;
	const heardById = new Map<string, Heard>();
	let speakersDone = 0;
	await listenToAll(speakers, (heard) => {
		for (const utterance of heard) heardById.set(utterance.id, utterance);
		printProgress([...heardById.values()], ++speakersDone, speakers.length);
	});
	const heard = held.flatMap(({ id }) => heardById.get(id) ?? []);
	const folds = [...new Set(heard.map(({ fold }) => fold))].sort();
	if (!trial) {
		writeHeard(heard, 'heard.jsonl');
		await hearLanguages(folds);
	}
	return {
		folds,
		...learnersFigures(heard),
		streamedAgainstWhole: wholeFigures(heard),
	};
}

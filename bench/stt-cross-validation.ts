import { fork } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rounded } from './result.ts';
import { bySpeaker } from './stt-corpus.ts';
import { earBuild, type HeldOut, heldOut } from './stt-folds.ts';
import { learnersFigures } from './stt-learners.ts';
import type { ListenerAnswer, ListenerJob } from './stt-listener.ts';
import { errorRate, type Score, score } from './stt-score.ts';

type Heard = HeldOut & ListenerAnswer & { score: Score };

const listeners = 2;

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

/** Has every speaker's utterances decoded by the models of their fold, some speakers side by side. */
async function listenToAll(speakers: readonly HeldOut[][], onHeard: (heard: Heard[]) => void): Promise<void> {
	// One fold after the other, so that a listener seldom loads other models.
	const waiting = [...speakers].sort((first, second) => (first[0]?.fold ?? 0) - (second[0]?.fold ?? 0));
	const work = async () => {
		const listener = fork(new URL('./stt-listener.ts', import.meta.url));
		try {
			for (let held = waiting.shift(); held; held = waiting.shift()) {
				const utterances = held.map(({ id, file, tenth }) => ({ id, file, tenth }));
				const answers = await ask(listener, { fold: held[0]?.fold ?? 0, utterances });
				onHeard(held.map((utterance, index) => judged(utterance, answers[index] as ListenerAnswer)));
			}
		} finally {
			listener.kill();
		}
	};
	await Promise.all(Array.from({ length: listeners }, work));
}

function judged(utterance: HeldOut, answer: ListenerAnswer): Heard {
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
	writeFileSync(join(earBuild, name), `${lines.join('\n')}\n`);
}

/** Sentences in English and other languages (training/ear/languages.py), dealt out to the folds' networks. */
function languageRecordings(folds: readonly number[]): HeldOut[] {
	const folder = join(earBuild, 'languages');
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
 * Learners' speech, decoded by a network that has not heard the speaker and language models that have not read what the
 * speaker says: cross-validation over the folds in training/ear/build. Each utterance arrives in pieces of 100 ms and
 * stands alone, without hints; the lexicon and the confidence weights are the shipped ones. What was heard goes to
 * training/ear/build/heard.jsonl, and what was heard of other languages to heard-languages.jsonl. A trial takes one adult
 * and one child of the first fold.
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

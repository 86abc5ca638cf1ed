import type { JudgedFreeSounds } from '@henry/contract/free-sounds.ts';
import type { PractisedSound } from '@henry/contract/practice.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { ApiError } from './api-error.ts';
import type { Turn } from './conversation/conversation.ts';
import { type HeardAnswer, judgeFreeSounds } from './free-sounds.ts';
import { durationMsOf } from './practice/joined-answers.ts';
import { savesData } from './saves-data.ts';

/** Henry's voice is made first; while he speaks, there is time for the rest. */
const afterReplyMs = 2_000;
/** Where the server is busy it is asked again, this many times in all. */
const mostTries = 3;
const askAgainMs = 5_000;
/** Enough words to judge a talk by: more would be work for little less doubt. */
const enoughWords = 120;
/** In fewer words that were surely heard, nothing is judged. */
const fewestWords = 4;
/** So long what is remembered waits for what is still being judged. */
const longestWaitMs = 6_000;

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

const judgedAnswers = new WeakMap<Blob, Promise<JudgedFreeSounds | undefined>>();
/** Answers are judged one after the other. */
let before: Promise<unknown> = Promise.resolve();

async function judge(answer: HeardAnswer): Promise<JudgedFreeSounds | undefined> {
	for (let tries = 1; ; tries++) {
		try {
			return await judgeFreeSounds(answer, { isBackground: true });
		} catch (error) {
			const isBusy = error instanceof ApiError && error.code === 'resource-exhausted';
			// Nobody waits for it, and nobody misses it.
			if (!isBusy || tries === mostTries) return undefined;
			await wait(askAgainMs);
		}
	}
}

const sureWords = (words: readonly TranscriptWord[]) => words.filter(({ unsure }) => !unsure).length;

/**
 * Has the sounds of an answer judged, without anybody waiting for it. Each recording is sent once, and none where somebody
 * pays by the byte.
 */
export function judgeInBackground(answer: HeardAnswer, afterMs = 0): void {
	if (savesData() || judgedAnswers.has(answer.recording)) return;
	if (sureWords(answer.words) < fewestWords) return;
	const judging = before.then(() => wait(afterMs)).then(() => judge(answer));
	before = judging;
	judgedAnswers.set(answer.recording, judging);
}

/**
 * Has the learner's turns judged, each once Henry has answered it: nothing of danger was said in it then. Turns that were
 * written, or put right, have no words with times.
 */
export function judgeTurns(turns: readonly Turn[]): void {
	const lastOfHenry = turns.findLastIndex(({ speaker }) => speaker === 'henry');
	let words = 0;
	for (const turn of turns.slice(0, lastOfHenry + 1)) {
		if (turn.speaker !== 'learner' || !turn.recorded || turn.words.length === 0) continue;
		if (words >= enoughWords) return;
		words += sureWords(turn.words);
		judgeInBackground({ words: turn.words, recording: turn.recorded.recording }, afterReplyMs);
	}
}

/** An answer as it is remembered: what was written has no words with times. */
type SpokenAnswer = { words: readonly TranscriptWord[]; recording: Blob | undefined };

/** What was judged in those answers; waits a few seconds for what is being judged, and gives up the rest. */
async function foundIn(answers: readonly SpokenAnswer[]) {
	const isOver = wait(longestWaitMs);
	return Promise.all(
		answers.map(({ words, recording }) => {
			// What the learner has put right was not heard as it stands there.
			const judging = words.length > 0 && recording && judgedAnswers.get(recording);
			return judging ? Promise.race([judging, isOver]) : undefined;
		}),
	);
}

/**
 * The sounds of those answers that were judged, with their places in the recording of all answers, one after the other
 * (`joinRecordings`); none where nothing was judged.
 */
export async function soundsOf(answers: readonly SpokenAnswer[]): Promise<PractisedSound[]> {
	const recorded = answers.filter((answer): answer is HeardAnswer => answer.recording !== undefined);
	if (!recorded.some(({ recording }) => judgedAnswers.has(recording))) return [];
	const found = await foundIn(recorded);
	let beganMs = 0;
	const sounds: PractisedSound[] = [];
	for (const [index, { recording }] of recorded.entries()) {
		for (const { place, ...sound } of found[index]?.judged ?? []) {
			const shifted = place && {
				place: { ...place, startMs: place.startMs + beganMs, endMs: place.endMs + beganMs },
			};
			sounds.push({ ...sound, ...shifted });
		}
		beganMs += await durationMsOf(recording);
	}
	return sounds;
}

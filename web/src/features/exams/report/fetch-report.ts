import { apiPaths } from '@henry/contract/api-paths.ts';
import { type ExamReport, examReportSchema } from '@henry/contract/exam-report.ts';
import { type ExamTurn, isUnmarked } from '@henry/contract/exam-turns.ts';
import { givenWordsKinds } from '@henry/contract/exams.ts';
import type { FreeSounds, JudgedFreeSounds } from '@henry/contract/free-sounds.ts';
import type { PractisedSound } from '@henry/contract/practice.ts';
import type { PronunciationReport } from '@henry/contract/speakle.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import type { ExamAnswer, ExamSetup } from '#web/features/exams/run/exam-run.ts';
import { callFunction } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { judgeByServer, readSounds } from '#web/lib/check-pronunciation.ts';
import { judgeFreeSounds } from '#web/lib/free-sounds.ts';
import {
	isNobodyHeard,
	transcribeFile,
	transcribeRecording,
	type UntranscribedRecording,
} from '#web/lib/transcribe-recording.ts';
import { textOf, writtenWords } from '#web/lib/written-words.ts';
import { type ReadPiece, readPieces } from './read-sentences.ts';

/** The words that Henry heard. What the browser's own recogniser heard cannot be measured, so that is only the text. */
async function hear(answer: ExamAnswer, recorded: UntranscribedRecording): Promise<TranscriptWord[]> {
	const { transcription, words, browser } = await transcribeRecording(recorded);
	answer.browser = browser;
	if (!browser?.heard) return words;
	answer.text = transcription;
	return (await transcribeFile(recorded)).words;
}

/** The words that were heard in an answer; none where nobody was heard in it, or nothing recorded. */
export async function wordsOf(answer: ExamAnswer | undefined): Promise<readonly TranscriptWord[]> {
	if (!answer?.recorded) return [];
	try {
		answer.words ??= await hear(answer, answer.recorded);
	} catch (error) {
		if (!isNobodyHeard(error)) throw error;
		answer.words = [];
	}
	return answer.words;
}

/** A judged piece of a reading; undefined where its recording cannot be judged, as one that is too short. */
async function judgePiece(piece: ReadPiece): Promise<PronunciationReport | undefined> {
	try {
		return (await judgeByServer(piece)).report;
	} catch (error) {
		if (error instanceof ApiError && error.code === 'invalid-argument') return undefined;
		throw error;
	}
}

/**
 * How the sounds of given words were said. Where nothing of it can be judged there is no score, and the report says that it
 * lacks evidence.
 */
async function scoreSounds(answer: ExamAnswer | undefined, { step, asked }: ExamTurn): Promise<void> {
	if (!answer?.recorded || answer.readSounds || !givenWordsKinds.includes(step.kind)) return;
	if (!answer.words?.length) return;
	const sounds: PractisedSound[] = [];
	let [words, points] = [0, 0];
	for (const piece of await readPieces(asked.ask, answer.words, answer.recorded)) {
		const report = await judgePiece(piece);
		if (!report) continue;
		words += report.words.length;
		points += report.words.length * report.accuracy0to100;
		sounds.push(...report.words.flatMap(readSounds).map((sound) => laterSound(sound, piece.startMs)));
	}
	answer.readSounds = sounds;
	if (words > 0) answer.accuracy0to100 = points / words;
}

const laterSound = ({ place, ...sound }: PractisedSound, ms: number): PractisedSound => ({
	...sound,
	...(place && { place: { ...place, startMs: place.startMs + ms, endMs: place.endMs + ms } }),
});

/** Enough words to judge free speech by: more would keep the learner waiting for a little less doubt. */
const enoughFreeWords = 120;

/**
 * How the sounds of free speech were said, in as many answers as it takes, one after the other. Without it the report says
 * that it lacks evidence, so that a failure here is none of the report.
 */
async function scoreFreeSpeech(answers: readonly (ExamAnswer | undefined)[], turns: readonly ExamTurn[]) {
	let judged = 0;
	for (const [index, turn] of turns.entries()) {
		const answer = answers[index];
		if (judged >= enoughFreeWords) return;
		if (!answer?.recorded || !answer.words?.length) continue;
		if (givenWordsKinds.includes(turn.step.kind) || isUnmarked(turn)) continue;
		if (answer.sounds === undefined) answer.sounds = await freeSoundsOf(answer.recorded, answer.words);
		judged += answer.sounds?.words ?? 0;
	}
}

/** What the report is made of: each single sound stays here. */
function withoutJudged({ judged, ...sounds }: JudgedFreeSounds): FreeSounds {
	return sounds;
}

async function freeSoundsOf({ recording }: UntranscribedRecording, words: readonly TranscriptWord[]) {
	try {
		return await judgeFreeSounds({ words, recording });
	} catch (error) {
		if (error instanceof ApiError) return null;
		throw error;
	}
}

/** Fails only when all are settled, so that another try asks for nothing that is on its way. */
async function settled<Value>(promises: readonly Promise<Value>[]): Promise<Value[]> {
	const outcomes = await Promise.allSettled(promises);
	return outcomes.map((outcome) => {
		if (outcome.status === 'rejected') throw outcome.reason;
		return outcome.value;
	});
}

/**
 * The report on the answers, which are those to the turns, in their order. After a failure it may be asked for again: the
 * recordings and what is transcribed are kept. Rejects with an `ApiError`.
 */
export async function fetchReport(
	{ exam, form, parts, timing, extraTimePercent, together }: ExamSetup,
	turns: readonly ExamTurn[],
	answers: readonly ExamAnswer[],
	candidate = 0,
): Promise<ExamReport> {
	const words = await settled(answers.map(wordsOf));
	// One after the other, since the judge of sounds refuses what it has no place for.
	for (const [index, turn] of turns.entries()) await scoreSounds(answers[index], turn);
	await scoreFreeSpeech(answers, turns);
	const sent = answers.map((answer, index) => {
		const { recorded, text, accuracy0to100, sounds, stretchStartsMs, isUnasked } = answer;
		return {
			turn: turns[index]?.id,
			words: words[index],
			durationMs: Math.round(recorded?.durationMs ?? 0),
			...(text !== undefined && { text: textOf(writtenWords(text)) }),
			...(accuracy0to100 !== undefined && { accuracy0to100 }),
			...(sounds && { sounds: withoutJudged(sounds) }),
			...(stretchStartsMs && { stretchStartsMs }),
			...(isUnasked && { isUnasked }),
		};
	});
	const taken = together && {
		...{ candidates: together.names.length, candidate, furtherForms: together.furtherForms },
	};
	const payload = {
		...{ exam, form, parts, timing, extraTimePercent, answers: sent },
		...(taken && { together: taken }),
	};
	return callFunction(apiPaths.examReport, payload, examReportSchema);
}

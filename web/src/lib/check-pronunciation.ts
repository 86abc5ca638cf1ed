import { apiPaths } from '@henry/contract/api-paths.ts';
import { maxWordCharacters } from '@henry/contract/limits.ts';
import type { PractisedSound } from '@henry/contract/practice.ts';
import {
	type AssessedWord,
	type PronunciationReport,
	type SpeakleResponse,
	speakleResponseSchema,
	speakleTextField,
} from '@henry/contract/speakle.ts';
import { transcriptFileField } from '@henry/contract/transcript.ts';
import type { AssessedReading } from '@henry/reading/assess-reading.ts';
import { practisedSound } from '@henry/reading/practised-sound.ts';
import { postForm } from '#web/lib/api-client.ts';
import { appendKnownSpeaker, keepKnownSpeaker } from '#web/lib/known-speaker.ts';
import type { NewPractice } from '#web/lib/remember-practice.ts';
import { isUnreachable } from '#web/lib/unreachable.ts';
import { appendAccent } from '#web/lib/visitor-settings.ts';
import { plainWord } from './practice/content-words.ts';

/** A text and the recording (WAV) of a learner who reads it, or of a voice that is no learner's (`isModel`). */
export type Reading = { text: string; recording: Blob; isModel?: true };

/**
 * Has a reading judged: by the server, or, where that cannot be reached, by the judge that this browser keeps, if it keeps
 * one. From a model's voice nothing is learned of how the visitor sounds. Rejects with an `ApiError`: `invalid-argument`
 * where the recording cannot be judged, with a message that says what to do next.
 */
export async function checkPronunciation(reading: Reading): Promise<PronunciationReport> {
	const { report, speaker } = await judgeAndKeepJudge(reading).catch((error) => judgeHere(reading, error));
	if (!reading.isModel) keepKnownSpeaker(speaker);
	return report;
}

/** Undefined where its script cannot be fetched: without a connection, when the app's files are not kept. */
const offlineJudge = () => import('./offline-judge/judge-here.ts').catch(() => undefined);

/** Has a reading judged by the server alone. Rejects with an `ApiError`, as `checkPronunciation` does. */
export async function judgeByServer({ text, recording, isModel }: Reading): Promise<SpeakleResponse> {
	const form = new FormData();
	form.append(speakleTextField, text);
	if (!isModel) appendKnownSpeaker(form);
	appendAccent(form);
	form.append(transcriptFileField, recording, 'recording.wav');
	return postForm(apiPaths.speakle, form, speakleResponseSchema);
}

async function judgeAndKeepJudge(reading: Reading): Promise<SpeakleResponse> {
	const answer = await judgeByServer(reading);
	void offlineJudge().then((judge) => judge?.keepJudgeWhenIdle());
	return answer;
}

async function judgeHere(reading: Reading, error: unknown): Promise<AssessedReading> {
	const judge = isUnreachable(error) && (await offlineJudge());
	const assessed = judge && (await judge.judgeHere(reading));
	if (!assessed) throw error;
	return assessed;
}

/** Seconds from the first to the last word. */
function spokenSecondsOf({ words }: PronunciationReport): number {
	const times = words.flatMap(({ startMs, endMs }) =>
		startMs === null || endMs === null ? [] : [startMs, endMs],
	);
	return times.length === 0 ? 0 : (Math.max(...times) - Math.min(...times)) / 1_000;
}

/** The sounds of a word that was read which are beyond doubt, and where the word is. */
export function readSounds({ text, startMs, endMs, sounds }: AssessedWord): PractisedSound[] {
	const word = plainWord(text).slice(0, maxWordCharacters);
	const isPlaced = word !== '' && startMs !== null && endMs !== null;
	return sounds.flatMap(({ heardInstead, insertedBefore, ...sound }, place) => {
		if (sound.unsure) return [];
		const heard = { heardInstead: heardInstead?.phone, insertedBefore: insertedBefore?.phone };
		return [
			{
				...practisedSound({ ...sound, ...heard }, place),
				...(isPlaced && { place: { word, startMs, endMs } }),
			},
		];
	});
}

/** What is remembered of a judged sentence: nothing that the engine doubted. */
export function practisedReading(report: PronunciationReport, recording: Blob): NewPractice {
	return {
		activity: 'speakle',
		title: report.text,
		measures: { pronunciation0to100: report.overall0to100, spokenSeconds: spokenSecondsOf(report) },
		corrections: [],
		weakWords: report.words
			.filter(({ error, unsure }) => error === 'mispronunciation' && !unsure)
			.map(({ text }) => text),
		sounds: report.words.flatMap(readSounds),
		recording,
		said: [{ question: report.text, words: [] }],
	};
}

import type { TranscriptWord } from '@henry/contract/transcript.ts';
import type { NewPractice } from '#web/lib/remember-practice.ts';
import type { TextWord } from '#web/lib/shadowing-model.ts';
import {
	isNobodyHeard,
	transcribeFile,
	transcribeRecording,
	type UntranscribedRecording,
} from '#web/lib/transcribe-recording.ts';
import { type RoundFigures, roundFigures } from './round-figures.ts';

/** What was recorded while the voice spoke; `beganMs` is the time of the recording at which it began. */
export type Along = { recorded: UntranscribedRecording; beganMs: number | undefined };
export type HeardRound = { recording: Blob; words: readonly TranscriptWord[]; figures: RoundFigures };

/** The words that Henry heard, with their times: what the browser's own recogniser heard has none. None where nobody was heard. */
async function wordsOf(recorded: UntranscribedRecording): Promise<TranscriptWord[]> {
	try {
		const { words, browser } = await transcribeRecording(recorded);
		return browser?.heard && words.length === 0 ? (await transcribeFile(recorded)).words : words;
	} catch (error) {
		if (isNobodyHeard(error)) return [];
		throw error;
	}
}

/** Hears a round and measures it against the text. Rejects with an `ApiError`. */
export async function hearRound(
	{ recorded, beganMs }: Along,
	text: readonly TextWord[],
): Promise<HeardRound> {
	const words = await wordsOf(recorded);
	return { recording: recorded.recording, words, figures: roundFigures(text, words, beganMs) };
}

/** What is remembered: that it was done, how long and how many words. Not how well: what is practised shows no progress. */
export function practisedShadowing(title: string, rounds: readonly HeardRound[]): NewPractice {
	const spokenMs = rounds.map(({ words }) => (words.at(-1)?.endMs ?? 0) - (words[0]?.startMs ?? 0));
	const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
	return {
		...{ activity: 'shadowing', title, corrections: [], weakWords: [], sounds: [] },
		measures: {
			spokenSeconds: sum(spokenMs) / 1_000,
			words: sum(rounds.map(({ words }) => words.length)),
		},
	};
}

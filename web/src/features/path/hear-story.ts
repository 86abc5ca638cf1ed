import { apiPaths } from '@henry/contract/api-paths.ts';
import { feedbackResponseSchema } from '@henry/contract/feedback.ts';
import type { DangerNotice } from '@henry/contract/safety.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { callFunction } from '#web/lib/api-client.ts';
import type { HeardTranscript } from '#web/lib/live-transcript.ts';
import type { NewPractice } from '#web/lib/remember-practice.ts';
import {
	isNobodyHeard,
	transcribeRecording,
	type UntranscribedRecording,
} from '#web/lib/transcribe-recording.ts';
import { type StoryFigures, storyFigures } from './story-figures.ts';

type Heard = Pick<HeardTranscript, 'transcription' | 'words'> & { danger?: DangerNotice | undefined };
/** One telling. `hearing` begins as soon as it is told; what was heard is never asked for twice. */
export type Telling = UntranscribedRecording & { hearing?: Promise<Heard> };

/** What was counted of each telling, in their order; with `danger` that is shown instead. */
export type HeardStory = {
	figures: StoryFigures[];
	words: TranscriptWord[][];
	danger: DangerNotice | undefined;
};

const nothingHeard = { transcription: '', words: [] };

async function transcribe(telling: Telling): Promise<Heard> {
	try {
		return await transcribeRecording(telling);
	} catch (error) {
		if (isNobodyHeard(error)) return nothingHeard;
		throw error;
	}
}

/** Of its corrections nothing is kept: they are asked for because danger is looked for wherever somebody speaks. */
async function transcribeAndCheck(telling: Telling): Promise<Heard> {
	const { transcription, words } = await transcribe(telling);
	if (transcription === '') return nothingHeard;
	const payload = { text: transcription, words };
	const { danger } = await callFunction(apiPaths.feedback, payload, feedbackResponseSchema);
	return { transcription, words, danger };
}

/** Hears a telling, once. Rejects with an `ApiError`; then another call tries anew. */
export function hearTelling(telling: Telling): Promise<Heard> {
	telling.hearing ??= transcribeAndCheck(telling).catch((error) => {
		delete telling.hearing;
		throw error;
	});
	return telling.hearing;
}

/** Hears all tellings of a story and counts them. Rejects with an `ApiError`; trying again asks only for what is not there. */
export async function hearStory(tellings: readonly Telling[]): Promise<HeardStory> {
	const heard = await Promise.all(tellings.map(hearTelling));
	return {
		figures: heard.map(({ words }) => storyFigures(words)),
		words: heard.map(({ words }) => words),
		danger: heard.find(({ danger }) => danger)?.danger,
	};
}

/**
 * What is remembered of a story: that it was told, for how long, and how many words it had. Not how fast: what is told
 * for the second and third time shows no progress.
 */
export function practisedStory(title: string, { words }: HeardStory): NewPractice {
	const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
	const spokenSeconds = sum(
		words.map((told) => ((told.at(-1)?.endMs ?? 0) - (told[0]?.startMs ?? 0)) / 1_000),
	);
	return {
		...{
			activity: 'story',
			title,
			measures: { spokenSeconds, words: sum(words.map(({ length }) => length)) },
		},
		...{ corrections: [], weakWords: [], sounds: [] },
	};
}

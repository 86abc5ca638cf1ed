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

/** One telling. `heard` is kept once it is there, and never asked for twice. */
export type Telling = UntranscribedRecording & { heard?: Pick<HeardTranscript, 'transcription' | 'words'> };

/** What was counted of each telling, in their order; with `danger` that is shown instead. */
export type HeardStory = {
	figures: StoryFigures[];
	words: TranscriptWord[][];
	danger: DangerNotice | undefined;
};

const nothingHeard = { transcription: '', words: [] };

async function hear(telling: Telling): Promise<void> {
	try {
		telling.heard ??= await transcribeRecording(telling);
	} catch (error) {
		if (!isNobodyHeard(error)) throw error;
		telling.heard = nothingHeard;
	}
}

/**
 * Hears all tellings of a story and counts them. Of their corrections nothing is kept: they are asked for because danger
 * is looked for wherever somebody speaks. Rejects with an `ApiError`; trying again asks only for what is not there.
 */
export async function hearStory(tellings: readonly Telling[]): Promise<HeardStory> {
	await Promise.all(tellings.map(hear));
	const heard = tellings.map((telling) => telling.heard ?? nothingHeard);
	const told = heard.filter(({ transcription }) => transcription !== '');
	const feedbacks = await Promise.all(
		told.map(({ transcription: text, words }) =>
			callFunction(apiPaths.feedback, { text, words }, feedbackResponseSchema),
		),
	);
	return {
		figures: heard.map(({ words }) => storyFigures(words)),
		words: heard.map(({ words }) => words),
		danger: feedbacks.find(({ danger }) => danger)?.danger,
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

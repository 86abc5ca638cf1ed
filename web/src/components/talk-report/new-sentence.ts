import { apiPaths } from '@henry/contract/api-paths.ts';
import type { ReportedCorrection } from '@henry/contract/conversation.ts';
import { type FeedbackResponse, feedbackResponseSchema } from '@henry/contract/feedback.ts';
import { callFunction } from '#web/lib/api-client.ts';
import type { HeardTranscript } from '#web/lib/live-transcript.ts';
import { transcribeRecording, type UntranscribedRecording } from '#web/lib/transcribe-recording.ts';

/** Longer corrections cannot be used again word by word. */
const mostTargetWords = 3;
const wordsOf = (text: string) =>
	text
		.toLowerCase()
		.replaceAll('’', "'")
		.match(/[\p{L}\p{N}']+/gu) ?? [];

/** The words to use in a new sentence, from the first correction that has such; undefined where none has. */
export function targetOf(corrections: readonly ReportedCorrection[]) {
	return corrections
		.map((correction) => ({ correction, words: correction.replacement.trim() }))
		.find(({ words }) => words !== '' && wordsOf(words).length <= mostTargetWords);
}
export type Target = NonNullable<ReturnType<typeof targetOf>>;

/** What came of a new sentence: it is the old one, lacks the words, has a mistake, or is good. */
export type NewSentence = {
	text: string;
	outcome: 'same' | 'withoutWords' | 'mistake' | 'good';
	/** The sentence put right. */
	better: string;
};

/** Whether a text has some words side by side. */
function has(text: string, words: string): boolean {
	return ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(words).join(' ')} `);
}

/** What a learner has made of the words in a sentence of their own. */
export function judged(
	{ transcription: text }: Pick<HeardTranscript, 'transcription'>,
	{ corrections, text: better }: Pick<FeedbackResponse, 'corrections' | 'text'>,
	{ words, correction }: Target,
): NewSentence {
	const isSame = wordsOf(text).join(' ') === wordsOf(correction.correctedSentence).join(' ');
	if (isSame) return { text, better, outcome: 'same' };
	if (!has(text, words)) return { text, better, outcome: 'withoutWords' };
	return { text, better, outcome: corrections.length > 0 ? 'mistake' : 'good' };
}

/** Hears a new sentence and looks at it. Rejects with an `ApiError`. */
export async function tryNewSentence(recorded: UntranscribedRecording, target: Target): Promise<NewSentence> {
	const heard = await transcribeRecording(recorded);
	const payload = { text: heard.transcription, words: heard.words };
	return judged(heard, await callFunction(apiPaths.feedback, payload, feedbackResponseSchema), target);
}

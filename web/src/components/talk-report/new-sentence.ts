import { apiPaths } from '@henry/contract/api-paths.ts';
import type { ReportedCorrection } from '@henry/contract/conversation.ts';
import { type FeedbackResponse, feedbackResponseSchema } from '@henry/contract/feedback.ts';
import type { ReviewCard } from '@henry/contract/practice.ts';
import type { DangerNotice } from '@henry/contract/safety.ts';
import { callFunction } from '#web/lib/api-client.ts';
import type { HeardTranscript } from '#web/lib/live-transcript.ts';
import { replacementIn } from '#web/lib/practice/new-cards.ts';
import { transcribeRecording, type UntranscribedRecording } from '#web/lib/transcribe-recording.ts';

/** Longer corrections cannot be used again word by word. */
const mostTargetWords = 3;
const wordsOf = (text: string) =>
	text
		.toLowerCase()
		.replaceAll('’', "'")
		.match(/[\p{L}\p{N}']+/gu) ?? [];

/** Words to use in a new sentence, and the sentence of before. */
export type Target = { words: string; sentence: string };

const isShort = ({ words }: Target) => words !== '' && wordsOf(words).length <= mostTargetWords;

/** What to use, from the first correction that has such words; undefined where none has. */
export function targetOf(corrections: readonly ReportedCorrection[]): Target | undefined {
	return corrections
		.map(({ replacement, correctedSentence }) => ({ words: replacement.trim(), sentence: correctedSentence }))
		.find(isShort);
}

/** The same of a review card: the words that were put right in it; undefined where they are too many, or none. */
export function targetOfCard({ kind, mistake, answer }: ReviewCard): Target | undefined {
	if (kind !== 'correction' || mistake === undefined) return undefined;
	const target = { words: replacementIn(mistake), sentence: answer };
	return isShort(target) && has(answer, target.words) ? target : undefined;
}

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
	{ words, sentence }: Target,
): NewSentence {
	const isSame = wordsOf(text).join(' ') === wordsOf(sentence).join(' ');
	if (isSame) return { text, better, outcome: 'same' };
	if (!has(text, words)) return { text, better, outcome: 'withoutWords' };
	return { text, better, outcome: corrections.length > 0 ? 'mistake' : 'good' };
}

/** Where danger was spoken of, that is answered, and nothing of the sentence is told. */
type TriedSentence = NewSentence | { danger: DangerNotice };

/** Hears a new sentence and looks at it. Rejects with an `ApiError`. */
export async function tryNewSentence(
	recorded: UntranscribedRecording,
	target: Target,
): Promise<TriedSentence> {
	const heard = await transcribeRecording(recorded);
	const payload = { text: heard.transcription, words: heard.words };
	const feedback = await callFunction(apiPaths.feedback, payload, feedbackResponseSchema);
	return feedback.danger ? { danger: feedback.danger } : judged(heard, feedback, target);
}

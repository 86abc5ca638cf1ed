import { apiPaths } from '@henry/contract/api-paths.ts';
import { type AptisReport, type AptisTiming, aptisReportSchema } from '@henry/contract/aptis.ts';
import type { AptisQuestion } from '@henry/contract/content.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { callFunction } from '#web/lib/api-client.ts';
import {
	isNobodyHeard,
	transcribeFile,
	transcribeRecording,
	type UntranscribedRecording,
} from '#web/lib/transcribe-recording.ts';
import { textOf, writtenWords } from '#web/lib/written-words.ts';
import type { ExamAnswer } from './exam.ts';

/** The words that Henry heard. What the browser's own recogniser heard cannot be measured, so that is only the text. */
async function hear(answer: ExamAnswer, recorded: UntranscribedRecording): Promise<TranscriptWord[]> {
	const { transcription, words, browser } = await transcribeRecording(recorded);
	answer.browser = browser;
	if (!browser?.heard) return words;
	answer.text = transcription;
	return (await transcribeFile(recorded)).words;
}

/** The words that were heard in an answer; none where nobody was heard in it, or nothing recorded. */
async function wordsOf(answer: ExamAnswer): Promise<readonly TranscriptWord[]> {
	if (!answer.recorded) return [];
	try {
		answer.words ??= await hear(answer, answer.recorded);
	} catch (error) {
		if (!isNobodyHeard(error)) throw error;
		answer.words = [];
	}
	return answer.words;
}

/** The words of all answers. Fails only when all are settled, so that another try asks for nothing that is on its way. */
async function wordsOfAll(answers: readonly ExamAnswer[]): Promise<(readonly TranscriptWord[])[]> {
	const settled = await Promise.allSettled(answers.map(wordsOf));
	return settled.map((outcome) => {
		if (outcome.status === 'rejected') throw outcome.reason;
		return outcome.value;
	});
}

/**
 * The report on the answers, which are in the order of the questions. After a failure it may be asked for again: the
 * recordings and what is transcribed are kept. Rejects with an `ApiError`.
 */
export async function fetchReport(
	timing: AptisTiming,
	questions: readonly AptisQuestion[],
	answers: readonly ExamAnswer[],
): Promise<AptisReport> {
	const words = await wordsOfAll(answers);
	const payload = {
		timing,
		answers: answers.map(({ recorded, text }, index) => ({
			questionId: questions[index]?.id,
			words: words[index],
			durationMs: recorded?.durationMs ?? 0,
			...(text !== undefined && { text: textOf(writtenWords(text)) }),
		})),
	};
	return callFunction(apiPaths.aptisReport, payload, aptisReportSchema);
}

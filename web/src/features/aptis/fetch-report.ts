import { apiPaths } from '@henry/contract/api-paths.ts';
import { type AptisReport, type AptisTiming, aptisReportSchema } from '@henry/contract/aptis.ts';
import type { AptisQuestion } from '@henry/contract/content.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { callFunction } from '#web/lib/api-client.ts';
import { isNobodyHeard, transcribeRecording } from '#web/lib/transcribe-recording.ts';
import type { RecordedAnswer } from './exam.ts';

/** The words of an answer; none where nobody was heard in it. */
async function wordsOf(answer: RecordedAnswer): Promise<TranscriptWord[]> {
	try {
		answer.words ??= (await transcribeRecording(answer)).words;
	} catch (error) {
		if (!isNobodyHeard(error)) throw error;
		answer.words = [];
	}
	return answer.words;
}

/** The words of all answers. Fails only when all are settled, so that another try asks for nothing that is on its way. */
async function wordsOfAll(answers: readonly RecordedAnswer[]): Promise<TranscriptWord[][]> {
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
	answers: readonly RecordedAnswer[],
): Promise<AptisReport> {
	const words = await wordsOfAll(answers);
	const payload = {
		timing,
		answers: answers.map(({ durationMs }, index) => ({
			questionId: questions[index]?.id,
			words: words[index],
			durationMs,
		})),
	};
	return callFunction(apiPaths.aptisReport, payload, aptisReportSchema);
}

import type { AptisTiming } from '@henry/contract/aptis.ts';
import { aptisQuestionCount } from '@henry/contract/limits.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import type { BrowserHearing } from '#web/lib/live-transcript.ts';
import type { UntranscribedRecording } from '#web/lib/transcribe-recording.ts';

/**
 * An answer. `words`, those that Henry heard, is kept once it is there and never asked for twice. `text` is the answer as
 * the learner has put it right, or has written it because nothing could be recorded; or as the browser's own recogniser
 * heard it, of which `browser` tells as long as that was not changed.
 */
export type ExamAnswer = {
	recorded: (UntranscribedRecording & { durationMs: number }) | undefined;
	words?: readonly TranscriptWord[];
	text?: string;
	browser?: BrowserHearing | undefined;
};

/**
 * Where an exam stands (specification, section 4, "Aptis"): before it, in its prompt, listening to a question, answering
 * it, or finished. The question of the moment is the one after those that are answered.
 */
export type Exam =
	| { readonly step: 'start' }
	| {
			readonly step: 'prompt' | 'listening' | 'answering' | 'finished';
			readonly timing: AptisTiming;
			readonly answers: readonly ExamAnswer[];
	  };

/** What happens in an exam. */
export type ExamEvent =
	| { readonly type: 'started'; readonly timing: AptisTiming }
	| { readonly type: 'prompt-ended' | 'question-ended' | 'left' }
	| { readonly type: 'answered'; readonly answer: ExamAnswer };

export const examBefore: Exam = { step: 'start' };

/** The exam after an event. Events that do not belong to the step of the moment change nothing. */
export function stepExam(exam: Exam, event: ExamEvent): Exam {
	if (event.type === 'left') return examBefore;
	if (exam.step === 'start') {
		return event.type === 'started' ? { step: 'prompt', timing: event.timing, answers: [] } : exam;
	}
	if (exam.step === 'prompt' && event.type === 'prompt-ended') return { ...exam, step: 'listening' };
	if (exam.step === 'listening' && event.type === 'question-ended') return { ...exam, step: 'answering' };
	if (exam.step === 'answering' && event.type === 'answered') {
		const answers = [...exam.answers, event.answer];
		return { ...exam, answers, step: answers.length < aptisQuestionCount ? 'listening' : 'finished' };
	}
	return exam;
}

import type { ExamPaper, ExamReport, ExamTiming, ExtraTimePercent } from '@henry/contract/exam-report.ts';
import type { ExamTurn } from '@henry/contract/exam-turns.ts';
import type { ExamForm } from '@henry/contract/exams.ts';
import type { JudgedFreeSounds } from '@henry/contract/free-sounds.ts';
import type { PractisedSound } from '@henry/contract/practice.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import type { ReactNode } from 'react';
import type { BrowserHearing } from '#web/lib/live-transcript.ts';
import type { UntranscribedRecording } from '#web/lib/transcribe-recording.ts';
import type { Trouble } from './trouble.ts';

/**
 * How an exam is taken. `exam`: the clock, a beep, everything once. `practice`: with pauses, again, hints and model
 * answers. `isWritten`: what is heard stands on the screen as well, also where the exam does not show it.
 */
export type ExamSetup = {
	exam: string;
	form: string;
	parts: string[];
	mode: 'exam' | 'practice';
	timing: ExamTiming;
	extraTimePercent: ExtraTimePercent;
	isWritten: boolean;
	together?: TakenTogether | undefined;
};

/**
 * Two or three candidates at one screen, by their first names. The second and the third get their own items from
 * `furtherForms`. `keeps`: whose result this browser, or the account of the signed-in user, keeps; nobody's where it is null.
 */
type TakenTogether = { names: string[]; furtherForms: string[]; keeps: number | null };

/** From when on a candidate speaks, in milliseconds of the recording, as somebody has marked it. */
export type Stretch = { speaker: number; startMs: number };

/**
 * An answer. `words`, those that Henry heard, is kept once it is there and never asked for twice. `text` is the answer as
 * the learner has put it right, or has written it because nothing could be recorded; or as the browser's own recogniser
 * heard it, of which `browser` tells as long as that was not changed. `accuracy0to100`: how its sounds were said, where
 * its words were given; `sounds`: how those of free speech were said, null where the judge could not tell. `stretches`: who
 * speaks when, where candidates talk with each other; nobody knows before the first. `stretchStartsMs`: where in what one of
 * them said each stretch begins. `isUnasked`: the exam was ended before this question. `trouble`: what went wrong while it was recorded.
 */
export type ExamAnswer = {
	recorded: (UntranscribedRecording & { durationMs: number }) | undefined;
	trouble?: Trouble | undefined;
	words?: readonly TranscriptWord[];
	text?: string;
	browser?: BrowserHearing | undefined;
	accuracy0to100?: number | undefined;
	sounds?: JudgedFreeSounds | null;
	readSounds?: PractisedSound[];
	stretches?: readonly Stretch[];
	stretchStartsMs?: number[];
	isUnasked?: true;
};

/** A paper, with the forms that further candidates get their own items from. */
export type TakenPaper = ExamPaper & { furtherForms?: readonly ExamForm[] };

/** Where the answers of one exam are kept until they have arrived where they belong. */
export type ExamKeeper = {
	keepAnswer: (turnId: string, answer: ExamAnswer) => Promise<void>;
	forgetExam: () => Promise<void>;
};

/** What is needed to take an exam. */
export type ExamRunnerProps = {
	setup: ExamSetup;
	paper: TakenPaper;
	/** What an earlier visit has left: its id, and the answers by their turns; undefined where the exam begins anew. */
	kept?: { id: string; answers: ReadonlyMap<string, ExamAnswer> } | undefined;
	/** Asks for the report on what is kept, without going on. */
	isEnded?: boolean;
	title: string;
	titleOf?: ((turn: ExamTurn) => string) | undefined;
	/** What follows on the estimate. */
	afterEstimate?: ((report: ExamReport) => ReactNode) | undefined;
	onLeave: () => void;
	/** This browser's own keeper, where none is given. */
	keeper?: ExamKeeper | undefined;
	/** What follows on the last answer in place of the report. */
	finish?: ((turns: readonly ExamTurn[], answers: ExamRun['answers']) => ReactNode) | undefined;
};

/**
 * Where a run stands. `introduction`: its part is introduced; `asking`: the question is heard; `preparing`; `answering`;
 * `between`: after an answer in practice, or after one that went wrong. `turn` counts the turns from 0.
 */
export type ExamRun = {
	readonly step: 'introduction' | 'asking' | 'preparing' | 'answering' | 'between' | 'finished';
	readonly turn: number;
	readonly answers: readonly (ExamAnswer | undefined)[];
};

/** What happens in a run. */
export type ExamRunEvent =
	| { readonly type: 'introduced' | 'asked' | 'prepared' | 'again' | 'next' | 'ended' }
	| { readonly type: 'answered'; readonly answer: ExamAnswer };

function asks({ step }: ExamTurn): boolean {
	return step.prompt !== 'shown';
}

function beginTurn(turns: readonly ExamTurn[], turn: number, answers: ExamRun['answers']): ExamRun {
	const next = turns[turn];
	if (!next) return { step: 'finished', turn, answers };
	return next.isFirstOfPart ? { step: 'introduction', turn, answers } : question(next, turn, answers);
}

function question(next: ExamTurn, turn: number, answers: ExamRun['answers']): ExamRun {
	return asks(next) ? { step: 'asking', turn, answers } : preparation(next, turn, answers);
}

function preparation(next: ExamTurn, turn: number, answers: ExamRun['answers']): ExamRun {
	return { step: next.step.preparationSeconds > 0 ? 'preparing' : 'answering', turn, answers };
}

/** A run before its first turn, or, where answers are there already, at the first turn that has none. */
export function beginRun(turns: readonly ExamTurn[], answers: ExamRun['answers'] = []): ExamRun {
	const first = turns.findIndex((_, index) => answers[index] === undefined);
	return beginTurn(turns, first === -1 ? turns.length : first, answers);
}

/** The run after an event. Events that do not belong to the step of the moment change nothing. */
export function stepRun(
	run: ExamRun,
	event: ExamRunEvent,
	{ turns, mode }: { turns: readonly ExamTurn[]; mode: ExamSetup['mode'] },
): ExamRun {
	const { step, turn, answers } = run;
	const now = turns[turn];
	if (event.type === 'ended') return { step: 'finished', turn, answers };
	if (!now) return run;
	switch (event.type) {
		case 'introduced':
			return step === 'introduction' ? question(now, turn, answers) : run;
		case 'asked':
			return step === 'asking' ? preparation(now, turn, answers) : run;
		case 'prepared':
			return step === 'preparing' ? { ...run, step: 'answering' } : run;
		case 'answered': {
			if (step !== 'answering') return run;
			const all = Object.assign([...answers], { [turn]: event.answer });
			// In the exam what went wrong may be said once more; whoever is silent again goes on.
			const wentWrong = event.answer.trouble !== undefined && answers[turn]?.trouble === undefined;
			const waits = mode === 'practice' || wentWrong;
			return waits ? { step: 'between', turn, answers: all } : beginTurn(turns, turn + 1, all);
		}
		case 'again':
			return step === 'between' ? question(now, turn, answers) : run;
		case 'next':
			return step === 'between' ? beginTurn(turns, turn + 1, answers) : run;
	}
}

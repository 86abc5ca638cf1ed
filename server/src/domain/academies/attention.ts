import type { Draft } from '@henry/contract/drafts.ts';
import type { AttentionReason } from '@henry/contract/homework.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';

/** How far each reason moves an answer to the front of the queue. Ours: what a learner asks for comes first. */
const weights: Record<AttentionReason, number> = {
	askedForHelp: 100,
	asksAgain: 90,
	answersNote: 70,
	nothingHeard: 60,
	offTopic: 50,
	machineDoubts: 40,
	draftIsWide: 20,
	fewWords: 15,
	late: 5,
};

/** Where more words than this are in doubt, what was heard may be wrong altogether (as in domain/exams). */
const doubtedShare = 0.25;
/** Fewer words are not enough for a draft (as in domain/exams, which needs as many to judge grammar). */
const fewestWords = 40;
/** A draft that reaches over such a share of its scale leaves the mark open: two points of five. */
const wideDraftShare = 0.4;

type Judged = {
	words: readonly Pick<TranscriptWord, 'unsure'>[];
	draft: Draft | null;
	isReading: boolean;
	asksForHelp: boolean;
	/** It answers what a teacher said to an earlier one. */
	answersNote?: boolean;
	/** It is about something else than what was asked. */
	isOffTopic?: boolean;
	isLate: boolean;
	/** The top of the scale that the draft is on. */
	highest?: number;
};

/** Why an answer should be looked at early; empty where nothing speaks for it. */
export function attentionReasonsOf({
	words,
	draft,
	isReading,
	asksForHelp,
	answersNote = false,
	isOffTopic = false,
	isLate,
	highest = 5,
}: Judged): AttentionReason[] {
	const doubted = words.filter(({ unsure }) => unsure).length;
	const holds: Partial<Record<AttentionReason, boolean>> = {
		askedForHelp: asksForHelp,
		answersNote,
		offTopic: isOffTopic,
		nothingHeard: words.length === 0 && !(isReading && draft),
		machineDoubts: words.length > 0 && doubted > doubtedShare * words.length,
		draftIsWide:
			draft !== null &&
			draft.basis !== 'pronunciation' &&
			draft.highest - draft.lowest >= wideDraftShare * highest,
		fewWords: !isReading && words.length > 0 && words.length < fewestWords,
		late: isLate,
	};
	return (Object.keys(weights) as AttentionReason[]).filter((reason) => holds[reason]);
}

/** How early an answer with these reasons is looked at: the sum of their weights. */
export function attentionOf(reasons: readonly AttentionReason[]): number {
	return reasons.reduce((sum, reason) => sum + weights[reason], 0);
}

import type { AttentionReason, Draft } from '@henry/contract/homework.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';

/** How far each reason moves an answer to the front of the queue. Ours: what a learner asks for comes first. */
const weights: Record<AttentionReason, number> = {
	askedForHelp: 100,
	asksAgain: 90,
	nothingHeard: 60,
	machineDoubts: 40,
	draftIsWide: 20,
	fewWords: 15,
	late: 5,
};

/** Where more words than this are in doubt, what was heard may be wrong altogether (as in domain/exams). */
const doubtedShare = 0.25;
/** Fewer words are not enough for a draft (as in domain/exams, which needs as many to judge grammar). */
const fewestWords = 40;
/** A draft that reaches over so many points leaves the mark open. */
const wideDraftPoints = 2;

type Judged = {
	words: readonly Pick<TranscriptWord, 'unsure'>[];
	draft: Draft | null;
	isReading: boolean;
	asksForHelp: boolean;
	isLate: boolean;
};

/** Why an answer should be looked at early; empty where nothing speaks for it. */
export function attentionReasonsOf({
	words,
	draft,
	isReading,
	asksForHelp,
	isLate,
}: Judged): AttentionReason[] {
	const doubted = words.filter(({ unsure }) => unsure).length;
	const holds: Partial<Record<AttentionReason, boolean>> = {
		askedForHelp: asksForHelp,
		nothingHeard: words.length === 0 && !(isReading && draft),
		machineDoubts: words.length > 0 && doubted > doubtedShare * words.length,
		draftIsWide:
			draft !== null && draft.basis !== 'pronunciation' && draft.highest - draft.lowest >= wideDraftPoints,
		fewWords: !isReading && words.length > 0 && words.length < fewestWords,
		late: isLate,
	};
	return (Object.keys(weights) as AttentionReason[]).filter((reason) => holds[reason]);
}

/** How early an answer with these reasons is looked at: the sum of their weights. */
export function attentionOf(reasons: readonly AttentionReason[]): number {
	return reasons.reduce((sum, reason) => sum + weights[reason], 0);
}

import type { CoachPhrases } from '@henry/contract/scenarios.ts';
import type { Phrasing } from './phrasing.ts';
import type { PendingQuestion } from './request-replies.ts';
import { nounIn } from './slots.ts';
import { fillHints, type PersonOf } from './talk-follow-ups.ts';
import type { PlannedQuestion, TalkPlan } from './talk-plan.ts';
import { freshQuestion } from './talk-question.ts';
import type { TalkState } from './talk-state.ts';

/** The question that the learner is to answer, with the other forms that have not been asked. */
export function pendingQuestion(
	plan: TalkPlan,
	state: TalkState,
	phrasing: Phrasing,
	{ phrases, personOf }: { phrases: CoachPhrases; personOf: PersonOf },
): PendingQuestion {
	const { pending, pendingText: text, asked } = state;
	if (!pending) {
		return {
			text,
			hints: phrases.generalHints,
			simpler: undefined,
			easier: undefined,
			otherWords: undefined,
		};
	}
	const noun = nounIn(pending.text, text);
	const hints = fillHints(pending.hints, { noun, person: personOf(noun) });
	const item = plan.items.find(({ questions, simpler, easier }) =>
		[...questions, simpler, easier].includes(pending),
	);
	const open = (question: PlannedQuestion | undefined) =>
		question && !asked.has(question) ? question : undefined;
	const hasOtherWords = item?.questions.some((question) => !asked.has(question));
	return {
		text,
		hints,
		simpler: open(item?.simpler),
		easier: open(item?.easier),
		otherWords: item && hasOtherWords ? freshQuestion(item, state, phrasing) : undefined,
	};
}

import { fillSlots, type Mention } from './slots.ts';
import { clauseMeaning, isOwn, type Tense } from './spoken-time.ts';
import type { SaidWord } from './spoken-words.ts';
import type { Hints, PlannedFollowUp, PlannedItem, PlannedReaction, TalkPlan } from './talk-plan.ts';
import { type TalkState, wordsOf } from './talk-state.ts';

/** A question as Henry asks it. `say` is what he says before it, where something of its own fits. */
export type AskedQuestion = { text: string; hints: Hints; say?: readonly string[] };

/** Who counts as "she", "he" or "they". */
export type PersonOf = (noun: string) => 'she' | 'he' | 'they' | undefined;

type Subject = {
	reaction: PlannedReaction;
	noun: string;
	index: number;
	tense: Tense;
	negated: boolean;
	/** Whether it is about what somebody else does. */
	ofOthers: boolean;
	own: boolean;
};

/** The time that words without a verb are about: that of the question which they answer. */
function tenseOfQuestion(plan: TalkPlan, question: string): Tense {
	if (/\b(?:did|was|were)\b/i.test(question)) return 'past';
	if (/\b(?:going to|tomorrow|will|would)\b/i.test(question)) return 'future';
	return question === '' ? plan.tense : 'present';
}

/** What the learner spoke about in a turn, in order; first what belongs to the item that was asked about. */
function subjectsIn(plan: TalkPlan, state: TalkState, words: readonly SaidWord[]): Subject[] {
	const own = plan.items.find(({ key }) => key === state.pending?.item)?.reactions ?? [];
	const fallback = tenseOfQuestion(plan, state.pendingText);
	const subjects = (reactions: readonly PlannedReaction[]) =>
		reactions
			.flatMap((reaction) => reaction.findSubject(words).map((place) => ({ reaction, ...place })))
			.sort((one, other) => one.index - other.index)
			.map(({ reaction, index, length, phrase }): Subject => {
				const { tense = fallback, negated, ofOthers } = clauseMeaning(words, index, index + length);
				const heard = words.slice(index, index + length).map(({ lower }) => lower);
				const isName = /^[A-Z]/.test(phrase);
				return {
					reaction,
					noun: isName ? phrase : heard.join(' ').replace('english', 'English'),
					index,
					tense,
					negated,
					ofOthers,
					own: words.length <= 2 || words[index - 1]?.lower === 'with' || isOwn(words, index),
				};
			});
	return [...subjects(own), ...subjects(plan.reactions)];
}

/** Whether a follow-up has not been asked, and nothing that the learner said answers it. */
function isOpen(state: TalkState, followUp: PlannedFollowUp): boolean {
	if (state.asked.has(followUp)) return false;
	return !wordsOf(state).some((words) => (followUp.findAnswer?.(words) ?? []).length > 0);
}

function fits(plan: TalkPlan, state: TalkState, followUp: PlannedFollowUp, subject: Subject): boolean {
	const { when, not, text, item } = followUp;
	if (not !== subject.negated || (when !== undefined && when !== subject.tense)) return false;
	if (text.includes('your {') && !subject.own) return false;
	if (subject.ofOthers && /\byou\b/i.test(text)) return false;
	const isOther = item !== undefined && item !== state.pending?.item;
	const asksItem = isOther && plan.items.some(({ key }) => key === item);
	return !(asksItem && item !== undefined && state.covered.has(item)) && isOpen(state, followUp);
}

/** A question about something that the learner has just spoken about, if there is one that fits. */
export function reactingQuestion(
	plan: TalkPlan,
	state: TalkState,
	words: readonly SaidWord[],
	personOf: PersonOf,
): AskedQuestion | undefined {
	for (const subject of subjectsIn(plan, state, words)) {
		const followUp = subject.reaction.followUps.find((one) => fits(plan, state, one, subject));
		if (!followUp) continue;
		const mention = { noun: subject.noun, person: personOf(subject.noun) };
		return {
			text: fillSlots(followUp.text, mention),
			hints: fillHints(followUp.hints, mention),
			say: subject.negated ? [] : subject.reaction.say,
		};
	}
	return undefined;
}

/** Hints with their slots filled. */
export function fillHints({ word, starter, example }: Hints, mention: Mention): Hints {
	const fill = (text: string) => fillSlots(text, mention);
	return { word: fill(word), starter: fill(starter), example: fill(example) };
}

/** What Henry says of something that was just spoken about, where he has words for it and no question. */
export function remarksOn(plan: TalkPlan, state: TalkState, words: readonly SaidWord[]): readonly string[] {
	const subject = subjectsIn(plan, state, words).find(
		({ reaction, negated }) => !negated && reaction.say.length > 0,
	);
	return subject?.reaction.say ?? [];
}

/** A question that goes deeper into an item. */
export function deeperQuestion(state: TalkState, item: PlannedItem): AskedQuestion | undefined {
	const followUp = item.deeper.find((one) => isOpen(state, one));
	return followUp && { text: followUp.text, hints: followUp.hints };
}

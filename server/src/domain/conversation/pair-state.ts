import { type ConversationMessage, pairDecisionQuestion } from '@henry/contract/conversation.ts';
import { type Heard, turnsOf } from './heard.ts';
import { lastQuestion } from './last-question.ts';
import type { PairOption, PairPlan } from './pair-plan.ts';
import type { RequestKind } from './request-sounds.ts';

/** What Henry's last question was about: a sub-topic (`why`: for the second time), which to take next, or the decision. */
type PairQuestion =
	| { about: 'option'; option: PairOption; why: boolean }
	| { about: 'choice' | 'decision' | 'own' }
	/** Henry has another choice, for the first time or still. */
	| { about: 'other'; isKept: boolean };

/** Where a discussion stands, worked out anew from the whole conversation at each turn. */
export type PairState = {
	said: string[];
	last: Heard | undefined;
	discussed: Set<PairOption>;
	/** The sub-topic that the learner chose to talk about next. */
	wanted: PairOption | undefined;
	pending: PairQuestion | undefined;
	pendingText: string;
	/** What the learner chose in the decision, the last time something was chosen, and what Henry proposed. */
	chosen: PairOption[];
	proposed: PairOption | undefined;
	answers: number;
	troubles: (RequestKind | 'unclear')[];
	/** The last one of them, where the learner's last turn is one. */
	trouble: RequestKind | 'unclear' | undefined;
	isDeciding: boolean;
	isClosed: boolean;
};

/** Whether a text of Henry's ends the discussion. */
export function isFarewell({ phrases, stopped }: PairPlan, text: string): boolean {
	return [...phrases.closings, ...stopped].some((farewell) => text.includes(farewell));
}

/** A phrase with a slot as it may have been said: the part before the slot, if it is long enough, else the one after. */
function tellingPart(phrase: string): string {
	const parts = phrase.split(/\{\w+\}/);
	return parts.toSorted((one, other) => other.length - one.length)[0] ?? phrase;
}

const isIn = (henry: string, phrases: readonly string[]) =>
	phrases.some((phrase) => henry.includes(tellingPart(phrase)));

/** The question of a turn of Henry's, and its words. */
function questionOf(
	{ options, phrases }: PairPlan,
	henry: string,
): { question: PairQuestion; text: string } | undefined {
	const text = lastQuestion(henry, '.!?"') ?? '';
	if (isIn(henry, phrases.ownChoice)) return { question: { about: 'own' }, text };
	if (isIn(henry, phrases.otherChoice)) return { question: { about: 'other', isKept: false }, text };
	if (isIn(henry, phrases.keptChoice)) return { question: { about: 'other', isKept: true }, text };
	if (isIn(henry, [pairDecisionQuestion, ...phrases.decide]))
		return { question: { about: 'decision' }, text };
	if (isIn(henry, phrases.choose)) return { question: { about: 'choice' }, text };
	const asked = options.flatMap((option) =>
		[...option.asks, option.easier].flatMap((ask, index) =>
			henry.includes(ask) ? [{ option, ask, index, end: henry.lastIndexOf(ask) + ask.length }] : [],
		),
	);
	const last = asked.toSorted((one, other) => other.end - one.end)[0];
	if (!last) return undefined;
	const why = last.index === last.option.asks.length - 1;
	return { question: { about: 'option', option: last.option, why }, text: last.ask };
}

/** The state after a discussion. */
export function pairState(plan: PairPlan, conversation: readonly ConversationMessage[]): PairState {
	const state: PairState = {
		said: [],
		last: undefined,
		discussed: new Set(),
		wanted: undefined,
		pending: undefined,
		pendingText: '',
		chosen: [],
		proposed: undefined,
		answers: 0,
		troubles: [],
		trouble: undefined,
		isDeciding: false,
		isClosed: false,
	};
	const told = new Set(conversation.flatMap(({ covered = [] }) => covered));
	for (const option of plan.options) if (told.has(option.name)) state.discussed.add(option);
	for (const { henry, learner } of turnsOf(conversation)) {
		listenToHenry(plan, state, henry);
		state.last = learner;
		if (learner) listenToLearner(plan, state, learner);
	}
	return state;
}

function listenToHenry(plan: PairPlan, state: PairState, henry: string): void {
	state.said.push(henry);
	state.isClosed ||= isFarewell(plan, henry);
	const asked = questionOf(plan, henry);
	if (!asked) return;
	const { question, text } = asked;
	const { pending } = state;
	const isSame =
		question.about === 'option' && pending?.about === 'option' && question.option === pending.option;
	if (!isSame && text !== state.pendingText) state.troubles = [];
	state.pending = question;
	state.pendingText = text;
	state.isDeciding ||= question.about !== 'option' && question.about !== 'choice';
	if (question.about === 'own' || question.about === 'other') {
		state.proposed = plan.options.find(({ inSentence }) => henry.includes(inSentence));
	}
}

/** So few words name a sub-topic and say nothing about it yet. */
const wordsOfChoice = 6;
const givenUpAtLast: readonly string[] = ['noIdea', 'help', 'simpler'];

/** Whether the learner speaks against what Henry proposed, rather than for it: "No, grammar is boring." */
function isRefusing({ findNegative }: PairPlan, { answer }: Heard): boolean {
	return findNegative(answer).length > 0 || answer.some(({ lower }) => /^no$|^not$|n't$/.test(lower));
}

function listenToLearner(plan: PairPlan, state: PairState, heard: Heard): void {
	const { pending } = state;
	state.trouble = undefined;
	const isNew = (trouble: 'unclear') => !state.troubles.includes(trouble);
	if (heard.answer.length === 0 || (heard.isUnclear && isNew('unclear'))) {
		state.trouble = heard.answer.length === 0 ? (heard.request?.kind ?? 'unclear') : 'unclear';
		const isSecond = givenUpAtLast.includes(state.trouble) && state.troubles.includes(state.trouble);
		if (pending?.about === 'option' && (isSecond || state.trouble === 'skip'))
			state.discussed.add(pending.option);
		state.troubles.push(state.trouble);
		return;
	}
	state.answers++;
	const spokenOf = optionsIn(plan, heard);
	state.wanted = undefined;
	if (state.isDeciding) {
		const chosen = spokenOf.filter((option) => option !== state.proposed || !isRefusing(plan, heard));
		if (chosen.length > 0) state.chosen = chosen.slice(0, 2);
		for (const option of spokenOf) state.discussed.add(option);
	} else if (pending?.about === 'option') state.discussed.add(subjectOf(plan, pending.option, heard));
	else if (heard.answer.length <= wordsOfChoice) [state.wanted] = spokenOf;
	else for (const option of spokenOf.slice(0, 1)) state.discussed.add(option);
}

/** How often a sub-topic is named in a turn: each word once, and its own name once more. */
function namings(option: PairOption, heard: Heard): number {
	const text = heard.answer.map(({ lower }) => lower).join(' ');
	const isCalledByName = text.includes(option.inSentence.toLowerCase());
	return (
		new Set(option.findSubject(heard.answer).map(({ phrase }) => phrase)).size + (isCalledByName ? 1 : 0)
	);
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const pointing =
	/\bthe (first|second|third|fourth|fifth|last)(?: (?:one|idea|option|topic|point)\b|$| please$)/g;

/** The sub-topics that a turn points to by their place on the map: "the last one". */
function optionsPointedTo({ options }: PairPlan, heard: Heard): PairOption[] {
	const text = heard.answer.map(({ lower }) => lower).join(' ');
	return [...text.matchAll(pointing)].flatMap(
		([, ordinal = '']) => (ordinal === 'last' ? options.at(-1) : options[ordinals.indexOf(ordinal)]) ?? [],
	);
}

/** The sub-topics that a turn names or points to, those meant most clearly first. */
export function optionsIn(plan: PairPlan, heard: Heard): PairOption[] {
	const named = plan.options
		.filter((option) => namings(option, heard) > 0)
		.toSorted((one, other) => namings(other, heard) - namings(one, heard));
	return [...new Set([...optionsPointedTo(plan, heard), ...named])];
}

/** What a turn is about: the sub-topic that was asked about, unless another one is named and it is not. */
export function subjectOf(plan: PairPlan, asked: PairOption, heard: Heard): PairOption {
	const [most] = optionsIn(plan, heard);
	return most && namings(asked, heard) === 0 && namings(most, heard) > 1 ? most : asked;
}

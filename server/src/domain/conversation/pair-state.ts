import { type ConversationMessage, pairDecisionQuestion } from '@henry/contract/conversation.ts';
import { type Heard, turnsOf } from './heard.ts';
import { lastQuestion } from './last-question.ts';
import type { PairOption, PairPlan } from './pair-plan.ts';
import { type Asked, askedIn, isSuggesting } from './pair-question.ts';
import { optionsByPlace } from './pair-signs.ts';
import { choiceIn, noViews, stanceOn, type Views, viewsIn } from './pair-stance.ts';
import type { RequestKind } from './request-sounds.ts';
import type { SaidWord } from './spoken-words.ts';

/** What Henry's last question was about: a sub-topic (`why`: for the second time), which to take next, or the decision. */
type PairQuestion =
	| { about: 'option'; option: PairOption; why: boolean }
	| { about: 'choice' | 'decision' | 'own' }
	/** Henry has another choice, for the first time or still. */
	| { about: 'other'; isKept: boolean };

/** Where a discussion stands, worked out anew from the whole conversation at each turn. */
export type PairState = {
	said: string[];
	/** The learner's last turn, without what it asks of Henry. */
	last: Heard | undefined;
	/** What that asks of Henry, and what it says for or against sub-topics. */
	asked: Asked | undefined;
	views: Views;
	/** The sub-topic that it is about, in the discussion. */
	about: PairOption | undefined;
	discussed: Set<PairOption>;
	/** Sub-topics that the learner would not, or could not, talk about. */
	passed: Set<PairOption>;
	/** The sub-topic that the learner chose to talk about next. */
	wanted: PairOption | undefined;
	pending: PairQuestion | undefined;
	pendingText: string;
	/** What the learner chose in the decision, the last time something was chosen, and what Henry proposed. */
	chosen: PairOption[];
	proposed: PairOption | undefined;
	/** What Henry named as his choice at any time. */
	favourite: PairOption | undefined;
	/** What the learner will not choose, what of it was refused last, and how often nothing else was said. */
	refused: Set<PairOption>;
	lastRefused: PairOption | undefined;
	refusals: number;
	/** Whether the last turn only refuses. */
	isRefusing: boolean;
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
	const { decide, refused, notAll, decideAgain } = phrases;
	if (isIn(henry, [...phrases.ownChoice, ...phrases.nextChoice])) return { question: { about: 'own' }, text };
	if (isIn(henry, phrases.otherChoice)) return { question: { about: 'other', isKept: false }, text };
	if (isIn(henry, phrases.keptChoice)) return { question: { about: 'other', isKept: true }, text };
	if (isIn(henry, [pairDecisionQuestion, ...decide, ...refused, ...notAll, ...decideAgain]))
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
		asked: undefined,
		views: noViews,
		about: undefined,
		discussed: new Set(),
		passed: new Set(),
		wanted: undefined,
		pending: undefined,
		pendingText: '',
		chosen: [],
		proposed: undefined,
		favourite: undefined,
		refused: new Set(),
		lastRefused: undefined,
		refusals: 0,
		isRefusing: false,
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
	state.favourite = choiceTold(plan, henry) ?? state.favourite;
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
	if (question.about === 'own' || question.about === 'other') state.proposed = choiceTold(plan, henry);
}

/** The choice that Henry names in a turn. */
function choiceTold({ options, phrases }: PairPlan, henry: string): PairOption | undefined {
	const { favourite, ownChoice, nextChoice, otherChoice, keptChoice } = phrases;
	const told = [...favourite, ...ownChoice, ...nextChoice, ...otherChoice, ...keptChoice];
	const starts = told.map((phrase) => phrase.split('{reason}')[0]?.trim() ?? phrase);
	return options.find(({ inSentence }) =>
		starts.some((phrase) => henry.includes(phrase.replace('{option}', inSentence))),
	);
}

/** So few words name a sub-topic and say nothing about it yet. */
const wordsOfChoice = 6;
const givenUpAtLast: readonly string[] = ['noIdea', 'help', 'simpler'];

function listenToLearner(plan: PairPlan, state: PairState, heard: Heard): void {
	const { pending } = state;
	const question = askedIn(plan, heard, pending?.about === 'option' ? pending.option : undefined);
	const { answer } = question ?? heard;
	const isProposed = pending?.about === 'own' || pending?.about === 'other';
	state.last = { ...heard, answer };
	state.asked = question?.asked;
	state.trouble = undefined;
	state.isRefusing = false;
	state.about = undefined;
	state.views = viewsIn(plan, answer, {
		chosen: isProposed ? state.chosen[0] : undefined,
		proposed: isProposed ? state.proposed : undefined,
		subject: pending?.about === 'option' ? pending.option : isProposed ? state.proposed : undefined,
	});
	if (question && answer.length === 0) return;
	const hasViews = state.views.stances.length > 0 || state.views.ofAll !== undefined;
	const isUnclear = heard.isUnclear && !hasViews && !state.troubles.includes('unclear');
	if (answer.length === 0 || isUnclear) {
		state.trouble = isUnclear ? 'unclear' : (heard.request?.kind ?? 'unclear');
		const isSecond = givenUpAtLast.includes(state.trouble) && state.troubles.includes(state.trouble);
		if (pending?.about === 'option' && (isSecond || state.trouble === 'skip'))
			state.passed.add(pending.option);
		state.troubles.push(state.trouble);
		return;
	}
	state.answers++;
	state.wanted = undefined;
	if (state.isDeciding) listenToChoice(state, answer);
	else listenToView(plan, state, answer);
}

const wishing = /\b(?:(?:talk|talking|speak|speaking) (?:about|of)|discuss|discussing)\b/;

/** The discussion: which sub-topics were spoken about, and which the learner wants to take next. */
function listenToView(plan: PairPlan, state: PairState, answer: readonly SaidWord[]): void {
	const { pending, views } = state;
	const spokenOf = optionsIn(plan, answer);
	const isAsked = pending?.about === 'option';
	const isWish = isSuggesting(answer) || wishing.test(answer.map(({ lower }) => lower).join(' '));
	if ((isWish && answer.length <= 2 * wordsOfChoice) || (!isAsked && answer.length <= wordsOfChoice)) {
		const { chosen, refused } = choiceIn(views);
		const named = spokenOf.filter((option) => !isAsked || option !== pending.option);
		for (const option of refused) if (spokenOf.includes(option)) state.passed.add(option);
		state.wanted = named.find((option) => chosen.includes(option));
		if (state.wanted || !isAsked || state.passed.has(pending.option)) return;
	}
	state.about = isAsked ? subjectOf(plan, pending.option, answer, views) : spokenOf[0];
	if (state.about) state.discussed.add(state.about);
	for (const option of spokenOf) if (isJudged(views, option, answer)) state.discussed.add(option);
}

/** As clearly as somebody likes, chooses or compares something. */
const clearly = 3;

/** Whether a sub-topic is called by its name and something is clearly said of it, however short. */
function isJudged(views: Views, option: PairOption, answer: readonly SaidWord[]): boolean {
	return option.findName(answer).length > 0 && (stanceOn(views, option)?.strength ?? 0) >= clearly;
}

/** The decision: what the learner chooses and refuses. */
function listenToChoice(state: PairState, answer: readonly SaidWord[]): void {
	const { pending, proposed, views } = state;
	const { stances, chosen: named, refused } = choiceIn(views);
	for (const { option } of stances) state.discussed.add(option);
	const isArguing = pending?.about === 'other' && answer.length > wordsOfChoice;
	const chosen = named.filter((option) => {
		const stance = stanceOn(views, option);
		// "It is more useful" may be said of either idea, and reasons name other things.
		if (option === proposed) return !stance?.isOfPronoun;
		return !isArguing || state.chosen.includes(option) || (stance?.strength ?? 0) >= clearly;
	});
	if (views.ofAll === 'none' && proposed) refused.push(proposed);
	for (const option of refused) state.refused.add(option);
	for (const option of chosen) state.refused.delete(option);
	state.chosen =
		chosen.length > 0 ? chosen.slice(0, 2) : state.chosen.filter((option) => !refused.includes(option));
	if (views.ofAll === 'none') state.chosen = [];
	state.lastRefused = refused[0];
	const hasRefused = refused.length > 0 || views.ofAll === 'none';
	const isProposed = pending?.about === 'own' || pending?.about === 'other';
	const isLeft = state.chosen.length > 0 || (isProposed && proposed && !state.refused.has(proposed));
	state.isRefusing = hasRefused && !isLeft;
	if (state.isRefusing) state.refusals++;
}

/** How often a sub-topic is named in a turn: each word once, and its own name once more. */
function namings(option: PairOption, answer: readonly SaidWord[]): number {
	const text = answer.map(({ lower }) => lower).join(' ');
	const isCalledByName = text.includes(option.inSentence.toLowerCase());
	return new Set(option.findSubject(answer).map(({ phrase }) => phrase)).size + (isCalledByName ? 1 : 0);
}

/** The sub-topics that a turn names or points to, those meant most clearly first. */
function optionsIn(plan: PairPlan, answer: readonly SaidWord[]): PairOption[] {
	const named = plan.options
		.filter((option) => namings(option, answer) > 0)
		.toSorted((one, other) => namings(other, answer) - namings(one, answer));
	const pointed = optionsByPlace(plan, answer, {}).map(({ option }) => option);
	return [...new Set([...pointed, ...named])];
}

/** What a turn is about: the sub-topic that was asked about, unless another one is clearly meant and it is not named. */
function subjectOf(plan: PairPlan, asked: PairOption, answer: readonly SaidWord[], views: Views): PairOption {
	const isMeant = namings(asked, answer) > 0 || stanceOn(views, asked)?.isOfPronoun;
	const others = isMeant ? [] : optionsIn(plan, answer);
	const clear = others.filter((option) => namings(option, answer) > 1 || isJudged(views, option, answer));
	return clear[0] ?? asked;
}

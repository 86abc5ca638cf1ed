import type { ConversationMessage } from '@henry/contract/conversation.ts';
import { type Heard, type Turn, turnsOf } from './heard.ts';
import { lastQuestion } from './last-question.ts';
import type { RequestKind } from './request-sounds.ts';
import { clauseMeaning } from './spoken-time.ts';
import { createPhraseFinder, type SaidWord } from './spoken-words.ts';
import type { PlannedItem, PlannedQuestion, TalkPlan } from './talk-plan.ts';

/** What a learner's turn is when it is no answer: a request, words that were not made out, another subject. */
type Trouble = RequestKind | 'unclear' | 'offTopic';

/** Where a conversation stands. It is worked out anew from the whole conversation at each turn. */
export type TalkState = {
	/** What Henry said, turn by turn. */
	said: string[];
	/** What the learner said, turn by turn. */
	heard: Heard[];
	/** Keys of the items that were asked and answered, answered without a question, or given up; or that Henry said were. */
	covered: Set<string>;
	asked: Set<PlannedQuestion>;
	/** The question that is to be answered, and the words in which Henry asked it. */
	pending: PlannedQuestion | undefined;
	pendingText: string;
	/** Questions since the last one that began an item of the plan. */
	followUps: number;
	/** How many turns of the learner were answers. */
	answers: number;
	/** What came instead of an answer since the question that is to be answered was asked. */
	troubles: Trouble[];
	/** The last one of them, where the learner's last turn is one. */
	trouble: Trouble | undefined;
	isClosed: boolean;
};

/** Whether a text of Henry's ends the conversation. */
export function isFarewell({ closings, stopped }: TalkPlan, text: string): boolean {
	return [...closings, ...stopped].some((farewell) => text.includes(farewell));
}

/** Whether a question begins an item, rather than going deeper into something. */
export function beginsItem(plan: TalkPlan, question: PlannedQuestion | undefined): boolean {
	return plan.items.some(({ questions }) => question !== undefined && questions.includes(question));
}

/** The state after a conversation, which may have been led in part by another coach. */
export function talkState(plan: TalkPlan, conversation: readonly ConversationMessage[]): TalkState {
	const state: TalkState = {
		said: [],
		heard: [],
		covered: new Set(),
		asked: new Set(),
		pending: undefined,
		pendingText: '',
		followUps: 0,
		answers: 0,
		troubles: [],
		trouble: undefined,
		isClosed: false,
	};
	const told = new Set(conversation.flatMap(({ covered = [] }) => covered));
	for (const { key } of plan.items) if (told.has(key)) state.covered.add(key);
	for (const turn of turnsOf(conversation)) {
		listenToHenry(plan, state, turn);
		if (turn.learner) listenToLearner(plan, state, turn.learner);
	}
	return state;
}

function listenToHenry(plan: TalkPlan, state: TalkState, { henry }: Turn): void {
	state.said.push(henry);
	state.isClosed ||= isFarewell(plan, henry);
	const asked = plan.questions
		.flatMap((question) => {
			const match = question.pattern.exec(henry);
			return match ? [{ question, text: match[0], end: match.index + match[0].length }] : [];
		})
		.sort((one, other) => one.end - other.end || fixedLength(one.question) - fixedLength(other.question));
	for (const { question } of asked) state.asked.add(question);
	const last = asked.at(-1);
	const text = last?.text ?? questionOfAnother(plan, henry);
	if (text === undefined) return;
	const goesOn =
		last !== undefined && last.question.item === state.pending?.item && isHelp(plan, last.question);
	if (!goesOn && text.toLowerCase() !== state.pendingText.toLowerCase()) {
		state.troubles = [];
		state.followUps = beginsItem(plan, last?.question) ? 0 : state.followUps + 1;
	}
	state.pending = last?.question;
	state.pendingText = text.charAt(0).toUpperCase() + text.slice(1);
}

/** How much of a question is the same whatever it is about: the more, the surer it is the one that was asked. */
const fixedLength = ({ text }: PlannedQuestion) => text.replaceAll(/\{[^}]+\}/g, '').length;

/** Whether a question is a simpler or an easier form of one that was asked before. */
function isHelp(plan: TalkPlan, question: PlannedQuestion): boolean {
	return plan.items.some(({ simpler, easier }) => question === simpler || question === easier);
}

/** The last question of a turn that another coach made. */
function questionOfAnother(plan: TalkPlan, henry: string): string | undefined {
	const rest = plan.asides.reduce((text, aside) => text.replace(aside, ''), henry);
	return lastQuestion(rest, '.!?');
}

function listenToLearner(plan: TalkPlan, state: TalkState, heard: Heard): void {
	state.heard.push(heard);
	const answered = plan.items.filter((item) => isAnswered(item, heard.answer));
	for (const { key } of answered) state.covered.add(key);
	const reactions = plan.items.flatMap((item) => item.reactions);
	const isPlanned =
		[...answered, ...reactions.filter((one) => one.findSubject(heard.answer).length > 0)].length > 0;
	const trouble = troubleWith(plan, state, heard, isPlanned);
	state.trouble = trouble;
	const item = state.pending?.item;
	if (trouble === undefined) {
		state.answers++;
		if (item !== undefined) state.covered.add(item);
		return;
	}
	const isGivenUp = trouble === 'skip' || (givenUpAtLast.has(trouble) && state.troubles.includes(trouble));
	if (isGivenUp && item !== undefined) state.covered.add(item);
	state.troubles.push(trouble);
}

/** Whether something is answered, by what the learner says and not by what somebody else does. */
function isAnswered({ findAnswer }: PlannedItem, answer: readonly SaidWord[]): boolean {
	return findAnswer(answer).some(
		({ index, length }) => !clauseMeaning(answer, index, index + length).ofOthers,
	);
}

/** Troubles after which a question is given up when they come a second time. */
const givenUpAtLast: ReadonlySet<Trouble> = new Set<Trouble>(['noIdea', 'help', 'simpler']);

/** Why a turn is no answer. What was not made out, or is off the subject, counts as an answer the second time. */
function troubleWith(
	plan: TalkPlan,
	state: TalkState,
	heard: Heard,
	isPlanned: boolean,
): Trouble | undefined {
	if (heard.answer.length === 0) return heard.request?.kind ?? 'unclear';
	const isNew = (trouble: Trouble) => !state.troubles.includes(trouble);
	if (heard.isUnclear && isNew('unclear')) return 'unclear';
	const isOff = !isPlanned && plan.findOffTopic(heard.answer).length > 0;
	return isOff && isNew('offTopic') ? 'offTopic' : undefined;
}

const nobody = createPhraseFinder(['not', 'no']);

/** What the learner spoke about, as the farewell names it, the most frequent first. */
export function subjectsOf(plan: TalkPlan, heard: readonly Heard[]): string[] {
	const counts = new Map<string, number>();
	const reactions = [...plan.items.flatMap((item) => item.reactions), ...plan.reactions];
	for (const { answer: words } of heard) {
		for (const { called, findSubject } of reactions) {
			const [place] = findSubject(words);
			if (!called || !place || nobody(words.slice(0, place.index)).length > 0) continue;
			const subject = called.replace('{name}', place.phrase);
			counts.set(subject, (counts.get(subject) ?? 0) + 1);
		}
	}
	return [...counts].sort(([, one], [, other]) => other - one).map(([subject]) => subject);
}

/** All answers of the learner's, without what was asked of Henry. */
export function wordsOf(state: TalkState): SaidWord[][] {
	return state.heard.map(({ answer }) => answer);
}

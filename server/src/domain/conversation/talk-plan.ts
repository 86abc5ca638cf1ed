import type { ConverseResponse } from '@henry/contract/conversation.ts';
import type {
	CoachPhrases,
	FollowUp,
	PlanItem,
	Reaction,
	Scenario,
	WordSets,
} from '@henry/contract/scenarios.ts';
import { wordTable } from '@henry/grammar/word-table.ts';
import { textPattern } from './slots.ts';
import { createPhraseFinder, type PhraseFinder } from './spoken-words.ts';
import { expandPhrases } from './word-sets.ts';

export type Hints = ConverseResponse['hints'];

/** A question that Henry may ask. `item` is the item of the plan that it is about, if any. */
export type PlannedQuestion = {
	text: string;
	/** Finds the question in what Henry said. */
	pattern: RegExp;
	item: string | undefined;
	hints: Hints;
};

export type PlannedFollowUp = PlannedQuestion &
	Pick<FollowUp, 'when' | 'not'> & { findAnswer: PhraseFinder | undefined };

export type PlannedReaction = Pick<Reaction, 'key' | 'say' | 'called'> & {
	findSubject: PhraseFinder;
	followUps: PlannedFollowUp[];
};

export type PlannedItem = Pick<PlanItem, 'key' | 'henry'> & {
	questions: PlannedQuestion[];
	simpler: PlannedQuestion;
	easier: PlannedQuestion;
	findAnswer: PhraseFinder;
	reactions: PlannedReaction[];
	deeper: PlannedFollowUp[];
};

/** A scenario made ready for a conversation. */
export type TalkPlan = Pick<Scenario, 'openers' | 'closings' | 'tense' | 'wordMeanings'> & {
	items: PlannedItem[];
	/** Reactions to what may come up at any time. */
	reactions: PlannedReaction[];
	findOffTopic: PhraseFinder;
	/** Whether it is about the learner's own life, so that good news and bad are spoken of as such. */
	isPersonal: boolean;
	/** Farewells where the learner wanted to stop. */
	stopped: readonly string[];
	/** Everything that Henry may ask, to find it again in what he said. */
	questions: PlannedQuestion[];
	/** Questions of his that want no answer of their own, such as whether the learner is still there. */
	asides: string[];
};

/** What Henry asks after an example. */
export const andYou = 'And you?';

/** What all conversations share: reactions, sets of words and phrases. */
export type SharedContent = {
	reactions: readonly Reaction[];
	wordSets: WordSets;
	coachPhrases: CoachPhrases;
};

/** Makes a scenario ready. */
export function createTalkPlan(scenario: Scenario, shared: SharedContent): TalkPlan {
	const finder = (phrases: readonly string[]) => createPhraseFinder(expandPhrases(phrases, shared.wordSets));
	const followUp = (
		item: string | undefined,
		{ ask, covers, unless, ...rest }: FollowUp,
	): PlannedFollowUp => ({
		...rest,
		text: ask,
		pattern: textPattern(ask),
		item: covers ?? item,
		findAnswer: unless && finder(unless),
	});
	const reaction = (item: string | undefined, { about, followUps, ...rest }: Reaction): PlannedReaction => ({
		...rest,
		findSubject: finder(about),
		followUps: followUps.map((one) => followUp(item, one)),
	});
	const items = scenario.items.map(
		({ key, questions, simpler, easier, henry, hints, answered, reactions, deeper }): PlannedItem => ({
			key,
			henry,
			questions: questions.map((text) => ({ text, pattern: textPattern(text), item: key, hints })),
			simpler: { text: simpler, pattern: textPattern(simpler), item: key, hints },
			easier: { text: easier.ask, pattern: textPattern(easier.ask), item: key, hints: easier.hints },
			findAnswer: finder(answered),
			reactions: reactions.map((one) => reaction(key, one)),
			deeper: deeper.map((one) => followUp(key, one)),
		}),
	);
	const reactions = [...scenario.reactions, ...(scenario.sharedReactions ? shared.reactions : [])].map(
		(one) => reaction(undefined, one),
	);
	const { openers, closings, tense, wordMeanings } = scenario;
	return {
		openers,
		closings,
		tense,
		wordMeanings: wordTable(wordMeanings),
		items,
		reactions,
		isPersonal: scenario.sharedReactions,
		stopped: shared.coachPhrases.stopped,
		findOffTopic: finder(scenario.offTopic ?? []),
		asides: [andYou, ...Object.values(shared.coachPhrases).flatMap((of) => (Array.isArray(of) ? of : []))],
		questions: [
			...items.flatMap(({ questions, simpler, easier, deeper, reactions: own }) => [
				...questions,
				simpler,
				easier,
				...deeper,
				...own.flatMap(({ followUps }) => followUps),
			]),
			...reactions.flatMap(({ followUps }) => followUps),
		],
	};
}

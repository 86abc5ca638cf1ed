import type { Difficulty } from '@henry/contract/difficulty.ts';
import type { CoachPhrases } from '@henry/contract/scenarios.ts';
import type { Phrasing } from './phrasing.ts';
import { createPhraseFinder, type PhraseFinder, spokenWords } from './spoken-words.ts';
import type { PersonOf } from './talk-follow-ups.ts';
import type { SharedContent, TalkPlan } from './talk-plan.ts';
import type { TalkState } from './talk-state.ts';
import { expandPhrases } from './word-sets.ts';

/** What conversations of all scenarios need beside their plan. */
export type TalkSetting = {
	phrases: CoachPhrases;
	/** Words of good and of bad news, and phrases with such words that are neither. */
	news: Record<'good' | 'bad' | 'neutral', PhraseFinder>;
	personOf: PersonOf;
};

/** All that Henry's next turn depends on. */
export type Scene = {
	plan: TalkPlan;
	setting: TalkSetting;
	difficulty: Difficulty;
	state: TalkState;
	phrasing: Phrasing;
	/** The learner ends the talk, not its plan. */
	isOpenEnded: boolean;
};

/** Prepares what all conversations need. */
export function createTalkSetting({ coachPhrases, wordSets }: SharedContent): TalkSetting {
	const finder = (...names: string[]) => createPhraseFinder(expandPhrases(names, wordSets));
	const people = {
		she: finder('@she'),
		he: finder('@he'),
		they: finder('@relative', '@child', '@friend', '@colleague'),
	};
	return {
		phrases: coachPhrases,
		news: { good: finder('@good'), bad: finder('@bad'), neutral: finder('@neutral') },
		personOf: (noun) => {
			const words = spokenWords({ content: noun });
			return (['she', 'he', 'they'] as const).find((person) => people[person](words).length > 0);
		},
	};
}

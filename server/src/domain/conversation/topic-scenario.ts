import type { TalkTopic } from '@henry/contract/content.ts';
import type { CoachPhrases, PlanItem, Scenario } from '@henry/contract/scenarios.ts';
import { hintsFor } from './spoken-hints.ts';

/** What goes deeper after a short answer, one for each goal in turn. */
const deeper = [
	'What else can you tell me about it?',
	'Can you give me an example?',
	'What was the best part of it?',
	'How do you feel about that?',
	'What do other people think about it?',
];

/** The learner's own topic in a text: as it was written, but for what would end a sentence. */
export function withTopic(text: string, ownTopic = 'your topic'): string {
	return text.replaceAll('{topic}', ownTopic.replace(/[.!?]+$/, ''));
}

/**
 * A topic as a scenario, for a talk without a language model: its goals as they are asked, and few reactions, since nobody
 * wrote any for it.
 */
export function topicScenario(topic: TalkTopic, { closings }: CoachPhrases, ownTopic?: string): Scenario {
	const items = topic.goals.map(({ key, ask, again }, index): PlanItem => {
		const hint = hintsFor(ask);
		const more = deeper[index % deeper.length] ?? '';
		return {
			key,
			questions: again === undefined ? [ask] : [ask, again],
			simpler: `Let me ask it again: ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`,
			easier: {
				ask: `Just a word or two is fine: ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`,
				hints: hint,
			},
			answered: [],
			reactions: [],
			deeper: [{ ask: more, not: false, hints: hintsFor(more) }],
			henry: "I'm an AI coach, so I can only ask, but I like to hear about it.",
			hints: hint,
		};
	});
	return {
		key: topic.key,
		tense: 'present',
		openers: topic.openings.map((opening) => withTopic(opening, ownTopic)),
		items,
		reactions: [],
		sharedReactions: topic.kind !== 'rolePlay',
		wordMeanings: {},
		closings,
	};
}

import type { TalkExercise, TalkTopic } from '@henry/contract/content.ts';
import type { TalkSetup } from '@henry/contract/conversation.ts';
import { engineWords } from '@henry/contract/engine-words.ts';
import type { LiveTalkExercise } from '@henry/contract/live-talk.ts';
import { ownRolePlayKey } from '@henry/contract/role-play.ts';
import type { Scenario } from '@henry/contract/scenarios.ts';
import type { Coach } from '#server/ports/coach.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { signsOfListening } from './acknowledgement.ts';
import { ownRolePlay } from './own-role-play.ts';
import { createPairPlan, type PairContent } from './pair-plan.ts';
import { nextPairTurn } from './pair-turn.ts';
import { createTalkPlan, type SharedContent } from './talk-plan.ts';
import { createTalkSetting } from './talk-scene.ts';
import { nextTalkTurn } from './talk-turn.ts';
import { topicScenario } from './topic-scenario.ts';

/** What the embedded coach knows: the exercises, and what was written for them. */
export type CoachContent = SharedContent &
	PairContent & {
		talk: readonly TalkExercise[];
		scenarios: readonly Scenario[];
		topics: readonly TalkTopic[];
	};

function refuseAborted({ signal }: CallOptions): void {
	if (signal?.aborted) throw new ProviderError('cancelled', 'The call of the coach was cancelled.');
}

/** The coach that needs no model: rules over written plans. Throws where an exercise has no plan. */
export function createEmbeddedCoach(content: CoachContent): Coach {
	const coach = { name: 'Henry', embedded: true };
	const setting = createTalkSetting(content);
	const talks = content.talk.map(({ key, difficulty }) => {
		const scenario = content.scenarios.find((one) => one.key === key);
		if (!scenario) throw new Error(`There is no scenario for ${key}.`);
		return { key, difficulty, isChat: false, plan: createTalkPlan(scenario, content) };
	});
	const talkOf = (setup: TalkSetup) =>
		talks.find(({ key }) => key === setup.exerciseType) ?? talkOnTopic(setup);
	function talkOnTopic({ exerciseType, ownTopic, rolePlay }: TalkSetup) {
		const isOwn = rolePlay && exerciseType === ownRolePlayKey;
		const topic = isOwn ? ownRolePlay(rolePlay) : content.topics.find(({ key }) => key === exerciseType);
		if (!topic) return undefined;
		const scenario = topicScenario(topic, content.coachPhrases, ownTopic);
		return {
			key: exerciseType,
			difficulty: topic.difficulty,
			isChat: topic.kind === 'chat',
			plan: createTalkPlan(scenario, content),
		};
	}

	function beginnings(exercise: LiveTalkExercise): string[] {
		const talk = exercise.type === 'talk' ? talkOf(exercise) : undefined;
		return talk ? signsOfListening(content.coachPhrases, talk.difficulty) : [];
	}

	return {
		health: () => ({ ...coach, model: engineWords.coachModel, state: 'ready', queued: 0 }),
		async start() {},
		async close() {},
		beginnings,
		converse: async ({ talksBefore, fullConversation, ending, ...setup }, options = {}) => {
			refuseAborted(options);
			const talk = talkOf(setup);
			if (!talk) throw new ProviderError('invalid-input', `There is no exercise ${setup.exerciseType}.`);
			const isOpenEnded = ending === 'learner' || talk.isChat;
			const turn = nextTalkTurn(talk.plan, setting, talk.difficulty, fullConversation, {
				talksBefore,
				isOpenEnded,
			});
			return { ...turn, coach };
		},
		converseStarTopic: async ({ topic, options, difficulty, fullConversation }, callOptions = {}) => {
			refuseAborted(callOptions);
			const plan = createPairPlan(topic, options, content);
			return { ...nextPairTurn(plan, content.coachPhrases, fullConversation, difficulty), coach };
		},
	};
}

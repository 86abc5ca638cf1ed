import type { TalkExercise, TalkTopic } from '@henry/contract/content.ts';
import type { TalkSetup } from '@henry/contract/conversation.ts';
import type { Difficulty } from '@henry/contract/difficulty.ts';
import type { ConversationPrompt } from '@henry/contract/prompts.ts';
import { ownRolePlayKey } from '@henry/contract/role-play.ts';
import { filled } from '#server/domain/filled.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { CoachContent } from './embedded-coach.ts';
import { type Goal, isPlayed, type TalkKind } from './model-lead.ts';
import { ownRolePlay } from './own-role-play.ts';
import { rememberedForModel, takenUp } from './remembered.ts';
import { withTopic } from './topic-scenario.ts';

/** What the coach with a model knows: the talks, what was written for them, and what a model is told. */
export type ModelCoachContent = CoachContent & { conversationPrompt: ConversationPrompt };

/** A talk as the coach leads it. */
export type Talk = {
	kind: TalkKind;
	difficulty: Difficulty;
	openings: readonly string[];
	closings: readonly string[];
	goals: readonly Goal[];
	/** What a model is told of it before it begins. */
	start: string;
};

const interviewer = 'the interviewer in a job interview';
const jobSetting = (job: string) =>
	`The job is ${job}. The pay is what is usual for it, and the hours are from nine to five.`;
const anyJob = 'one of the learner’s choice';

/** A talk with a written plan: its items are the goals. */
function plannedTalk(
	content: ModelCoachContent,
	exercise: TalkExercise,
	scenario: CoachContent['scenarios'][number],
	ownTopic: string | undefined,
): Talk {
	const { conversationPrompt: prompt } = content;
	const { label: about, difficulty } = exercise;
	const isInterview = exercise.key === 'jobInterview';
	const kind = isInterview
		? filled(prompt.rolePlay, { role: interviewer, setting: jobSetting(ownTopic ?? anyJob), about })
		: filled(prompt.topic, { about });
	return {
		kind: isInterview ? 'interview' : 'topic',
		difficulty,
		openings: scenario.openers,
		closings: scenario.closings,
		goals: scenario.items.map(({ key, questions }) => ({
			key,
			find: (questions[0] ?? '').replace(/[?.!]$/, ''),
			asks: questions,
		})),
		start: filled(prompt.start, { kind, level: prompt[difficulty] }),
	};
}

function topicTalk(content: ModelCoachContent, topic: TalkTopic, ownTopic: string | undefined): Talk {
	const { conversationPrompt: prompt, coachPhrases } = content;
	const { difficulty, role = '', setting = '' } = topic;
	const about = topic.kind === 'ownTopic' ? (ownTopic ?? topic.label) : topic.label;
	const kind =
		topic.kind === 'rolePlay'
			? filled(prompt.rolePlay, { role, setting, about })
			: filled(prompt.topic, { about });
	return {
		kind: topic.kind,
		difficulty,
		openings: topic.openings.map((opening) => withTopic(opening, ownTopic)),
		closings: coachPhrases.closings,
		goals: topic.goals.map(({ key, find, ask, again, told }) => ({
			key,
			find,
			asks: again === undefined ? [ask] : [ask, again],
			told,
		})),
		start: filled(prompt.start, { kind, level: prompt[difficulty] }),
	};
}

/** The key of what Henry takes up from an earlier talk, before the goals of this one. */
const takenUpKey = 'remembered';

/** A talk with somebody known: Henry knows what was told, and begins with what is to be taken up. */
function withMemory(
	talk: Talk,
	{ conversationPrompt, coachPhrases }: ModelCoachContent,
	setup: TalkSetup,
): Talk {
	const { remembered, talksBefore = 0 } = setup;
	// In a role play he is somebody else, who knows nothing.
	if (!remembered || remembered.facts.length === 0 || isPlayed(talk.kind)) return talk;
	const facts = filled(conversationPrompt.remembered, { facts: rememberedForModel(remembered) });
	const start = `${talk.start}\n${facts}`;
	const opening = takenUp(coachPhrases, remembered, talksBefore);
	if (!opening) return { ...talk, start };
	const isPlan = remembered.takesUp?.kind === 'plan';
	const goal: Goal = {
		key: takenUpKey,
		find: isPlan ? 'how that went' : 'what is new about that',
		asks: isPlan ? ['How did that go?', 'How was it in the end?'] : ['What is new about that?'],
	};
	return { ...talk, start, openings: [opening], goals: [goal, ...talk.goals] };
}

/** The talk that a request is about. Throws a `ProviderError` (invalid-input) where there is none. */
export function talkOf(content: ModelCoachContent, setup: TalkSetup): Talk {
	return withMemory(talkWithoutMemory(content, setup), content, setup);
}

function talkWithoutMemory(
	content: ModelCoachContent,
	{ exerciseType, ownTopic, rolePlay }: TalkSetup,
): Talk {
	if (rolePlay && exerciseType === ownRolePlayKey)
		return topicTalk(content, ownRolePlay(rolePlay), undefined);
	const exercise = content.talk.find(({ key }) => key === exerciseType);
	const scenario = content.scenarios.find(({ key }) => key === exerciseType);
	if (exercise && scenario) return plannedTalk(content, exercise, scenario, ownTopic);
	const topic = content.topics.find(({ key }) => key === exerciseType);
	if (topic) return topicTalk(content, topic, ownTopic);
	throw new ProviderError('invalid-input', `There is no exercise ${exerciseType}.`);
}

import type { TalkExercise, TalkTopic } from '@henry/contract/content.ts';
import type {
	ConversationMessage,
	ConverseRequest,
	ConverseResponse,
	ConverseStarTopicRequest,
} from '@henry/contract/conversation.ts';
import type { ConversationPrompt } from '@henry/contract/prompts.ts';
import type { Coach, ConverseOptions } from '#server/ports/coach.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { CoachContent } from './embedded-coach.ts';
import { checkQuestion, type Goal, leadModelTalk, type ModelLead, type TalkKind } from './model-lead.ts';
import { exampleMessages, fillPart, lastQuestionOf, messagesOf } from './model-messages.ts';
import { type Ask, createModelPartner } from './model-partner.ts';
import { partsIn, type ReplyRules, readReply, replySchema, replySoFar } from './model-reply.ts';
import { createPhrasing } from './phrasing.ts';
import { hintsFor } from './spoken-hints.ts';
import { withTopic } from './topic-scenario.ts';

/** What the coach with a model knows: the talks, what was written for them, and what a model is told. */
export type ModelCoachContent = CoachContent & { conversationPrompt: ConversationPrompt };

/** A talk as the coach leads it. */
type Talk = {
	kind: TalkKind;
	difficulty: TalkExercise['difficulty'];
	openings: readonly string[];
	closings: readonly string[];
	goals: readonly Goal[];
	system: string;
};

/** Enough for the longest turn that is allowed, as JSON. */
const maxTokens = 130;
/** Longer than this no learner waits for a model that others keep busy: whoever stands in answers. */
const longestWaitMs = 2_000;
/** A little liveliness; at 0, small models say the same to everything. */
const temperature = 0.5;
function prepareTalk(content: ModelCoachContent, { exerciseType, ownTopic }: ConverseRequest): Talk {
	const prompt = content.conversationPrompt;
	const { closings } = content.coachPhrases;
	const system = (exercise: Pick<TalkExercise, 'difficulty'>, kind: string) =>
		fillPart(prompt.henry, { kind, level: prompt[exercise.difficulty] });
	const exercise = content.talk.find(({ key }) => key === exerciseType);
	const scenario = content.scenarios.find(({ key }) => key === exerciseType);
	if (exercise && scenario) {
		const isInterview = exerciseType === 'jobInterview';
		const job = ownTopic ?? 'a job of the learner’s choice';
		const interviewer = {
			role: 'the interviewer in a job interview',
			setting: `The job is ${job}. The pay is what is usual for it, and the hours are from nine to five.`,
			about: exercise.label,
		};
		return {
			kind: isInterview ? 'rolePlay' : 'topic',
			difficulty: exercise.difficulty,
			openings: scenario.openers,
			closings: scenario.closings,
			goals: scenario.items.map(({ key, questions }) => ({
				key,
				find: questions[0] ?? key,
				ask: questions[0] ?? '',
			})),
			system: system(
				exercise,
				isInterview
					? fillPart(prompt.rolePlay, interviewer)
					: fillPart(prompt.topic, { about: exercise.label }),
			),
		};
	}
	const topic: TalkTopic | undefined = content.topics.find(({ key }) => key === exerciseType);
	if (!topic) throw new ProviderError('invalid-input', `There is no exercise ${exerciseType}.`);
	const about = topic.kind === 'ownTopic' ? (ownTopic ?? topic.label) : topic.label;
	const { role = '', setting = '' } = topic;
	return {
		kind: topic.kind,
		difficulty: topic.difficulty,
		openings: topic.openings.map((opening) => withTopic(opening, ownTopic)),
		closings,
		goals: topic.goals,
		system: system(
			topic,
			topic.kind === 'rolePlay'
				? fillPart(prompt.rolePlay, { role, setting, about })
				: fillPart(prompt.topic, { about }),
		),
	};
}

/**
 * Henry with a language model: it finds the words of each turn, while the goals, their order, what a turn is for and when
 * a talk ends are decided here. What it writes is held to its shape, cut to the level, and replaced where it must not be
 * said. Openings, farewells and help in silence are written ones.
 */
export function createModelCoach(
	model: LanguageModel,
	content: ModelCoachContent,
	random: () => number = Math.random,
): Coach {
	const prompt = content.conversationPrompt;
	const phrases = content.coachPhrases;
	const examples = exampleMessages(prompt);
	const coach = () => ({ name: model.health().model, embedded: model.health().embedded });
	const anyOf = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? texts[0] ?? '';

	async function write(
		system: string,
		conversation: readonly ConversationMessage[],
		{ parts, note, ...ask }: Ask,
		difficulty: TalkExercise['difficulty'],
		{ signal, onQuestion }: ConverseOptions,
	): Promise<string> {
		const rules: ReplyRules = {
			...ask,
			difficulty,
			conversation,
			needsQuestion: parts.includes('question'),
		};
		if (model.waitMs('live') > longestWaitMs) {
			throw new ProviderError('busy', 'The language model has too many calls.', { retryAfterSeconds: 5 });
		}
		const answer = await model.ask(
			{
				system,
				messages: [...examples, ...messagesOf(conversation, note)],
				schema: replySchema(parts),
				maxTokens,
				temperature,
				priority: 'live',
				prefixKey: system,
			},
			{
				...(signal && { signal }),
				...(onQuestion && {
					onText(text) {
						const cleared = replySoFar(text, rules);
						const { question } = partsIn(text).words;
						if (cleared && question) onQuestion(`${cleared} ${question.replace(/[.!?].*$/, '')}`);
					},
				}),
			},
		);
		return readReply(answer.text, rules);
	}

	/** A turn whose words are written, if this step has them. */
	function written({ step, ...lead }: ModelLead, talk: Talk, conversation: readonly ConversationMessage[]) {
		const said = conversation.flatMap((message) => (message.role === 'system' ? [message.content] : []));
		const { any } = createPhrasing(said, conversation.map((message) => message.content).join(' '));
		const again = lastQuestionOf(conversation);
		switch (step) {
			case 'begin':
				return anyOf(talk.openings);
			case 'stop':
				return any(phrases.stopped);
			case 'silence':
				return `${any(phrases.silence)} ${again}`;
			case 'repeat':
				return `${any(phrases.repeat)} ${again}`;
			case 'slower':
				return `${any(phrases.slower)} ${again}`;
			case 'wait':
				return any(phrases.takeYourTime);
			case 'unclear':
				return any(phrases.unclear);
			case 'rude':
				return `${any(phrases.rude)} ${again}`;
			case 'mistakes':
				return `${any(phrases.mistakes)} ${again}`;
			case 'whoHenryIs':
				return `${any(phrases.whoHenryIs)} ${again}`;
			case 'check':
				return checkQuestion('word' in lead ? lead.word : '');
			default:
				return undefined;
		}
	}

	/** What a model is asked for in the other steps. */
	function askFor(lead: ModelLead, conversation: readonly ConversationMessage[]): Ask {
		const again = lastQuestionOf(conversation);
		const common = { mayTranslate: false, instead: again };
		switch (lead.step) {
			case 'nextGoal':
				return {
					...common,
					parts: ['reaction', 'question'],
					note: fillPart(prompt.nextGoal, { goal: lead.goal.find }),
					instead: lead.goal.ask,
				};
			case 'answer':
			case 'explain':
			case 'translate':
			case 'help':
				return {
					parts: ['answer', 'question'],
					note: fillPart(prompt[lead.step], { goal: again }),
					mayTranslate: lead.step === 'translate',
					instead: again,
				};
			case 'close':
				return {
					...common,
					parts: ['reaction'],
					note: prompt.close,
					instead: 'Thank you for telling me about it.',
				};
			default:
				return {
					...common,
					parts: ['reaction', 'question'],
					note: prompt.goDeeper,
					instead: 'Can you tell me a little more about that?',
				};
		}
	}

	async function converse(
		request: ConverseRequest,
		options: ConverseOptions = {},
	): Promise<ConverseResponse> {
		if (options.signal?.aborted) throw new ProviderError('cancelled', 'The call of the coach was cancelled.');
		const { fullConversation, ending } = request;
		const talk = prepareTalk(content, request);
		const lead = leadModelTalk(talk.goals, talk.kind, ending, fullConversation);
		const ready = written(lead, talk, fullConversation);
		const words =
			ready ??
			(await write(talk.system, fullConversation, askFor(lead, fullConversation), talk.difficulty, options));
		const isLast = lead.step === 'close' || lead.step === 'stop';
		const question = lead.step === 'close' ? `${words} ${anyOf(talk.closings)}` : words;
		return {
			question,
			hints: isLast ? phrases.farewellHints : hintsFor(question),
			covered: lead.covered,
			progress: isLast ? 100 : Math.round((100 * lead.covered.length) / (talk.goals.length + 1)),
			coach: coach(),
		};
	}

	const partner = createModelPartner(content, write);
	return {
		health: () => model.health(),
		start: () => model.start(),
		close: () => model.close(),
		converse,
		async converseStarTopic(request: ConverseStarTopicRequest, options: ConverseOptions = {}) {
			if (options.signal?.aborted)
				throw new ProviderError('cancelled', 'The call of the coach was cancelled.');
			return { ...(await partner(request, options)), coach: coach() };
		},
	};
}

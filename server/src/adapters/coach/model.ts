import type { ConversationMessage, ConverseResponse } from '@henry/contract/conversation.ts';
import type { PairPrompt, TalkPrompt } from '@henry/contract/prompts.ts';
import type { CoachContent } from '#server/domain/conversation/embedded-coach.ts';
import { createPairPlan } from '#server/domain/conversation/pair-plan.ts';
import { createTalkPlan } from '#server/domain/conversation/talk-plan.ts';
import { leadPair, leadTalk, type TurnLead } from '#server/domain/conversation/turn-lead.ts';
import { type ChatEndpointSettings, createChatEndpoint } from '#server/engines/chat-endpoint.ts';
import type { Coach, ConverseOptions } from '#server/ports/coach.ts';
import { type Answer, answerJsonSchema, readAnswer, wordsSoFar } from './answer.ts';
import { fillPrompt, messagesFor, type PreparedPrompt } from './messages.ts';

/** What the coach with a model knows: the plans of the embedded one, and what a model is told. */
type ModelCoachContent = CoachContent & { talkPrompt: TalkPrompt; pairPrompt: PairPrompt };

/** The talks by their key, each with its plan and its prompt. */
function preparedTalks(content: ModelCoachContent) {
	const { talk, scenarios, talkPrompt } = content;
	return new Map(
		talk.map(({ key, label, difficulty }) => {
			const scenario = scenarios.find((one) => one.key === key);
			if (!scenario) throw new Error(`There is no scenario for ${key}.`);
			const { henry, start, begin, goOn, close } = talkPrompt;
			const plan = scenario.items.map((item) => `- ${item.key}: ${item.questions[0]}`).join('\n');
			const prompt: PreparedPrompt = {
				system: fillPrompt(henry, { label, plan, level: talkPrompt[difficulty] }),
				start,
				notes: { begin: fillPrompt(begin, { opener: scenario.openers[0] ?? '' }), goOn, close },
			};
			return [key, { plan: createTalkPlan(scenario, content), prompt }];
		}),
	);
}

/** The map is what a caller says it is, so it stands where the learner's words do, and not among the orders. */
function pairPromptFor(
	{ henry, start, begin, goOn, decide, close }: PairPrompt,
	topic: string,
	options: readonly string[],
): PreparedPrompt {
	return {
		system: henry,
		start: fillPrompt(start, { topic, options: options.map((option) => `- ${option}`).join('\n') }),
		notes: { begin: fillPrompt(begin, { first: options[0] ?? '' }), goOn, decide, close },
	};
}

/**
 * Henry with a language model behind a chat completions endpoint. The model finds the words; the plan, what is covered of
 * it, and when a conversation ends are decided here.
 */
export function createModelCoach(settings: ChatEndpointSettings, content: ModelCoachContent): Coach {
	const endpoint = createChatEndpoint(settings);
	const talks = preparedTalks(content);

	function ask(
		lead: Exclude<TurnLead, { step: 'askDecision' }>,
		prompt: PreparedPrompt,
		conversation: readonly ConversationMessage[],
		{ signal, onQuestion }: ConverseOptions,
	): Promise<Answer> {
		return endpoint.ask(
			{
				system: prompt.system,
				messages: messagesFor(prompt, lead, lead.step, conversation),
				schema: answerJsonSchema(lead.all),
				schemaName: 'turn',
				async onText(text) {
					const words = onQuestion && (await wordsSoFar(text));
					if (words) onQuestion?.(words);
				},
				read: (text) => readAnswer(text, lead, conversation),
			},
			signal,
		);
	}

	async function nextTurn(
		lead: TurnLead,
		prompt: PreparedPrompt,
		conversation: readonly ConversationMessage[],
		options: ConverseOptions = {},
	): Promise<ConverseResponse> {
		const coach = { name: settings.model, embedded: false };
		if (lead.step === 'askDecision') {
			const { text: question, hints } = lead.words;
			return { question, hints, ...standOf(lead, []), coach };
		}
		const answer = await ask(lead, prompt, conversation, options);
		const isLast = lead.step === 'close';
		return {
			question: isLast ? `${answer.question} ${lead.words.text}` : answer.question,
			hints: isLast ? lead.words.hints : answer.hints,
			...standOf(lead, answer.covered),
			coach,
		};
	}

	return {
		health: () => endpoint.health(),
		async start() {},
		async close() {},
		async converse({ exerciseType, fullConversation }, options) {
			const talk = talks.get(exerciseType);
			if (!talk) throw new Error(`There is no exercise ${exerciseType}.`);
			const lead = leadTalk(talk.plan, content.coachPhrases, fullConversation);
			return nextTurn(lead, talk.prompt, fullConversation, options);
		},
		async converseStarTopic({ topic, options, fullConversation }, callOptions) {
			const lead = leadPair(createPairPlan(topic, options, content), fullConversation);
			return nextTurn(lead, pairPromptFor(content.pairPrompt, topic, options), fullConversation, callOptions);
		},
	};
}

/** How far a conversation has come with a turn; before anything was said, nothing is covered. */
function standOf({ step, all, covered }: TurnLead, added: readonly string[]) {
	const now = step === 'begin' ? [] : all.filter((key) => covered.includes(key) || added.includes(key));
	const progress = step === 'close' ? 100 : Math.round((100 * now.length) / (all.length + 1));
	return { covered: now, progress };
}

import type { ConversationMessage, ConverseResponse } from '@henry/contract/conversation.ts';
import type { PairPrompt, TalkPrompt } from '@henry/contract/prompts.ts';
import type { CoachContent } from '#server/domain/conversation/embedded-coach.ts';
import { createPairPlan } from '#server/domain/conversation/pair-plan.ts';
import { createTalkPlan } from '#server/domain/conversation/talk-plan.ts';
import { leadPair, leadTalk, type TurnLead } from '#server/domain/conversation/turn-lead.ts';
import type { Coach, ConverseOptions } from '#server/ports/coach.ts';
import type { LanguageModel, LanguageModelRequest } from '#server/ports/language-model.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { answerJsonSchema, readAnswer, wordsSoFar } from './answer.ts';
import { fillPrompt, messagesFor, type PreparedPrompt } from './messages.ts';

/** What the coach with a model knows: the plans of the embedded one, and what a model is told. */
type ModelCoachContent = CoachContent & { talkPrompt: TalkPrompt; pairPrompt: PairPrompt };

/** Longer than this no learner waits for a model that others keep busy. */
const longestWaitMs = 2_000;
/** Many times a turn: a model that writes more has lost its way. */
const maxTokens = 120;
/** A second try takes other words than the first. */
const secondTryTemperature = 0.7;

/** A turn that a model finds the words for. */
type WordedTurn = Extract<TurnLead, { step: 'goOn' | 'decide' | 'close' }>;
type Notes = TalkPrompt | PairPrompt;

function noteFor(notes: Notes, lead: WordedTurn): string {
	if (lead.step === 'close') return notes.close;
	if (lead.step === 'decide') return 'decide' in notes ? notes.decide : '';
	const { kind, question } = lead.goal;
	if (kind === 'deeper') return 'deeper' in notes ? notes.deeper : '';
	return fillPrompt(notes[kind], { question });
}

/** The talks by their key, each with its plan and its prompt. */
function preparedTalks({ talk, scenarios, talkPrompt, ...content }: ModelCoachContent) {
	return new Map(
		talk.map(({ key, label, difficulty }) => {
			const scenario = scenarios.find((one) => one.key === key);
			if (!scenario) throw new Error(`There is no scenario for ${key}.`);
			const start = fillPrompt(talkPrompt.start, { label, level: talkPrompt[difficulty] });
			const prompt: PreparedPrompt = { system: talkPrompt.henry, start };
			return [key, { plan: createTalkPlan(scenario, content), prompt }];
		}),
	);
}

/** The map is what a caller says it is, so it stands where the learner's words do, and not among the orders. */
function pairPromptFor(
	{ henry, start }: PairPrompt,
	topic: string,
	options: readonly string[],
): PreparedPrompt {
	const listed = options.map((option) => `- ${option}`).join('\n');
	return { system: henry, start: fillPrompt(start, { topic, options: listed }) };
}

/** What tells talks apart: how they began. */
const prefixKeyOf = ({ start }: PreparedPrompt, conversation: readonly ConversationMessage[]) =>
	[start, ...conversation.slice(0, 2).map(({ content }) => content)].join('\n');

/**
 * Henry with a language model. The model finds the words of all turns but the first; the plan, what is covered of it, and
 * when a conversation ends are decided here. `busy` where the model would let the learner wait longer than two seconds, so
 * that whoever stands in can answer.
 */
export function createModelCoach(model: LanguageModel, content: ModelCoachContent): Coach {
	const talks = preparedTalks(content);
	let isFailing = false;

	function requestFor(
		note: string,
		isLast: boolean,
		prompt: PreparedPrompt,
		conversation: readonly ConversationMessage[],
	): LanguageModelRequest {
		return {
			system: prompt.system,
			messages: messagesFor(prompt, note, conversation),
			schema: answerJsonSchema(isLast),
			maxTokens,
			priority: 'live',
			prefixKey: prefixKeyOf(prompt, conversation),
		};
	}

	/** Asks a second time where the first answer cannot be said. */
	async function wordsFor(
		lead: WordedTurn,
		request: LanguageModelRequest,
		conversation: readonly ConversationMessage[],
		{ signal, onQuestion }: ConverseOptions,
	): Promise<string> {
		const onText = async (text: string) => {
			const words = onQuestion && (await wordsSoFar(text));
			if (words) onQuestion?.(words);
		};
		for (const temperature of [undefined, secondTryTemperature]) {
			const again = temperature === undefined ? {} : { temperature };
			const options = { ...(signal && { signal }), ...(onQuestion && { onText }) };
			const { text } = await model.ask({ ...request, ...again }, options);
			const { mayRepeat } = lead;
			const words = readAnswer(text, { isLast: lead.step === 'close', mayRepeat }, conversation);
			if (words !== undefined) return words;
		}
		throw new ProviderError('unavailable', 'The language model answers otherwise than it was asked to.');
	}

	async function nextTurn(
		lead: TurnLead,
		notes: Notes,
		prompt: PreparedPrompt,
		conversation: readonly ConversationMessage[],
		options: ConverseOptions = {},
	): Promise<ConverseResponse> {
		if (options.signal?.aborted) throw new ProviderError('cancelled', 'The call of the coach was cancelled.');
		const { model: name, embedded } = model.health();
		const answer = { ...standOf(lead), coach: { name, embedded } };
		if (lead.step === 'begin' || lead.step === 'askDecision') {
			const { text: question, hints } = lead.words;
			return { ...answer, question, hints };
		}
		if (model.waitMs('live') > longestWaitMs) {
			throw new ProviderError('busy', 'The language model has others to answer first.');
		}
		const isLast = lead.step === 'close';
		const request = requestFor(noteFor(notes, lead), isLast, prompt, conversation);
		const words = await wordsFor(lead, request, conversation, options);
		if (lead.step === 'decide') return { ...answer, question: words, hints: lead.hints };
		if (lead.step === 'goOn') return { ...answer, question: words, hints: lead.goal.hints };
		return { ...answer, question: `${words} ${lead.words.text}`, hints: lead.words.hints };
	}

	async function noted(turn: Promise<ConverseResponse>): Promise<ConverseResponse> {
		try {
			const response = await turn;
			isFailing = false;
			return response;
		} catch (error) {
			const { category } = error as ProviderError;
			if (category === 'unavailable' || category === 'timeout') isFailing = true;
			throw error;
		}
	}

	return {
		health: () => ({ ...model.health(), ...(isFailing && { state: 'failed' }) }),
		start: () => model.start(),
		close: () => model.close(),
		async converse({ exerciseType, fullConversation }, options) {
			const talk = talks.get(exerciseType);
			if (!talk) throw new Error(`There is no exercise ${exerciseType}.`);
			const lead = leadTalk(talk.plan, content.coachPhrases, fullConversation);
			return noted(nextTurn(lead, content.talkPrompt, talk.prompt, fullConversation, options));
		},
		async converseStarTopic({ topic, options, fullConversation }, callOptions) {
			const lead = leadPair(createPairPlan(topic, options, content), fullConversation);
			const prompt = pairPromptFor(content.pairPrompt, topic, options);
			return noted(nextTurn(lead, content.pairPrompt, prompt, fullConversation, callOptions));
		},
	};
}

/** How far a conversation has come before a turn; before anything was said, nothing is covered. */
function standOf({ step, all, covered }: TurnLead) {
	const now = step === 'begin' ? [] : [...covered];
	const progress = step === 'close' ? 100 : Math.round((100 * now.length) / (all.length + 1));
	return { covered: now, progress };
}

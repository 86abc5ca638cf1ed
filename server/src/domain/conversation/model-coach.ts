import type { ConversationMessage, ConverseRequest, ConverseResponse } from '@henry/contract/conversation.ts';
import type { Coach, ConverseOptions } from '#server/ports/coach.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type {
	LanguageModel,
	LanguageModelMessage,
	LanguageModelRequest,
} from '#server/ports/language-model.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { mayBeGeneral } from './general-turn.ts';
import { allInterjections } from './interjections.ts';
import { leadModelTalk, withoutAskingBack, withoutHaste } from './model-lead.ts';
import { exampleMessages, messagesOf } from './model-messages.ts';
import { createModelPartner } from './model-partner.ts';
import {
	hasOwnQuestion,
	knownReply,
	partsIn,
	type ReplyRules,
	type ReplyWords,
	readReply,
	replySchema,
	replySoFar,
} from './model-reply.ts';
import { askedBefore, askFor, type ModelTurn, type Recognized, writtenWords } from './model-steps.ts';
import { type ModelCoachContent, type Talk, talkOf } from './model-talk.ts';
import type { Situations } from './situations.ts';
import { hintsFor } from './spoken-hints.ts';

/** Enough for the longest turn that is allowed, as JSON. */
const maxTokens = 130;
/** Longer than this no learner waits for a model that others keep busy: whoever stands in answers. */
const longestWaitMs = 2_000;
/** Nor longer than this for the first sentence of a model that has begun, and that other work makes slow. */
const longestSilenceMs = 1_500;
/** A small model that writes more freely says odd things; how its sentences begin is lively enough. */
const temperature = 0.2;
const livelierTemperature = 1;

/** What tells of what learners say. */
type KnownByMeaning = Pick<Situations, 'find' | 'findAnswers'>;

function refuseAborted({ signal }: CallOptions): void {
	if (signal?.aborted) throw new ProviderError('cancelled', 'The call of the coach was cancelled.');
}

/**
 * Henry with a language model: it finds the words of each turn, while the goals, their order, what a turn is for and when
 * a talk ends are decided here. What it writes is held to its shape, cut to the level, and replaced where it must not be
 * said. Openings, farewells and help in silence are written ones. `busy` where the learner would wait too long.
 */
export function createModelCoach(
	model: LanguageModel,
	content: ModelCoachContent,
	random: () => number = Math.random,
	situations: KnownByMeaning = { find: async () => undefined, findAnswers: async () => [] },
): Coach {
	const { conversationPrompt: prompt, coachPhrases: phrases } = content;
	const examples = exampleMessages(prompt);
	const coach = () => ({ name: model.health().model, embedded: model.health().embedded });
	const anyOf = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? texts[0] ?? '';
	const openingOf = ({ openings }: Talk, { talksBefore }: ConverseRequest) =>
		talksBefore === undefined ? anyOf(openings) : (openings[talksBefore % openings.length] ?? '');

	// What differs between learners from the start: their first words.
	const keyOf = (start: string, conversation: readonly ConversationMessage[]) =>
		[start, ...conversation.slice(0, 2).map(({ content: text }) => text)].join('\n');

	/** What the model is asked for; `given` are parts that are written already. */
	const requestFor = (
		{ start, conversation, ask, noteOf }: ModelTurn,
		given: ReplyWords = {},
	): LanguageModelRequest => ({
		system: prompt.henry,
		messages: [...examples, ...messagesOf(start, conversation, noteOf, phrases.interjections)],
		schema: replySchema(ask.parts, ask.note.about, ask.beginnings ?? {}, given),
		...(ask.favoured && ask.favoured.length > 0 && { favoured: ask.favoured }),
		maxTokens,
		temperature,
		priority: 'live',
		prefixKey: keyOf(start, conversation),
	});

	const rulesOf = ({ ask, conversation, difficulty }: ModelTurn): ReplyRules => ({
		...{ ...ask, difficulty, conversation },
		needsQuestion: ask.parts.includes('question') || ask.question !== undefined,
	});

	/** A turn in words that were written for what the learner asked or told; undefined where there are none. */
	const known = (turn: ModelTurn, given: ReplyWords = {}) =>
		turn.ask.known && knownReply({ ...rulesOf(turn), given }, turn.ask.known, anyOf);
	/** A known answer is given at once, as is what fits in general: a model would only choose one. */
	const knownAtOnce = (turn: ModelTurn) =>
		turn.ask.known?.answer || turn.ask.isGeneral ? known(turn) : undefined;

	/** Has the model find the words of a turn; by its first ones, which need no model, a learner who waits knows that Henry has heard. */
	async function write(turn: ModelTurn, options: ConverseOptions): Promise<string> {
		const { parts, beginnings: { interjection = [] } = {} } = turn.ask;
		const isBegun = options.onQuestion && parts.includes('interjection') && interjection.length > 0;
		const given: ReplyWords = isBegun ? { interjection: anyOf(interjection) } : {};
		return writeOn(turn, given, options).catch((error: unknown) => {
			const isTooSlow = error instanceof ProviderError && ['busy', 'timeout'].includes(error.category);
			const words = isTooSlow ? known(turn, given) : undefined;
			if (words === undefined) throw error;
			return words;
		});
	}

	async function writeOn(
		turn: ModelTurn,
		given: ReplyWords,
		{ signal, onQuestion }: ConverseOptions,
	): Promise<string> {
		const { ask } = turn;
		const rules = { ...rulesOf(turn), given };
		if (model.waitMs('live') > longestWaitMs) {
			throw new ProviderError('busy', 'The language model has too many calls.', { retryAfterSeconds: 5 });
		}
		if (given.interjection) onQuestion?.(`${given.interjection} `);
		const late = new AbortController();
		const isAwaited = onQuestion !== undefined && model.health().embedded;
		const timer = isAwaited ? setTimeout(() => late.abort(), longestSilenceMs) : undefined;
		const onText = (text: string) => {
			const first = replySoFar(text, rules);
			if (!first || first === given.interjection) return;
			clearTimeout(timer);
			// The space says that the sentence is whole.
			onQuestion?.(`${first} `);
		};
		const signals = [late.signal, ...(signal ? [signal] : [])];
		const answer = await model
			.ask(requestFor(turn, given), { signal: AbortSignal.any(signals), ...(onQuestion && { onText }) })
			.catch((error: unknown) => {
				if (!late.signal.aborted || signal?.aborted) throw error;
				throw new ProviderError('timeout', 'The language model is too slow now.');
			})
			.finally(() => clearTimeout(timer));
		if (Object.keys(partsIn(answer.text).words).length === 0) {
			throw new ProviderError('unavailable', 'The language model answers otherwise than it was asked to.');
		}
		if (!ask.parts.includes('question') || hasOwnQuestion(answer.text, rules)) {
			return readReply(answer.text, rules);
		}
		const again = await questionAgain(turn, answer.text, signal);
		return readReply(hasOwnQuestion(again, rules) ? again : answer.text, rules);
	}

	/** The same answer with another question, which is written while what stands before it is spoken; empty where that fails. */
	async function questionAgain(turn: ModelTurn, json: string, signal: AbortSignal | undefined) {
		const { question: _, ...given } = partsIn(json).words;
		const request = { ...requestFor(turn, given), temperature: livelierTemperature };
		const { text } = await model.ask(request, { ...(signal && { signal }) }).catch((error: unknown) => {
			if (signal?.aborted) throw error;
			return { text: '' };
		});
		return text;
	}

	/** Has the model read what stands before a talk, and `messages`, while the learner does something else. */
	async function readAhead(
		messages: readonly LanguageModelMessage[],
		prefixKey: string,
		{ priority = 'report', ...options }: CallOptions & Partial<Pick<LanguageModelRequest, 'priority'>> = {},
	): Promise<void> {
		// A model elsewhere is paid by the call, and keeps what it has read or not as it likes.
		if (!model.health().embedded || model.waitMs(priority) > 0) return;
		const request = { system: prompt.henry, messages: [...examples, ...messages], maxTokens: 0, prefixKey };
		// What is not read now is read when it is needed.
		await model.ask({ ...request, priority }, options).catch(() => {});
	}

	/** Has the model read what the learner has said of a turn that is not over. */
	function readSoFar({ start, conversation, noteOf }: ModelTurn, options: CallOptions): void {
		const noteSoFar: ModelTurn['noteOf'] = (soFar) =>
			soFar.length === conversation.length ? { ...noteOf(soFar), behind: '' } : noteOf(soFar);
		const prefixKey = keyOf(start, conversation.slice(0, -1));
		const messages = messagesOf(start, conversation, noteSoFar, phrases.interjections);
		void readAhead(messages, prefixKey, { ...options, priority: 'live' });
	}

	function turnOf(
		talk: Talk,
		{ fullConversation: conversation, ending }: ConverseRequest,
		{ situation, answers }: Recognized = {},
	) {
		const leadOf = (soFar: readonly ConversationMessage[]) =>
			leadModelTalk(talk.goals, talk.kind, ending, soFar);
		const isAskedAbout = situation?.isSure && talk.kind === 'rolePlay';
		const lead = isAskedAbout ? withoutHaste(leadOf(conversation), conversation) : leadOf(conversation);
		const noteOf = (soFar: readonly ConversationMessage[]) =>
			askFor(leadOf(soFar), { prompt, phrases, kind: talk.kind }, soFar).note;
		const { start, difficulty } = talk;
		const turn: ModelTurn = {
			start,
			difficulty,
			conversation,
			ask: askFor(lead, { prompt, phrases, kind: talk.kind }, conversation, { situation, answers }),
			noteOf,
		};
		return { lead, turn };
	}

	/** What is known of what the learner has just said. */
	async function recognized(
		talk: Talk,
		{ fullConversation: conversation, exerciseType, ending }: ConverseRequest,
		options: CallOptions,
	): Promise<Recognized> {
		const latest = conversation.at(-1);
		if (latest?.role !== 'user') return {};
		const lead = leadModelTalk(talk.goals, talk.kind, ending, conversation);
		const { step } = lead;
		const asked = step === 'sorry' ? askedBefore(conversation) : step === 'answer' && latest.content;
		return asked
			? { answers: await situations.findAnswers(asked, exerciseType, options) }
			: {
					situation: await situations.find(withoutAskingBack(latest.content), exerciseType, {
						...options,
						mayBeGeneral: mayBeGeneral(lead, talk.kind, conversation),
					}),
				};
	}

	async function converse(
		request: ConverseRequest,
		options: ConverseOptions = {},
	): Promise<ConverseResponse> {
		refuseAborted(options);
		const talk = talkOf(content, request);
		const { lead, turn } = turnOf(talk, request, await recognized(talk, request, options));
		const ready =
			writtenWords(lead, openingOf(talk, request), phrases, request.fullConversation) ?? knownAtOnce(turn);
		if (lead.step === 'begin') void readAhead([{ role: 'user', content: talk.start }], talk.start);
		const words = ready ?? (await write(turn, options));
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
		async start() {
			await model.start();
			if (model.waitMs('report') > 0) return;
			// What is not read now is read when it is needed.
			await model.prepare?.({ system: prompt.henry, messages: examples, prefixKey: '' }).catch(() => {});
		},
		close: () => model.close(),
		converse,
		listen: (request, options = {}) => readSoFar(turnOf(talkOf(content, request), request).turn, options),
		listenStarTopic: (request, options = {}) => readSoFar(partner.turnOf(request), options),
		beginnings: () => allInterjections(phrases.interjections),
		async converseStarTopic(request, options = {}) {
			refuseAborted(options);
			return { ...(await partner.converse(request, options)), coach: coach() };
		},
	};
}

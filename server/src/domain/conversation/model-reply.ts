import type { ConversationMessage } from '@henry/contract/conversation.ts';
import type { Difficulty } from '@henry/contract/difficulty.ts';
import { clearedSoFar, replyFault } from '#server/domain/safety/reply-fault.ts';
import { isPlainlyWritten } from '#server/domain/untrusted-words.ts';
import type { JsonSchema } from '#server/ports/language-model.ts';
import { isAnswered } from './answered-goals.ts';
import { isSentence } from './interjections.ts';
import { isLoss } from './loss.ts';
import { countWords } from './spoken-words.ts';
import {
	answeredTo,
	asksOfDenied,
	asksWhatWasTold,
	isOwnWords,
	isUnfit,
	isUnfitReaction,
	plain,
} from './unfit-sentences.ts';

/** The parts of one turn, in the order in which they are said. */
const replyParts = ['interjection', 'reaction', 'answer', 'question'] as const;
export type ReplyPart = (typeof replyParts)[number];
export type ReplyWords = Partial<Record<ReplyPart, string>>;

/** Most words of a turn, by level; shorter than what a learner of that level can follow at once. */
const mostWords: Record<Difficulty, number> = {
	beginner: 20,
	intermediate: 32,
	advanced: 45,
};

/** What a part is to begin with, or be where it is a sentence, one of several; what a model writes of itself where none is given. */
export type Beginnings = Partial<Record<ReplyPart, readonly string[]>>;

const asPattern = (beginning: string) =>
	isSentence(beginning) ? `${beginning.slice(0, -1)}\\${beginning.at(-1)}$` : `${beginning} `;

/**
 * The shape that holds a model to its parts: without a question demanded, small models forget to ask one. `about`: what the
 * turn is to take up, which stands before what does, since small models speak past it; empty where there is nothing. The
 * beginnings of an interjection are all of it. `given`: parts that are written already.
 */
export function replySchema(
	parts: readonly ReplyPart[],
	about: string,
	{ interjection: interjections = [], ...beginnings }: Beginnings,
	given: ReplyWords = {},
): JsonSchema {
	const begins = parts.includes('interjection') && interjections.length > 0;
	const written = parts.filter((part) => part !== 'interjection');
	const textOf = (part: ReplyPart) => {
		if (given[part] !== undefined) return { const: given[part] };
		const { [part]: some = [] }: Beginnings = beginnings;
		return { type: 'string', ...(some.length > 0 && { pattern: `^(?:${some.map(asPattern).join('|')})` }) };
	};
	const properties = {
		...(begins && {
			interjection: given.interjection ? { const: given.interjection } : { enum: [...interjections] },
		}),
		...(about && { about: { const: about } }),
		...Object.fromEntries(written.map((part) => [part, textOf(part)])),
	};
	return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

const emoji = /\s*\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{fe0f}|\u{200d})*/gu;
const markup = /[*_`#<>[\]{}|\\~]|https?:/;
const speaker = /^\s*(?:henry|assistant|system|coach|learner)\s*:\s*/i;

const tidy = (text: string) => text.replaceAll(emoji, '').replace(speaker, '').replaceAll(/\s+/g, ' ').trim();

/** The parts of an answer that may still be being written; a part without its closing quote is the last one. */
export function partsIn(json: string): { words: ReplyWords; isOpen: ReplyPart | undefined } {
	const words: ReplyWords = {};
	let isOpen: ReplyPart | undefined;
	for (const [, key, value = '', end] of json.matchAll(/"(\w+)"\s*:\s*"((?:[^"\\]|\\.)*)("?)/g)) {
		const part = replyParts.find((one) => one === key);
		if (!part) continue;
		words[part] = tidy(unescaped(value));
		isOpen = end === '"' ? undefined : part;
	}
	return { words, isOpen };
}

function unescaped(text: string): string {
	try {
		return JSON.parse(`"${text}"`) as string;
	} catch {
		return text.replaceAll(/\\(.)/g, '$1');
	}
}

const sentences = (text: string): string[] =>
	text.match(/[^.!?]+[.!?]+["”]?|[^.!?]+$/g)?.map((one) => one.trim()) ?? [];
/** What was said before, to say nothing of it again: sentences of at least three words. */
function saidBefore(conversation: readonly ConversationMessage[]): Set<string> {
	const said = conversation
		.filter(({ role }) => role === 'system')
		.flatMap(({ content }) => sentences(content));
	return new Set(said.map(plain).filter((sentence) => countWords(sentence) >= 3));
}

const sorry = "I'm very sorry to hear that.";

/** What a model writes of a turn, made fit to be said. */
export type ReplyRules = {
	/** What the model was asked for, in order. */
	parts: readonly ReplyPart[];
	difficulty: Difficulty;
	conversation: readonly ConversationMessage[];
	mayTranslate: boolean;
	playsPart?: boolean;
	/** What the parts began with. */
	beginnings?: Beginnings;
	takesNoSide?: boolean;
	/** Asked whatever the model writes. */
	question?: string;
	/** What is asked where the model's question is of no use: repeated, not a question, or not to be said. */
	instead: string;
	/** Said where the model's answer is of no use; empty where it was asked for none. */
	withoutAnswer: string;
	/** Said where the model's reaction is of no use, if anything is. */
	withoutReaction?: string | undefined;
	/** The last turn, or an explanation that wants no question. */
	needsQuestion: boolean;
	/** Parts that were said already, whatever the model writes in their place. */
	given?: ReplyWords;
};

const takesSide =
	/\b(?:dis)?agree\b|\byou(?:'re| are) (?:right|wrong)\b|\bI(?:'m| am) (?:with|for|against|not sure)\b|\b(?:(?:good|great|best) (?:idea|point|choice)|the best|I (?:prefer|choose|like)|most important)\b/i;

/** "I'm sorry about your leg, I'll have a look at it." */
const promise = /, (?:and |but |so )?(?:I'll|I will|we'll|we will|I'm going to|I'd|let me|let's)\b[^.!?]*/i;

/** The sentences of a part that may be said: clean, new, and no cheer about a loss. */
function fitting(
	text: string,
	said: ReadonlySet<string>,
	{ mayTranslate, playsPart, takesNoSide, conversation, beginnings }: ReplyRules,
	part: ReplyPart,
) {
	const heard = conversation.at(-1)?.role === 'user' ? (conversation.at(-1)?.content ?? '') : '';
	const lately = conversation
		.filter(({ role }) => role === 'user')
		.slice(-3)
		.map(({ content }) => content)
		.join(' . ');
	const saysLoss = isLoss(heard.toLowerCase());
	// A model that writes nothing behind its beginning: "It's true that".
	if (beginnings?.[part]?.includes(text) && !isSentence(text)) return { text: '', saysLoss };
	// As it is told to the model: "do not" and "don't" are one.
	const plainly = heard.replaceAll(
		/\b(do|did|does|is|are|was|were|have|has|would|could|should) not\b/gi,
		"$1n't",
	);
	const fit = sentences(text)
		.map((sentence) => (part === 'reaction' && !playsPart ? sentence.replace(promise, '') : sentence))
		.filter((sentence) => {
			if (markup.test(sentence) || !isPlainlyWritten(sentence) || said.has(plain(sentence))) return false;
			if (isUnfit(sentence, { heard, lately, playsPart }) || (takesNoSide && takesSide.test(sentence)))
				return false;
			const isIdle = [asksWhatWasTold, asksOfDenied, isAnswered].some((isSo) => isSo(sentence, heard));
			if (part === 'question' && isIdle) return false;
			if (part === 'answer' && isOwnWords(sentence, plainly)) return false;
			if (part === 'reaction' && isUnfitReaction(sentence, { heard, lately, playsPart })) return false;
			return replyFault(sentence, { mayTranslate }) === undefined;
		})
		.map((sentence) => (part === 'answer' ? answeredTo(sentence, heard) : sentence))
		.map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1));
	return { text: fit.join(' '), saysLoss };
}

/** The last sentence that is a question, as one; undefined where there is none. */
function lastQuestion(text: string): string | undefined {
	const question = sentences(text).findLast((sentence) => sentence.endsWith('?'));
	return question && countWords(question) >= 2 ? question : undefined;
}

/** The sentences before the question that may be said, in order. */
function toldBefore(words: ReplyWords, rules: ReplyRules, said: ReadonlySet<string>): string[] {
	const before: string[] = [];
	if (words.interjection) before.push(words.interjection);
	for (const part of ['reaction', 'answer'] as const) {
		const { text, saysLoss } = fitting(words[part] ?? '', said, rules, part);
		// One question a turn: those outside their part are left out.
		const answering = sentences(text).filter((sentence) => !(rules.needsQuestion && sentence.endsWith('?')));
		// Behind one sentence a small model goes astray.
		const told = part === 'reaction' && rules.needsQuestion ? answering.slice(0, 1) : answering;
		const comforts = told.some((sentence) => /\b(?:sorry|sad|hard|tough)\b/i.test(sentence));
		const isWritten = part === 'reaction' && words.reaction !== undefined;
		if (isWritten && saysLoss && !comforts) before.push(sorry);
		else if (isWritten && told.length === 0 && rules.withoutReaction)
			before.push(...sentences(fitting(rules.withoutReaction, said, rules, part).text));
		else before.push(...told);
		if (part === 'answer' && rules.withoutAnswer && told.length === 0) before.push(rules.withoutAnswer);
	}
	return before;
}

const ownQuestion = (words: ReplyWords, rules: ReplyRules, said: ReadonlySet<string>) =>
	lastQuestion(fitting(words.question ?? '', said, rules, 'question').text);

/** Whether what a model has written holds a question that can be asked. */
export const hasOwnQuestion = (json: string, rules: ReplyRules) =>
	ownQuestion(partsIn(json).words, rules, saidBefore(rules.conversation)) !== undefined;

/** Henry's words from what a model has written, whole. */
export function readReply(json: string, rules: ReplyRules): string {
	const words = { ...partsIn(json).words, ...rules.given };
	const said = saidBefore(rules.conversation);
	const before = toldBefore(words, rules, said);
	const most = mostWords[rules.difficulty];
	if (!rules.needsQuestion) return withinLength(before, '', most, words) || rules.instead;
	const question = rules.question ?? ownQuestion(words, rules, said) ?? rules.instead;
	return withinLength(before, question, most, words);
}

/** A turn in `known` sentences, some of which are picked; undefined where one of its parts has none. */
export function knownReply(
	rules: ReplyRules,
	known: Beginnings,
	pick: (texts: readonly string[]) => string,
): string | undefined {
	const words: ReplyWords = {};
	for (const part of rules.parts) {
		const whole = (known[part] ?? []).filter((one) => part === 'interjection' || isSentence(one));
		if (whole.length > 0) words[part] = pick(whole);
		else if (part === 'reaction' || part === 'answer') return undefined;
	}
	return readReply(JSON.stringify(words), rules);
}

/** How many sentences are said whatever their length. */
const firstSentences = ({ interjection }: ReplyWords) => (interjection ? 2 : 1);

/** As many sentences as fit before the question, which is never cut. */
function withinLength(before: readonly string[], question: string, most: number, words: ReplyWords): string {
	const kept: string[] = [];
	let left = most - countWords(question);
	for (const sentence of before) {
		left -= countWords(sentence);
		if (left < 0 && kept.length >= firstSentences(words)) break;
		kept.push(sentence);
	}
	return [...kept, question].filter(Boolean).join(' ');
}

/**
 * What of a turn may be spoken while it is still being written: the first sentence of `readReply`, as soon as the part that
 * it stands in has come to its end, and with an interjection the next one; empty where nothing of that part may be said,
 * undefined before. Later sentences may have to give way to the length of the question.
 */
export function replySoFar(json: string, rules: ReplyRules): string | undefined {
	const { words: written, isOpen } = partsIn(json);
	const words = { ...written, ...rules.given };
	const closed: ReplyWords = {};
	for (const part of rules.parts) {
		const text = words[part];
		if (part === 'question' || part === isOpen) break;
		if (text !== undefined) closed[part] = text;
	}
	if (Object.keys(closed).length === 0) return undefined;
	const withoutAnswer = closed.answer === undefined ? '' : rules.withoutAnswer;
	const told = toldBefore(closed, { ...rules, withoutAnswer }, saidBefore(rules.conversation));
	const first = told.slice(0, firstSentences(closed)).join(' ');
	return clearedSoFar(first, { mayTranslate: rules.mayTranslate });
}

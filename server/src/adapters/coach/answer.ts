import { type ConversationMessage, converseResponseSchema } from '@henry/contract/conversation.ts';
import { parsePartialJson } from 'ai';
import { z } from 'zod';
import { extend, pick } from 'zod/mini';
import type { TurnLead } from '#server/domain/conversation/turn-lead.ts';
import { isPlainlyWritten } from '#server/domain/untrusted-words.ts';
import { fromFirstBrace, jsonIn } from '#server/engines/json-in.ts';

/** What a model answers: the part of Henry's next turn that it is asked for. */
const answerSchema = pick(converseResponseSchema, { question: true, covered: true, hints: true });
export type Answer = z.infer<typeof answerSchema>;

const maxCharacters = 600;
const maxQuestions = 2;
/** Shorter questions ("And you?") may come again. */
const wordsOfRepetition = 4;
/** So many things may be called covered in one turn that were not before: a model does not hurry a talk to its end. */
const newlyCovered = 2;

/** Marks of markup and of roles, lists and addresses: nothing that a voice can say. */
const unspeakable =
	/[*_`#<>[\]{}|\\~]|https?:|^\s*(?:[-•]|\d+[.)])\s|^\s*(?:henry|assistant|system|coach)\s*:/im;
const emoji = /\s*\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{fe0f}|\u{200d})*/gu;

/** The shape of an answer as JSON Schema, with the keys that may be covered. */
export function answerJsonSchema(keys: readonly string[]) {
	return z.toJSONSchema(
		extend(answerSchema, { question: z.string(), covered: z.array(z.enum([...new Set(keys)])) }),
	);
}

const tidy = (text: string) => text.replaceAll(emoji, '').replaceAll(/\s+/g, ' ').trim();

function isSpeakable(text: string): boolean {
	const questions = text.match(/\?/g)?.length ?? 0;
	return (
		text.length <= maxCharacters &&
		questions <= maxQuestions &&
		!unspeakable.test(text) &&
		isPlainlyWritten(text)
	);
}

/** Henry's words in an answer that is still being written; undefined where there are none, or none that he may say. */
export async function wordsSoFar(text: string): Promise<string | undefined> {
	const { value } = await parsePartialJson(fromFirstBrace(text));
	const words = (value as { question?: unknown } | undefined)?.question;
	return typeof words === 'string' && isSpeakable(words) ? tidy(words) || undefined : undefined;
}

function questionsIn(text: string): string[] {
	const questions = text.match(/[^.!?]+\?/g) ?? [];
	return questions
		.map((question) => question.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [])
		.filter((words) => words.length >= wordsOfRepetition)
		.map((words) => words.join(' '));
}

/** What a model has answered, fit to be said; undefined where it is not. */
export function readAnswer(
	text: string,
	lead: TurnLead,
	conversation: readonly ConversationMessage[],
): Answer | undefined {
	const { data } = answerSchema.safeParse(jsonIn(text));
	if (!data) return undefined;
	const hints = {
		word: tidy(data.hints.word),
		starter: tidy(data.hints.starter),
		example: tidy(data.hints.example),
	};
	const question = tidy(data.question);
	const isWhole = [question, ...Object.values(hints)].every((words) => words !== '');
	if (!isWhole || ![data.question, ...Object.values(data.hints)].every(isSpeakable)) return undefined;
	const asked = questionsIn(question);
	if (lead.step === 'close' && question.includes('?')) return undefined;
	const before = new Set(
		conversation.flatMap(({ role, content }) => (role === 'system' ? questionsIn(content) : [])),
	);
	if (!lead.mayRepeat && asked.some((one) => before.has(one))) return undefined;
	const claimed = data.covered.filter((key) => lead.all.includes(key) && !lead.covered.includes(key));
	return { question, hints, covered: claimed.slice(0, newlyCovered) };
}

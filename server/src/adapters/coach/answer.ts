import type { ConversationMessage } from '@henry/contract/conversation.ts';
import { parsePartialJson } from 'ai';
import { z } from 'zod';
import { fromFirstBrace, jsonIn } from '#server/engines/json-in.ts';

/** What a model answers: the parts of what Henry says, in their order. At the end he asks nothing. */
const turnSchema = z.object({ reaction: z.string(), question: z.string() });
const lastTurnSchema = turnSchema.pick({ reaction: true });
const schemaOf = (isLast: boolean) => (isLast ? lastTurnSchema : turnSchema);

const maxCharacters = 600;
const maxQuestions = 2;
/** Shorter questions ("And you?") may come again. */
const wordsOfRepetition = 4;

/** Marks of markup and of roles, lists and addresses: nothing that a voice can say. */
const unspeakable =
	/[*_`#<>[\]{}|\\~]|https?:|^\s*(?:[-•]|\d+[.)])\s|^\s*(?:henry|learner|assistant|system|coach)\s*:/im;
const emoji = /\s*\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{fe0f}|\u{200d})*/gu;

/** The shape of an answer as JSON Schema. `isLast`: of the turn that ends a conversation. */
export function answerJsonSchema(isLast: boolean): Record<string, unknown> {
	return z.toJSONSchema(schemaOf(isLast));
}

/** What Henry has said, in the shape of an answer: a model goes on as it sees itself begin. */
export function writtenAnswer(said: string): string {
	const question = /(?:^|(?<=[.!?]\s))[^.!?]*\?[^.!?]*$/.exec(said)?.[0] ?? '';
	const reaction = said.slice(0, said.length - question.length).trim();
	return `{"reaction": ${JSON.stringify(reaction)}, "question": ${JSON.stringify(question.trim())}}`;
}

const tidy = (text: string) => text.replaceAll(emoji, '').replaceAll(/\s+/g, ' ').trim();

function isSpeakable(text: string): boolean {
	const questions = text.match(/\?/g)?.length ?? 0;
	return text.length <= maxCharacters && questions <= maxQuestions && !unspeakable.test(text);
}

/** Henry's words in an answer that is still being written; undefined where there are none, or none that he may say. */
export async function wordsSoFar(text: string): Promise<string | undefined> {
	const { value } = await parsePartialJson(fromFirstBrace(text));
	const { reaction, question } = turnSchema.partial().safeParse(value).data ?? {};
	const words = [reaction, question].filter((part) => part !== undefined).join(' ');
	return isSpeakable(words) ? tidy(words) || undefined : undefined;
}

function questionsIn(text: string): string[] {
	const questions = text.match(/[^.!?]+\?/g) ?? [];
	return questions
		.map((question) => question.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [])
		.filter((words) => words.length >= wordsOfRepetition)
		.map((words) => words.join(' '));
}

/**
 * Henry's words in what a model has answered; undefined where he may not say them: no question or two too many, a question
 * that he has asked before, one in the turn that ends a conversation, or what no voice can say.
 */
export function readAnswer(
	text: string,
	{ isLast, mayRepeat }: { isLast: boolean; mayRepeat: boolean },
	conversation: readonly ConversationMessage[],
): string | undefined {
	const { data } = schemaOf(isLast).safeParse(jsonIn(text));
	if (!data || !Object.values(data).every(isSpeakable)) return undefined;
	const words = tidy(Object.values(data).join(' '));
	if (words === '' || !isSpeakable(words) || words.includes('?') === isLast) return undefined;
	const before = new Set(
		conversation.flatMap(({ role, content }) => (role === 'system' ? questionsIn(content) : [])),
	);
	return mayRepeat || !questionsIn(words).some((one) => before.has(one)) ? words : undefined;
}

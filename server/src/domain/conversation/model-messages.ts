import type { ConversationMessage } from '@henry/contract/conversation.ts';
import type { ConversationPrompt } from '@henry/contract/prompts.ts';
import type { LanguageModelMessage } from '#server/ports/language-model.ts';

/** The model is shown no more of a long conversation than its last messages. */
const shownMessages = 12;

/** Fills the `{{placeholders}}` of a part of a prompt; what it is filled with is taken as it is. */
export function fillPart(part: string, values: Record<string, string>): string {
	return part.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/** The examples of turns, as a conversation before the real one. */
export function exampleMessages({ examples }: ConversationPrompt): LanguageModelMessage[] {
	return examples.split('\n').flatMap((line): LanguageModelMessage[] => {
		const [, who, content] = /^(learner|henry): (.+)$/.exec(line) ?? [];
		return content ? [{ role: who === 'henry' ? 'assistant' : 'user', content }] : [];
	});
}

/** What Henry said, in the shape in which a model is to answer. */
function asParts(text: string): string {
	const question = text.match(/[^.!?]+\?(?=[^?]*$)/)?.[0].trim() ?? '';
	return JSON.stringify({ reaction: text.replace(question, '').trim(), question });
}

/** The conversation for a model: both sides in turn, and the note behind what the learner said last. */
export function messagesOf(
	conversation: readonly ConversationMessage[],
	note: string,
): LanguageModelMessage[] {
	const messages: LanguageModelMessage[] = [];
	for (const { role, content } of conversation.slice(-shownMessages)) {
		const mapped: LanguageModelMessage =
			role === 'system' ? { role: 'assistant', content: asParts(content) } : { role, content };
		const last = messages.at(-1);
		if (last?.role === mapped.role) last.content += `\n${mapped.content}`;
		else messages.push({ ...mapped });
	}
	const last = messages.at(-1);
	if (last?.role === 'user') last.content = `${last.content} ${note}`;
	else messages.push({ role: 'user', content: note });
	return messages;
}

/** The question that the learner is to answer. */
export function lastQuestionOf(conversation: readonly ConversationMessage[]): string {
	const latest = conversation.findLast(({ role }) => role === 'system')?.content;
	return latest?.match(/[^.!?]+\?(?=[^?]*$)/)?.[0].trim() ?? 'What would you like to tell me?';
}

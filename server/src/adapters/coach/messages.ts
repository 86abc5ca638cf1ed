import type { ConversationMessage } from '@henry/contract/conversation.ts';
import type { LanguageModelMessage } from '#server/ports/language-model.ts';
import { writtenAnswer } from './answer.ts';

/** A prompt whose placeholders are filled, but for what differs from turn to turn. */
export type PreparedPrompt = {
	system: string;
	/** What stands before the conversation. */
	start: string;
};

/**
 * The model is shown no more of a long conversation than its last messages, which are counted off in steps: a model that
 * has read what is shown need not read it again at every turn.
 */
const shownMessages = 40;
const shownInSteps = 20;
const silence = '(The learner says nothing.)';

/** Fills the `{{placeholders}}` of a part of a prompt; what it is filled with is taken as it is. */
export function fillPrompt(part: string, values: Record<string, string>): string {
	return part.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/**
 * What a model is given for one turn. Henry's words and the learner's take turns, as many models demand, and what changes
 * with every turn stands last: the `note` on what Henry does next.
 */
export function messagesFor(
	{ start }: PreparedPrompt,
	note: string,
	conversation: readonly ConversationMessage[],
): LanguageModelMessage[] {
	const leftOut = Math.max(0, Math.ceil((conversation.length - shownMessages) / shownInSteps)) * shownInSteps;
	const said = conversation
		.slice(leftOut)
		.map(
			({ role, content }): LanguageModelMessage =>
				role === 'system'
					? { role: 'assistant', content: writtenAnswer(content) }
					: { role: 'user', content: content || silence },
		);
	const afterSilence: LanguageModelMessage[] =
		said.at(-1)?.role === 'assistant' ? [{ role: 'user', content: silence }] : [];
	const messages: LanguageModelMessage[] = [];
	for (const message of [
		{ role: 'user', content: start } as const,
		...said,
		...afterSilence,
		{ role: 'user', content: note } as const,
	]) {
		const last = messages.at(-1);
		if (last?.role === message.role) last.content += `\n${message.content}`;
		else messages.push({ ...message });
	}
	return messages;
}

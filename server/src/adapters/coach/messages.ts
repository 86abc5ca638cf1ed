import type { ConversationMessage } from '@henry/contract/conversation.ts';
import type { ModelMessage } from 'ai';
import type { TurnLead } from '#server/domain/conversation/turn-lead.ts';

/** The step of a turn that a model finds the words for. */
export type WordedStep = Exclude<TurnLead['step'], 'askDecision'>;

/** A prompt whose placeholders are filled, but for what differs from turn to turn. */
export type PreparedPrompt = {
	system: string;
	/** What stands before the conversation. */
	start: string;
	/** What stands behind it, for each step. */
	notes: Partial<Record<WordedStep, string>>;
};

/** The model is shown no more of a long conversation than its last messages; the note says what was covered before. */
const shownMessages = 40;
const silence = '(The learner says nothing.)';

/** Fills the `{{placeholders}}` of a part of a prompt; what it is filled with is taken as it is. */
export function fillPrompt(part: string, values: Record<string, string>): string {
	return part.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

const listed = (keys: readonly string[]) => keys.join('; ') || 'nothing';

/**
 * What a model is given for one turn. Henry's words and the learner's take turns, as many models demand, and what changes
 * with every turn stands last, so that a model that has read the rest need not read it again.
 */
export function messagesFor(
	{ start, notes }: PreparedPrompt,
	{ all, covered }: TurnLead,
	step: WordedStep,
	conversation: readonly ConversationMessage[],
): ModelMessage[] {
	const open = all.filter((key) => !covered.includes(key));
	const note = fillPrompt(notes[step] ?? '', { covered: listed(covered), open: listed(open) });
	const said = conversation
		.slice(-shownMessages)
		.map(({ role, content }) =>
			role === 'system' ? ({ role: 'assistant', content } as const) : { role, content: content || silence },
		);
	const afterSilence = said.at(-1)?.role === 'assistant' ? [{ role: 'user', content: silence } as const] : [];
	const messages: { role: 'assistant' | 'user'; content: string }[] = [];
	for (const message of [
		{ role: 'user', content: start } as const,
		...said,
		...afterSilence,
		{ role: 'user', content: note } as const,
	]) {
		const last = messages.at(-1);
		if (last?.role === message.role) last.content += `\n\n${message.content}`;
		else messages.push({ ...message });
	}
	return messages;
}

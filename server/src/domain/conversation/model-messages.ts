import type { ConversationMessage } from '@henry/contract/conversation.ts';
import type { ConversationPrompt } from '@henry/contract/prompts.ts';
import type { CoachPhrases } from '@henry/contract/scenarios.ts';
import type { LanguageModelMessage } from '#server/ports/language-model.ts';
import { partedInterjection } from './interjections.ts';
import { meantWords } from './meant-words.ts';

/** The model is shown no more of a long conversation than so many of its last messages. */
const mostShown = 16;
const leap = 8;

/** The examples of turns, as a conversation before the real one. */
export function exampleMessages({ examples }: ConversationPrompt): LanguageModelMessage[] {
	return examples.split('\n').flatMap((line): LanguageModelMessage[] => {
		const [, who, content] = /^(learner|henry): (.+)$/.exec(line) ?? [];
		return content ? [{ role: who === 'henry' ? 'assistant' : 'user', content }] : [];
	});
}

/** What a model is told of one turn, about what the learner says: before it, behind it, and what of it is to be taken up. */
export type Note = { before: string; behind: string; about: string };

/** What Henry said, in the shape in which a model has written it, so that what it has read of it still counts. */
function asParts(text: string, about: string, interjections: CoachPhrases['interjections']): string {
	const { interjection, rest } = partedInterjection(interjections, text);
	const question = rest.match(/[^.!?]+\?(?=[^?]*$)/)?.[0].trim() ?? '';
	const reaction = rest.replace(question, '').trim();
	const parts = { ...(interjection && { interjection }), ...(about && { about }), reaction, question };
	const members = Object.entries(parts).map(
		([key, part]) => `${JSON.stringify(key)}: ${JSON.stringify(part)}`,
	);
	return `{${members.join(', ')}}`;
}

/**
 * The conversation for a model, behind what it is told before (`start`): both sides in turn, and the note of each turn about
 * what the learner says. `noteOf` is given the conversation up to there, and answers the same note each time, so that a model
 * reads nothing twice. `interjections`: those that Henry's turns may begin with.
 */
export function messagesOf(
	start: string,
	conversation: readonly ConversationMessage[],
	noteOf: (soFar: readonly ConversationMessage[]) => Note,
	interjections: CoachPhrases['interjections'],
): LanguageModelMessage[] {
	const messages: LanguageModelMessage[] = [{ role: 'user', content: start }];
	const add = (role: LanguageModelMessage['role'], content: string) => {
		const last = messages.at(-1);
		if (last?.role === role) last.content += `\n${content}`;
		else messages.push({ role, content });
	};
	let about = '';
	for (let index = firstShown(conversation.length); index < conversation.length; index++) {
		const message = conversation[index];
		if (!message) continue;
		if (message.role === 'system') {
			add('assistant', asParts(message.content, about, interjections));
			about = '';
			continue;
		}
		const note = noteOf(conversation.slice(0, index + 1));
		({ about } = note);
		add('user', [note.before, meantWords(message.content), note.behind].filter(Boolean).join(' '));
	}
	if (messages.at(-1)?.role !== 'user' && conversation.length > 0) add('user', noteOf(conversation).behind);
	return messages;
}

/** Where the part of a long conversation begins that a model is shown; it moves in leaps, since each is read anew. */
function firstShown(length: number): number {
	return length <= mostShown ? 0 : Math.ceil((length - mostShown) / leap) * leap;
}

/** Gives the word back to a learner who has asked something: the question from before still stands. */
export const yourTurn = [
	'So, what did you want to say?',
	'And what is your answer?',
	'What would you like to tell me?',
	'And how does your answer go on?',
	'Would you like to go on?',
];

/** The question that the learner is to answer. */
export function lastQuestionOf(conversation: readonly ConversationMessage[]): string {
	const latest = conversation.findLast(
		({ role, content }) => role === 'system' && !yourTurn.some((turn) => content.endsWith(turn)),
	)?.content;
	return latest?.match(/[^.!?]+\?(?=[^?]*$)/)?.[0].trim() ?? 'What would you like to tell me?';
}

import type { ConversationMessage } from '@henry/contract/conversation.ts';
import type { TextSpan } from '@henry/contract/feedback.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { moved, placesOfUnsure } from '@henry/grammar/places.ts';

/**
 * All that a learner said, a line each turn, and where the recogniser doubts it. A spoken turn has its words with their
 * times.
 */
export type LearnerText = {
	text: string;
	turns: { span: TextSpan; words: readonly TranscriptWord[] }[];
	/** The places of words in doubt. */
	unsure: TextSpan[];
};

/** What a learner said, from a conversation or of a picture. Turns without words are left out. */
export function learnerText(
	messages: readonly Pick<ConversationMessage, 'content' | 'words'>[],
): LearnerText {
	let text = '';
	const turns: LearnerText['turns'] = [];
	const unsure: TextSpan[] = [];
	for (const { content, words = [] } of messages) {
		if (content === '') continue;
		const start = text === '' ? 0 : text.length + 1;
		text = text === '' ? content : `${text}\n${content}`;
		turns.push({ span: { start, end: text.length }, words });
		unsure.push(...placesOfUnsure(content, words).map((place) => moved(place, start)));
	}
	return { text, turns, unsure };
}

/** The learner's messages of a conversation. */
export function learnersMessages(conversation: readonly ConversationMessage[]): ConversationMessage[] {
	return conversation.filter(({ role }) => role === 'user');
}

import type { ConversationMessage } from '@henry/contract/conversation.ts';
import type { DangerNotice, SafetyContent } from '@henry/contract/safety.ts';
import type { DangerSense } from './danger-sense.ts';
import type { Said } from './find-danger.ts';

/** Watches over what learners say, before anybody is asked for a reply to it. */
export type DangerWatch = {
	/** What is to be shown in place of a reply or report; undefined where nothing was said that calls for it. */
	noticeOf(said: Said): Promise<DangerNotice | undefined>;
	/** What of this does not speak of danger. */
	withoutDanger<Item extends { text: string }>(items: readonly Item[]): Promise<Item[]>;
	/** The notice for what the learner has said last, and the conversation without every turn that speaks of danger. */
	watch(conversation: readonly ConversationMessage[]): Promise<{
		latest: DangerNotice | undefined;
		anywhere: DangerNotice | undefined;
		rest: ConversationMessage[];
	}>;
};

/**
 * The watch with the written answers of the content and the numbers of a country (ISO 3166, two letters). Throws an error
 * where the content has none of it: those of another country would be of no help.
 */
export function createDangerWatch(
	sense: DangerSense,
	content: SafetyContent,
	country = content.country,
): DangerWatch {
	const numbers = content.numbers[country];
	if (!numbers) {
		const known = Object.keys(content.numbers).join(', ');
		throw new Error(`content/safety.json has no numbers of help for ${country}, only for ${known}.`);
	}

	const noticeOf = async (said: Said): Promise<DangerNotice | undefined> => {
		const kind = await sense.kindOf(said);
		return kind && { kind, ...content.answers[kind], numbers: numbers[kind] };
	};

	return {
		noticeOf,
		async withoutDanger(items) {
			const notices = await Promise.all(items.map(({ text }) => noticeOf({ text })));
			return items.filter((_, index) => !notices[index]);
		},
		async watch(conversation) {
			const notices = await Promise.all(
				conversation.map((message, index) => {
					if (message.role !== 'user') return undefined;
					const before = conversation.slice(Math.max(0, index - 3), index);
					return noticeOf({
						text: message.content,
						words: wordsOf(message),
						before: before.map(({ content: text }) => text).join(' . '),
					});
				}),
			);
			const lastOfHenry = conversation.findLastIndex(({ role }) => role === 'system');
			return {
				latest: notices.slice(lastOfHenry + 1).find(Boolean),
				anywhere: notices.find(Boolean),
				rest: conversation.filter((_, index) => !notices[index]),
			};
		},
	};
}

/** The words of a message, as long as they are its text and not what was heard before it was put right. */
function wordsOf({ content, words }: ConversationMessage) {
	return words?.map(({ text }) => text).join(' ') === content ? words : [];
}

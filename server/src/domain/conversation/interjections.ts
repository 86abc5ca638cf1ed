import type { ConversationMessage } from '@henry/contract/conversation.ts';
import type { CoachPhrases } from '@henry/contract/scenarios.ts';
import { isLoss } from './loss.ts';
import { tellsTrouble } from './unfit-sentences.ts';

type Interjections = CoachPhrases['interjections'];

/** None is said again within so many of Henry's turns. */
const turnsApart = 4;

/** All of them. */
export const allInterjections = ({ cheer, interest, sympathy }: Interjections) => [
	...cheer,
	...interest,
	...sympathy,
];

/** Those that may begin Henry's next turn: no cheer about what is bad, no pity where nothing is, none that was said lately. */
export function interjectionsFor(
	interjections: Interjections,
	conversation: readonly ConversationMessage[],
): string[] {
	const { cheer, interest, sympathy } = interjections;
	const told = conversation.filter(({ role }) => role === 'user').map(({ content }) => content.toLowerCase());
	const heard = told.at(-1) ?? '';
	const fitting = () => {
		if (isLoss(heard)) return sympathy;
		if (tellsTrouble(heard, told.slice(-3).join(' . '))) return [...sympathy, ...interest];
		return [...cheer, ...interest];
	};
	const lately = conversation.filter(({ role }) => role === 'system').slice(-turnsApart);
	return fitting().filter((text) => !lately.some(({ content }) => content.startsWith(text)));
}

/** The one that a text of Henry's begins with, and the rest of it. */
export function partedInterjection(
	interjections: Interjections,
	text: string,
): { interjection: string; rest: string } {
	const interjection = allInterjections(interjections).find((one) => text.startsWith(`${one} `)) ?? '';
	return { interjection, rest: text.slice(interjection.length).trim() };
}

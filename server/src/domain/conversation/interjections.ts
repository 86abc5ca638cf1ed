import type { ConversationMessage } from '@henry/contract/conversation.ts';
import type { CoachPhrases } from '@henry/contract/scenarios.ts';
import { isLoss } from './loss.ts';
import { tellsTrouble } from './unfit-sentences.ts';

type Interjections = CoachPhrases['interjections'];

/** What people are glad of, or like. */
const joy =
	/\b(?:lik(?:e|ed|es|ing)|lov(?:e|ed|es|ing|ely)|enjoy\w*|good|great|nice|happy|fun|funny|beautiful|best|better|favou?rite|pass(?:ed)?|won|win|birthday|married|marry|wedding|pregnant|baby|holidays?|party|play\w*|danc\w*|sing\w*|travel\w*|trip|friends?|family|delicious|wonderful|excit\w*|proud|new|together|help\w*)\b/;

/** None is said again within so many of Henry's turns. */
const turnsApart = 4;

/** All of them. */
export const allInterjections = ({ cheer, interest, sympathy }: Interjections) => [
	...cheer,
	...interest,
	...sympathy,
];

/** Those that may begin Henry's next turn: cheer about joy alone, pity about trouble alone, none that was said lately. */
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
		return joy.test(heard) ? [...cheer, ...interest] : interest;
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

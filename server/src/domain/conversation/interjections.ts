import type { ConversationMessage } from '@henry/contract/conversation.ts';
import type { CoachPhrases } from '@henry/contract/scenarios.ts';
import { plainWords } from '#server/domain/safety/plain-words.ts';
import { signsOfListening } from './acknowledgement.ts';
import { isLoss } from './loss.ts';
import { falseDenial } from './spoken-denial.ts';
import { clauseMeaning } from './spoken-time.ts';
import { spokenWords } from './spoken-words.ts';
import { tellsTrouble } from './unfit-sentences.ts';

type Interjections = CoachPhrases['interjections'];
type Mood = Exclude<keyof CoachPhrases['reactions'], 'role' | 'roleTrouble'>;

/** What people think. */
const view =
	/\bi (?:do not |don't )?(?:think|believe|prefer)\b|\bin my opinion\b|\b(?:is|are) (?:better|worse|more \w+) than\b|\bshould(?: not|n't)? (?:be|have|stop|do)\b/;

/** What people are glad of, or like; each is one word. */
const joy =
	/^(?:lik(?:e|ed|es|ing)|lov(?:e|ed|es|ing|ely)|enjoy\w*|good|great|nice|happ(?:y|ier|iest)|fun|funny|beautiful|best|better|favou?rite|pass(?:ed)?|won|win|birthday|married|marry|wedding|pregnant|baby|holidays?|party|play\w*|danc\w*|sing\w*|travel\w*|trip|friends?|family|delicious|wonderful|excit\w*|proud|new|together|help\w*)$/;
/** Nobody is cheered who speaks of it, even where no near one died. */
const mournful = /\b(?:died|dies|killed|cancer|war)\b/;

/** Of words, so many letters are compared at most, and one that begins another has at least so many. */
const stemLetters = { least: 4, most: 5 };
/** None is said again within so many of Henry's turns. */
const turnsApart = 4;

/** All of them. */
export const allInterjections = (interjections: Interjections) => Object.values(interjections).flat();

/** All short sentences that Henry begins with, whoever speaks for him: those that most talks need come first. */
export const beginningsIn = (phrases: CoachPhrases): string[] => [
	...allInterjections(phrases.interjections),
	...(['intermediate', 'beginner', 'advanced'] as const).flatMap((level) => signsOfListening(phrases, level)),
];

/** What the learner's last turn tells of; trouble also where a loss was told lately. */
export function moodOf(conversation: readonly ConversationMessage[]): Mood {
	const told = conversation.filter(({ role }) => role === 'user').map(({ content }) => content.toLowerCase());
	const heard = told.at(-1) ?? '';
	if (isLoss(heard)) return 'loss';
	if (tellsTrouble(heard, told.slice(-3).join(' . '))) return 'trouble';
	if (view.test(heard)) return 'view';
	return isGlad(heard) ? 'joy' : 'plain';
}

/** Whether a sentence by itself tells of a loss or of trouble. */
export function tellsOfTrouble(text: string): boolean {
	const lower = text.toLowerCase();
	return isLoss(lower) || tellsTrouble(lower, lower);
}

/** Whether something to be glad of is told, and not denied. */
function isGlad(heard: string): boolean {
	const told = plainWords(heard).replaceAll(falseDenial, '');
	const words = spokenWords({ content: told });
	const isDenied = (index: number) => clauseMeaning(words, index, index + 1).negated;
	return !mournful.test(told) && words.some(({ lower }, index) => joy.test(lower) && !isDenied(index));
}

/** Those that may begin Henry's next turn: cheer about joy alone, pity about trouble alone, none that was said lately. */
export function interjectionsFor(
	interjections: Interjections,
	conversation: readonly ConversationMessage[],
): string[] {
	const { cheer, interest, sympathy } = interjections;
	const fitting: Record<Mood, string[]> = {
		loss: sympathy,
		trouble: [...sympathy, ...interest],
		joy: [...cheer, ...interest],
		view: interest,
		plain: interest,
	};
	return notSaidLately(fitting[moodOf(conversation)], conversation);
}

/** Those of some beginnings of turns that are none of the last ones'. */
export function notSaidLately(beginnings: readonly string[], conversation: readonly ConversationMessage[]) {
	const lately = conversation.filter(({ role }) => role === 'system').slice(-turnsApart);
	return beginnings.filter((text) => !lately.some(({ content }) => content.startsWith(text)));
}

/**
 * How a part of Henry's next turn may begin, whose rest a model writes: a small one that begins as it likes often speaks of
 * itself, or asks for anything. None that was said lately, unless all were.
 */
export function beginningsFor(
	beginnings: CoachPhrases['reactions'],
	conversation: readonly ConversationMessage[],
	playsPart: boolean,
): string[] {
	return freshest(beginnings[playsPart ? playedMood(conversation) : moodOf(conversation)], conversation);
}

function playedMood(conversation: readonly ConversationMessage[]): 'role' | 'roleTrouble' {
	return ['loss', 'trouble'].includes(moodOf(conversation)) ? 'roleTrouble' : 'role';
}

/** Whole reactions of who plays a part, which fit whatever was told, without those that were said in this talk. */
export function plainReactionsFor(
	reactions: CoachPhrases['plainReactions'],
	conversation: readonly ConversationMessage[],
): string[] {
	return unsaid(reactions[playedMood(conversation)], conversation);
}

/** Whether a beginning is a sentence, behind which nothing comes. */
export const isSentence = (beginning: string) => /[.?]$/.test(beginning);

/** Those of some beginnings of sentences that were not said lately; all where all were. */
export function freshest(
	beginnings: readonly string[],
	conversation: readonly ConversationMessage[],
): string[] {
	const fresh = unsaid(beginnings, conversation);
	return fresh.length > 0 ? fresh : [...beginnings];
}

/** Those of some beginnings of sentences that were not said lately, or, where they are whole, not in this talk. */
export function unsaid(
	beginnings: readonly string[],
	conversation: readonly ConversationMessage[],
): string[] {
	const said = conversation.flatMap(({ role, content }) => (role === 'system' ? [`${content} `] : []));
	const lately = said.slice(-turnsApart);
	return beginnings.filter(
		(one) => !(isSentence(one) ? said : lately).some((text) => text.includes(`${one} `)),
	);
}

const stemOf = (word: string) => word.toLowerCase().replace(/s$/, '').slice(0, stemLetters.most);
/** Whether two words are forms of one, as far as their beginnings tell: "swim", "swimming". */
function areOne(one: string, other: string): boolean {
	const [short, long] = [stemOf(one), stemOf(other)].sort((first, second) => first.length - second.length);
	return (
		short === long || (short !== undefined && short.length >= stemLetters.least && !!long?.startsWith(short))
	);
}

/** Those that take up one of the words, if there are any: sentences that hold it, and what a model writes on, as it is led to. */
export const takingUp = (beginnings: readonly string[], words: readonly string[]): string[] =>
	beginnings.filter((one) => {
		const said = one.match(/[\p{L}']+/gu) ?? [];
		return (
			words.length === 0 || !isSentence(one) || said.some((word) => words.some((told) => areOne(told, word)))
		);
	});

/** The one that a text of Henry's begins with, and the rest of it. */
export function partedInterjection(
	interjections: Interjections,
	text: string,
): { interjection: string; rest: string } {
	const interjection = allInterjections(interjections).find((one) => text.startsWith(`${one} `)) ?? '';
	return { interjection, rest: text.slice(interjection.length).trim() };
}

import type { ConversationMessage, Interaction } from '@henry/contract/conversation.ts';
import type { TextSpan } from '@henry/contract/feedback.ts';
import { touch } from '@henry/grammar/places.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import type { LearnerText } from './learner-text.ts';
import { questionsAsked } from './spoken-functions.ts';

const mostShown = 4;

/** At the beginning of a sentence, or behind a little word: "exactly" in other places agrees with nobody. */
const start = '(?<=^|[\\n.,;!?] ?|\\b(?:yes|yeah|no|ok|okay|oh|well|and|but) )';
const veryMuch = '(?:totally|completely|absolutely|strongly|really|quite|fully|also) ';
const itIs = "(?:it|that|this)(?:'s| is)";
const youAre = "you(?:'re| are)";
const doNot = "(?:do not|don't|can't|cannot|can not|wouldn't|would not)";
const isNot = "(?:(?:'s| is) not| isn't)";

const agreeing = [
	`i (?:${veryMuch})?agree(?! to\\b)`,
	`${youAre} (?:${veryMuch})?right(?! handed\\b|,? but\\b)`,
	`that(?:'s| is) (?:so |very |quite )?(?:true|right(?! (?:next|in|on|at|by|behind|beside|now|here|there)\\b))`,
	`${itIs} a (?:very |really )?(?:good|great) (?:point|idea)`,
	`${start}(?:(?:very )?good (?:point|idea)|(?:exactly|absolutely)(?! (?:not|the|at|what|as|like)\\b)|me too)`,
	'so do i|i think so too|same here',
];
const disagreeing = [
	`i ${doNot} (?:${veryMuch})?agree|i (?:${veryMuch})?disagree`,
	"i(?:'m| am) not (?:so |very |really )?sure(?: (?:about|if|that)\\b|(?=$|[.,!?\\n]| but\\b))",
	`i (?:do not|don't) think (?:so|that|(?:${youAre}|it(?:'s| is)) (?:right|true|a good (?:point|idea)))`,
	`${youAre} (?:${veryMuch})?(?:wrong|mistaken)|you(?:'re| are) not right|you aren't right`,
	`(?:it|that|this)${isNot} (?:always |really |quite |exactly )?(?:true|right|so|a (?:very )?good (?:point|idea))`,
	`${start}not (?:really|exactly|necessarily|always|a (?:very )?good (?:point|idea))|absolutely not|on the contrary`,
	`yes,? but|i see (?:it differently|what you mean,? but|your point,? but)|i have (?:a different|another) opinion|${youAre} right,? but|on the other hand`,
];
const patternOf = (expressions: readonly string[]) =>
	new RegExp(`(?<![\\w'])(?:${expressions.join('|')})(?![\\w'])`, 'gi');
const sounds = { agreeing: patternOf(agreeing), disagreeing: patternOf(disagreeing) };

/** Behind it, a phrase is denied, asked or only supposed: "I don't say that's true", "if you are right". */
const unmeant =
	/\b(?:if|whether|when|unless|do you|not|never|\w+n't)(?: (?:say|saying|said|believe|think|mean|know|sure|true))*(?: that)? $/i;
const reporting =
	/(\S+) (?:always |often |also |just )?(?:says?|said|thinks?|thought|believes?|tells?|told)(?: (?:me|us))?(?: that)? $/i;
const charactersBefore = 60;

/** Whether the words before a phrase make it the speaker's own: not "he said", "if", "I don't say". */
function isOwnView(before: string): boolean {
	const [, teller] = reporting.exec(before) ?? [];
	return !unmeant.test(before) && (teller === undefined || /^(?:i|we|i'd|to)$/i.test(teller));
}

/** What partners say who ask back, agree and disagree (as speaking exams want it). */
const phrases = {
	asking: ['What do you think?', 'And what about you?'],
	agreeing: ["That's a good point.", 'I agree with you, because …'],
	disagreeing: ['I see it differently, because …', "You have a point, but I'm not sure that …"],
};

/** Phrases in the learner's own words, each where it is meant. */
function phrasesIn(text: string, pattern: RegExp, isSure: (place: TextSpan) => boolean): string[] {
	const plain = text.replaceAll('’', "'");
	return [...plain.matchAll(pattern)]
		.filter(({ index }) => isOwnView(plain.slice(Math.max(0, index - charactersBefore), index)))
		.map((match) => ({ start: match.index, end: match.index + match[0].length }))
		.filter(isSure)
		.map(({ start: from, end }) => text.slice(from, end));
}

/**
 * How the learner dealt with a partner. In a `discussion` partners agree and disagree as well; in any talk they ask back.
 * Words in doubt are no evidence.
 */
export function interactionIn(
	conversation: readonly ConversationMessage[],
	{ text, turns, unsure }: LearnerText,
	kind: 'talk' | 'discussion',
): Interaction {
	const henrys = conversation.filter(({ role, content }) => role === 'system' && content !== '');
	const wordsOf = (texts: readonly string[]) => texts.reduce((sum, one) => sum + splitWords(one).length, 0);
	const isSure = (place: TextSpan) => !unsure.some((other) => touch(other, place));
	const distinct = (texts: readonly string[]) =>
		[...new Map(texts.map((one) => [one.toLowerCase(), one])).values()].slice(0, mostShown);
	const said = {
		asking: questionsAsked(text)
			.filter(isSure)
			.map((place) => place.text),
		agreeing: phrasesIn(text, sounds.agreeing, isSure),
		disagreeing: phrasesIn(text, sounds.disagreeing, isSure),
	};
	const wanted = kind === 'talk' ? (['asking'] as const) : (['asking', 'agreeing', 'disagreeing'] as const);
	return {
		words: { learner: wordsOf([text]), henry: wordsOf(henrys.map(({ content }) => content)) },
		turns: { learner: turns.length, henry: henrys.length },
		asking: distinct(said.asking),
		agreeing: distinct(said.agreeing),
		disagreeing: distinct(said.disagreeing),
		toTry: wanted.flatMap((name) => (said[name].length === 0 ? phrases[name] : [])),
	};
}

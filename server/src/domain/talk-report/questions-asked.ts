import type { TextSpan } from '@henry/contract/feedback.ts';
import { asksHenry } from '#server/domain/conversation/asks-henry.ts';

const auxiliary = '(?:do|does|did|is|are|was|were|have|has|can|could|may|shall|should|will|would)';
const person = '(?:i|you|we|they|he|she|it)';
const subject = `(?:${person}|there|this|that|the|your|my|our|an?)`;
const beforeVerb = `(?: (?!(?:${subject}|to)\\b)\\w+){0,3}?`;

/** Where a question may begin, even without punctuation. */
const start =
	'(?<=^|[\\n.,;:!?…]\\s?|\\b(?:and|but|so|or|yes|yeah|no|ok|okay|well|please|sorry|excuse me|henry|now|wait|then|first|thanks|thank you|hello|hi|hey) )';
/** Words after which a question is none of the speaker's own: "I know what ...", "he said: do you ...". */
const tellsOfQuestion =
	/\b(?:know|knew|remember|wonder|see|understand|learn\w*|explain\w*|about|of|on|in|says?|said|told|asked|asks|decide|imagine|matter)(?: (?:me|us|him|her|them))? $/i;

/** What is one wherever it stands: the verb comes before "you". */
const anywhere = [
	'what about you|how about you|and you(?=\\W*$)|and you henry',
	`(?:what(?! an?\\b)|where|why|who|which|how)${beforeVerb} ${auxiliary} (?:you|your)`,
	'when (?:do|did|can|could|will|would) you',
	`(?<!\\b(?:${person}|who|what|which|how|why|where|when|if|as|than|that) )(?:do|did|would|don't|wouldn't) you`,
];
/** What is one at the beginning of a clause, if the clause as a whole asks. */
const atBeginning = [
	`(?:what(?! an?\\b)|where|why|who|whose|which|how|at what time)${beforeVerb} (?:${auxiliary}|am)(?: ${subject})?`,
	`when ${auxiliary} ${subject}`,
	'how (?:much|many|long|old|often|far)|who \\w+s|what (?:happens|costs)|(?:tell|explain) me',
	`${auxiliary} (?:${subject}|breakfast|dinner)`,
];
const question = new RegExp(
	`((?<![\\w'])(?:${anywhere.join('|')})(?![\\w']))|${start}(?:${atBeginning.join('|')})(?![\\w'])`,
	'gim',
);
/** "So do I" agrees; "you know", and "what can I say", only look for words. */
const soDo = /\b(?:so|neither|nor) $/i;
const looksForWords =
	/^(?:(?:are|have|is|was) you know|(?:what|how) (?:do|can|could) i (?:say|think|know))\b/i;
/** "My cousin, who is thirty", "we learned that and how long it takes": these go on with what is told. */
const goesOn = /^(?:who|which|how (?:much|many|long|old|often|far)$)/i;
const behindOthers = /(?:[,;]|\band) $/i;
const sentence = /[^.!?\n]+[.!?\n]?/g;
/** So much of what stands around the beginning of a question is read. */
const charactersBefore = 40;
const charactersBehind = 200;

/** Where a learner begins to ask the partner something. */
export function questionsIn(text: string): TextSpan[] {
	const plain = text.replaceAll('’', "'");
	const found = [...plain.matchAll(question)].flatMap((match): TextSpan[] => {
		const place = { start: match.index, end: match.index + match[0].length };
		const before = plain.slice(Math.max(0, place.start - charactersBefore), place.start);
		const behind = plain.slice(place.start, place.start + charactersBehind);
		const [clause = ''] = /^[^.!?\n]*\??/.exec(behind) ?? [];
		if (tellsOfQuestion.test(before) || looksForWords.test(clause)) return [];
		if (soDo.test(before) && /\bi$/i.test(match[0])) return [];
		if (match[1] !== undefined || clause.endsWith('?')) return [place];
		if (goesOn.test(match[0]) && behindOthers.test(before)) return [];
		return asksHenry(clause) ? [place] : [];
	});
	const isFound = ({ start: from, end }: TextSpan) =>
		found.some((place) => from <= place.start && place.start < end);
	// What has a question mark and is about the partner: "You are from London?"
	const statements = [...plain.matchAll(sentence)].flatMap(({ 0: words, index }): TextSpan[] => {
		const place = { start: index + words.search(/\S/), end: index + words.length - 1 };
		return words.endsWith('?') && /\byours?\b|\byou\b/i.test(words) && !isFound(place) ? [place] : [];
	});
	return [...found, ...statements].sort((one, other) => one.start - other.start);
}

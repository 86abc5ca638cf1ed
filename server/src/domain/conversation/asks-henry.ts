import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { andYou, commandStart, whatIsSubject } from './said-to-henry.ts';

const word = '(?:what|where|when|why|who|how|which|whose)';
const verb = '(?:is|are|was|were|do|does|did|can|could|will|would|should|have|has|am)';
const anybody = '(?:i|you|we|they|he|she|it|there|this|that|these|those)';
const subject = `(?:${anybody}|the|my|your|an?)`;
/** Where a question may begin: with its turn or sentence, or behind a word that ends what was said before. */
const start =
	'(?:^|[.,!?] |\\b(?:and|but|so|please|sorry|ok|okay|well|excuse me|henry|now|first|questions?|thanks|thank you|(?:want|like|need) to (?:know|ask)) )';
/** Learners leave out "it": "and is the best place" asks nothing, while "please is the fish fresh" does. */
const politeStart =
	'(?:^|\\b(?:excuse me|questions?|thanks|thank you|please) )(?:(?:and|so|yes|no|wait|sorry|please|excuse me) ){0,4}';
/** "When is my birthday we make a party", "where is quiet I can study": the main clause is behind. */
const isOrder =
	'(?:when (?:is|are|was|were) (?:the|my)|(?:when|where) (?:is|are|was|were) (?!the\\b|your|my|it|there|this|that)\\w+)(?: \\w+)?? (?:i|we|they|people|my)\\b';

const asked = [
	// "what is the salary"; "about": "what about the holidays"
	`${start}(?!${isOrder}|${whatIsSubject})${word} (?:${verb}|about)\\b`,
	// "how many hours do I work", "what time is it"
	`${start}(?:how|which|whose)(?: (?!${anybody}\\b)\\w+){1,3}? ${verb}\\b`,
	`${start}(?!${whatIsSubject})what(?: (?!(?:${anybody}|me|us|him|her|them|my|our|people)\\b)\\w+){1,3}? ${verb} ${subject}\\b`,
	`${start}what (?:student|person|people|kind of \\w+|sort of \\w+) ${verb}\\b`,
	'\\bwhat time \\w+s (?:the|my|your)\\b',
	`\\b(?:how (?:much|many|long|often|far)(?: (?!${anybody}\\b)\\w+){0,2}?|at what time|what time) ${verb} ${subject}\\b`,
	'(?:^|[.,!?] )(?:how (?:much|many|long|old|often|far)|at what time)\\b(?!.* (?:depends?|important|matter)\\b)',
	`^(?:what|where|why|how|who) (?:\\w+ )?you (?:are|do|did|have|like|want|think|live|work)\\b(?!.* (?:is|are|was|were|i|depends|matter)\\b)`,
	// "who pays the repair"
	'^(?:(?:and|but|so|ok|okay|well) )?(?:who \\w+s|what (?:happens|costs)) (?:the|my|your|a|an|for|if|when|with|it|to|in|on|at)\\b',
	// "do you like it", "is there a bus"
	`(?:${start}|\\b(?:yes|no|wait) )(?:do|did|are|were|have|can|could|would|will|should|may) (?:you|i|we|they|it|he|she)\\b(?! (?:\\w+ )*(?:would|please call|please contact)\\b)`,
	`(?:${start}|\\b(?:yes|no|wait) )(?:(?:is|was) it|(?:is|are|was|were) there)\\b`,
	// "a guitar, can I carry it with me"; "as I can I do it" is none.
	'(?<!\\b(?:i|we|you|he|she|they|what|all|so|also|only|then) )\\b(?:can|could|may|shall) (?:i|we|he|she|they) (?!say\\b|see that\\b|think\\b)\\w+',
	'(?<!\\b(?:i|we|you|to|can|what|all) )\\b(?:do|should|must) (?:i|we) (?:have to|need|pay|get|work|wear|bring|start|earn|sign|choose|wait)\\b',
	'\\b(?:can|could|would) you (?:please |also )?(?:tell|give|show|help|repeat|explain|bring|turn|open|close|send|call|change|check|recommend|write|fix|move|put|lend|let)\\b',
	'\\b(?:what|how) (?:can|could|do|should|would|must) (?:i|you) (?!say\\b)\\w+',
	// "is the fish fresh"
	`${politeStart}(?:is|are|was|were) (?:this|these|those)\\b`,
	// Not "is that I am shy": learners whose language is Spanish begin a reason so.
	'^is that (?!(?:i|my|we|he|she|they|people|in)\\b)',
	`${politeStart}(?:is|are) (?:breakfast|lunch|dinner|wifi|parking) \\w`,
	`${politeStart}(?:is|are) (?:the|your) (?!best\\b|most\\b|first\\b|last\\b|only\\b|\\w+est\\b)\\w+(?: (?!of\\b|in\\b|that\\b|where\\b|which\\b|because\\b|and\\b|for\\b(?! free)|to\\b|i\\b)\\w+)`,
	`${commandStart}(?:tell|explain|show)(?: to)? me (?:what|where|when|why|who|how|about)\\b`,
	'\\btell me (?:more )?about you',
	`\\b(?:i would|i'd) like to (?:know|ask) (?:${word}|if|whether|about|the (?:price|salary|schedule|hours))\\b`,
	'\\b(?:what|how) about you\\b',
	andYou,
].map((source) => new RegExp(source));

/** "My mother explained me how", "it depends on what", "she asked us": what follows is not asked of Henry. */
const toldTo = '(?: to)? (?:me|us|him|her|them)';
const toldOf = new RegExp(
	[
		`\\b(?:(?:not|don't|didn't|i|we|they|nobody|everybody) know|knows|knew|remember\\w*|wonder\\w*|depends? (?:on|of)|sees?|saw|understand\\w*|understood|learn\\w*|decided?|forgot|imagine|discover\\w*|asked) ${word}\\b`,
		`\\b(?:asks?|asked|says?|said|tells|told|explains|explained|shows|showed|teaches|taught)${toldTo} ${word}\\b`,
		`\\b(?:they|we|people|always|usually|never|to|my \\w+) (?:tell|explain|show|teach)${toldTo} ${word}\\b`,
		`\\b(?:asks?|asked|says?|said)${toldTo}(?= ${verb}\\b)`,
	].join('|'),
	'g',
);
/** "So do I." */
const echo =
	/\b(?:so|neither|nor) (?:do|does|did|am|is|are|was|were|have|has|can|could|will|would|should) (?:i|you|we|they|he|she|(?:my|the) \w+)(?=$|[.,!?]| (?:and|but|because)\b)/g;

/** Words with which questions begin. Speakers who look for a word ask with their voice, too: "I went to the cinema?" */
const beginsQuestion =
	/^(?:(?:and|but|so|yes|no|ok|okay|well|sorry|please|excuse me|henry) )*(?:what|where|when|why|who|how|which|whose|do|does|did|is|are|was|were|have|has|can|could|may|shall|should|will|would)\b/;

/** Whether an engine heard one of the sentences as a question. */
function isHeardAsQuestion(words: readonly TranscriptWord[]): boolean {
	let sentence: string[] = [];
	for (const { text, mark } of words) {
		sentence.push(text.toLowerCase());
		if (mark === '?' && beginsQuestion.test(sentence.join(' '))) return true;
		if (mark) sentence = [];
	}
	return false;
}

/** What leads up to a question, and tells nothing. */
const courtesy =
	/^(?:(?:hello|hi|hey|good (?:morning|afternoon|evening|question)|excuse me|sorry|please|ok(?:ay)?|well|thanks?|thank you(?: very much)?|henry|by the way|wait(?: a (?:moment|second|minute))?|let me (?:see|think)|(?:i have|i've got) (?:a|one|another) question|(?:a|one|another) (?:question|moment|second))[,.!\s]*)+$/i;

/** What a turn that asks tells besides: its sentences that ask nothing; empty where there are none. */
export function toldBesides(text: string): string {
	const sentences = text.match(/[^.!?]+[.!?]*/g) ?? [];
	const told = sentences.map((sentence) => sentence.trim()).filter((sentence) => !asksHenry(sentence));
	return told.filter((sentence) => !courtesy.test(sentence) && sentence.split(' ').length > 1).join(' ');
}

/**
 * Whether a turn of the learner's asks something of Henry: with a question mark, written or heard, or by its words alone.
 * `words`: those of a turn that was heard.
 */
export function asksHenry(text: string, words: readonly TranscriptWord[] = []): boolean {
	const lower = text.trim().toLowerCase().replaceAll('’', "'");
	if (lower.endsWith('?') || isHeardAsQuestion(words)) return true;
	const said = lower.replaceAll(toldOf, 'i').replaceAll(echo, 'so');
	return asked.some((pattern) => pattern.test(said));
}

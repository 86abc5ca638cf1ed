import type { TranscriptWord } from '@henry/contract/transcript.ts';

const asked = [
	// "what is the salary", "how many hours do I work"
	/(?:^|[.,!?] |\b(?:and|but|so|please|sorry|ok|okay|well|excuse me|henry|now|first) )(?:what(?! \w+s (?:to |for )?(?:me|us)\b)|where|when(?! (?:you|the)\b)|why|who|how|which|whose)(?! (?:i|we|he|she|it|they|my|our|there|people)\b)(?: \w+){0,3}? (?:is|are|was|were|do|does|did|can|could|will|would|should|have|has|about|am)\b/,
	// "who pays the repair"
	/^(?:(?:and|but|so|ok|okay|well) )?(?:who \w+s|what (?:happens|costs)) (?:the|my|your|a|an|for|if|when|with|it|to|in|on|at)\b/,
	/(?:^|[.,!?] )(?:how (?:much|many|long|old|often|far)|at what time)\b/,
	// "do you like it", "is there a bus"
	/(?:^|[.,!?] |\b(?:and|but|so|yes|no|wait|ok|okay|henry|sorry|please) )(?:do|did|are|were|have|can|could|would|will|should|may) (?:you|i|we|they|it|he|she)\b/,
	// "a guitar, can I carry it with me"; "as I can I do it" is none.
	/(?<!\b(?:i|we|you|what|all) )\b(?:can|could|may|shall) (?:i|we) (?!say\b|see that\b|think\b)\w+/,
	/\bhow (?:can|could|do|should) i (?!say\b)\w+/,
	// Learners leave out "it": "and is the best place".
	/(?:^|[.,!?] |\b(?:and|but|so|ok|okay|henry) )(?:is|are|was|were) (?:there|it)\b/,
	/^(?:is|are|was|were) (?:this|that|these|those)\b/,
	// "is the fish fresh"; "is the best place" again leaves out "it".
	/^(?:(?:and|so|yes|no|wait|sorry|please|excuse me) )*(?:is|are) (?:the|your|breakfast|dinner) (?!best\b|most\b|first\b|last\b|only\b|\w+est\b)\w+ (?!of\b|in\b|that\b|where\b|which\b|because\b|and\b|for\b(?! free)|to\b|i\b)\w+/,
	/\b(?:tell|explain) me (?:what|where|when|why|who|how|about)\b/,
	/\b(?:what|how) about you\b|\band you(?:$|[.,!]| (?:what|where|how|who|do|did|are|have|henry|too|today)\b)/,
];
const askedOfOneself =
	/\b(?:i (?:do not|don't|didn't|did not) know|i know|i remember|i wonder|i asked|he asked|she asked|they asked|depends on|see|understand|learn(?:ed|t)?|tell (?:him|her|them)) (?:what|where|when|why|who|how)\b/;

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

/**
 * Whether a turn of the learner's asks something of Henry: with a question mark, written or heard, or by its words alone.
 * `words`: those of a turn that was heard.
 */
export function asksHenry(text: string, words: readonly TranscriptWord[] = []): boolean {
	const lower = text.trim().toLowerCase().replaceAll('’', "'");
	if (lower.endsWith('?') || isHeardAsQuestion(words)) return true;
	return !askedOfOneself.test(lower) && asked.some((pattern) => pattern.test(lower));
}

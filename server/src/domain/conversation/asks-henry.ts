const asked = [
	// "what is the salary", "how many hours do I work"
	/(?:^|[.,!?] |\b(?:and|but|so|please|sorry|ok|okay|well|excuse me|henry|now|first) )(?:what(?! \w+s (?:to |for )?(?:me|us)\b)|where|when(?! (?:you|the)\b)|why|who|how|which|whose)(?! (?:i|we|he|she|it|they|my|our|there|people)\b)(?: \w+){0,3}? (?:is|are|was|were|do|does|did|can|could|will|would|should|have|has|about|am)\b/,
	// "who pays the repair"
	/^(?:(?:and|but|so|ok|okay|well) )?(?:who \w+s|what (?:happens|costs)) (?:the|my|your|a|an|for|if|when|with|it|to|in|on|at)\b/,
	/(?:^|[.,!?] )(?:how (?:much|many|long|old|often|far)|at what time)\b/,
	// "do you like it", "is there a bus"
	/(?:^|[.,!?] |\b(?:and|but|so|ok|okay|henry|sorry|please) )(?:do|did|are|were|have|can|could|would|will|should|may) (?:you|i|we|they|it|he|she)\b/,
	// Learners leave out "it": "and is the best place".
	/(?:^|[.,!?] |\b(?:and|but|so|ok|okay|henry) )(?:is|are|was|were) (?:there|it)\b/,
	/^(?:is|are|was|were) (?:this|that|these|those)\b/,
	// "is the fish fresh"; "is the best place" again leaves out "it".
	/^(?:(?:and|so|sorry|please|excuse me) )?(?:is|are) (?:the|your|breakfast|dinner) (?!best\b|most\b|first\b|last\b|only\b|\w+est\b)\w+ (?!of\b|in\b|that\b|where\b|which\b|because\b|and\b|for\b|to\b|i\b)\w+/,
	/\b(?:tell|explain) me (?:what|where|when|why|who|how|about)\b/,
	/\b(?:what|how) about you\b|\band you(?:$|[.,!]| (?:what|where|how|who|do|did|are|have|henry|too|today)\b)/,
];
const askedOfOneself =
	/\b(?:i (?:do not|don't|didn't|did not) know|i know|i remember|i wonder|i asked|he asked|she asked|they asked|depends on|see|understand|learn(?:ed|t)?|tell (?:him|her|them)) (?:what|where|when|why|who|how)\b/;

/** Whether a turn of the learner's asks something of Henry, with a question mark or, as it was heard, without one. */
export function asksHenry(text: string): boolean {
	const lower = text.trim().toLowerCase().replaceAll('’', "'");
	if (lower.endsWith('?')) return true;
	return !askedOfOneself.test(lower) && asked.some((pattern) => pattern.test(lower));
}

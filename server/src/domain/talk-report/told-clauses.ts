const numbers =
	'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|hundred|\\d+';
const finite = "(?:is|are|was|were|isn't|aren't|wasn't|has|had)";
/** Where a clause ends. Speech has hardly any punctuation, so the subject or the verb of the next one tells. */
const clauseEnd = new RegExp(
	[
		'[.!?,;:\\n]',
		'(?:^| )(?:but|because|cause|so|when|while|if|unless|although|though|then|which|who|whose|where|what|why|since|until|that|however|you know)\\b',
		`(?:^| )(?:and )?(?:(?:i|he|she|they|we)\\b|(?:it|there)(?:'s| (?:is|are|was|were|has|will|can|makes|looks|helps))\\b)`,
		'(?:^| )and (?:my|it|you|like|love|hate|have|am|want|need|work|live|study)\\b',
		`(?:^| )(?:my|the|his|her|our|their) (?:(?!that |which |who |where )\\S+ ){1,3}(?:${finite}|lives?|works?|stud(?:y|ies))\\b`,
		`(?:^| )(?:one|both|all) (?:${finite}|lives?|works?)\\b`,
		`(?:^| )${finite}(?![\\w'])`,
	].join('|'),
);
const filler =
	/[\s,]+(?:and|or|plus|too|also|as well|well|yes|yeah|ok|okay|u+[hm]+|e+[hrm]+|m+|please|at (?:about |half past |quarter (?:past|to) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)(?: (?:o'clock|thirty|fifteen|am|pm))?)$/i;
/** After these something is missing. */
export const openWord = new RegExp(
	`^(?:an?|the|my|your|his|its|our|their|some|any|many|every|each|other|another|this|these|those|${numbers}|of|to|in|on|at|for|with|from|by|about|into|near|between|since|until|during|as|like|than|without|before|after|and|or|but|because|so|if|when|that|which|who|where|while|am|is|are|was|were|be|will|would|can|could|should|have|has|had|do|does|very|really|most|only|going)$`,
);

/** A text up to the end of its first clause, without what is said only to go on. */
export function clauseOf(text: string): string {
	const end = text.toLowerCase().replaceAll('’', "'").search(clauseEnd);
	let clause = (end === -1 ? text : text.slice(0, end)).trimEnd();
	while (filler.test(clause)) clause = clause.replace(filler, '');
	return clause;
}

/** Whether the end of a clause is missing: "I work as a". */
export const isCutOff = (clause: string) => openWord.test(clause.toLowerCase().split(/\s+/).at(-1) ?? '');

/** What stands before a clause that asks, supposes, denies or quotes it, or makes it a part of another one. */
const unsaid = new RegExp(
	[
		'\\b(?:if|whether|unless|when|while|until|before|where|why|how|who|what|which|whose|whom|than|as|like|of|wish|imagine|suppose|pretend|maybe|perhaps|dream\\w*|thought)(?: that)?$',
		'(?:^|[.!?;,] ?|\\b(?:what|where|when|why|how|who|and|but|so|or|then|well) )(?:do|did|am|is|are|will|would|could|should|can|may|must|have|had)$',
		"(?:\\bnot|n't|\\bnever|\\bno) (?:think|believe|know|sure|say|said|true|remember|mean)(?: (?:that|if))?$",
		"(?:\\bnot|n't|\\bnever)$",
		'\\b(?:is it true|do you (?:think|believe))(?: that)?$',
		'\\b(?:he|she|they|people|everybody|(?:my|the|our) \\w+) (?:says?|said|tells?|told|asks?|asked|thinks?|believes?)(?: (?:me|us))?(?: that)?$',
		'(?<!\\b(?:i|you|me|sure|true|is|think|know|say|said|mean|hope|believe|tell|told|so)) that$',
		'\\bin (?:the|a|my|this|that) (?:dream|film|movie|game|story|book|series|novel|play)\\b(?: \\S+){0,3}$',
	].join('|'),
);
const longAgo =
	/\b(?:when (?:i|we) (?:was|were|had|went|lived)|used to)\b(?:(?! now\b) \S+){0,6}$|\b(?:before|ago|in the past|childhood|as a (?:child|kid)|last (?:year|month|week|weekend|night|summer|winter|time|\w+day)),?$/;
const nextVerb = new RegExp(`^ ${finite}(?![\\w'])`);
/** What only names what the next verb is about: "the place (I love is Rome)". */
const namesSomething = /\b(?:the|this|an?|my|one|all|thing|things|something|everything)(?: \S+){0,3}$/;
const denied =
	/\b(?:not|no|never|nobody|nothing|none|neither|nor|hardly|rarely|barely|seldom|scarcely)\b|n't\b/;
const past =
	/\b(?:yesterday|ago|no longer|any ?more|(?<!my |the )last (?:year|month|week|night|summer|winter|weekend|\w+day))\b/;
const takenBack =
	/^,? ?(?:\?|when (?:i|we) (?:was|were|had)\b|but now\b|(?:but|and) (?:not|no)(?: (?:any ?more|now|today|yet|really))?(?:[.!?,;]|$)|any ?more\b|until\b)/;

/** Whether a clause, in small letters, is told of now: not asked, denied, past, supposed, or said by somebody else. */
export function isTold(clause: string, before: string, after: string): boolean {
	const isRelative = nextVerb.test(after) && namesSomething.test(before);
	return !(
		unsaid.test(before) ||
		longAgo.test(before) ||
		isRelative ||
		denied.test(clause) ||
		past.test(clause) ||
		takenBack.test(after)
	);
}

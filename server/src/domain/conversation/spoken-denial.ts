/** Words that may stand between a denial and what it denies: "not a very", "never had any". */
const between =
	'(?: (?:is|are|am|was|were|be|been|being|have|has|had|do|does|did|get|gets|got|getting|become|feel|feels|felt|seem|make|made|find|going|want|wanted|need|one|any|a|an|the|so|such|very|too|really|that|much|many|lots?|more|longer|big|real|good|even|ever|yet|still|at|all|of|or|to|usually|often|always|quite|enough))*';
const denial = new RegExp(
	`\\b(?:not|never|no|nobody|nothing|none|neither|nor|without|hardly)${between}(?: [^ ]+ (?:or|nor)${between})? $|\\bnot think(?: that)? (?:it|this|that|he|she|they)${between} $`,
);
/** Denials reach no further. */
const charactersBefore = 80;

/**
 * Whether what comes next is denied by the plain words (`plain-words.ts`) before it. Only what stands close to a denial is:
 * "I cannot believe that he died" denies no death.
 */
export const isDeniedBy = (before: string): boolean => denial.test(before.slice(-charactersBefore));

/** What denies in form alone: "I have never been so happy", "I can't wait". */
export const falseDenial =
	/\bnever (?=(?:[^ .]+ ){0,4}(?:so|such|better|happier|more fun)\b)|\b(?:nothing|no) (?=(?:better|nicer)\b)|\b(?:can|could) not (?=(?:wait|complain|believe|stop (?:smil|laugh)\w+|be (?:happier|better|more))\b)/g;

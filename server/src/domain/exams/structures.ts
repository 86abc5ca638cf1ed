import type { Structure } from '@henry/contract/exam-reasons.ts';
import { commonVerbs, type VerbForm, verbForms } from '@henry/grammar/verb-forms.ts';
import { comparatives, wordLists } from '@henry/grammar/word-lists.ts';

const anyOf = (words: Iterable<string>) => `(?:${[...words].join('|')})`;
const formsOfAll = (form: VerbForm) => [...commonVerbs].map((base) => verbForms(base)[form]);

const base = anyOf(commonVerbs);
const gerund = anyOf(formsOfAll('gerund'));
const participle = anyOf(formsOfAll('participle'));
/** "went", "lived", but not "put", which may be the present. */
const past = anyOf(formsOfAll('past').filter((form) => !commonVerbs.has(form)));
const pronoun = anyOf(wordLists.subject);
const be = "(?:am|is|are|was|were|(?:i'm|(?:you|we|they)'re|(?:he|she|it|that|there)'s))";
const have = "(?:have|has|had|(?:i|you|we|they)'ve|haven't|hasn't|hadn't)";
const modal = "(?:can|can't|cannot|could|couldn't|would|wouldn't|should|shouldn't|might|must|mustn't)";
const comparative = anyOf(Object.values(comparatives).flatMap(({ more, most }) => [more, most]));
const verbBeforeVerb =
	'(?:want|like|love|enjoy|prefer|hate|need|try|hope|start|begin|stop|decide|plan|learn)';
const person = anyOf([...wordLists.relative, 'people', 'person', 'man', 'woman', 'place', 'city', 'town']);
/** After these, "who" and "which" ask ("I know who came", "and which one"). */
const asks =
	'(?:know|knows|knew|ask|asks|asked|wonder|wondered|see|tell|told|decide|discuss|choose|remember|guess|sure|about|me|him|us|them|and|or|but)';
const preposition = '(?:in|on|at|for|to|from|with|of|by|through|about|during)';

const patterns: Record<Structure, string> = {
	past: `(?:was|were|wasn't|weren't|did|didn't)|(?<!(?:${be}|${have}|be|been) )${past}`,
	perfect: `${have} (?:(?:never|always|just|already|also|not) )?${participle}`,
	future: `(?:will|won't|${pronoun}'ll)|going to ${base}`,
	modal: `${modal}|${pronoun}'d|(?:have|has|had) to ${base}`,
	continuous: `${be} (?!going to)${gerund}`,
	comparison: `${comparative}|more \\w+ than|the most \\w+|as \\w+ as`,
	verbPattern: `${verbBeforeVerb}(?:s|es|ed|d)? (?:to ${base}|${gerund})`,
	reason: "because|although|so that|that's why",
	timeOrCondition: '(?:when|while|if|until|unless|whenever) (?!\\w+ing)\\w+',
	relative: `${person} (?:that|where)|\\w+ (?<!(?<![\\w'])(?:${asks}|${preposition}) )(?:who|which|whose)`,
	passive: `(?:${be}|be|been|being) (?:(?:never|always|just|already|also|not|often|only|gradually|properly|simply) )?(?!been|done|gone|married|used|worried|interested|tired|called)${participle}`,
	pastModal: `(?:would|could|should|might|must|may|can't|couldn't|wouldn't)(?: not| never| have to)? have (?:been|${participle})`,
	participleClause: `having ${participle}|(?:after|before|without|by|despite|instead of) (?:having|being|${gerund})`,
	emphasis: `what (?:i|we|you|they|he|she|it|really|matters|worries|makes|strikes|springs|surprises)(?: \\w+){0,6} (?:is|was)|not only (?:do|does|did|is|was|has|had)|no sooner|(?:never|rarely|seldom|hardly) (?:have|has|had|do|does|did) (?:i|we|you|they|he|she|it)|had (?:i|we|you|they|he|she|it|the \\w+) ${participle}|were it|if only|it (?:is|was)(?: \\w+){1,4} (?:that|who)`,
	hedging: `(?:may|might|could) well|(?:${be}|be|seems?) (?:likely|unlikely|bound|certain) to|(?:seems?|appears?|tends?) to`,
	passiveForms: `(?:to|to have|having) (?:be|been) ${participle}|being ${participle}|${be} (?:said|supposed|believed|thought|known) to`,
	prepositionRelative: `${preposition} (?:which|whom|whose)`,
};
const expressions = Object.entries(patterns).map(
	([structure, pattern]) =>
		[structure as Structure, new RegExp(`(?<![\\w'])(?:${pattern})(?![\\w'])`)] as const,
);

/** The kinds of grammar in an answer, found by their words; `text` is its words joined by single spaces. */
export function structuresIn(text: string): Structure[] {
	const lower = text.toLowerCase().replaceAll('’', "'");
	return expressions.filter(([, expression]) => expression.test(lower)).map(([structure]) => structure);
}

const verb = new RegExp(
	`(?<![\\w'])(?:${be}|${have}|${modal}|\\w+n't|do|does|did|${base}|${anyOf(formsOfAll('third'))}|${past})(?![\\w'])`,
	'g',
);

/**
 * What a kind of grammar weighs in the range of an answer. Most are begun with at A2; the others later, so that they show
 * more: perfect, relative clauses and the passive at B1, the rest at B2 and C1. After the English Grammar Profile (O'Keeffe &
 * Mark 2017, "The English Grammar Profile of learner competence"), in three steps of our own.
 */
const laterWeights: Partial<Record<Structure, number>> = {
	...{ perfect: 1.5, relative: 1.5, passive: 1.5 },
	...{ pastModal: 3, participleClause: 3, emphasis: 3, hedging: 3, passiveForms: 3, prepositionRelative: 3 },
};

/** The range that kinds of grammar show together: their number, where late ones count more. */
export function rangeOf(structures: readonly Structure[]): number {
	return structures.reduce((sum, structure) => sum + (laterWeights[structure] ?? 1), 0);
}

/** How many verbs an answer has; a word that is spelt like one counts too ("work"). */
export function countVerbs(text: string): number {
	return text.toLowerCase().replaceAll('’', "'").match(verb)?.length ?? 0;
}

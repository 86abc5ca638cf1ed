import type { TextSpan } from '@henry/contract/feedback.ts';

/**
 * Words that hold a talk together, by how much they show: the first hardly more than a list, the last an argument. The
 * choice is ours, after the linking devices that the levels' descriptors speak of.
 */
const connectives = {
	simple: ['and', 'but', 'or', 'because', 'so', 'then', 'too'],
	ordinary: [
		...[
			'also',
			'first',
			'first of all',
			'after that',
			'finally',
			'for example',
			'when',
			'if',
			'before',
			'after',
		],
		...[
			'at first',
			'in the end',
			'later',
			'of course',
			'for me',
			'in my opinion',
			'i think',
			'especially',
			'while',
		],
		...[
			'until',
			'as well',
			'at the beginning',
			'that is why',
			"that's why",
			'maybe',
			'sometimes',
			'in general',
		],
	],
	strong: [
		...[
			'however',
			'although',
			'even though',
			'whereas',
			'on the other hand',
			'on the one hand',
			'besides',
			'therefore',
		],
		...[
			'in addition',
			'what is more',
			"what's more",
			'as for',
			'regarding',
			'to sum up',
			'in conclusion',
			'instead of',
		],
		...[
			'rather than',
			'despite',
			'in spite of',
			'unless',
			'as far as',
			'in my view',
			'such as',
			'for instance',
		],
		...[
			'secondly',
			'in other words',
			'not only',
			'otherwise',
			'since',
			'as long as',
			'mainly because',
			'above all',
		],
		...[
			'to be honest',
			'it depends',
			'that said',
			'in fact',
			'actually',
			'personally',
			'the main reason',
			'though',
		],
		...[
			'having said that',
			'admittedly',
			'nevertheless',
			'moreover',
			'even so',
			'as regards',
			'provided that',
			'given that',
			'so as to',
			'in order to',
			'so that',
			'as soon as',
		],
		...[
			'not so much',
			'far from',
			'to my mind',
			'by and large',
			'in hindsight',
			'looking back',
			'needless to say',
			'oddly enough',
			'if only',
			'in particular',
			'at least',
			'whether',
			'and yet',
			'granted',
		],
		...[
			'the main point',
			'in that case',
			'as a result',
			'given',
			'provided',
			'once',
			'which means',
			'that means',
		],
	],
} as const;
export type ConnectiveKind = keyof typeof connectives;

const clauses =
	/(?<![\w'])(?:because|although|though|if|when|while|whenever|which|who|whose|where|unless|until|since|whereas|before|after|so that|as if|as though|whether|whoever|whatever|whenever|however much|provided|given that|even if|in order to|so as to|as soon as|than|how|what|(?:think|thinks|thought|say|says|said|know|believe|suppose|hope|feel|means?|sure|told|shows?|noticed) (?:that|i|he|she|it|we|they|you|people|there))(?![\w'])/g;

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");
const expressionOf = (phrase: string) => new RegExp(`(?<![\\w'])${phrase}(?![\\w'])`);
const expressions = Object.entries(connectives).flatMap(([kind, phrases]) =>
	phrases.map((phrase) => ({ kind: kind as ConnectiveKind, phrase, expression: expressionOf(phrase) })),
);

/** The different linking words of a text, by kind; `text` is its words joined by single spaces. */
export function connectivesIn(text: string): Record<ConnectiveKind, string[]> {
	const said = plain(text);
	const found: Record<ConnectiveKind, string[]> = { simple: [], ordinary: [], strong: [] };
	for (const { kind, phrase, expression } of expressions) if (expression.test(said)) found[kind].push(phrase);
	return found;
}

/** Where linking words stand that show more than a list, the strong ones first. */
export function strongConnectivesAt(text: string): (TextSpan & { phrase: string })[] {
	const said = plain(text);
	return (['strong', 'ordinary'] as const).flatMap((wanted) =>
		expressions.flatMap(({ kind, phrase, expression }) => {
			const start = kind === wanted ? said.search(expression) : -1;
			return start === -1 ? [] : [{ phrase, start, end: start + phrase.length }];
		}),
	);
}

/** Strong linking words that the text does not have, to be tried next. */
export function connectivesToTry(text: string): string[] {
	const said = new Set(connectivesIn(text).strong);
	return ['however', 'for instance', 'on the other hand', 'even though', 'as a result']
		.filter((phrase) => !said.has(phrase))
		.slice(0, 3);
}

/** How many clauses hang on another one, counted by the words that begin them. */
export function countLinkedClauses(text: string): number {
	return plain(text).match(clauses)?.length ?? 0;
}

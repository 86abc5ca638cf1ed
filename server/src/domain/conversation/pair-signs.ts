import type { PairOption, PairPlan } from './pair-plan.ts';
import {
	countWords,
	createPhraseFinder,
	type PhraseFinder,
	type Place,
	type SaidWord,
} from './spoken-words.ts';

export type Side = 1 | -1;

/**
 * What a cue speaks of: which idea is chosen (`choice`), what one likes (`taste`), what an idea is worth (`worth`), what a
 * thing is like (`quality`), or what the partner has said (`assent`).
 */
export type CueOf = 'choice' | 'taste' | 'worth' | 'quality' | 'assent';

/** What some words are in a view on sub-topics. */
type Meant =
	/** `isClear`: by its own name or its place on the map. `isPointer`: not by a name. */
	| { kind: 'option'; option: PairOption; isClear: boolean; isPointer: boolean }
	| { kind: 'cue'; of: CueOf; side: Side }
	/** "No" alone, a denial of something, what turns degrees round ("least"), the "than" of a comparison. */
	| { kind: 'no' | 'not' | 'less' | 'than' }
	/** The sub-topic that was named last, two, all or none of them. */
	| { kind: 'it' | 'both' | 'all' | 'none' }
	/** What was said before is taken back. */
	| { kind: 'repair' | 'word' };
/** `lower` is the first word of `text`. */
export type Sign = Meant & { lower: string; text: string; afterBreak: boolean };

/** What words may point to: "mine", "yours", "the first of the two", and "it" before anything was named. */
export type PairContext = {
	chosen?: PairOption | undefined;
	proposed?: PairOption | undefined;
	subject?: PairOption | undefined;
};

const finder = (phrases: string) => createPhraseFinder(phrases.split(',').map((phrase) => phrase.trim()));
const cue = (of: CueOf, side: Side) => ({ kind: 'cue', of, side }) as const;

/** They frame what is said, and are none of it. */
const findFrame = finder(
	`in my opinion, for me, for us, i think, i think that, i believe, i believe that, i guess, i suppose, in my case,
	from my point of view, maybe, perhaps, well, really, actually, personally, honestly, to be honest, just, please, henry,
	i would say, i would say that, i'd say, of us, of all, at all, my opinion is, the truth is`,
);

/** The longest phrase at a place counts, among those of the same length the first. */
const meanings: [PhraseFinder, Meant][] = [
	// Denials of nothing.
	[
		finder(
			`not only, not just, no doubt, can't choose, cannot choose, can not choose, can't decide, can not decide, don't know, do not know,
			don't mind, do not mind, nothing against, why don't we, why do not we`,
		),
		{ kind: 'word' },
	],
	[finder('sorry, i mean, i meant, wait, or rather'), { kind: 'repair' }],
	[
		finder('than, rather than, instead of, compared to, compared with, in comparison with, in comparison to'),
		{ kind: 'than' },
	],
	[finder('less, least'), { kind: 'less' }],
	[
		finder(
			`not, never, neither, nor, without, except, except for, apart from, anything but, everything but, all but, cannot,
			hardly, nobody, no one, dont, cant, wouldnt, isnt, arent, doesnt, last one i, last thing i, last idea i`,
		),
		{ kind: 'not' },
	],
	[finder('no, nope'), { kind: 'no' }],
	[
		finder(
			`discard, eliminate, remove, reject, refuse, leave out, take out, throw out, rule out, exclude, drop, delete,
			against, last choice, last place, worst, worse, forget, forget about, get rid of`,
		),
		cue('choice', -1),
	],
	[finder("hate, can't stand"), cue('taste', -1)],
	[
		finder(
			'waste of time, waste of money, useless, overrated, pointless, no point, unrealistic, unnecessary',
		),
		cue('quality', -1),
	],
	[
		finder(
			`choose, pick, prefer, select, vote, go for, go with, opt for, favour, favor, favourite, favorite, best, better,
			number one, first choice, my choice, my decision, decide, agree with, agree on, recommend, stay with, stick with, keep,
			would take, will take, i take, we take, i'd take, i'll take, let's take, in favour, interested`,
		),
		cue('choice', 1),
	],
	[finder('like, love, enjoy, fan of, keen on, would like, want'), cue('taste', 1)],
	[finder('important, key'), cue('worth', 1)],
	[finder('necessary, essential, need, possible, solve the problem, solve problems'), cue('quality', 1)],
	[
		finder(
			`yes, yeah, yep, ok, okay, fine, all right, alright, deal, sure, of course, exactly, absolutely, definitely, totally, why not, no problem, agree,
			agree with you, you are right, that is right, that is true, that is fine, that is ok, that is good, good idea,
			nice idea, great idea, good point, sounds good, perfect, i accept, accept, me too, think so, i think so, let's do it, let us do it, let's do that, you win,
			convince me, convinced, change my mind, change my opinion, change my idea, right, true, your side`,
		),
		cue('assent', 1),
	],
	[finder('disagree, differently, doubt'), cue('assent', -1)],
	[
		finder(
			'that one, this one, that idea, this idea, that option, this option, it, they, them, these, those',
		),
		{ kind: 'it' },
	],
	[finder('both, both of them, the two, the two of them'), { kind: 'both' }],
	[
		finder('all of them, all are, are all, all the ideas, all ideas, all five, the five ideas, everything'),
		{ kind: 'all' },
	],
	[finder('none, none of them, nothing, any of them, any, anything, neither of them'), { kind: 'none' }],
];

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const numbers = ['one', 'two', 'three', 'four', 'five'];
const pointing =
	/(?<!\bmy )\b(?:(?:the )?(?<ordinal>first|second|third|fourth|fifth|last|former|latter) (?:one|idea|option|topic|point|choice)\b|the (?<alone>first|second|third|fourth|fifth|last|former|latter)(?=$| (?:and|or|nor|but|because|is|not|than|too|please|for|in|with|to|also)\b)|(?:number|option|idea|topic) (?<number>one|two|three|four|five|[1-5])\b)/g;

type FoundOption = {
	option: PairOption;
	index: number;
	length: number;
	isClear: boolean;
	isPointer: boolean;
};

/** The sub-topics that are pointed to by their place: on the map, or of the two between which partners choose. */
export function optionsByPlace(
	{ options }: PairPlan,
	words: readonly SaidWord[],
	{ chosen, proposed }: PairContext,
): FoundOption[] {
	const text = words.map(({ lower }) => lower).join(' ');
	return [...text.matchAll(pointing)].flatMap((match) => {
		const { ordinal, alone, number = '' } = match.groups ?? {};
		const place = ordinal ?? alone;
		const index = place
			? ordinals.indexOf(place)
			: Math.max(numbers.indexOf(number), Number(number) - 1 || -1);
		const isLast = place === 'last' || place === 'latter';
		const ofTwo = isLast || index === 1 ? proposed : chosen;
		const option =
			chosen && proposed && index < 2 && !number ? ofTwo : isLast ? options.at(-1) : options[index];
		return option
			? {
					option,
					index: countWords(text.slice(0, match.index)),
					length: countWords(match[0]),
					isClear: true,
					isPointer: true,
				}
			: [];
	});
}

const findOwn = finder(
	'mine, my idea, my one, my option, my opinion, my first idea, the other one, the other idea',
);
const findPartners = finder(
	'yours, your idea, your one, your option, your choice, your opinion, your proposal',
);

/** The sub-topics that are named, by their own name or by something of theirs, or pointed to. */
function optionsNamed(plan: PairPlan, words: readonly SaidWord[], context: PairContext): FoundOption[] {
	const named = plan.options.flatMap((option) => {
		const byName = option.findName(words);
		return [...byName, ...option.findSubject(words)].map(({ index, length }) => ({
			option,
			index,
			length,
			isClear: byName.some((place) => place.index >= index && place.index < index + length),
			isPointer: false,
		}));
	});
	const pointed = [
		[findOwn, context.chosen],
		[findPartners, context.proposed],
	] as const;
	return [
		...optionsByPlace(plan, words, context),
		...pointed.flatMap(([find, option]) =>
			option ? find(words).map((place) => ({ ...place, option, isClear: true, isPointer: true })) : [],
		),
		...named,
	];
}

/** Words behind which something is said of a thing, and not a thing named: "it is safe", "so much fun". */
const beforeQuality = /^(?:is|are|was|were|be|very|so|more|too|really|quite|much|not)$/;
const pronounThat = /^(?:is|was|would|sounds)$/;

/** What the words of a turn are in a view. */
export function signsOf(plan: PairPlan, all: readonly SaidWord[], context: PairContext): Sign[] {
	const words = withoutFrames(all);
	const options = optionsNamed(plan, words, context);
	const found = new Map<number, { length: number; meant: Meant }[]>();
	const add = ({ index, length }: Omit<Place, 'phrase'>, meant: Meant) =>
		found.set(index, [...(found.get(index) ?? []), { length, meant }]);
	for (const [find, meant] of meanings) for (const place of find(words)) add(place, meant);
	for (const { index, length, ...option } of options) add({ index, length }, { kind: 'option', ...option });
	for (const place of plan.findNegative(words)) add(place, cue('quality', -1));
	for (const place of plan.findPositive(words)) add(place, cue('quality', 1));
	const signs: Sign[] = [];
	for (let index = 0; index < words.length; ) {
		const word = words[index];
		if (!word) break;
		const here = found.get(index) ?? [];
		const longest = Math.max(1, ...here.map(({ length }) => length));
		const fitting = here.filter(({ length }) => length === longest).map(({ meant }) => meant);
		const isSaidOf = beforeQuality.test(words[index - 1]?.lower ?? '');
		const meant =
			fitting.find(({ kind }) => kind === (isSaidOf ? 'cue' : 'option')) ??
			fitting[0] ??
			meantAlone(word, words[index + 1]);
		const text = words.slice(index, index + longest).map(({ lower }) => lower);
		signs.push({ ...meant, lower: word.lower, text: text.join(' '), afterBreak: word.afterBreak });
		index += longest;
	}
	return signs;
}

function meantAlone({ lower }: SaidWord, next: SaidWord | undefined): Meant {
	if (lower.endsWith("n't")) return { kind: 'not' };
	if (lower === 'that' && (!next || pronounThat.test(next.lower))) return { kind: 'it' };
	return { kind: 'word' };
}

function withoutFrames(words: readonly SaidWord[]): SaidWord[] {
	const framed = new Set(
		findFrame(words)
			// "I think so" is assent.
			.filter(({ index, length }) => words[index + length]?.lower !== 'so')
			.flatMap(({ index, length }) => Array.from({ length }, (_, offset) => index + offset)),
	);
	let isBreak = false;
	return words.flatMap((word, index) => {
		isBreak ||= word.afterBreak;
		if (framed.has(index)) return [];
		const kept = { ...word, afterBreak: isBreak };
		isBreak = false;
		return kept;
	});
}

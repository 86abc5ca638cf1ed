import { type Clause, clausesOf } from './pair-clauses.ts';
import {
	deniedSide,
	isDenied,
	judgementsOf,
	type OptionSign,
	opposite,
	optionsOf,
	sideFor,
	verdict,
} from './pair-judgement.ts';
import type { PairOption, PairPlan } from './pair-plan.ts';
import { type PairContext, type Side, type Sign, signsOf } from './pair-signs.ts';
import type { SaidWord } from './spoken-words.ts';

/**
 * For or against a sub-topic, and how clearly: chosen, liked or compared (4), judged or only named (2), each a little less
 * where it is not called by its own name, or hardly at all.
 */
type Stance = { option: PairOption; side: Side; strength: number; isNaming: boolean; isOfPronoun: boolean };

export type Views = {
	stances: Stance[];
	/** The learner wants all, or none, of the ideas. */
	ofAll: 'all' | 'none' | undefined;
	/** "Grammar or films". */
	isUndecided: boolean;
};

export const noViews: Views = { stances: [], ofAll: undefined, isUndecided: false };

const strong = 4;
const plain = 2;
/** Assent, or a judgement of nothing that is named. */
const faint = 1;
const hardly = 0.5;

const adjunct = /^(?:with|from|for|in|by|at|on|about|is|are)$/;
const article = /^(?:the|a|an|my|our|your|more)$/;

/** The word before a sub-topic and its article. */
const wordBefore = (signs: readonly Sign[], index: number) =>
	signs[article.test(signs[index - 1]?.lower ?? '') ? index - 2 : index - 1]?.lower ?? '';

/** Whether a sub-topic is only a word beside another one: "buying things for my friends". */
function isBeside(signs: readonly Sign[], { option, index }: OptionSign): boolean {
	return (
		adjunct.test(wordBefore(signs, index)) &&
		optionsOf(signs.slice(0, index)).some((other) => other.option !== option)
	);
}

/** Where in a clause the lesser side of a comparison begins; -1 where nothing is compared. */
function comparedFrom(signs: readonly Sign[]): number {
	const options = optionsOf(signs);
	const than = signs.findIndex(({ kind }) => kind === 'than');
	const isOther = ({ option, index }: OptionSign) =>
		index > than && !options.some((ahead) => ahead.index < than && ahead.option === option);
	if (than !== -1 && options.some(isOther)) return than;
	const chooses = signs.some((sign) => sign.kind === 'cue' && sign.of !== 'quality');
	const place = options.find(({ option, index }) => {
		const before = signs.slice(0, index);
		const word = wordBefore(signs, index);
		if (word === 'as') return before.filter(({ lower }) => lower === 'as' || lower === 'so').length > 1;
		const isSecond = optionsOf(before).some((other) => other.option !== option);
		return isSecond && ((chooses && /^(?:to|over|before)$/.test(word)) || word === 'above');
	});
	return place ? place.index - 1 : -1;
}

/** A comparison: one side is better, unless it is less so, or denied to be. */
function compared(signs: readonly Sign[], from: number, subject: PairOption | undefined): Stance[] {
	const options = optionsOf(signs);
	const behind = options.filter(({ index }) => index > from);
	const ahead = options.filter(({ index }) => index < from);
	const loser = behind[0];
	const others = ahead.length > 0 ? ahead : behind.filter(({ option }) => option !== loser?.option);
	const before = signs.slice(0, from);
	const isEqual = wordBefore(signs, loser?.index ?? 0) === 'as' && !isDenied(before);
	const judged = verdict(judgementsOf(before));
	const isTurned = isDenied(before) !== before.some(({ kind }) => kind === 'less');
	const side = judged?.side ?? (isTurned ? -1 : 1);
	const mayBeImplied = signs[from]?.text !== 'instead of' && signs[from]?.text !== 'rather than';
	const winners =
		others.length > 0 ? others : mayBeImplied && subject ? [{ option: subject, isClear: true }] : [];
	const stance = (option: PairOption, of: Side, strength: number): Stance => ({
		...{ option, side: of, strength, isNaming: false },
		isOfPronoun: options.every((one) => one.option !== option),
	});
	const isBest = before.some(({ kind }) => kind === 'none');
	if (loser && isBest) return [stance(loser.option, 1, strong)];
	if (isEqual) return [...winners, ...behind].map(({ option }) => stance(option, side, plain));
	return [
		...winners
			.filter(({ option }) => option !== loser?.option)
			.map(({ option, isClear }) => stance(option, side, isClear ? strong : strong - 1)),
		...(loser ? [stance(loser.option, opposite(side), judged?.isBlame ? plain : strong)] : []),
	];
}

/** "The first one is living abroad" names one sub-topic, not two, and says which place it has. */
function withRanks(signs: readonly Sign[]): Sign[] {
	const hasName = signs.some((sign) => sign.kind === 'option' && !sign.isPointer);
	return signs.map((sign, index): Sign => {
		const isRank = /^(?:is|are|would|i|for)$/.test(signs[index + 1]?.lower ?? '');
		if (sign.kind !== 'option' || !sign.isPointer || !hasName || !isRank) return sign;
		const { lower, text, afterBreak } = sign;
		if (/last/.test(text)) return { kind: 'not', lower, text, afterBreak };
		return { kind: 'cue', of: /first/.test(text) ? 'choice' : 'worth', side: 1, lower, text, afterBreak };
	});
}

/** What a clause says of the sub-topics that it names. */
function ofNamed({ signs: all, isReason }: Clause, known: readonly Stance[]): Stance[] {
	const signs = withRanks(all);
	const judgements = judgementsOf(signs);
	const clear = verdict(judgements.filter(({ of }) => of !== 'assent'));
	const isConclusion = /^(?:so|therefore|finally)$/.test(signs[0]?.lower ?? '');
	return optionsOf(signs).map((sign): Stance => {
		const { option, index } = sign;
		const place = signs[index - 1]?.lower ?? '';
		const denied = deniedSide(signs, sign);
		// "Of course not grammar."
		const judged = clear ?? (denied.side === 1 ? verdict(judgements) : undefined);
		const side = judged ? sideFor(option, judged, signs) : denied.side;
		const isFirst = /^first/.test(place) || signs[index + 1]?.lower === 'first';
		const isStrong = judged ? judged.isStrong : (denied.side === -1 && denied.isNear) || isFirst;
		const isTold = side === 1 || !(judged || denied.isNear);
		const isIncidental = isReason && isTold && known.some((one) => one.option !== option);
		const isLess = !sign.isClear || /^(?:second|third|then$)/.test(place);
		const strength =
			(isStrong ? strong : plain) -
			(judged?.of === 'taste' ? 1 : 0) +
			(isConclusion ? 1 : 0) -
			(isLess ? 0.8 : 0) -
			(isBeside(signs, sign) ? 1.2 : 0);
		return {
			...{ option, side, isNaming: !judged && side === 1, isOfPronoun: false },
			strength: isIncidental ? hardly : strength,
		};
	});
}

/** What a clause says of sub-topics that it does not name: "it is the best", "both are fine", or only "no" and "I agree". */
function ofUnnamed({ signs, isReason }: Clause, option: PairOption, known: readonly Stance[]): Stance[] {
	const judged = verdict(judgementsOf(signs));
	const pronoun = signs.find(({ kind }) => kind === 'it' || kind === 'both');
	const isPointed = pronoun !== undefined && (pronoun.kind === 'both' || pronoun.text.includes(' '));
	const stance = (side: Side, strength: number, isOfPronoun = !isPointed): Stance[] => [
		{ option, side, strength, isNaming: false, isOfPronoun },
	];
	if (judged?.of === 'assent') {
		// "Of course not."
		const isNot = signs.at(-1)?.kind === 'not';
		return stance(isNot ? opposite(judged.side) : judged.side, faint, false);
	}
	if (judged) {
		// Before anything is named, "it" is the whole idea.
		const isNamed = known.some((one) => one.option === option);
		const side = isNamed ? sideFor(option, judged, signs) : judged.side;
		const isContrast = signs[0]?.lower === 'but' && isNamed;
		if ((pronoun && !isReason) || isContrast) return stance(side, judged.isStrong ? strong : plain);
		return stance(side, pronoun || (judged.isStrong && side === -1) ? faint : hardly);
	}
	if (signs[0]?.kind === 'no') return stance(-1, faint, false);
	if (isDenied(signs)) return isPointed || signs.length === 1 ? stance(-1, isPointed ? strong : faint) : [];
	return isPointed ? stance(1, plain) : [];
}

const isOr = ({ lower }: Sign) => lower === 'or';

/** "Grammar or films": no choice yet. */
const isEither = (signs: readonly Sign[]) =>
	!isDenied(signs) &&
	optionsOf(signs).some(({ index }) => signs.slice(0, index).some(isOr)) &&
	signs.findIndex(isOr) > (optionsOf(signs)[0]?.index ?? signs.length);

/** "None of them", "all of them"; undefined where a clause speaks of neither. */
function ofAllIn(signs: readonly Sign[]): Views['ofAll'] {
	const all = signs.find(({ kind }) => kind === 'all' || kind === 'none');
	if (all === undefined) return signs[0]?.lower === 'neither' ? 'none' : undefined;
	const isChoosing = signs.length <= 3 || signs.some(({ kind }) => kind === 'cue');
	if (!isChoosing) return undefined;
	const isNone = all.kind === 'none' && !all.lower.startsWith('any');
	return isNone || isDenied(signs) ? 'none' : 'all';
}

/** What the learner thinks of the sub-topics, clause by clause. */
export function viewsIn(plan: PairPlan, words: readonly SaidWord[], context: PairContext): Views {
	const views: Views = { stances: [], ofAll: undefined, isUndecided: false };
	let { subject } = context;
	let two = [context.chosen, context.proposed].filter((option) => option !== undefined);
	for (const clause of clausesOf(signsOf(plan, words, context), context)) {
		const { signs } = clause;
		const options = optionsOf(signs);
		const from = comparedFrom(signs);
		if (signs.some(({ kind }) => kind === 'repair')) views.stances = [];
		else if (options.length > 0) {
			const isComparison = from !== -1;
			views.stances.push(...(isComparison ? compared(signs, from, subject) : ofNamed(clause, views.stances)));
			views.isUndecided ||= isEither(signs);
			const main = options.filter((sign) => !isBeside(signs, sign));
			// "Without it" makes nothing the subject.
			const isApart = signs[0]?.lower === 'without';
			subject = (isComparison ? main[0] : isApart ? undefined : main.at(-1))?.option ?? subject;
			two = [...two, ...options.map(({ option }) => option)].slice(-2);
		} else if (ofAllIn(signs)) views.ofAll = ofAllIn(signs);
		else {
			const meant = signs.some(({ kind }) => kind === 'both') ? two : subject ? [subject] : [];
			views.stances.push(...meant.flatMap((option) => ofUnnamed(clause, option, views.stances)));
		}
	}
	return views;
}

/** How the learner is minded towards a sub-topic in the end: the clearest of what was said counts, and the last of these. */
export function stanceOn({ stances }: Views, option: PairOption): Stance | undefined {
	const of = stances.filter((stance) => stance.option === option);
	const clearest = Math.max(...of.map(({ strength }) => strength));
	return of.findLast(({ strength }) => strength === clearest);
}

/** Whether the learner speaks for or against a sub-topic, all in all; open where both or neither is heard. */
export function attitudeTo({ stances }: Views, option: PairOption): 'for' | 'against' | 'open' {
	const told = stances.filter((stance) => stance.option === option && !stance.isNaming);
	const sum = told.reduce((total, { side, strength }) => total + side * strength, 0);
	if (sum === 0) return 'open';
	return sum > 0 ? 'for' : 'against';
}

const stancesOf = (views: Views): Stance[] =>
	[...new Set(views.stances.map(({ option }) => option))].flatMap((option) => stanceOn(views, option) ?? []);

/** The sub-topics that the learner is for, those alone that are meant most clearly, and those that are refused. */
export function choiceIn(views: Views): { stances: Stance[]; chosen: PairOption[]; refused: PairOption[] } {
	const stances = stancesOf(views).filter(({ strength }) => strength >= faint);
	const liked = stances.filter(({ side }) => side === 1);
	const clearest = Math.max(...liked.map(({ strength }) => strength));
	return {
		stances,
		chosen: liked.filter(({ strength }) => strength === clearest).map(({ option }) => option),
		refused: stances.filter(({ side }) => side === -1).map(({ option }) => option),
	};
}

import type { PairContext, Sign } from './pair-signs.ts';

/** Signs that belong together: a subject and what is said of it. `isReason`: it tells why. */
export type Clause = { signs: Sign[]; isReason: boolean };

const openers =
	/^(?:but|because|cause|cos|since|so|if|when|although|though|while|whereas|however|then|also|otherwise)$/;
const reasons = /^(?:because|cause|cos|since|if|when)$/;
/** "So" behind these says how much. */
const beforeDegree = /^(?:not|is|are|was|be|am|isn't|aren't)$/;
const joining = /^(?:and|or)$/;
const subjects = /^(?:i|we|you|he|she|they|it|there|people)$/;
/** A subject behind these begins no clause of its own. */
const beforeSubject =
	/^(?:and|or|but|because|so|if|when|that|what|who|which|where|how|why|than|as|one|idea|thing|option|think|say|know|do|does|did|don't|doesn't|can|will|would|should|like|more|most|least|of|for|with|to)$/;
/** Behind punctuation these still go on with what was said. */
const goingOn = /^(?:is|are|was|to|of|than|rather|instead|with|for|in|at|on)$/;
const beforeNot =
	/^(?:is|are|was|were|be|am|do|does|did|can|could|will|would|should|must|may|might|have|has|i|we|you|they|it|he|she|people|there|or|and|but|why|better)$/;
const verb =
	/^(?:is|are|was|were|be|can|could|will|would|should|has|have|helps?|makes?|gives?|needs?|isn't|aren't|doesn't|don't|can't|won't|looks?|seems?|sounds?|costs?|takes?|works?)$/;
const beforeRank = /^(?:is|are|was|were|be|in|of|for|to|with|at|as|on)$/;
const articles = /^(?:the|a|an|to|more|my|our|about|with)$/;

const lastWord = ({ text }: Sign) => text.split(' ').at(-1) ?? '';
const isOption = (sign: Sign | undefined) => sign?.kind === 'option';
const says = (signs: readonly Sign[]) => signs.some(({ kind }) => kind === 'cue' || kind === 'not');

/** The index of the sub-topic that is named from a place on, behind nothing but an article. */
function optionFrom(signs: readonly Sign[], from: number): number {
	const index = articles.test(signs[from]?.lower ?? '') && !isOption(signs[from]) ? from + 1 : from;
	return isOption(signs[index]) ? index : -1;
}

/** Whether a sub-topic with a verb of its own stands here: "... and the grammar is boring". */
function isSubject(signs: readonly Sign[], from: number): boolean {
	const index = optionFrom(signs, from);
	return index !== -1 && verb.test(signs[index + 1]?.lower ?? '');
}

/** "The best", "the least important": another sub-topic is ranked. */
function ranks(signs: readonly Sign[], from: number): boolean {
	const next = signs[from + 1];
	return (
		signs[from]?.lower === 'the' &&
		(next?.kind === 'less' || next?.lower === 'most' || (next?.kind === 'cue' && next.of === 'choice'))
	);
}

const isYesOrNo = (sign: Sign | undefined) => /^(?:yes|yeah|no|not)$/.test(sign?.lower ?? '');

/** "Grammar no, films yes", as some languages have it: the denial belongs to what stands before. */
function isBehind(signs: readonly Sign[], index: number): boolean {
	const next = signs[index + 1];
	if (!isOption(signs[index - 1])) return false;
	if (!next || next.afterBreak || openers.test(next.lower) || subjects.test(next.lower)) return true;
	const after = joining.test(next.lower) ? index + 2 : index + 1;
	const option = optionFrom(signs, after);
	return option !== -1 && isYesOrNo(signs[option + 1]);
}

function begins(signs: readonly Sign[], index: number, clause: readonly Sign[]): boolean {
	const sign = signs[index];
	const before = signs[index - 1];
	if (!sign || !before) return false;
	if (sign.afterBreak && !goingOn.test(sign.lower)) return true;
	if (before.kind === 'no' || (clause.length === 1 && before.lower === 'yes')) return true;
	if (sign.kind === 'no' || sign.kind === 'repair' || before.kind === 'repair') return true;
	if (openers.test(sign.lower) && sign.kind !== 'than')
		return !(sign.lower === 'so' && beforeDegree.test(lastWord(before)));
	if (joining.test(sign.lower)) {
		const next = signs[index + 1];
		const isRanked = clause.some(isOption) && ranks(signs, index + 1);
		if (subjects.test(next?.lower ?? '') || next?.kind === 'not' || isRanked) return true;
		return says(clause) && (isSubject(signs, index + 1) || next?.kind === 'cue') && clause.some(isOption);
	}
	if (joining.test(before.lower)) return false;
	if (isOption(sign) || articles.test(sign.lower)) {
		if (isYesOrNo(before) && isOption(signs[index - 2])) return isBehind(signs, index - 1);
		if (clause.some(isOption) && ranks(signs, index) && !beforeRank.test(before.lower)) return true;
		return says(clause) && clause.some(isOption) && isSubject(signs, index);
	}
	if (sign.kind === 'not' && !sign.lower.endsWith("n't")) {
		const hasSaid = isOption(before) || (says(clause) && clause.some(isOption));
		return hasSaid && !beforeNot.test(before.lower) && !isBehind(signs, index);
	}
	if (sign.kind === 'cue' && sign.of !== 'quality' && sign.of !== 'worth') {
		// "I don't like grammar prefer films": learners leave out the subject.
		return says(clause) && clause.some(isOption) && isOption(before) && !isBehind(signs, index);
	}
	return subjects.test(sign.lower) && !beforeSubject.test(lastWord(before));
}

/** Whether "no" denies what stands beside it, and is no answer alone: "no grammar", "grammar no", "it has no use". */
function isDenial(signs: readonly Sign[], index: number, { proposed }: PairContext): boolean {
	const before = signs[index - 1];
	if (signs[index]?.afterBreak && signs[index + 1]?.afterBreak) return false;
	if (isBehind(signs, index)) return true;
	const next = optionFrom(signs, index + 1);
	if (before && !signs[index]?.afterBreak) return true;
	const option = signs[next];
	if (option?.kind !== 'option' || option.afterBreak || verb.test(signs[next + 1]?.lower ?? '')) return false;
	return !proposed || proposed === option.option;
}

/** What learners say for "than": "better then grammar", "is better live abroad that study". */
function isThan(signs: readonly Sign[], index: number): boolean {
	const before = signs.slice(Math.max(0, index - 4), index);
	const isComparing = before.some(({ lower }) => lower === 'better' || lower === 'more');
	const word = signs[index]?.lower;
	return isComparing && (word === 'then' || (word === 'that' && isOption(signs[index - 1])));
}

const needed = /^(?:impossible|difficult|hard|nothing)$/;
/** "Without grammar you cannot speak", "if you don't sleep, you can't work" speak for it. */
function isOfNeed(signs: readonly Sign[], index: number): boolean {
	const isCondition =
		signs[index]?.lower === 'without' ||
		signs.slice(Math.max(0, index - 3), index).some(({ lower }) => lower === 'if');
	const behind = signs.slice(index + 1, index + 7);
	return isCondition && behind.some(({ kind, lower }) => kind === 'not' || needed.test(lower));
}

/** The clauses of a turn. Learners' speech has hardly any punctuation, so words must tell. */
export function clausesOf(all: readonly Sign[], context: PairContext): Clause[] {
	const signs = all.map((sign, index): Sign => {
		if (sign.kind === 'no' && isDenial(all, index, context)) return { ...sign, kind: 'not' };
		if (sign.kind === 'not' && isOfNeed(all, index)) return { ...sign, kind: 'word' };
		return isThan(all, index) ? { ...sign, kind: 'than' } : sign;
	});
	const clauses: Clause[] = [];
	for (const [index, sign] of signs.entries()) {
		const current = clauses.at(-1);
		if (current && !begins(signs, index, current.signs)) current.signs.push(sign);
		else clauses.push({ signs: [sign], isReason: reasons.test(sign.lower) });
	}
	return withTopics(withRepairs(clauses));
}

const isBare = ({ signs }: Clause) =>
	signs.some(isOption) && signs.every((sign) => isOption(sign) || articles.test(sign.lower));

/** "Films, no, books." */
const withRepairs = (clauses: readonly Clause[]) =>
	clauses.map((clause, index): Clause => {
		const [first, ...others] = clause.signs;
		const isBetween = [clauses[index - 1], clauses[index + 1]].every((one) => one && isBare(one));
		if (first?.kind !== 'no' || others.length > 0 || !isBetween) return clause;
		return { ...clause, signs: [{ ...first, kind: 'repair' }] };
	});

const isAboutBefore = ({ signs, isReason }: Clause) =>
	!isReason && !signs.some(isOption) && /^(?:i|we|you|nobody|no|not|never)$/.test(signs[0]?.lower ?? '');

/** "Grammar, I don't like" is one clause: its subject stands before it. */
function withTopics(clauses: readonly Clause[]): Clause[] {
	const joined: Clause[] = [];
	for (const clause of clauses) {
		const before = joined.at(-1);
		if (before && isBare(before) && isAboutBefore(clause)) {
			before.signs.push(
				...clause.signs.map((sign): Sign => (sign.kind === 'no' ? { ...sign, kind: 'not' } : sign)),
			);
		} else joined.push(clause);
	}
	return joined;
}

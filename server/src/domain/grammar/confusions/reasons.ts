import type { TaggedWord } from '#server/domain/grammar/tagged-text.ts';
import { wordTable } from '#server/domain/grammar/word-table.ts';
import type { Candidate } from './candidates.ts';

/** Which preposition goes with which word: only these are given as a reason. */
const usualPrepositions: Readonly<Record<string, string>> = wordTable({
	...pairs('to', 'listen listened listening belong belongs belonged explain explained married'),
	...pairs('for', 'wait waits waited waiting apologize apologized responsible famous'),
	...pairs('on', 'depend depends depended depending rely relies relied insist insists focus focused'),
	...pairs('in', 'interested believe believes believed participate participated succeed succeeded'),
	...pairs('of', 'afraid tired proud full consist consists consisted'),
	...pairs('with', 'agree agrees agreed'),
	...pairs('at', 'arrive arrived'),
	...pairs('from', 'suffer suffers suffered suffering different'),
});

function pairs(preposition: string, words: string): Record<string, string> {
	return Object.fromEntries(words.split(' ').map((word) => [word, preposition]));
}

const modal =
	/^(?:can|could|will|would|shall|should|may|might|must|do|does|did)(?:n't)?$|^(?:can't|won't|cannot)$/;
const has = /^(?:have|has|had)(?:n't)?$|'ve$/;
const preposition = /^(?:of|for|in|about|at|by|with|from|without)$/;
const several = /^(?:two|three|four|five|six|seven|eight|nine|ten|many|several|few|these|those|both)$/;
const one = /^(?:a|an|one|this|each|every|another)$/;

const lower = (words: readonly TaggedWord[], index: number) => words[index]?.lower ?? '';

/** Up to the noun that the word at `index` belongs to: "big red car". */
function phraseFrom(words: readonly TaggedWord[], index: number): string {
	const phrase = [lower(words, index)];
	for (let next = index + 1; next <= index + 2; next++) {
		if (words[next - 1]?.partOfSpeech === 'NOUN' || words[next]?.afterBreak || !words[next]) break;
		phrase.push(lower(words, next));
	}
	return phrase.join(' ');
}

/** What the text says with the candidate in it, with the words beside it. */
function said(words: readonly TaggedWord[], { from, to, words: put }: Candidate): string {
	const before = words[from]?.afterBreak ? '' : lower(words, from - 1);
	const after = words[to]?.afterBreak ? '' : lower(words, to);
	return [before, ...put, after].filter(Boolean).join(' ');
}

/** Why the text is better with the candidate, in one short sentence that is true of it. */
export function reasonFor(words: readonly TaggedWord[], candidate: Candidate): string {
	const { kind, from, to } = candidate;
	const old = lower(words, from);
	const put = candidate.words[0] ?? '';
	const before = lower(words, from - 1);
	const usually = `People usually say '${said(words, candidate)}' here.`;
	switch (kind) {
		case 'missing-article':
			return `An article is missing here: '${put} ${phraseFrom(words, from)}'.`;
		case 'extra-article':
			return `People usually say '${phraseFrom(words, to)}' without '${old}' here.`;
		case 'other-article':
			return `People usually say '${put} ${phraseFrom(words, to)}' here.`;
		case 'missing-preposition':
		case 'other-preposition':
			return usualPrepositions[before] === put
				? `'${before}' goes with '${put}': '${before} ${put}'.`
				: usually;
		case 'agreement':
			return /^(?:i|you|he|she|it|we|they|this|that|these|those)$/.test(before)
				? `With '${before}' we say '${put}': '${before} ${put}'.`
				: `The verb must fit the word it belongs to: here '${put}', not '${old}'.`;
		case 'tense':
			return `${usually} Think of the time that you speak of.`;
		case 'verb-form':
			return verbFormReason(before, put) ?? usually;
		case 'missing-to':
			return `Between these two verbs comes 'to': '${before} to ${old}'.`;
		case 'missing-be':
			return `The verb is missing here: '${said(words, candidate)}'.`;
		case 'noun-number':
			if (several.test(before)) return `After '${before}' the noun is in the plural: '${before} ${put}'.`;
			if (one.test(before)) return `After '${before}' the noun is in the singular: '${before} ${put}'.`;
			return `People usually say '${before ? `${before} ` : ''}${put}' here.`;
		case 'determiner':
			return determinerReason(put, words[to]) ?? usually;
		default:
			return usually;
	}
}

function verbFormReason(before: string, put: string): string | undefined {
	if (preposition.test(before) && put.endsWith('ing'))
		return `After '${before}' the verb ends in -ing: '${before} ${put}'.`;
	if (put.endsWith('ing')) return undefined;
	if (before === 'to' || modal.test(before))
		return `After '${before}' comes the basic form of the verb: '${before} ${put}'.`;
	if (has.test(before)) return `After '${before}' comes the past participle: '${before} ${put}'.`;
	return undefined;
}

function determinerReason(put: string, next: TaggedWord | undefined): string | undefined {
	if (next?.partOfSpeech !== 'NOUN' || next.afterBreak) return undefined;
	const example = `'${put} ${next.lower}'`;
	if (/^(?:these|those)$/.test(put)) return `'${put}' goes with more than one: ${example}.`;
	if (/^(?:this|that)$/.test(put)) return `'${put}' goes with one thing: ${example}.`;
	if (put === 'many') return `'many' goes with things that you can count: ${example}.`;
	if (put === 'much') return `'much' goes with what you cannot count: ${example}.`;
	return undefined;
}

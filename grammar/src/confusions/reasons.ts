import lexicon from '#data/words/confusions.json' with { type: 'json' };
import { lowerAt } from '#grammar/clauses.ts';
import type { Because } from '#grammar/grammar-rule.ts';
import { askedFor } from '#grammar/kinds/preposition-kinds.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { wordSet } from '#grammar/word-set.ts';
import type { Candidate } from './candidates.ts';

const modal =
	/^(?:can|could|will|would|shall|should|may|might|must|do|does|did)(?:n't)?$|^(?:can't|won't|cannot)$/;
const has = /^(?:have|has|had)(?:n't)?$|'ve$/;
const preposition = /^(?:of|for|in|about|at|by|with|from|without)$/;
const pluralDeterminers = wordSet(lexicon.pluralDeterminers);
const one = /^(?:a|an|one|this|each|every|another)$/;

/** Up to the noun that the word at `index` belongs to: "big red car". */
function phraseFrom(words: readonly TaggedWord[], index: number): string {
	const phrase = [lowerAt(words, index)];
	for (let next = index + 1; next <= index + 2; next++) {
		if (words[next - 1]?.partOfSpeech === 'NOUN' || words[next]?.afterBreak || !words[next]) break;
		phrase.push(lowerAt(words, next));
	}
	return phrase.join(' ');
}

/** What the text says with the candidate in it, with the words beside it. */
function said(words: readonly TaggedWord[], { from, to, words: put }: Candidate): string {
	const before = words[from]?.afterBreak ? '' : lowerAt(words, from - 1);
	const after = words[to]?.afterBreak ? '' : lowerAt(words, to);
	return [before, ...put, after].filter(Boolean).join(' ');
}

/** Why the text is better with the candidate: a reason that is true of it. */
export function reasonFor(words: readonly TaggedWord[], candidate: Candidate): Because {
	const { kind, from, to } = candidate;
	const was = lowerAt(words, from);
	const put = candidate.words[0] ?? '';
	const before = lowerAt(words, from - 1);
	const usually = { words: { said: said(words, candidate) } };
	const goesWith = askedFor.get(before) === put;
	switch (kind) {
		case 'missing-article':
			return { words: { put, phrase: phraseFrom(words, from) } };
		case 'extra-article':
			return { words: { was, phrase: phraseFrom(words, to) } };
		case 'other-article':
			return { words: { put, phrase: phraseFrom(words, to) } };
		case 'missing-preposition':
			return goesWith ? { reason: 'usual-missing-preposition.goes-with', words: { before, put } } : usually;
		case 'other-preposition':
			return goesWith ? { reason: 'usual-other-preposition.goes-with', words: { before, put } } : usually;
		case 'agreement':
			return /^(?:i|you|he|she|it|we|they|this|that|these|those)$/.test(before)
				? { reason: 'usual-agreement.pronoun', words: { before, put } }
				: { words: { put, was } };
		case 'verb-form':
			return { ...usually, ...verbFormReason(before, put) };
		case 'missing-to':
			return { words: { before, was } };
		case 'noun-number':
			if (pluralDeterminers.has(before))
				return { reason: 'usual-noun-number.several', words: { before, put } };
			if (one.test(before)) return { reason: 'usual-noun-number.one', words: { before, put } };
			return { words: { said: before ? `${before} ${put}` : put } };
		case 'determiner':
			return { ...usually, ...determinerReason(put, words[to]) };
		default:
			return usually;
	}
}

function verbFormReason(before: string, put: string): Because {
	const words = { before, put };
	if (preposition.test(before) && put.endsWith('ing'))
		return { reason: 'usual-verb-form.after-preposition', words };
	if (put.endsWith('ing')) return {};
	if (before === 'to' || modal.test(before)) return { reason: 'usual-verb-form.basic', words };
	if (has.test(before)) return { reason: 'usual-verb-form.participle', words };
	return {};
}

function determinerReason(put: string, next: TaggedWord | undefined): Because {
	if (next?.partOfSpeech !== 'NOUN' || next.afterBreak) return {};
	const words = { put, noun: next.lower };
	if (/^(?:these|those)$/.test(put)) return { reason: 'usual-determiner.several', words };
	if (/^(?:this|that)$/.test(put)) return { reason: 'usual-determiner.one', words };
	if (put === 'many') return { reason: 'usual-determiner.many', words };
	if (put === 'much') return { reason: 'usual-determiner.much', words };
	return {};
}

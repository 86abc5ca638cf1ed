import { lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { startsThing } from '#grammar/phrase-heads.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { familyOf } from '#grammar/word-families.ts';
import { wordTable } from '#grammar/word-table.ts';

const modal =
	/^(?:can|could|will|would|should|must|may|might|can't|cannot|couldn't|won't|wouldn't|shouldn't|don't|doesn't|didn't|i'll|you'll|we'll|they'll|he'll|she'll|it'll)$/;
/** Words after which "to" begins a verb, as in "want to". */
const beforeTo =
	/^(?:want|wants|wanted|need|needs|needed|try|tries|tried|trying|how|able|going|have|has|had|hope|like|decide|decided|easy|easier|hard|difficult|possible|order|us|them|people|him|me|you|chance|opportunity|learn|start|started|begin|continue|help|helps|ability)$/;

/** Whether a verb in its base form must stand at a word: after "can", after "want to". */
function wantsVerb(words: readonly TaggedWord[], index: number): boolean {
	if (words[index]?.afterBreak) return false;
	let at = index - 1;
	if (/^(?:not|also|always|never|easily|really)$/.test(lowerAt(words, at))) at--;
	const before = lowerAt(words, at);
	if (modal.test(before)) return !startsClause(words, at) || before.endsWith("'ll");
	return before === 'to' && beforeTo.test(lowerAt(words, at - 1)) && unbroken(words, at - 1, index + 1);
}

const verbOf: Record<string, string> = wordTable({
	broad: 'broaden',
	wide: 'widen',
	strength: 'strengthen',
	weak: 'weaken',
	deep: 'deepen',
	success: 'succeed',
	successful: 'succeed',
	able: 'be able',
});

/** Verbs where learners say nouns and adjectives. */
export const verbSlotsFinders: Finders = {
	'noun-as-verb'(words) {
		return words.flatMap((word, index): Finding[] => {
			const family = familyOf.noun.get(word.lower);
			if (!family?.verb || family.verb === word.lower || !wantsVerb(words, index)) return [];
			const isModal = lowerAt(words, index - 1) !== 'to';
			const next = words[index + 1];
			// "to solution the problem" is a verb, "we have to success a clear path" is nothing.
			const isClear =
				isModal ||
				!next ||
				next.afterBreak ||
				startsThing(words, index + 1) ||
				/^(?:in|with|about|and|or|to|more|better)$/.test(next.lower);
			if (!isClear || /^(?:be|is|are|was|has)$/.test(next?.lower ?? '')) return [];
			if (isModal && /^(?:what|how|where|why|when|who|which|much|that|so)$/.test(lowerAt(words, index - 2)))
				return [];
			return [oneWord(index, family.verb, { before: lowerAt(words, index - 1), word: word.lower })];
		});
	},
	'adjective-as-verb': (words) =>
		words.flatMap((word, index): Finding[] => {
			const verb = verbOf[word.lower];
			if (!verb || !wantsVerb(words, index)) return [];
			const next = lowerAt(words, index + 1);
			const opens = /^(?:the|my|your|our|their|his|her|people's|its|this)$/.test(next);
			const isClear =
				verb === 'be able'
					? next === 'to'
					: opens || (verb === 'succeed' && /^(?:|in|at|if|and|because|when|as)$/.test(next));
			if (!isClear) return [];
			return [oneWord(index, verb, { before: lowerAt(words, index - 1) })];
		}),
};

import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { isOwnVerb } from '#grammar/exceptions.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { baseOf, commonVerbs, formOf } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordTable } from '#grammar/word-table.ts';

const objectOf: Record<string, string> = wordTable({
	i: 'me',
	you: 'you',
	he: 'him',
	she: 'her',
	it: 'it',
	we: 'us',
	they: 'them',
});

/** When a second verb takes "to", -ing or neither. */
export const infinitivesAndGerundsFinders: Finders = {
	'to-base'(words) {
		return words.flatMap((word, index): Finding[] => {
			const verb = words[index + 1];
			const before = lowerAt(words, index - 1);
			if (word.lower !== 'to' || !verb || verb.afterBreak || verb.partOfSpeech !== 'VERB') return [];
			if (
				!/^(?:want|wants|wanted|have|has|had|like|going|need|needs|needed|try|tried|decided|started|learn|learned|able|hope|plan|prefer)$/.test(
					before,
				)
			)
				return [];
			const base = baseOf(verb);
			const form = formOf(verb.lower, base);
			if (
				!commonVerbs.has(base) ||
				(form !== 'past' && form !== 'third') ||
				isOwnVerb(words, index + 1) ||
				/^(?:left|thought|felt|set)$/.test(verb.lower)
			)
				return [];
			// "it needs to developed" lacks "be"
			if (/^(?:it|this) need/.test(`${lowerAt(words, index - 2)} ${before}`) && form === 'past') return [];
			return [oneWord(index + 1, base, { before })];
		});
	},
	'want-that': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (
				!/^(?:want|wants|wanted)$/.test(word.lower) ||
				lowerAt(words, index + 1) !== 'that' ||
				!unbroken(words, index, index + 4)
			)
				return [];
			const next = words[index + 2];
			const relative = words[index + 3];
			const isRelative =
				wordLists.possessive.has(next?.lower ?? '') && wordLists.relative.has(relative?.lower ?? '');
			const person = isRelative ? `${next?.lower} ${relative?.lower}` : objectOf[next?.lower ?? ''];
			const at = isRelative ? index + 4 : index + 3;
			const verb = words[at];
			if (!person || !verb || !commonVerbs.has(baseOf(verb))) return [];
			if (!isRelative && verb.partOfSpeech !== 'VERB') return [];
			if (
				!/^(?:i|you|we|they|he|she|don't|doesn't|didn't)$/.test(lowerAt(words, index - 1)) ||
				/^(?:do|did|know|think|can|mean|said|hope|guess|need|want|love|like|believe)$/.test(verb.lower)
			)
				return [];
			const base = baseOf(verb);
			return [
				{
					from: index + 1,
					to: at + 1,
					replacement: `${person} to ${base}`,
					words: { word: word.lower, person, base },
				},
			];
		}),
};

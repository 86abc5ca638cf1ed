import { lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { isBareVerb } from '#grammar/verb-forms.ts';

const people =
	/^(?:people|man|woman|person|friend|girl|boy|teacher|friends|brother|sister|men|women|children|students|parents|player|students|child|someone|somebody|everyone|guy|colleague|uncle|cousin|doctor|those|persons|tourists|workers|employees|customers|drivers|patients|citizens|adults|youngsters|parents|somebody|everybody|teachers|teenagers|kids|guys|scientists|politicians|neighbours)$/;

/** Clauses with "who", "that", "what" and "where". */
export const relativeClausesFinders: Finders = {
	'which-for-people': (words) =>
		words.flatMap((word, index): Finding[] => {
			const person = lowerAt(words, index - 1);
			if (word.lower !== 'which' || word.afterBreak || !people.test(person)) return [];
			if (/^(?:ask|asked|tell|told|show|showed|teach)$/.test(lowerAt(words, index - 2))) return [];
			if (
				/^(?:my|your|the)$/.test(lowerAt(words, index - 2)) &&
				/^(?:ask|asked|tell|told)$/.test(lowerAt(words, index - 3))
			)
				return [];
			const next = words[index + 1];
			if (!next || !unbroken(words, index - 1, index + 2)) return [];
			if (
				(!/^(?:VERB|AUX)$/.test(next.partOfSpeech) && !isBareVerb(next.lower)) ||
				next.lower === 'is' ||
				next.lower === 'was'
			)
				return [];
			return [oneWord(index, 'who', { person })];
		}),
};

import { lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import { wordLists } from '#grammar/word-lists.ts';

/** Pronouns: one too many, the wrong case, one "not" too many. */
export const pronounsFinders: Finders = {
	'double-subject'(words) {
		const findings: Finding[] = [];
		for (let index = 0; index + 3 < words.length; index++) {
			const noun = lowerAt(words, index + 1);
			const pronoun = lowerAt(words, index + 2);
			const verb = lowerAt(words, index + 3);
			if (!/^(?:my|his|her|our)$/.test(lowerAt(words, index)) || !wordLists.relative.has(noun)) continue;
			if (!/^(?:he|she)$/.test(pronoun) || !/^(?:is|was|has|works|lives|likes|loves|has)$/.test(verb))
				continue;
			if (!startsClause(words, index) || !unbroken(words, index, index + 4)) continue;
			if (
				/^(?:and|or|than|when|if|because|as|like|hi|hello|thank|thanks|after|before|since|who|where)$/.test(
					lowerAt(words, index - 1),
				)
			)
				continue;
			findings.push({
				from: index + 1,
				to: index + 3,
				replacement: words[index + 1]?.text ?? '',
				words: { noun, verb, pronoun },
			});
		}
		return findings;
	},
};

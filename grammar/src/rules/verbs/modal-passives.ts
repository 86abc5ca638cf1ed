import { doneTo, isObjectStart } from '#grammar/be-and-verbs.ts';
import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { skipAdverb } from '#grammar/third-person.ts';
import { baseOf, commonVerbs, formOf, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';

const persons =
	/^(?:i|you|he|she|we|they|people|who|everyone|everybody|someone|somebody|nobody|parents|children|students|teachers|men|women)$/;
const lastWords =
	/^(?:by|in|with|from|for|to|at|on|if|when|because|and|but|so|without|as|until|before|after|through|easily|quickly|soon|only|immediately|anywhere|everywhere|online|again|now|today|tomorrow|next|later|every)$/;

export const modalPassivesFinders: Finders = {
	'modal-then-participle': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!wordLists.modal.has(word.lower) || word.afterBreak || index === 0) return [];
			const at = skipAdverb(words, lowerAt(words, index + 1) === 'not' ? index + 2 : index + 1);
			const verb = words[at];
			if (!verb || !unbroken(words, index - 1, at + 1)) return [];
			const base = baseOf(verb);
			const { participle } = verbForms(base);
			if (!commonVerbs.has(base) || verb.lower !== participle || participle === base) return [];
			if (
				!doneTo.has(base) ||
				base === 'have' ||
				(formOf(verb.lower, base) === 'past' &&
					!verb.lower.endsWith('d') &&
					!/^(?:made|built|sold|sent|taught|found|kept|caught|brought|bought|lost|hidden|told)$/.test(
						verb.lower,
					))
			)
				return [];
			const next = words[at + 1];
			if (isObjectStart(words, at + 1) || (next && !next.afterBreak && !lastWords.test(next.lower)))
				return [];
			const subject = words[index - 1];
			if (
				!subject ||
				/^(?:the|a|an|tin|trash|soda|beer|spray|garbage)$/.test(subject.lower) ||
				wordLists.possessive.has(subject.lower) ||
				persons.test(subject.lower) ||
				wordLists.relative.has(subject.lower) ||
				wordLists.job.has(subject.lower)
			)
				return [];
			if (!/^(?:NOUN|PRON|DET)$/.test(subject.partOfSpeech)) return [];
			if (
				hasBefore(words, index, 6, new Set(['what', 'which', 'things', 'thing', 'all', 'everything'])) &&
				/^(?:it|this|that)$/.test(subject.lower)
			)
				return [];
			const isRelative = words
				.slice(at + 1, at + 7)
				.some(({ lower }) => /^(?:is|are|was|were|has|will)$/.test(lower));
			if (isRelative && word.lower === 'can') return [];
			const isActive = /^(?:help|change|use|read|finish|close|spread|stop|learn|cause)$/.test(base) && !next;
			if (isActive && !/^(?:this|these|it|that)$/.test(subject.lower) && base === 'help') return [];
			return [oneWord(at, `be ${participle}`)];
		}),
};

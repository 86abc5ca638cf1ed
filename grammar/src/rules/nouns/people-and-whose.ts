import { lowerAt } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { oneWord } from '#grammar/grammar-rule.ts';
import { wordLists } from '#grammar/word-lists.ts';

const severalPeople =
	/^(?:people|children|students|parents|teenagers|women|men|kids|teachers|workers|tourists|employees|adults|families|citizens|youngsters|pupils)$/;
const onePerson =
	/^(?:he|she|him|himself|herself|man|woman|boy|girl|person|someone|somebody|everyone|everybody|anyone|anybody|nobody|child|baby|one|who|another|guy|lady|god|kid|king|president|author|hero|character|dad|mum|mom|sir|mr|mrs|ms|miss|her|his|it)$/;
const isOnePerson = (lower: string) =>
	onePerson.test(lower) ||
	wordLists.relative.has(lower) ||
	wordLists.job.has(lower) ||
	(wordLists.thing.has(lower) && /(?:er|or|ist|ant|ent|ian)$/.test(lower));
const ownedBySeveral =
	/^(?:parents|life|lives|families|family|children|kids|house|houses|home|homes|country|countries|job|jobs|money|health|future|studies|dreams|goals|problems|phones|phone|mobile|opinion|opinions|minds|language|mother|culture|community|communities)$/;

/** Who and whose: pronouns and determiners that agree with what they stand for. */
export const peopleAndWhoseFinders: Finders = {
	/** "Young people live with his parents": the text knows several people and no single one. */
	'their-for-several'(words) {
		let several = '';
		for (const [index, word] of words.entries()) {
			if (word.afterBreak && several === '') several = '';
			if (isOnePerson(word.lower) && !(several && /^(?:his|her|it|who)$/.test(word.lower))) return [];
			if (word.partOfSpeech === 'PROPN') return [];
			if (severalPeople.test(word.lower) && lowerAt(words, index - 1) !== 'of') several = word.lower;
			if (!several || word.lower !== 'his' || index < 2) continue;
			if (
				/^(?:like|likes|liked|love|loved|know|knew|meet|met|admire|hate|hated|saw|see|respect|that|and|are|were|become|became|to|at|hear)$/.test(
					lowerAt(words, index - 1),
				)
			)
				return [];
			const next = words[index + 1];
			if (!next || next.afterBreak || !/^(?:NOUN|ADJ)$/.test(next.partOfSpeech)) return [];
			if (
				!ownedBySeveral.test(next.lower) ||
				words.slice(index + 1).some(({ lower }) => /^(?:he|she|him|himself|herself)$/.test(lower))
			)
				return [];
			return [oneWord(index, 'their', { several, next: next.lower })];
		}
		return [];
	},
};

import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import { wordLists, wordSet } from '#grammar/word-lists.ts';
import { isLastOfPhrase, kindsOfPeople, withPlural } from './people-in-general.ts';

const theyAre =
	/^(?:they|we|you|them|us|both|parents|brothers|sisters|friends|children|cousins|sons|uncles)$/;

const collective = wordSet('family team music furniture equipment stuff staff police food crew');
const clothes = wordSet(
	'trousers jeans shoes boots glasses sunglasses shorts socks gloves pants parents grandparents',
);
/** What packages and ways of going are named by: "flights and hotel", "by trains or car", "mountains and beach". */
const travelled = wordSet(
	'flights trains buses hotels mountains beaches lakes hills rivers fields emails letters',
);
const determiners =
	/^(?:the|my|your|his|her|its|our|their|this|that|these|those|a|an|two|three|four|five|both|some|no)$/;
/** What goes without an article for other reasons: "friends and school", "hotels and breakfast". */
const alsoEither = wordSet(
	`school university college class work home hospital town sport culture theatre theater experience success
	business television video law art theory chocolate fish egg onion sauce cake pizza vacation holiday radio internet cinema
	opera paper meat danger risk process stress conflict dance gym choice opportunity detail pumpkin lamb duck guitar violin
	battery garden land breakfast lunch dinner language salary potential character story design society government medicine
	technology industry life community crime way kind part`,
);

/** Nouns that what they belong to shows to be plural: "they are student", "books and magazine". */
export const joinedKindsFinders: Finders = {
	/** "They are student", "all of them are doctor". */
	'they-are-students'(words) {
		return words.flatMap((word, noun): Finding[] => {
			const isPerson =
				kindsOfPeople.has(word.lower) ||
				wordLists.job.has(word.lower) ||
				/^(?:brother|sister|partner|cousin|twin)$/.test(word.lower);
			if (!isPerson) return [];
			// Also adjectives: "they are expert in this", "we are resident here", "it is criminal"
			if (/^(?:expert|adult|resident|criminal|immigrant|local)$/.test(word.lower)) return [];
			let be = noun - 1;
			if (
				/^(?:good|best|close|very|really|old|great|both|all|young|still|not|also|only|excellent|hard|foreign|poor|rich)$/.test(
					lowerAt(words, be),
				)
			)
				be--;
			if (!/^(?:are|were|became|become|aren't|weren't|they're|we're)$/.test(lowerAt(words, be))) return [];
			const isShort = /^(?:they're|we're)$/.test(lowerAt(words, be));
			if (!isShort && (!theyAre.test(lowerAt(words, be - 1)) || lowerAt(words, be - 1) === 'you')) return [];
			if (
				!unbroken(words, be, noun + 1) ||
				!(endsClauseBefore(words, noun + 1) || isLastOfPhrase(words, noun))
			)
				return [];
			if (/^(?:and|or|free|to|like|of)$/.test(lowerAt(words, noun + 1))) return [];
			if (/(?:ed|ing)$/.test(lowerAt(words, noun + 1))) return [];
			const from = be + 1;
			const many = plural(word.lower);
			return [withPlural(words, from, noun, noun + 1, { many })];
		});
	},
	/** "Books and magazine": two kinds of things in general. */
	'kinds-joined-by-and': (words) =>
		words.flatMap(({ lower }, and): Finding[] => {
			if (!/^(?:and|or)$/.test(lower) || and === 0 || !unbroken(words, and - 1, and + 2)) return [];
			const left = lowerAt(words, and - 1);
			const right = lowerAt(words, and + 1);
			const isLeftPlural = pluralThings.has(left) || /^(?:fruits|people|clothes|men|women)$/.test(left);
			if (!isLeftPlural || clothes.has(left) || !wordLists.thing.has(right) || collective.has(right))
				return [];
			if (
				alsoEither.has(right) ||
				(wordLists.relative.has(right) && !kindsOfPeople.has(right)) ||
				words[and + 1]?.text !== right
			)
				return [];
			if (travelled.has(left) || /^(?:sports|pictures)$/.test(left)) return [];
			if (!endsClauseBefore(words, and + 2) || /^(?:and|or|at|by|after|on|it)$/.test(lowerAt(words, and + 2)))
				return [];
			for (let back = 2; back <= 4; back++) {
				const before = words[and - back];
				if (!before || words[and - back + 1]?.afterBreak) break;
				if (determiners.test(before.lower)) return [];
				if (before.partOfSpeech !== 'ADJ') break;
			}
			const many = plural(right);
			return [{ from: and + 1, to: and + 2, replacement: many, words: { left } }];
		}),
};

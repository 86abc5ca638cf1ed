import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { alsoUncounted, bareThings } from '#grammar/countable-nouns.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { plural, withArticle } from '#grammar/noun-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';

/** What one is among others: "he is expert", "if person wants". */
const persons = new Set(
	`person student teacher parent teenager tourist foreigner citizen employee employer worker customer beginner guest visitor traveler traveller immigrant stranger specialist reader writer artist scientist journalist
	volunteer member nurse doctor lawyer engineer player politician expert leader genius hero fan victim winner loser
	vegetarian singer dancer actor actress farmer pilot chef policeman soldier neighbour neighbor colleague classmate
	businessman entrepreneur adult smoker driver passenger vet thief millionaire child kid man woman boy girl
	friend tutor`.split(/\s+/),
);
const subjects =
	/^(?:i|he|she|who|person|someone|everyone|to|will|would|rather|not|could|can|should|might|must)$/;
/** Roles that only one has, and what is asked or said of a name. */
const roles = /^(?:leader|winner|friend|member|captain|president|man|child|woman|native|girl|boy|kid)$/;

const thirdPerson =
	/^(?:wants|needs|has|is|does|doesn't|isn't|can|cannot|can't|must|should|will|goes|makes|gets|takes|knows|likes|thinks|works|uses|buys|sells|starts|loses|feels|gives|loves|falls|sees|comes|tries|becomes|spends|learns|studies|helps)$/;
const conditionals = /^(?:if|when|because|example|instance|unless|where|although|though|why)$/;
const workplaces =
	/^(?:bakery|factory|company|shop|store|restaurant|hotel|bank|office|hospital|supermarket|library|museum|cafe|bookshop|pharmacy|agency|airline|laboratory|farm|garage|clinic|kindergarten|bar|pub|university|newspaper|project|studio|workshop)$/;

/** "A" before one person or thing; the plural where "different" asks for it. */
export const aBeforeOneFinders: Finders = {
	'a-before-who-one-is': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (
				(!persons.has(word.lower) && !wordLists.job.has(word.lower)) ||
				!unbroken(words, index - 2, index + 1)
			)
				return [];
			const be = lowerAt(words, index - 1);
			const subject = lowerAt(words, index - 2);
			const isSubject =
				subjects.test(subject) ||
				wordLists.relative.has(subject) ||
				persons.has(subject) ||
				subject === 'flatmate';
			const isBe =
				(/^(?:am|is|was|be|become|became|becoming)$/.test(be) && isSubject) ||
				(be === 'are' && subject === 'you') ||
				(be === 'being' && subject !== 'human') ||
				/^(?:i'm|he's|she's)$/.test(be);
			if (!isBe || (roles.test(word.lower) && !/^(?:i'm|am)$/.test(be)) || word.lower === 'friend') return [];
			if (!endsClauseBefore(words, index + 1) && !/^(?:who|that|of)$/.test(lowerAt(words, index + 1)))
				return [];
			if (lowerAt(words, index + 1) === 'of' && !/^(?:student|fan|member)$/.test(word.lower)) return [];
			const replacement = withArticle(word.lower);
			return [oneWord(index, replacement)];
		}),
	'a-before-any-subject'(words) {
		return words.flatMap((word, index): Finding[] => {
			if (index === 0 || word.afterBreak) return [];
			if (
				!persons.has(word.lower) &&
				!/^(?:company|country|product|car|dog|cat|child|city)$/.test(word.lower)
			)
				return [];
			const opener = lowerAt(words, index - 1);
			const isWho =
				/^(?:who|whose)$/.test(lowerAt(words, index + 1)) &&
				word.lower === 'person' &&
				/^(?:is|was|be|and|because|but|think|if|like|as|with|for|become|when)$/.test(opener);
			const verb = words[index + 1];
			const isThird =
				thirdPerson.test(verb?.lower ?? '') || (verb?.partOfSpeech === 'VERB' && /[^s]s$/.test(verb.lower));
			if (!isWho && (!conditionals.test(opener) || !isThird)) return [];
			if (word.lower === 'company' && opener === 'when') return [];
			// "a library where student can read": students
			if (opener === 'where' && word.lower !== 'person') return [];
			if (/^(?:example|instance)$/.test(opener) && lowerAt(words, index - 2) !== 'for') return [];
			if (!unbroken(words, index - 1, index + 2)) return [];
			const replacement = withArticle(word.lower);
			return [oneWord(index, replacement, { word: word.lower })];
		});
	},
	/** "There was man", with whatever follows. */
	'there-is-a': (words) =>
		words.flatMap((word, index): Finding[] => {
			if (!wordLists.thing.has(word.lower) || alsoUncounted.has(word.lower) || index < 2) return [];
			if (lowerAt(words, index + 1) === 'after' && lowerAt(words, index + 2) === word.lower) return [];
			let from = index;
			while (
				words[from - 1]?.partOfSpeech === 'ADJ' &&
				!/^(?:same|other|such|much|many|several|few|various|numerous|different|own|more|no|enough|only|next|last|first|little|less|good|great)$/.test(
					lowerAt(words, from - 1),
				) &&
				!words[from]?.afterBreak
			)
				from--;
			const hasVery = /^(?:very|really)$/.test(lowerAt(words, from - 1));
			if (hasVery && from < index) from--;
			const is = lowerAt(words, from - 1);
			const isThere = is === "there's" || (/^(?:is|was)$/.test(is) && lowerAt(words, from - 2) === 'there');
			if (!isThere || !unbroken(words, from - 2, index + 1)) return [];
			if (
				/^(?:room|school|class|evidence|danger|experience|culture|fish|life|success|way|point|reason|part|university|work|television|time|cause|business|risk|law|sport|pizza|cake|chocolate|process)$/.test(
					word.lower,
				)
			)
				return [];
			const next = words[index + 1];
			if (
				next &&
				!next.afterBreak &&
				/^(?:NOUN|PROPN|ADJ|CCONJ)$/.test(next.partOfSpeech) &&
				!/ing$/.test(next.lower)
			)
				return [];
			const first = words[from];
			if (!first) return [];
			const replacement = withArticle(first.lower);
			return [oneWord(from, replacement, { word: word.lower })];
		}),
	/** "Work in bakery", "in shop where". */
	'a-before-place': (words) =>
		bareThings(words).flatMap(({ from, noun, name }): Finding[] => {
			const opener = lowerAt(words, from - 1);
			const before = lowerAt(words, from - 2);
			if (from !== noun || !/^(?:in|at|for)$/.test(opener) || !unbroken(words, from - 2, noun + 1)) return [];
			const isWork = /^(?:work|works|worked|working|job|works)$/.test(before) && workplaces.test(name);
			const isDescribed =
				/^(?:where|which|who|called|near)$/.test(lowerAt(words, noun + 1)) &&
				opener === 'in' &&
				((workplaces.test(name) && name !== 'university') ||
					/^(?:house|flat|apartment|village|town|country|city|place)$/.test(name)) &&
				before !== 'and';
			if (!isWork && !isDescribed) return [];
			const replacement = withArticle(name);
			return [oneWord(noun, replacement, { name, opener })];
		}),
	'different-with-plural': (words) =>
		bareThings(words).flatMap(({ from, noun, name }): Finding[] => {
			if (!/^(?:different|various)$/.test(lowerAt(words, from)) || from === noun) return [];
			if (
				!/^(?:from|between|of|with|about|have|has|had|visit|visited|meet|met|know|try|tried|learn|speak|see|are|were|many|two|three|use|and|in|all)$/.test(
					lowerAt(words, from - 1),
				)
			)
				return [];
			if (
				/^(?:way|direction|time|place|experience|story|matter|person|thing|world|planet|culture|light)$/.test(
					name,
				) &&
				lowerAt(words, from - 1) === 'in'
			)
				return [];
			if (/^(?:story|matter|experience)$/.test(name) || !unbroken(words, from - 1, noun + 1)) return [];
			const fixed = plural(name);
			return [oneWord(noun, fixed)];
		}),
};

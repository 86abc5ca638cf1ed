import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { takesAn, withArticle } from '#grammar/noun-forms.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { wordLists } from '#grammar/word-lists.ts';

const aOrAn: GrammarRule = {
	id: 'a-an',
	category: 'article',
	typicalOf: [],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const next = words[index + 1];
			if (!/^an?$/.test(word.lower) || !next || next.afterBreak) return [];
			if (!/^(?:NOUN|ADJ|ADV|VERB)$/.test(next.partOfSpeech) || next.text !== next.lower) return [];
			const an = takesAn(next.lower);
			if (
				an === undefined ||
				an === (word.lower === 'an') ||
				/^(?:and|are|is|in|at|on|or|am|us|as|a|an|it|of|if|mba|nba|fbi|sos|xbox|mit|mri|uav|ira|led|iphone)$/.test(
					next.lower,
				)
			)
				return [];
			const article = an ? 'an' : 'a';
			const sound = an ? 'a vowel sound' : 'a consonant sound';
			return [oneWord(index, article, { next: next.lower, sound })];
		});
	},
	example: { wrong: 'i eat a apple every day', right: 'i eat an apple every day' },
};

const jobArticle: GrammarRule = {
	id: 'job-article',
	category: 'article',
	typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'zh', 'ar', 'ru'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const be = lowerAt(words, index - 1);
			const subject = lowerAt(words, index - 2);
			if (!wordLists.job.has(word.lower) || !unbroken(words, index - 1, index + 1)) return [];
			const contracted = /^(?:i'm|he's|she's)$/.test(be);
			const person =
				/^(?:i|he|she)$/.test(subject) ||
				(wordLists.relative.has(subject) && wordLists.possessive.has(lowerAt(words, index - 3)));
			const full = /^(?:am|is|was)$/.test(be) && person;
			const became = /^(?:be|become|became)$/.test(be) && /^(?:i|he|she|to|will)$/.test(subject);
			if (
				(!contracted && !full && !became) ||
				(!endsClauseBefore(words, index + 1) && lowerAt(words, index + 1) !== 'of')
			)
				return [];
			const replacement = withArticle(word.lower);
			const [article = ''] = replacement.split(' ');
			return [{ from: index, to: index + 1, replacement, words: { article } }];
		});
	},
	example: { wrong: 'i am teacher', right: 'i am a teacher' },
};

const haveArticle: GrammarRule = {
	id: 'have-article',
	category: 'article',
	typicalOf: ['es', 'pt', 'zh', 'ar', 'ru'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const verb = lowerAt(words, index - 1);
			if (!wordLists.possession.has(word.lower) || !/^(?:have|has|had|bought|want)$/.test(verb)) return [];
			if (!unbroken(words, index - 1, index + 1) || !endsClauseBefore(words, index + 1)) return [];
			const replacement = withArticle(word.lower);
			return [{ from: index, to: index + 1, replacement, words: { word: word.lower } }];
		});
	},
	example: { wrong: 'i have car', right: 'i have a car' },
};

/** "A", "an" and "the": the wrong one, one too many, one missing. */
export const articleRules: GrammarRule[] = [
	aOrAn,
	jobArticle,
	haveArticle,
	phraseRule({
		id: 'good-idea-article',
		category: 'article',
		typicalOf: ['es', 'pt', 'zh', 'ar', 'ru'],
		phrases: [
			{
				find: "is|was|it's|that's [good|bad|big|great|small|nice|new|beautiful|interesting|important|difficult|easy|boring|expensive|old|famous|popular|wonderful] idea|problem|place|person|city|country|job|book|film|movie|story|question|language|teacher|friend !@NOUN|@ADJ|@PROPN",
				replace: '$2:a',
				words: { word: '$3', say: '$2:a $3' },
				notAfter: '#possessive|the',
			},
		],
		example: { wrong: 'i think it is good idea', right: 'i think it is a good idea' },
	}),
	phraseRule({
		id: 'a-missing-after-verb',
		category: 'article',
		typicalOf: ['zh', 'ar', 'ru'],
		phrases: [
			{
				find: '<work> as [#job] !@NOUN|of',
				replace: '$3:a',
				reason: 'a-missing-after-verb.job',
				words: { example: 'as $3:a' },
			},
			{
				find: '<work> in|at [office|hotel|bank|factory|shop|restaurant|hospital|supermarket|school] !@NOUN|@PROPN',
				replace: '$3:a',
				words: { word: '$3', say: '$2 $3:a' },
			},
			{
				find: '#subject <see|watch|read|buy|write> [film|movie|book|car|phone|house|letter|computer] $',
				replace: '$3:a',
				words: { word: '$3', say: '$3:a' },
			},
		],
		example: { wrong: 'he works as engineer', right: 'he works as an engineer' },
	}),
	phraseRule({
		id: 'the-missing',
		category: 'article',
		typicalOf: ['zh', 'ru'],
		phrases: [
			{
				find: '<go> to [beach|gym|cinema|supermarket|airport|park|swimming-pool|mountains] $',
				replace: 'the $3',
				words: { say: 'the $3', example: '$1 to the $3' },
			},
			{
				find: '[at same time]',
				replace: 'at the same time',
				words: { say: 'the same', example: 'at the same time' },
			},
			{ find: 'in [world] $', replace: 'the $2', reason: 'the-missing.say', words: { say: 'in the $2' } },
		],
		example: { wrong: 'on sunday we go to beach', right: 'on sunday we go to the beach' },
	}),
	phraseRule({
		id: 'a-lot-of',
		category: 'article',
		typicalOf: [],
		phrases: [
			{ find: '[a lots of]', replace: 'a lot of', reason: 'a-lot-of.or' },
			{
				find: '[a lot] people|things|friends|students|money|books|countries|places|problems|information|children',
				replace: 'a lot of',
				words: { example: 'a lot of $3' },
				notAfter: 'quite|help|helps|travel|changed|changes|matters',
			},
			{
				find: '[lots] people|things|friends|money|students|children',
				replace: 'lots of',
				words: { example: 'lots of $2' },
			},
			{ find: '<have|eat|know>|are|is|with [lot of]', replace: 'a lot of', reason: 'a-lot-of.lot' },
		],
		example: { wrong: 'i have lot of friends', right: 'i have a lot of friends' },
	}),
	phraseRule({
		id: 'such-a',
		category: 'article',
		typicalOf: ['fr', 'it', 'de'],
		phrases: [
			{
				find: '[a so] beautiful|nice|good|big|difficult|interesting|great|small|important|hard @NOUN',
				replace: 'such a',
				words: { example: 'such a $3 $4' },
			},
		],
		example: { wrong: 'it is a so beautiful city', right: 'it is such a beautiful city' },
	}),
	phraseRule({
		id: 'enough-of',
		category: 'extra word',
		typicalOf: ['es', 'fr', 'it'],
		phrases: [
			{
				find: '[enough of] time|money|food|people|water|information|space|sleep',
				replace: 'enough',
				words: { example: 'enough $3' },
			},
		],
		example: { wrong: 'i have enough of time', right: 'i have enough time' },
	}),
];

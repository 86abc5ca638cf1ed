import { lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import type { Finding, GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { wordLists } from '#grammar/word-lists.ts';

const genericThe: GrammarRule = {
	id: 'generic-the',
	category: 'article',
	typicalOf: ['es', 'pt', 'fr', 'it', 'ar'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const noun = lowerAt(words, index + 1);
			if (word.lower !== 'the' || !wordLists.general.has(noun) || lowerAt(words, index + 2) !== 'is')
				return [];
			if (!startsClause(words, index) || !unbroken(words, index, index + 4)) return [];
			const skip = /^(?:very|so|too|really|more|always|not)$/.test(lowerAt(words, index + 3)) ? 1 : 0;
			const says = lowerAt(words, index + 3 + skip);
			if (
				!/^(?:hard|difficult|expensive|beautiful|short|better|good|bad|easy|easier|important|necessary|essential|useful|powerful|dangerous|cheap|cheaper|quiet|calm|fast|stressful|fun)$/.test(
					says,
				)
			)
				return [];
			// "the traffic is bad today"
			if (/^(?:today|tonight|now|again)$/.test(lowerAt(words, index + 4 + skip))) return [];
			const replacement = words[index + 1]?.text ?? noun;
			return [{ from: index, to: index + 2, replacement, words: { noun } }];
		});
	},
	example: { wrong: 'the life is hard in my country', right: 'life is hard in my country' },
};

/** "The" before what is meant in general. */
export const genericTheRules: GrammarRule[] = [
	genericThe,
	phraseRule({
		id: 'life-in-general',
		category: 'article',
		typicalOf: ['es', 'pt', 'fr', 'it', 'ar'],
		phrases: [{ find: '^ [the life] in my|our|this|the country|city|town|village is|was', replace: 'life' }],
		example: { wrong: 'the life in my village is quiet', right: 'life in my village is quiet' },
	}),
	phraseRule({
		id: 'no-the-with-games-and-languages',
		category: 'article',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: '<play|like|love> [the football|basketball|tennis|soccer|volleyball|chess] $ !they|we|you|he|she',
				replace: '$3',
				words: { say: '$1 $3' },
			},
			{
				find: '<speak|study|learn> [the english|spanish|french|german|italian|chinese] $ !they|we|you|he|she',
				replace: '$3',
				reason: 'no-the-with-games-and-languages.languages',
				words: { say: '$1 $3' },
			},
			{
				find: '<like|love|enjoy> [the nature] $',
				replace: 'nature',
				reason: 'no-the-with-games-and-languages.nature',
			},
		],
		example: { wrong: 'i play the football with my friends', right: 'i play football with my friends' },
	}),
	phraseRule({
		id: 'like-the',
		category: 'article',
		typicalOf: ['es', 'pt', 'fr', 'it', 'ar'],
		isMaybe: true,
		phrases: [
			{
				find: '#subject <like|love|prefer|hate> [the cheese|wine|coffee|tea|chocolate|beer|meat|fish|fruit|rice|cats|dogs|animals|children|books|films|sports|summer|winter and the cheese|wine|coffee|tea|chocolate|beer|meat|fish|fruit|rice|cats|dogs|animals|children|books|films|sports|summer|winter] $',
				replace: '$4 and $7',
				words: { say: '$2 $4 and $7' },
			},
			{
				find: '#subject <like|love|prefer|hate> [the cheese|wine|coffee|tea|chocolate|beer|meat|fish|fruit|rice|cats|dogs|animals|children|books|films|sports|summer|winter] $$',
				replace: '$4',
				words: { say: '$2 $4' },
			},
		],
		example: { wrong: 'i love the chocolate', right: 'i love chocolate' },
	}),
];

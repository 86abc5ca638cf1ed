import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** "A" that is too much. */
export const aWithMassRules: GrammarRule[] = [
	phraseRule({
		id: 'a-before-masses',
		category: 'article',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ar'],
		phrases: [
			{
				find: '[a|an fresh|clean|polluted|dirty|cold|warm|hot] air|water|weather !@NOUN|@ADJ|and|source|tap|tank|bottle|supply|conditioner|filter|company',
				replace: '$2',
				words: { word: '$3', say: '$2 $3', without: '$1' },
				notAfter: 'of',
			},
			{
				find: '[a good|bad|great|nice|big|new|useful|beautiful|terrible|strong|heavy|important|cheap|old|modern|much|better|more|free|public|social|nuclear|solar] advice|information|homework|equipment|furniture|luck|research|progress|fun|weather|traffic|evidence|software|clothing|accommodation|luggage|money|pollution|housework|electricity|stuff|permission|transport|violence|behaviour|tourism !@NOUN|@ADJ|of|and|based',
				replace: '$2',
				words: { word: '$3', say: '$2 $3', without: '$1' },
				notAfter: 'such|what|quite|many|half',
			},
			{
				find: 'this|that|these|those|same|different kinds|type|types|sorts [of a|an] @NOUN',
				replace: 'of',
				reason: 'a-before-masses.leave',
				words: { after: '$2 of', out: '$4' },
			},
			{
				find: '<have>|with [a long|short|dark|blond|blonde|curly|straight|brown|black|red] hair $ !on|in|from',
				replace: '$3',
				reason: 'a-before-masses.counted',
				words: { word: 'hair', say: '$3 hair' },
			},
			{
				find: '^^ [the most] people|students|children|parents|teenagers|countries|families have|are|think|do|like|use|work|want|live|spend',
				replace: 'most',
				reason: 'a-before-masses.nearly',
				words: { say: 'most $3' },
			},
			{
				find: '[a news] !@NOUN|@ADJ|@PROPN|@VERB',
				replace: 'some news',
				reason: 'a-before-masses.counted',
				words: { word: 'news', say: 'some news' },
			},
			{
				find: 'it|this|that|also is|was [a|an very? useful|important|cruel|difficult|easy|expensive|beautiful|interesting|necessary|dangerous|boring|happy|sad|stressful|healthy|true|wrong|possible|impossible|helpful|hard|harmful] $$',
				replace: '$4 $5',
				reason: 'a-before-masses.noun',
				words: { before: '$5', no: '$3' },
			},
			{
				find: 'is|was|are|were [a|an] good|bad|dangerous|important|useful|harmful|difficult|easy|necessary|impossible|essential|helpful|better for|to my|your|our|the|children|people|us|me|you|everybody|everyone|health|society|understand|find|learn|live|get|do|make|have|be',
				replace: '',
				reason: 'a-before-masses.noun',
				words: { before: '$3', no: '$2' },
			},
		],
		example: {
			wrong: 'in the mountains you can breathe a fresh air',
			right: 'in the mountains you can breathe fresh air',
		},
	}),
];

import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

const abstract =
	'society|life|happiness|health|poverty|freedom|friendship|loneliness|unemployment|discrimination|racism|creativity|globalization|globalisation|corruption|democracy|obesity|equality';
const months = 'january|february|april|june|july|august|september|october|november|december';
const days = 'mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays';

/** "The" before what is meant in general, in phrases and with kinds of people. */
export const theInGeneralRules: GrammarRule[] = [
	phraseRule({
		id: 'the-before-abstract',
		category: 'article',
		typicalOf: ['es', 'pt', 'fr', 'it', 'ar'],
		phrases: [
			{
				find: `good|bad|important|necessary|dangerous|harmful|useful|essential for [the health|education|society|life|nature|happiness|success|tourism] $ !we|you|i|they|he|she|that|which|who|in|at|on|from|with`,
				replace: '$4',
				words: { say: '$4' },
			},
			{
				find: 'in [the life|society] $$',
				replace: '$3',
				reason: 'the-before-abstract.general',
				words: { say: 'in $3' },
				notAfter: 'of|you',
			},
			{
				find: 'important|best|worst|difficult|beautiful|essential|valuable|necessary thing|things|part|person|people in [the life] $',
				replace: 'life',
				reason: 'the-before-abstract.general',
				words: { say: 'in life' },
			},
			{
				find: 'importance|role|meaning|lack|problem|advantages|disadvantages|joy of [the education|sport|sports|friendship|health|nature|tourism|communication|unemployment|life|happiness|freedom] $ !we|you|i|they|he|she|that|which|who|in|at|on|from|with',
				replace: '$4',
				words: { say: '$4' },
			},
			{
				find: `<find|avoid|prevent|fight|promote|create> [the happiness|poverty|unemployment|freedom|friendship|racism|discrimination|loneliness|success] $ !we|you|i|they|he|she|that|which|who|in|at|on|from|with`,
				replace: '$3',
				words: { say: '$3' },
			},
			{
				find: `<study|learn|teach> [the economics|mathematics|maths|physics|biology|chemistry|medicine|psychology|philosophy|geography|engineering] $ !we|you|i|they|he|she|that|which|who|in|at|on|from|with`,
				replace: '$3',
				words: { say: '$3' },
			},
			{
				find: `because of|thanks to [the globalization|globalisation|tourism|unemployment] $ !we|you|i|they|he|she|that|which|who|in|at|on|from|with`,
				replace: '$4',
				words: { say: '$4' },
			},
			{
				find: '<like|love|enjoy|prefer> to? <listen> to [the music] $$',
				replace: 'music',
				reason: 'the-before-abstract.listen',
			},
			{
				find: `^ [the ${abstract}] is|has|can|makes|plays one|a|the|free|very|more|important|essential|necessary|changed|help|us|people|everything|dangerous|bad|good|better|harmful|be|our !of`,
				replace: '$2',
				words: { say: '$2' },
			},
			{
				find: '[the human] beings|life|nature|health|rights $ !we|you|i|they|he|she|that|which|who|in|at|on|from|with',
				replace: 'human',
				words: { say: 'human $3' },
				notAfter: 'is|was|into',
			},
		],
		example: { wrong: 'vegetables are good for the health', right: 'vegetables are good for health' },
	}),
	phraseRule({
		id: 'the-before-kind-of-people',
		category: 'article',
		typicalOf: ['es', 'pt', 'fr', 'it', 'ar'],
		phrases: [
			{
				find: "^ [the young|old|older|younger|elderly|rich|poor|successful people] should|nowadays|usually|often|always|prefer|enjoy|need|must|generally|tend|can|have|like|want|think|do|don't|cannot|are|spend|use|know",
				replace: '$2 $3',
			},
			{
				find: '^ [the people] should|nowadays|usually|often|generally|tend|always',
				replace: 'people',
				reason: 'the-before-kind-of-people.people',
			},
			{
				find: '^ [the children|parents|women|men|teenagers|adults|teachers|students|dogs|cats|animals|cars|computers|books|friends] should|usually|often|generally|tend|nowadays always?',
				replace: '$2',
			},
		],
		isMaybe: true,
		example: { wrong: 'the young people enjoy life more', right: 'young people enjoy life more' },
	}),
	phraseRule({
		id: 'the-before-time',
		category: 'article',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: `in|since|until|on|before|after|to|from [the ${months}] $`,
				replace: '$3',
				reason: 'the-before-time.months',
				words: { example: '$1 $3' },
			},
			{
				find: `in [the ${months}] it|we|i|the|there|people|he|she`,
				replace: '$3',
				reason: 'the-before-time.months',
				words: { example: '$1 $3' },
			},
			{ find: `on|in|at [the ${days}] $$`, replace: '$3', reason: 'the-before-time.days' },
			{
				find: '^^ [the last] week|month|year|night|summer|weekend|monday|friday|sunday|saturday i|we|he|she|they went|visited|travelled|traveled|decided|bought|moved',
				replace: 'last',
				words: { say: 'last $3', without: 'the' },
			},
			{
				find: 'went|came|travelled|traveled|happened #place|there|here? [the last] week|month|year|summer|weekend|sunday|saturday|monday|friday $$',
				replace: 'last',
				words: { say: 'last $5', without: 'the' },
			},
			{
				find: 'in [the nowadays] society|world|life|times',
				replace: "today's",
				reason: 'the-before-time.nowadays',
				words: { say: "in today's $4" },
			},
			{
				find: 'of|in|our [nowadays] society|world|life|youth',
				replace: "today's",
				reason: 'the-before-time.nowadays',
				words: { say: "today's $3" },
			},
			{
				find: '<go|walk|drive|come|cycle> to [the school|work|university|college] every day|morning|week|monday|year',
				replace: '$4',
				words: { say: '$1 to $4', without: 'the' },
			},
			{ find: '<get> to [the work] $', replace: 'work', words: { say: '$1 to work', without: 'the' } },
			{
				find: 'have|has|having|had [a breakfast|lunch|dinner] $$',
				replace: '$3',
				words: { say: '$1 $3', without: '$2' },
				notAfter: 'you|we',
			},
			{
				find: 'have|has|having [a breakfast|lunch|dinner] with|together',
				replace: '$3',
				words: { say: '$1 $3', without: '$2' },
				notAfter: "you|'d|to",
			},
			{
				find: 'has|have [the long|short|blue|green|brown|black|dark|blond|blonde|curly|straight hair|eyes|skin] !of|that|i|you|we',
				replace: '$3 $4',
				reason: 'the-before-time.looks',
				words: { example: '$3 $4' },
			},
			{
				find: '<have|has> long|short|dark|blond|blonde|brown hair and [the blue|green|brown|black|dark|big] eyes',
				replace: '$6',
				reason: 'the-before-time.looks',
				words: { example: '$6 eyes' },
			},
		],
		example: { wrong: 'in the january it is cold', right: 'in january it is cold' },
	}),
	phraseRule({
		id: 'a-before-uncounted',
		category: 'article',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ar'],
		phrases: [
			{
				find: '[a|an good|bad|great|nice|big|useful|beautiful|terrible|strong|heavy|important] advice|information|homework|equipment|furniture|luck|news|research|progress|fun|weather|traffic|evidence|software|clothing|accommodation|luggage|money|music|pollution|health|housework|electricity|stuff|permission|violence|happiness $',
				replace: '$2',
				words: { word: '$3', say: '$2 $3', without: '$1' },
				notAfter: 'such|what|quite|many|half',
			},
		],
		example: { wrong: 'we had a great fun at the party', right: 'we had great fun at the party' },
	}),
];

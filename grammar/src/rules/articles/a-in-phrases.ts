import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** First words of compounds and, after each, the nouns that make one countable thing with it. */
const compounds: [string, string][] = [
	['bus|train|police|gas|petrol|radio|railway', 'stop|station|ticket|driver'],
	['washing|coffee|vending', 'machine'],
	['mobile|cell', 'phone'],
	['swimming', 'pool'],
	['driving|driver', 'licence|license|lesson|test'],
	['shopping|sports|city|health|fitness|language', 'centre|center|mall|club|course'],
	['parking', 'space|place|lot'],
	['credit|birthday|business|identity|student|sim', 'card|trip'],
	['birthday|christmas|goodbye|welcome|surprise', 'party|present|gift|tree'],
	['language|computer|english|training|cooking|dance|driving', 'course|school|lesson|teacher|game'],
	['tv|television|radio|reality|talk|quiz', 'show|programme|program|series|channel|commercial'],
	['job', 'interview|offer|application'],
	['university|college|bachelor|master', 'degree|student|professor|course'],
	['tour|travel', 'guide|agency|agent'],
	['football|basketball|tennis|soccer|hockey|volleyball', 'match|player|team|game|field|stadium'],
	['post', 'office|card'],
	['second|foreign', 'language'],
	['love|horror|detective|adventure|science', 'story|film|movie|book'],
	['car|traffic|road', 'accident|park'],
	['rock|pop|jazz', 'band|concert|song|star|group'],
	['weekend|day|business|school|boat', 'trip'],
	['wedding|engagement', 'ring|dress|party'],
	['alarm', 'clock'],
	['living|dining|hotel|double|single', 'room'],
	['baby|summer|part-time', 'sitter|job|camp'],
	['rain|winter|leather', 'coat|jacket'],
];
const compoundPhrases = compounds.flatMap(([first, second]) => [
	{
		find: `<have|need|want|buy|get|find|build|watch|see|make|take|lose|own|rent|visit|learn|speak|win|join|study|wear|organise|organize> [${first}] ${second} !@NOUN|@ADJ`,
		replace: '$2:a',
		words: { word: '$3', example: '$2:a $3' },
		notAfter: 'the|of',
	},
	{
		find: `there is|was [${first}] ${second} !@NOUN`,
		replace: '$3:a',
		words: { word: '$4', example: '$3:a $4' },
	},
	{
		find: `with|without|as|like|into [${first}] ${second} !@NOUN|@ADJ|@VERB|and`,
		replace: '$2:a',
		words: { word: '$3', example: '$2:a $3' },
	},
	{
		find: `it|he|she|this|that is|was [${first}] ${second} $`,
		replace: '$3:a',
		words: { word: '$4', example: '$3:a $4' },
	},
]);

/** "A" in compounds and in phrases: "have swimming pool", "go for walk". */
export const aInPhraseRules: GrammarRule[] = [
	phraseRule({
		id: 'a-before-compound',
		category: 'article',
		typicalOf: ['zh', 'ru', 'ar', 'es', 'pt'],
		phrases: compoundPhrases,
		example: {
			wrong: 'they have swimming pool in the garden',
			right: 'they have a swimming pool in the garden',
		},
	}),
	phraseRule({
		id: 'a-in-usual-phrase',
		category: 'article',
		typicalOf: ['zh', 'ru', 'ar'],
		phrases: [
			{
				find: '<go> for [walk|drink|swim|run|drive|ride|meal|hike|picnic|jog|trip|holiday]',
				replace: '$3:a',
				words: { say: 'go for $3:a' },
			},
			{
				find: '<take|have> [shower|bath|nap|walk|rest|seat|look|bite|snack] $ !and|or',
				replace: '$2:a',
				words: { say: '$1 $2:a' },
				notAfter: 'the|to',
			},
			{
				find: '<want|buy|eat|drink|have|need|get|make|bring|order|take|find> [piece|cup|glass|bottle|slice|bit|bowl|packet|couple|box|kilo|pair] of',
				replace: '$2:a',
				reason: 'a-in-usual-phrase.can',
				words: { word: '$2', say: '$2:a of' },
				notAfter: 'the',
			},
			{
				find: "it|is|was|it's|that's|be is|was|be? [pleasure] to|for",
				replace: 'a pleasure',
				words: { say: 'a pleasure' },
				notAfter: 'such|what|of',
			},
			{
				find: '<have|need|find|want|get> [place|chance|opportunity|job|way] to',
				replace: '$2:a',
				reason: 'a-in-usual-phrase.can',
				words: { word: '$2', say: '$1 $2:a to' },
				notAfter: 'the',
			},
			{ find: '<be> [necessary] evil', replace: 'a necessary', words: { say: 'a necessary evil' } },
			{
				find: '<have> [good|great|close|bad|special|better] relationship|memory|understanding|life|career|time !@NOUN|there|work|plan|at|in|was|were|to',
				replace: '$2:a',
				words: { say: '$1 $2:a $3' },
				notAfter: 'the',
			},
			{
				find: '<have|play> [important|big|key|major|significant|vital|positive|negative|bad|huge] role|part|effect|impact|influence',
				replace: '$2:a',
				words: { say: '$1 $2:a $3' },
			},
			{
				find: 'once|twice|times [in|by? week|month|year|day] $$',
				replace: 'a $3',
				reason: 'a-in-usual-phrase.often',
				words: { example: 'a $3' },
				notAfter: 'the|all',
			},
			{
				find: 'once|twice [week|month|year|day] $',
				replace: 'a $2',
				reason: 'a-in-usual-phrase.often',
				words: { example: '$1 a $2' },
			},
			{
				find: 'two|three|four|five|six|several|many times [week|month|year|day] $',
				replace: 'a $3',
				reason: 'a-in-usual-phrase.often',
				words: { example: '$2 a $3' },
			},
			{
				find: 'what [beautiful|nice|lovely|great|wonderful|terrible|horrible|amazing|funny|strange|big|small|good|bad|pleasant|nightmare|shame|pity|surprise|coincidence] day|place|idea|surprise|house|city|girl|boy|man|woman|dog|car|view|film|party|person|story|song|picture|dress|joke|room $',
				replace: '$2:a',
				reason: 'a-in-usual-phrase.exclamation',
				words: { example: 'what $2:a $3' },
			},
			{
				find: 'what [shame|pity|coincidence|nightmare|relief] $',
				replace: '$2:a',
				reason: 'a-in-usual-phrase.exclamation',
				words: { example: 'what $2:a' },
			},
			{
				find: 'in|at|to [restaurant|cafe|bar|pub|nightclub|disco|hostel|pizzeria|campsite] $',
				replace: '$2:a',
				reason: 'a-in-usual-phrase.can',
				words: { word: '$2', say: '$1 $2:a' },
			},
			{
				find: 'in|for|with|from [foreign|small|big|multinational|international|new|local] company|country|school|university|hospital|language|place|way|team|group|course|environment $',
				replace: '$2:a',
				reason: 'a-in-usual-phrase.can',
				words: { word: '$3', say: '$1 $2:a $3' },
			},
			{
				find: '<live|grow|be|bear> up? in [small|big|large|poor|rich|happy|little|quiet|nice] family|country|neighbourhood|area|world|environment|house|flat|apartment $',
				replace: '$4:a',
				reason: 'a-in-usual-phrase.can',
				words: { word: '$5', say: 'in $4:a $5' },
			},
			{
				find: 'is|was|became|becomes [big|huge|serious|great|real|major|important|common|growing|global|good] problem|issue|challenge|advantage|disadvantage|threat|benefit|source|step|factor !solving|@ADJ|@NUM',
				replace: '$2:a',
				reason: 'a-in-usual-phrase.can',
				words: { word: '$3', say: '$2:a $3' },
			},
		],
		example: { wrong: 'we go for walk every evening', right: 'we go for a walk every evening' },
	}),
];

import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** What has no plural, and whose wrong plural is no verb either. */
const neverPlural =
	`transportation software music publicity healthcare health pollution happiness violence clothing jewelry jewellery
	machinery garbage electricity feedback slang merchandise employment unemployment sunshine laughter patience poverty
	advertising honesty leisure courage oxygen
	gasoline petrol tourism hardware nutrition underwear
	loneliness intelligence wealth peace fame hygiene parking`.split(/\s+/);

/** With "a" before an adjective or at the end: "a good health", "do a research". */
const neverOne =
	'advice|information|homework|equipment|furniture|luck|research|progress|fun|weather|traffic|evidence|software|clothing|accommodation|luggage|money|music|pollution|health|housework|electricity|stuff|permission|violence|happiness|patience|transportation|poverty|courage|news';

/** What English does not count, in further places. */
export const moreUncountedRules: GrammarRule[] = [
	phraseRule({
		id: 'no-plural-uncounted',
		category: 'noun number',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ar'],
		phrases: [
			...neverPlural.map((noun) => {
				const wrong = /[^aeiou]y$/.test(noun)
					? `${noun.slice(0, -1)}ies`
					: `${noun}${/(?:s|x|ch|sh)$/.test(noun) ? 'es' : 's'}`;
				return {
					find: `[${wrong}] !out|the|of`,
					replace: noun,
					notAfter: 'two|three|soft|all',
				};
			}),
			{
				find: 'public [transports] !@NOUN',
				replace: 'transport',
				reason: 'no-plural-uncounted.transport',
			},
			{
				find: 'means|kind|kinds|form|forms|type|types|mean of [transports|transportations]',
				replace: '$2:singular',
				reason: 'no-plural-uncounted.no',
			},
			{
				find: 'do|doing|did|some|many|these|those|the|of|new|scientific|recent|their|his|more|several [researches] !the|a|how|what|why',
				replace: 'research',
				notAfter: 'who|he|she|it',
			},
			{
				find: 'much|many|some|great|scientific|technological|of|the|make|making|made|more|big [progresses] !@ADP|and|@ADV',
				replace: 'progress',
			},
			{ find: 'your|his|their|my [helps] $$', replace: 'help', notAfter: 'what|that|which|@NOUN' },
			{
				find: 'lot|lots of [funs|informations|moneys|helps|loves] $',
				replace: '$3:singular',
				reason: 'no-plural-uncounted.lot',
				notAfter: 'art',
			},
			{
				find: 'a lot of work [experiences] $',
				replace: 'experience',
				reason: 'no-plural-uncounted.no-plural',
				words: { word: 'work experience' },
			},
			{ find: '<do> [house|home works] $', replace: '$2work', reason: 'no-plural-uncounted.write' },
			{
				find: 'more|some|better|wide|broad|general|deep|of|enough|their|his|her|my|our|gain|new|basic|the|and [knowledges|advices|informations|equipments|furnitures]',
				replace: '$2:singular',
				reason: 'no-plural-uncounted.no-plural',
				words: { word: '$2:singular' },
			},
			{
				find: 'bad|good|the|this|nice|beautiful|cold|hot|some|of|watch|hear|listen|read [newses]',
				replace: 'news',
				reason: 'no-plural-uncounted.news',
			},
			{
				find: 'wear|wears|wearing|wore|fashionable|fashion [cloth] $',
				replace: 'clothes',
				reason: 'no-plural-uncounted.wear',
			},
			{
				find: 'wear|wears|wearing|wore|fashionable|fashion [cloths|clothe] $',
				replace: 'clothes',
				reason: 'no-plural-uncounted.wear',
				notAfter: 'piece|table|a|type|bolt',
			},
			{
				find: 'at|in|of|study|studying|and|teach|teaches|learn|like [mathematic|physic] $',
				replace: '$2s',
				reason: 'no-plural-uncounted.subject',
			},
		],
		example: { wrong: 'i hate public transportations', right: 'i hate public transportation' },
	}),
	phraseRule({
		id: 'no-a-before-uncounted',
		category: 'article',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ar'],
		phrases: [
			{
				find: `[a|an better|safe|clean|deep|broad|wide|general|special|modern|public|huge|fast|free|interesting|helpful|valuable|enough|real|true|perfect|classical|loud|sunny|rainy|cold|hot|hard|more] ${neverOne} $`,
				replace: '$2',
				reason: 'no-a-before-uncounted.counted',
				words: { word: '$3', say: '$2 $3', without: '$1' },
				notAfter: 'such|what|quite|many|half|rather',
			},
			{
				find: '<do|make|need|have|get> [a|an research|progress|homework|equipment|fun|housework|traffic|transportation|accommodation] $',
				replace: '$3',
				words: { no: '$2' },
			},
			{
				find: '<need|have|take|require> [a patience|courage|luck|health|money|electricity|happiness|freedom] !@NOUN|@ADJ',
				replace: '$3',
				words: { no: 'a' },
			},
			{
				find: '^^ [a good|bad] health|communication|music|weather is|makes|can|helps',
				replace: '$2',
				reason: 'no-a-before-uncounted.counted-2',
				words: { word: '$3', say: '$2 $3' },
			},
		],
		example: {
			wrong: 'a good health is the most important thing',
			right: 'good health is the most important thing',
		},
	}),
];

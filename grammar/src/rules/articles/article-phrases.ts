import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

/** What is done to one's own body. */
const bodyParts = [
	['break|hurt|injure', 'leg|arm|finger|nose|ankle|wrist|knee|foot'],
	['brush|wash', 'teeth|face|hands'],
	['cut', 'finger'],
] as const;

/** Articles and possessives in phrases. */
export const articlePhraseRules: GrammarRule[] = [
	phraseRule({
		id: 'article-in-fixed-phrase',
		category: 'article',
		typicalOf: ['zh', 'ru', 'ar', 'es', 'pt', 'fr', 'it'],
		phrases: [
			{ find: 'in [world] where', replace: 'a world', words: { say: 'in a world where' } },
			{
				find: '<go> to [concert|wedding|festival|conference|match]',
				replace: '$3:a',
				reason: 'article-in-fixed-phrase.can',
				words: { word: '$3', say: '$1 to $3:a' },
			},
			{
				find: '<wait|stay|last|talk|walk|sleep> for [hour|week|month|year] $',
				replace: '$3:a',
				reason: 'article-in-fixed-phrase.or',
				words: { example: 'for $3:a' },
			},
			{
				find: '<start|run|open> [business|company|family] $ !and|or',
				replace: '$2:a',
				reason: 'article-in-fixed-phrase.can',
				words: { word: '$2', say: '$1 $2:a' },
				notAfter: 'the|of',
			},
			{
				find: 'my|his|her|their|our [parent] $ !and|or',
				replace: 'parents',
				reason: 'article-in-fixed-phrase.mother',
				words: { say: '$1 parents' },
			},
			{
				find: '<have> [idea] $',
				replace: 'an idea',
				reason: 'article-in-fixed-phrase.can',
				words: { word: 'idea', say: 'an idea' },
				notAfter: 'the',
			},
			{ find: '<have> [talent] for', replace: 'a talent', words: { say: 'have a talent for' } },
			{
				find: '<have> [a fun] $',
				replace: 'fun',
				reason: 'article-in-fixed-phrase.fun',
				words: { say: '$1 fun' },
			},
			{ find: '<be> [waste] of time|money|energy|space', replace: 'a waste', words: { say: 'a waste of' } },
			{
				find: 'in front of [computer|television|screen|house|mirror|door|building|hotel|museum|station|bank] !@NOUN',
				replace: 'the $4',
				words: { say: 'in front of the $4' },
			},
			{
				find: '<take|get|give|choose|dial|go|have> [wrong] road|way|direction|bus|train|number|person|key|answer|place',
				replace: 'the wrong',
				words: { say: 'the wrong $3' },
				notAfter: 'the|no',
			},
			{
				find: 'with|despite|to|by|about|support|accept|like|understand [idea|fact|belief] that',
				replace: 'the $2',
				words: { say: 'the $2 that' },
			},
			{ find: 'by [the credit|debit] card', replace: '$3', words: { say: 'by $3 card' } },
			{ find: '<pay> in [the cash]', replace: 'cash', words: { say: 'in cash' } },
			{
				find: "there's|is|was|are|have|has|had|with [no a|an|any]",
				replace: 'no',
				reason: 'article-in-fixed-phrase.no',
				words: { no: '$3' },
			},
			{
				find: 'on|during|after|in|miss|missed|finish|remember [first|second|third|final] day|part|year|half|week|lesson|chapter|month|page|semester|bus|train|class',
				replace: 'the $2',
				words: { say: 'the $2 $3' },
			},
			{ find: '<stay> in [the bed] $', replace: 'bed', words: { say: 'stay in bed' } },
			{
				find: '<work|play|deal> with [animal|child|kid|student|customer|tourist|computer|plant] $ !and|or',
				replace: '$3:plural',
				reason: 'article-in-fixed-phrase.all',
			},
			{
				find: 'about|with|by|from|for [group|couple|series|variety|bunch] of',
				replace: '$2:a',
				reason: 'article-in-fixed-phrase.can',
				words: { word: '$2', say: '$2:a of' },
			},
			{
				find: 'for|of|between|with two|three|four|five|six|ten [person] !@NOUN|@ADJ|or',
				replace: 'people',
				reason: 'article-in-fixed-phrase.person',
			},
			{
				find: 'is|was there [pharmacy|bank|supermarket|restaurant|hotel|shop|hospital|park|cafe|museum|problem|station|toilet|doctor] near|here|in|around|nearby|with',
				replace: '$3:a',
				reason: 'article-in-fixed-phrase.can',
				words: { word: '$3', say: '$3:a' },
			},
			{
				find: 'interested in [the photography|medicine|economics|biology] $ !we|you|i|they|he|she|that|which|who|in|at|on|from|with',
				replace: '$4',
				reason: 'article-in-fixed-phrase.general',
			},
			{
				find: '<have> [right] to',
				replace: 'the right',
				words: { say: 'have the right to' },
				notAfter: 'the|no|you',
			},
			{
				find: '<be|see|know|understand|explain|tell|notice> [difference] between',
				replace: 'the $2',
				words: { say: 'the $2 between' },
				notAfter: 'there|big|no',
			},
			{
				find: '<fill> in|out [form|questionnaire|application] $',
				replace: '$3:a',
				reason: 'article-in-fixed-phrase.can',
				words: { word: '$3', say: 'fill $2 $3:a' },
			},
			{
				find: "it|it's is? [a time] to go|leave|start|stop|wake|sleep|eat",
				replace: 'time',
				reason: 'article-in-fixed-phrase.without',
				words: { say: 'it is time to', without: 'a' },
				notAfter: 'there|that|this',
			},
			{
				find: 'at|on|for|before|after [the christmas|easter|ramadan] $',
				replace: '$3',
				reason: 'article-in-fixed-phrase.without',
				words: { say: '$1 $3', without: 'the' },
			},
			{
				find: '<speak> [the english|french|spanish|german|italian|chinese|russian|japanese|arabic|portuguese] very|well|fluently|perfectly|at|because|every',
				replace: '$3',
				reason: 'article-in-fixed-phrase.languages',
				words: { say: '$1 $3' },
			},
			{
				find: 'crazy|passionate about [the football|basketball|tennis|yoga|sports|fashion|politics] $ !we|you|i|they|he|she|that|which|who|in|at|on|from|with',
				replace: '$4',
				reason: 'article-in-fixed-phrase.general',
			},
			{
				find: '<do> [the yoga|sport|gymnastics] $ !we|you|i|they|he|she|that|which|who|in|at|on|from|with',
				replace: '$3',
				reason: 'article-in-fixed-phrase.without',
				words: { say: '$1 $3', without: 'the' },
			},
			{
				find: '<do> [the yoga|sport|gymnastics] every|twice|three|two',
				replace: '$3',
				reason: 'article-in-fixed-phrase.without',
				words: { say: '$1 $3', without: 'the' },
			},
			{
				find: 'taste|interest|interested|expert in [the music|fashion|art|sports|football|politics|literature] $ !we|you|i|they|he|she|that|which|who|in|at|on|from|with',
				replace: '$4',
				reason: 'article-in-fixed-phrase.general',
			},
			{
				find: '<take> [picture|photo|selfie] of|with|in',
				replace: '$2:a',
				reason: 'article-in-fixed-phrase.can',
				words: { word: '$2', say: 'take $2:a' },
			},
			{
				find: '^ [friend] of mine|my|his|hers|her|ours',
				replace: 'a friend',
				reason: 'article-in-fixed-phrase.them',
				words: { example: 'a friend of ...' },
				notAfter: 'the|best|good|old|no',
			},
			{
				find: 'in|after|for|within [few] years|days|weeks|months|hours|minutes',
				replace: 'a few',
				reason: 'article-in-fixed-phrase.some',
				words: { example: 'a few $3' },
				notAfter: '#possessive|the|very|only|these|so|too|a|next|last|past|such|on',
			},
			{
				find: 'i|we|he|she|they|can|to|you|me <read> [book|newspaper|magazine|novel|article] !@NOUN|one|two|three|and|or|by|after',
				replace: '$3:a',
				reason: 'article-in-fixed-phrase.can',
				words: { word: '$3', say: '$2 $3:a' },
				notAfter: 'have|has|had',
			},
			{
				find: 'i|we|they|he|she|to|can|could|not <buy|build|rent|sell|own> [house|flat|apartment|home|farm] !@NOUN|@ADJ|and|or|after',
				replace: '$3:a',
				reason: 'article-in-fixed-phrase.can',
				words: { word: '$3', say: '$2 $3:a' },
			},
			{
				find: '<clean|tidy|paint|repair|fix|lock|wash> [car|room|kitchen|bathroom|door|garage] !@NOUN|by|after|and|or',
				replace: 'the $2',
				reason: 'article-in-fixed-phrase.know',
				notAfter: '@ADJ|the|a|his|her|my|their|our',
			},
			{
				find: 'they|we are|were [very] nice|good|happy|beautiful|friendly|big|lovely couple|family|team|group $',
				replace: 'a very',
				reason: 'article-in-fixed-phrase.them',
				words: { example: 'a very $4 $5' },
			},
			{
				find: 'they|we are|were [nice|good|happy|beautiful|friendly|big|lovely] couple|family|team|group $',
				replace: '$3:a',
				reason: 'article-in-fixed-phrase.them',
				words: { example: '$3:a $4' },
			},
			{
				find: '^ [world] is|has|will|needs|changes',
				replace: 'the world',
				reason: 'article-in-fixed-phrase.world',
			},
			{
				find: '<have> [long|rich] history|culture|tradition !@NOUN',
				replace: '$2:a',
				words: { say: '$1 $2:a $3' },
			},
			{ find: '^ [this] days !old|work', replace: 'these', reason: 'article-in-fixed-phrase.days' },
			{
				find: 'two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|@NUM [millions] !and|or',
				replace: 'million',
				reason: 'article-in-fixed-phrase.number',
			},
			{
				find: 'two|three|four|five|six|seven|eight|nine|ten [hundreds|thousands] @NOUN',
				replace: '$2:singular',
				reason: 'article-in-fixed-phrase.number',
				notAfter: 'early|late',
			},
			{
				find: 'two|three|four|five|several|few [beer|coffee|tea|juice|pizza|sandwich|ice-cream|cola] $',
				replace: '$2:plural',
				reason: 'article-in-fixed-phrase.more',
			},
			{ find: 'on|in [internet|web] $', replace: 'the $2', words: { say: '$1 the $2' } },
		],
		example: {
			wrong: 'everybody should have right to speak',
			right: 'everybody should have the right to speak',
		},
	}),
	phraseRule({
		id: 'own-body',
		category: 'pronoun',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: (
			[
				['i', 'my'],
				['he', 'his'],
				['she', 'her'],
				['we', 'our'],
				['they', 'their'],
			] as const
		).flatMap(([subject, whose]) =>
			bodyParts.map(([verb, parts]) => ({
				find: `${subject} always|usually|never|have|has|had|must|should|can|always? <${verb}> [the] ${parts} !of|off|on|out|for|@NOUN`,
				replace: whose,
				words: { example: `${whose} $5` },
			})),
		),
		example: { wrong: 'i brush the teeth every morning', right: 'i brush my teeth every morning' },
	}),
];

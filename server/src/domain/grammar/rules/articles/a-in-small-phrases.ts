import type { GrammarRule } from '#server/domain/grammar/grammar-rule.ts';
import { phraseRule } from '#server/domain/grammar/phrase-rule.ts';

/** Families of phrases with "a". */
export const aInSmallPhraseRules: GrammarRule[] = [
	phraseRule({
		id: 'a-in-manner-and-measure',
		category: 'article',
		reasonInSpanish: 'En esta expresión hace falta «a» o «an»: «$new».',
		typicalOf: ['zh', 'ru', 'ar', 'es', 'pt'],
		phrases: [
			{
				find: 'in [better|new|good|positive|negative|similar|proper|healthy|efficient|effective|nice|strange|bad|polite|simple|safe|special|certain|creative|traditional|wrong-way|normal|natural|fun|easy|interesting|friendly|responsible|modern] way|manner|mood $ !and',
				replace: '$2:a',
				reason: "We say 'in $2:a $3'.",
			},
			{
				find: 'in [very] good|bad|different|simple|nice|interesting|positive|easy|strange way|manner|mood|position|situation $ !and',
				replace: 'a very',
				reason: "We say 'in a very $3 $4'.",
			},
			{
				find: 'in [difficult|bad|dangerous|similar|terrible|stressful|strange|complicated|hard] situation|position !@NOUN|and|or|@ADJ',
				replace: '$2:a',
				reason: "We say 'in $2:a $3'.",
			},
			{ find: 'on [regular|daily|weekly|monthly] basis', replace: '$2:a', reason: "We say 'on $2:a basis'." },
			{
				find: 'on [large|small|global|big|wide|massive] scale',
				replace: '$2:a',
				reason: "We say 'on $2:a scale'.",
			},
			{ find: 'on [tight|low|small|limited] budget', replace: '$2:a', reason: "We say 'on $2:a budget'." },
			{
				find: 'at|from|since [early|young] age $ !and',
				replace: '$2:a',
				reason: "We say '$1 $2:a age'.",
			},
			{
				find: 'to [large|great|certain|lesser|greater|some-extent] extent|degree',
				replace: '$2:a',
				reason: "We say 'to $2:a $3'.",
			},
			{
				find: 'for|after|in|within|takes|take|took|spend|spent [long|short|certain] time|period !@NOUN|limit|@ADJ',
				replace: '$2:a',
				reason: "We say '$1 $2:a $3'.",
			},
			{
				find: 'for|after [very] long|short time|period',
				replace: 'a very',
				reason: "We say '$1 a very $3 $4'.",
			},
			{ find: 'for|after [while|moment] $$', replace: '$2:a', reason: "We say '$1 $2:a'." },
			{ find: 'in [minute|month|hurry] $ !and|or', replace: '$2:a', reason: "We say 'in $2:a'." },
			{ find: 'once in [while|lifetime]', replace: '$3:a', reason: "We say 'once in $3:a'." },
			{
				find: '[half hour|mile|kilometer|kilometre] !@NOUN|@ADJ',
				replace: 'half $2:a',
				reason: "We say 'half $2:a'.",
				notAfter:
					'a|an|the|another|every|this|that|last|first|next|per|one|each|two|three|second|and|other|good|full|whole|extra|@NUM',
			},
			{
				find: 'one|two|three|four|five and [half] !@NOUN|of|the|my|his|her|our|their',
				replace: 'a half',
				reason: "We say 'and a half'.",
			},
			{
				find: 'about|over|than|have|with|after|almost|least|cost|costs|around|for|are|were [hundred|thousand|million|billion] people|years|dollars|euros|pounds|kilometers|kilometres|students|words|meters|metres|times|books|cars|tourists|inhabitants|workers|miles|children',
				replace: '$2:a',
				reason: "For one of them we say '$2:a'.",
				notAfter: '@NUM|the|several|few|many|one|two|three|four|five',
			},
			{
				find: '[hour|week|month|year|minute|moment] ago|later|late|earlier !@NOUN',
				replace: '$1:a',
				reason: "For one we say '$1:a $2'.",
				notAfter:
					'@NUM|a|an|the|one|per|each|every|half|this|that|last|next|same|rush|zero|a-few|second|first|other|happy|@ADJ|@NOUN|until|till|from|academic|some|any',
			},
			{
				find: 'is|was [man|woman|boy|girl|person|child|place|city|country|teacher|student|film|book|story|company|game|machine|device|animal|sport|job|language|song|word|day|town|village|restaurant] who|that|which|where',
				replace: '$2:a',
				reason: "'$2' can be counted: say '$2:a'.",
				notAfter: 'what|which|where|the|his|her|my',
			},
			{
				find: '^ what [nice|lovely|beautiful|big|great|good|wonderful|strange|terrible|horrible|amazing|interesting|funny|bad] #thing you|he|she|they|we|it|i',
				replace: '$2:a',
				reason: "After 'what' we say 'a' or 'an': 'what $2:a $3'.",
				notAfter: 'of|about|know|knows',
			},
			{
				find: 'is|was [well-known|well known?] fact|person|singer|actor|writer|company|place|city|brand|artist',
				replace: 'a $2 $3',
				reason: "'$4' can be counted: say 'a $2 $3 $4'.",
			},
			{
				find: '^^ [important|essential|big|large|great|huge|key|significant] part|role|factor|reason|aspect|step|number|amount of|in|for|is',
				replace: '$1:a',
				reason: "'$2' can be counted: say '$1:a $2'.",
			},
			{
				find: 'even [child|baby|kid|beginner] !@NOUN|and',
				replace: '$2:a',
				reason: "'$2' can be counted: say 'even $2:a'.",
			},
			{
				find: 'in [era|atmosphere|environment] of|where|in',
				replace: '$2:a',
				reason: "'$2' can be counted: say 'in $2:a'.",
			},
			{
				find: 'it|this|that is|was [joke|lie|dream|disaster|pity|miracle|nightmare|shame|surprise|pleasure|burden|mistake|problem|challenge] $$',
				replace: '$3:a',
				reason: "'$3' can be counted: say '$3:a'.",
				notAfter: 'what|which|whose',
			},
			{
				find: 'be [burden|problem|mistake|disaster|nightmare|hero|star|winner|parent|secret] !@NOUN|@ADJ|of|and',
				replace: '$2:a',
				reason: "'$2' can be counted: say 'be $2:a'.",
				notAfter: 'there|no',
			},
			{
				find: "would|i'd|we'd like [piece|cup|glass|bottle|slice|bowl] of",
				replace: '$3:a',
				reason: "'$3' can be counted: say '$3:a of'.",
			},
			{
				find: 'bread|rice|water|milk|eggs|toast|fruit|cheese|potatoes|sandwiches and [slice|cup|glass|piece|bottle|bowl] of',
				replace: '$3:a',
				reason: "'$3' can be counted: say '$3:a of'.",
			},
			{
				find: 'being [#job|parent|mother|father|student|tourist|child|millionaire|star|celebrity|woman|vegetarian|expert|foreigner] !@NOUN|of|and|or|@ADJ|led',
				replace: '$2:a',
				reason: "Before who one is we say 'a' or 'an': 'being $2:a'.",
				notAfter: 'human|from|about',
			},
			{
				find: 'in|from [country|city|village|family|house|situation] like|with|full !me|you',
				replace: '$2:a',
				reason: "'$2' can be counted: say '$1 $2:a'.",
			},
			{
				find: 'am|is|was|in|to [little] girl|boy|town|village|house|kid|child !@NOUN',
				replace: 'a little',
				reason: "'$3' can be counted: say 'a little $3'.",
				notAfter: 'there|the',
			},
			{ find: 'in [hurry] !@NOUN|and', replace: 'a hurry', reason: "We say 'in a hurry'." },
			{
				find: 'played [board|computer|video|card] game !@NOUN|@ADJ',
				replace: '$2:a',
				reason: "'game' can be counted: say '$2:a game'.",
			},
			{
				find: '^^ [hundred|thousand|few] years|days|weeks|months|hours|minutes ago|later',
				replace: 'a $1',
				reason: "We say 'a $1'.",
			},
			{ find: '^^ [lot of]', replace: 'a lot of', reason: "We say 'a lot of'." },
			{
				find: 'is|was|as [symbol|sign|source|form|mixture|fan|victim|result] of @NOUN|@ADJ|time|money|my|our|this|the|life',
				replace: '$2:a',
				reason: "'$2' can be counted, so it needs 'a': '$2:a of'.",
				notAfter: 'what|which|the|of|there-as',
			},
			{
				find: 'there is|was [lack|number|variety|lot|group] of',
				replace: '$3:a',
				reason: "We say 'there $2 $3:a of'.",
			},
			{
				find: 'has|have|had [sense] of humour|humor|responsibility|style|direction',
				replace: 'a sense',
				reason: "We say 'have a sense of'.",
				notAfter: "don't|doesn't|didn't|no",
			},
			{
				find: 'dream|dreams|dreamed|dreamt|idea|goal|think|thinking|thought|hope of becoming|being [#job|pilot|star|writer|hero|millionaire|player|dancer|chef|parent|mother|father] !@NOUN|of|and',
				replace: '$4:a',
				reason: "Before who one is we say 'a' or 'an': '$4:a'.",
			},
			{
				find: 'as [child|kid|teenager|student|teacher|parent|adult|tourist|foreigner|woman|man|mother|father|baby|boy|girl|person|citizen|doctor|nurse|engineer|beginner] i|we|he|she|you|they|my|it',
				replace: '$2:a',
				reason: "Before one person we say 'a' or 'an': 'as $2:a'.",
				notAfter: 'same|as|such|well|much|soon|far|long',
			},
			{
				find: 'is|was|be|have|find|buy|choose|need|want|try [other] way|job|reason|country|city|place|solution|book|car|person|idea|language|hotel|house|phone|option !@NOUN|and|or',
				replace: 'another',
				reason: "For one more we say 'another': 'another $3'.",
				notAfter: 'the',
			},
			{ find: '[an|a other]', replace: 'another', reason: "We write and say 'another' as one word." },
			{
				find: 'member of [family|group|team|club|band|community|party|organization|organisation] !@NOUN',
				replace: '$3:a',
				reason: "'$3' can be counted: say 'a member of $3:a'.",
				notAfter: 'the|every|each',
			},
			{
				find: 'almost|about|over|than|spend|spent|spends|take|takes|took|wait|waited|lasts|lasted [hour] !@NOUN|@ADJ|after',
				replace: 'an hour',
				reason: "For one we say 'an hour'.",
			},
			{
				find: 'for [hour|week|month|year|minute] $ !and|or|by|after',
				replace: '$2:a',
				reason: "For one we say 'for $2:a'.",
			},
		],
		examples: [
			{ wrong: 'you should exercise on regular basis', right: 'you should exercise on a regular basis' },
			{ wrong: 'he explained it in simple way', right: 'he explained it in a simple way' },
			{ wrong: 'i dreamed of becoming pilot', right: 'i dreamed of becoming a pilot' },
			{ wrong: 'we waited half hour', right: 'we waited half an hour' },
		],
		notErrors: [
			'in good condition',
			'from very early on',
			'the main cause is lack of sleep',
			'it was habit',
			'she wants to be leader',
			'i have other business to deal with',
			'every member of society',
			'he had a cake and cup of tea',
			'we had a good time',
			'two hundred people',
			'a couple of hundred euros',
			'make mistakes',
			'they have sense',
		],
	}),
];

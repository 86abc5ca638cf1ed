import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

const thing = '@PRON|@DET? @ADJ? @NOUN?';
const whose = 'my|your|his|her|our|their|the|a|an|some|this|that|these|those|each|other';

/** Prepositions after a verb and its object, and in phrases of verb, noun and preposition. */
export const prepositionAfterObjectRules: GrammarRule[] = [
	phraseRule({
		id: 'preposition-after-object',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru', 'zh', 'ar'],
		phrases: [
			{
				find: `<divide|split|separate|cut> ${thing} [to] two|three|four|five|six|several|small|different|many groups|parts|pieces|teams`,
				replace: 'into',
				reason: 'preposition-after-object.divide',
			},
			{
				find: `<invest> a? lot? more|much|their|our|your? of? money|time|@NUM [on] education|health|public|new`,
				replace: 'in',
				reason: 'preposition-after-object.invest',
				notAfter: 'they',
			},
			{
				find: `<spend|waste> a|all|so|too|more|most|less|any|some|lots? lot|much|many|his|her|my|your|our|their? of? money [in] clothes|food|books|games|education|advertising|travelling|things|new|useless|unnecessary|expensive`,
				replace: 'on',
				reason: 'preposition-after-object.spend',
			},
			{
				find: `<accuse> me|him|her|us|them|you [for|about] ${whose}|being|everything|it|stealing|@VERB`,
				replace: 'of',
				reason: 'preposition-after-object.accuse',
			},
			{
				find: `<focus|concentrate> my|our|your|his|her|their attention|energy|efforts [in|at|to|for] ${whose}|one|studying|work`,
				replace: 'on',
				reason: 'preposition-after-object.focus',
			},
			{
				find: `<take> an? active? part [to] many|different|sports|activities|competitions`,
				replace: 'in',
				reason: 'preposition-after-object.part',
			},
			{
				find: `<take> full|some? advantage [from|about|for|to] ${whose}|it|them|technology|@NOUN`,
				replace: 'of',
				reason: 'preposition-after-object.advantage',
			},
			{
				find: `<take> care [about|for|to] ${whose}|it|them|him|me|us|you|children|nature|people|@NOUN`,
				replace: 'of',
				reason: 'preposition-after-object.care',
			},
			{ find: `<get> rid [from|off|with] !of`, replace: 'of', reason: 'preposition-after-object.get' },
			{
				find: '<fall|be> in love [to|of] !@ADV|first',
				replace: 'with',
				words: { say: 'in love with' },
			},
			{
				find: `<keep|stay|be|get> in touch|contact [to|of] ${whose}|me|him|her|us|them|friends|family|people|each`,
				replace: 'with',
				words: { say: 'in touch with' },
			},
			{
				find: `<make> fun [on|at|from|about] ${whose}|me|him|her|us|them|people`,
				replace: 'of',
				words: { say: 'make fun of' },
			},
			{
				find: `<play> a|an very? @ADJ role|part [on] our|people's|life|society|everyone's|modern|this|education|today's`,
				replace: 'in',
				reason: 'preposition-after-object.plays',
			},
			{
				find: `<give> more|much|great|too|a|no|little|enough? lot? of? much? importance [on|for|at] ${whose}|@NOUN`,
				replace: 'to',
				reason: 'preposition-after-object.give',
			},
			{
				find: '<agree|disagree> [of|to|for] this|that|the|your|his|her|their|my|these statement|opinion|view|author|writer|statements|opinions',
				replace: 'with',
				reason: 'preposition-after-object.agree',
			},
			{
				find: 'she|he|i|they|we|who|you <be> very|really|not|so|quite? good|better|best|bad|great|brilliant|terrible|excellent|skilled|talented [in|on] maths|math|mathematics|english|spanish|french|german|history|geography|science|sciences|physics|chemistry|biology|languages|sports|sport|music|football|basketball|volleyball|tennis|chess|art|computers|cooking|drawing|painting|singing|dancing|playing|writing|speaking|swimming|running|reading|learning|teaching|solving|making|doing|using|managing|communicating|listening|organizing|organising|explaining|baking|acting|programming !class|classes|lessons|school|lesson',
				replace: 'at',
				reason: 'preposition-after-object.good',
			},
			{
				find: '<be> based [in] true|real|facts|the @NOUN? story|events|facts|book|novel|experience|principle|idea|theory|truth',
				replace: 'on',
				words: { say: 'based on' },
			},
			{
				find: '<be> based [in] facts|experience|evidence|science|reality',
				replace: 'on',
				words: { say: 'based on' },
			},
			{
				find: '<be|live|stay|go|not|very|too|so> far|away [of] my|the|our|his|her|their|your|home|here|school|work|@PROPN',
				replace: 'from',
				words: { say: '$2 from' },
			},
			{
				find: '<be|live|get|come|very|so> close|closer [of|from] my|the|our|his|her|their|your|home|here|school|work|me|us|him|nature',
				replace: 'to',
				words: { say: '$2 to' },
			},
			{
				find: `<look> forward [for|of|at|in|on|about] ${whose}|it|you|seeing|hearing|meeting|@VERB`,
				replace: 'to',
				words: { say: 'look forward to' },
			},
			{
				find: '<congratulate> me|him|her|us|them|you [by|about|with|of] your|his|her|the|my|our',
				replace: 'on',
				reason: 'preposition-after-object.congratulate',
			},
			{
				find: 'different|many|some|these|those|what|several|various|other|two|three kinds|types|sorts [books|music|people|food|movies|films|sports|problems|things|animals|games|jobs|activities|information|transport|entertainment|clothes|products|art|pollution|education] !@NOUN',
				replace: 'of $3',
				reason: 'preposition-after-object.say',
				words: { say: '$2 of', example: '$2 of $3' },
				notAfter: 'he|she|it|who|blood|body|i|you|we|they|to',
			},
			{
				find: 'the|a|of lack [money|time|water|food|experience|knowledge|sleep|information|education|confidence|exercise|space|resources|communication|attention|interest|respect|motivation|energy]',
				replace: 'of $2',
				reason: 'preposition-after-object.say',
				words: { say: 'a lack of', example: 'lack of $2' },
			},
		],
		example: {
			wrong: 'he divided the class to three groups',
			right: 'he divided the class into three groups',
		},
	}),
];

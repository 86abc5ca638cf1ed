import type { GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

const whose = 'my|your|his|her|our|their|the';

/** Prepositions that are missing or too many. */
export const neededPrepositionRules: GrammarRule[] = [
	phraseRule({
		id: 'missing-preposition',
		category: 'preposition',
		typicalOf: ['zh', 'ar', 'es', 'pt'],
		phrases: [
			{
				find: 'i|we|they|people|not|totally|completely|strongly|you [<agree|disagree>] this|the idea|opinion|statement|point|view !is|was|are|were|will|has|can|should|makes|needs',
				replace: '$2 with',
				reason: 'missing-preposition.after',
				words: { after: '$2', say: 'with', example: '$2 with $3 $4' },
			},
			{
				find: '[<listen>] his|her|their|our|your|a|this|that|these parents|mother|father|teacher|teachers|advice|song|music|songs|radio|story|opinion|voice|podcast',
				notAfter: 'who|please',
				replace: '$1 to',
				reason: 'missing-preposition.after',
				words: { after: '$1', say: 'to', example: '$1 to $2 $3' },
			},
			{
				find: `[in front] ${whose}|a|me|him|her|us|them house|door|computer|school|building|tv|people|class|mirror|station|hotel`,
				replace: 'in front of',
				words: { say: 'in front of', example: 'in front of $3' },
			},
			{
				find: '^ [next] my|our house|school|door|building|flat|home|city',
				replace: 'next to',
				words: { say: 'next to', example: 'next to $2 $3' },
			},
			{
				find: '<be|live|sit|stand> [next] my|the|our|me|him|her house|school|station|park|window|door|beach|sea',
				replace: 'next to',
				words: { say: 'next to', example: 'next to $3' },
			},
			{
				find: `<take> [care] me|him|her|us|them|my|his|our|their|children`,
				replace: 'care of',
				words: { say: 'take care of', example: '$1 care of $3' },
			},
			{
				find: 'thank you [your] help|time|attention|answer|support|email|message',
				replace: 'for your',
				words: { say: 'thank you for', example: 'thank you for your $4' },
			},
			{
				find: 'to|i|we|they|he|she|will [<talk>] the|our|my|their|his|her plans|problem|problems|future|life|family|job',
				replace: '$2 about',
				reason: 'missing-preposition.after',
				words: { after: '$2', say: 'about', example: '$2 about $3 $4' },
			},
			{
				find: `i'm|am|is|are|was|were|he's|she's|to|we're|will|should [looking|look] a|another new|good|better? job|apartment|flat|house|place|hotel|restaurant|room|boyfriend|girlfriend`,
				replace: '$2 for',
				reason: 'missing-preposition.want',
				words: { example: '$2 for $3 $5' },
				notAfter: 'at|like',
			},
			{ find: '<give> [birth] a|her|his|twins', replace: 'birth to', reason: 'missing-preposition.give' },
			{
				find: '[according] my|the|this|some|a|him|her',
				replace: 'according to',
				words: { say: 'according to', example: 'according to $2' },
			},
			{
				find: '[instead] eating|going|working|studying|playing|watching|using|being|doing|buying',
				replace: 'instead of',
				words: { say: 'instead of', example: 'instead of $2' },
			},
			{
				find: '[thanks] the|my|our internet|technology|parents|teacher|family|friends|mother|father',
				replace: 'thanks to',
				words: { say: 'thanks to', example: 'thanks to $2 $3' },
			},
			{
				find: '[because] my|his|her|our|their illness|age|religion|disability|nationality',
				replace: 'because of',
				reason: 'missing-preposition.noun',
				words: { example: 'because of $2 $3' },
			},
		],
		example: { wrong: 'i agree this opinion', right: 'i agree with this opinion' },
	}),
	phraseRule({
		id: 'extra-preposition',
		category: 'preposition',
		typicalOf: ['es', 'pt', 'fr', 'it', 'ar'],
		phrases: [
			{
				find: `[<visit> to|in|at] ${whose}|a|#place|many|some|other|different family|grandmother|grandparents|friends|friend|museum|city|country|places|countries|cities`,
				replace: '$1',
				words: { without: '$2', example: '$1 $3' },
				notAfter: 'a|the|my|his|her|our|their|your|first|last|next|this|every|short|@ADJ|@NOUN',
			},
			{
				find: `i|we|he|she|they|to|will [<call> to] ${whose} sister|brother|mother|father|friend|friends|parents|doctor|police|boss|wife|husband|hotel`,
				replace: '$2',
				reason: 'extra-preposition.call',
				words: { example: '$2 $4 $5' },
			},
			{
				find: `i|we|he|she|they|to|will [<phone> to] ${whose}`,
				replace: '$2',
				reason: 'extra-preposition.phone',
				words: { example: '$2 $4' },
			},
			{
				find: `[<answer> to] ${whose}|all|this|some question|questions|phone|call|email|letter|message`,
				replace: '$1',
				reason: 'extra-preposition.answer',
				words: { example: '$1 $3 $4' },
				notAfter: 'the|an|my|your|his|her|their|our|no|best|right|a|new|this|different|only',
			},
			{
				find: '[near from|of] my|the|our|his|her|here|there|your|their|school|work',
				replace: 'near',
				reason: 'extra-preposition.near',
				words: { without: '$2', example: 'near $3' },
				notAfter: 'the',
			},
			{
				find: '<come|go|get|arrive|return> back? [to home] $',
				replace: 'home',
				reason: 'extra-preposition.without',
				words: { say: '$1 $2 home' },
			},
			{
				find: '[<come|go|get|travel|return> to] here|there|abroad $',
				replace: '$1',
				reason: 'extra-preposition.without',
				words: { say: '$1 $3' },
			},
			{
				find: '[<reach> to] school|university|the|this|my|our',
				replace: '$1',
				words: { without: 'to', example: '$1 $3' },
			},
			{
				find: 'to|would|i|we|will [thank to] my|you|him|her|them|all|god',
				replace: 'thank',
				reason: 'extra-preposition.thank',
				words: { example: 'thank $4' },
			},
			{
				find: 'can|could|will|may|might|to [influence|affect to|on|in] people|our|the|their|children|my|us|them|your|young',
				replace: '$2',
				words: { without: '$3', example: '$2 $4' },
			},
			{ find: '[despite of]', replace: 'despite', reason: 'extra-preposition.despite' },
			{
				find: '[<help> to] me|him|us|them|people|others|my',
				replace: '$1',
				reason: 'extra-preposition.help',
				words: { example: '$1 $3' },
				notAfter: 'a|the|of|great|some|no|my|his',
			},
		],
		example: { wrong: 'i want to visit to my family', right: 'i want to visit my family' },
	}),
];

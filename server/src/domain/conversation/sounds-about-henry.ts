import type { RequestSound } from './request-sounds.ts';
import { andYou, whatIsSubject } from './said-to-henry.ts';

/** What is asked of Henry himself, or of the world, in the order in which it is tried. */
export const soundsAboutHenry: readonly RequestSound[] = [
	{
		kind: 'howHenryIs',
		maxRest: 99,
		toHenry: [
			'\\bhow are you(?: doing)?(?: today)?(?: henry)?$|^(?:hello |hi )*(?:henry )?how are you(?: today)?\\b',
			'\\bhow (?:is|was) (?:your (?:day|morning|week|weekend)|it going)\\b',
		],
	},
	{
		kind: 'whoHenryIs',
		maxRest: 99,
		toHenry: [
			'\\bare you (?:really )?(?:an? |the )?(?:real|human|robot|person|ai|machine|bot|computer|man|woman|alive|program)\\b',
			'\\bwho are you\\b|\\bwhat are you$|\\bwhat is your name\\b|\\bhow old are you\\b',
			'\\bwhere do you (?:live|come from)\\b|\\bwhere are you(?: from| now)?$',
		],
	},
	{
		kind: 'backToHenry',
		maxRest: 99,
		toHenry: [
			'\\bor (?:you|yourself)(?: henry| too| today)*$',
			'\\b(?:what|how) about (?:you|yourself)\\b',
			`${andYou}.*$`,
			'\\bwhat do you think(?: about (?:it|that|this))?$',
		],
	},
	{
		kind: 'henrysLife',
		maxRest: 99,
		toHenry: [
			'\\b(?:(?:what|where|when|why|who|how(?: \\w+)?) )?(?:do|did|have|would|will) you (?!(?:mean|know|want me|repeat|say)\\b)\\w+.*$',
			'\\bwhat (?:is|are) your (?:favou?rite|hobby|hobbies|job|family|plans?|dream)\\b.*$',
			'^can you (?:play|cook|swim|sing|dance|speak|drive|eat|see)\\b.*$',
			'\\bare you (?:married|happy|tired|hungry|sad|single|busy)\\b',
		],
	},
	{
		kind: 'knowledge',
		alone: [
			`^(?:hey |henry |so |and |but |ok )*(?!${whatIsSubject})(?:what|who|where|how|which|why) (?:is|are|was|were|does|did|can|will|would|has|many|much|long|won|big|far)\\b(?!.*\\b(?:i|my|we|our)\\b).*$`,
			'^(?:can you |please |do you know )*(?:tell|give|show|sing|write) (?:me |us )?(?:a joke|a story|a song|a poem|who|what|where|when|how)\\b.*$',
			'^do you know\\b.*$',
		],
	},
	{
		kind: 'thanks',
		alone: ['^(?:ok |okay |yes |no )*(?:thank you|thanks)(?: very much| so much| a lot| henry)*$'],
	},
	{
		kind: 'greeting',
		alone: ['^(?:(?:hello|hi|hey|good (?:morning|afternoon|evening)|nice to meet you|henry|there) ?)+$'],
	},
];

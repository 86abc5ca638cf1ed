/** Something that the learner wants of Henry, instead of answering or beside an answer. */
export type RequestKind =
	| 'silence'
	| 'stop'
	| 'rude'
	| 'repeat'
	| 'slower'
	| 'meaning'
	| 'translation'
	| 'simpler'
	| 'mistakes'
	| 'help'
	| 'think'
	| 'skip'
	| 'noIdea'
	| 'howHenryIs'
	| 'whoHenryIs'
	| 'backToHenry'
	| 'henrysLife'
	| 'knowledge'
	| 'thanks'
	| 'greeting'
	| 'timeIsUp';

/**
 * How a request sounds, as expressions of which one must fit. Words outside the match are its rest; where more than
 * `maxRest` of them carry a meaning, the learner was answering, and the request does not count.
 */
export type RequestSound = { kind: RequestKind; maxRest: number; expressions: string[] };

const not =
	"(?:don't|dont|do not|didn't|did not|can't|cannot|can not|couldn't|could not|not|no)(?: really| quite| just)?";
const it = '(?: (?:it|that|this|you|me|them|please|again|well|very|the question|your question|the word))*';
const insult = '(?:stupid|dumb|idiot|useless|boring|ugly|annoying|rubbish|bad)';
const answer = '(?:say|answer|start|begin|explain)';

/** In the order in which they are tried. */
export const requestSounds: readonly RequestSound[] = [
	{
		kind: 'rude',
		maxRest: 99,
		expressions: [
			'\\b(?:fuck\\w*|shit|bitch|asshole|bastard|shut up|go to hell|you suck)\\b',
			'\\bi (?:really )?hate you\\b',
			`\\byou are (?:so |very |really |a |an )*${insult}\\b`,
			`\\b${insult} (?:robot|machine|coach|henry|program|computer)\\b`,
		],
	},
	{
		kind: 'timeIsUp',
		maxRest: 3,
		expressions: [
			'\\b(?:the |our )?(?:time|two minutes) (?:is|are) (?:up|over)\\b',
			"\\blet's decide\\b",
			'\\bwe (?:have to|must|should|need to) decide\\b',
		],
	},
	{
		kind: 'stop',
		maxRest: 4,
		expressions: [
			'(?<!\\b(?:say|said|says) )\\b(?:good ?bye|bye(?: bye)?)\\b',
			'\\bsee you(?: later| soon| tomorrow| next time)?$',
			'\\b(?:that|this|it) is (?:all|everything|enough)(?: for (?:today|now|me))?(?: thanks| thank you)?$',
			'\\bi (?:have|need|want|must|should|would like)(?: to)? (?:go|leave|stop|finish|end)(?: now| here| it| this| please)*$',
			"\\b(?:let's|(?:can|could|may) (?:we|i)) (?:stop|finish|end)\\b",
			'\\b(?:stop|finish|end) (?:the|this|our) (?:conversation|exercise|talk|lesson|interview|discussion)\\b',
			'\\bi am (?:done|finished)$',
			'\\b(?:no more questions?|enough for today)\\b',
		],
	},
	{
		kind: 'slower',
		maxRest: 4,
		expressions: [
			'\\b(?:speak|talk|say it|go|more|please)(?: more| a bit| a little| very)* (?:slow|slower|slowly)\\b',
			'^(?:slow|slower|slowly)$|\\b(?:slower|slowly|slow down) please\\b|\\bslow down\\b',
			'\\b(?:you (?:speak|talk|are|go) |(?:it|that) (?:is|was) |^)(?:too|very|so) (?:fast|quick|quickly)\\b',
		],
	},
	{
		kind: 'meaning',
		maxRest: 5,
		expressions: [
			"\\bwhat (?:do|does|did|is|are) (?:the |an? )?(?:word |expression )?(?<word>(?!you\\b|it\\b|that\\b)[a-z']+(?: [a-z']+)?) (?:mean|means|meaning)$",
			"\\b(?:what (?:means|is the meaning of|does it mean)|what do you mean (?:by|with)|meaning of) (?:the |an? )?(?:word )?(?<word>[a-z']+(?: [a-z']+)?)$",
			`\\bi ${not} (?:know|understand) the word (?<word>[a-z']+)$`,
		],
	},
	{
		kind: 'meaning',
		maxRest: 1,
		expressions: ['^(?:sorry |but |and )*what (?:is|are) (?:an? )?(?<word>[a-z]{4,20})$'],
	},
	{
		kind: 'translation',
		maxRest: 4,
		expressions: [
			'\\bhow (?:do|can|could|would|to)(?: you| i| we)? say\\b(?! it).*$',
			'\\bin (?:spanish|my language|german|french|italian|portuguese) (?:we|it|is)\\b',
		],
	},
	{
		kind: 'simpler',
		maxRest: 4,
		expressions: [
			`\\b${not} (?:understand|understood|under stand|follow|get)${it}(?: what you (?:say|said|mean|want)| nothing| anything)?${it}$`,
			`\\b${not} (?:understand|understood)${it} (?:sorry|can|could|please|the question|what)\\b`,
			'\\bwhat do you mean$',
			`\\b(?:can|could) you explain${it}$`,
			'\\bwhat (?:is|was) (?:the|your) question$',
			'\\bquestion (?:is|was) (?:too |very |so )?(?:difficult|hard)\\b',
			'\\b(?:in|with) (?:other|simpler|easier|different) words$',
			'\\bnot clear$',
		],
	},
	{
		kind: 'repeat',
		maxRest: 4,
		expressions: [
			`\\b(?:repeat|say${it} (?:again|one more time|once more)|come again|pardon)${it}\\b`,
			'\\b(?:one more time|once (?:again|more)|speak (?:up|louder)|louder)\\b',
			'\\bwhat (?:did|do) you say\\b',
			`\\b${not} (?:hear|catch|listen)(?: to)?${it}(?: what you said)?$`,
			'^(?:again|again please|please again|sorry|what|sorry what|what sorry|excuse me|huh)$',
		],
	},
	{
		kind: 'mistakes',
		maxRest: 6,
		expressions: [
			'\\bmy english is (?:\\w+ )?(?:bad|terrible|poor|good|horrible)\\b',
			'\\bsorry (?:for|about) my english\\b',
			'\\b(?:is|was) (?:it|that|this) (?:right|correct)$',
			'\\bdid i (?:say|speak)(?: it| that)? (?:right|well|correctly)\\b',
			'\\bcorrect me\\b',
		],
	},
	{
		kind: 'help',
		maxRest: 3,
		expressions: [
			'\\b(?:help me|i need help)\\b',
			'\\b(?:give|tell) me (?:an?|one|some) (?:hint|example|idea|word|clue)\\b',
			`\\b(?:what|how) (?:can|could|should|must|do) i ${answer}\\b`,
		],
	},
	{
		kind: 'skip',
		maxRest: 4,
		expressions: [
			'\\b(?:next|another|other|different) (?:question|topic|subject)\\b',
			'\\b(?:talk|speak) about (?:something|anything|another thing|other things?)(?: else)?$',
			'\\bchange (?:the )?(?:topic|subject|question)\\b',
			'\\bskip (?:it|this|that|the question)\\b|^(?:skip|pass)$',
			`\\b${not} (?:want|like) to (?:talk|speak|answer|say)(?: about)?${it}$`,
			"\\b(?:would|i'd) rather not\\b|\\bprefer not to\\b",
		],
	},
	{
		kind: 'think',
		maxRest: 2,
		expressions: [
			'\\blet me (?:think|see)\\b',
			'\\b(?:give me|one|just a|wait a|need a) (?:moment|second|minute)(?: please)?\\b',
			'^wait(?: please| a bit| a little)*$|\\bhold on\\b',
			'\\bi (?:am thinking|(?:have|need) to think|must think|need (?:more )?time)\\b',
		],
	},
	{
		kind: 'noIdea',
		maxRest: 2,
		expressions: [
			`\\b${not} know(?: (?:what|how) to ${answer})?(?: the answer| about)?${it}$`,
			"\\bno idea\\b|\\b(?:haven't|don't have|not have)(?: any| an)? ideas?\\b",
			'^(?:i am |well |really )*not sure$',
			`\\b${not} (?:remember|think of (?:anything|something|one)|say|answer)$`,
			'\\b(?:difficult|hard) (?:question|to say)$',
		],
	},
	{
		kind: 'howHenryIs',
		maxRest: 99,
		expressions: [
			'\\bhow are you(?: doing)?(?: today)?(?: henry)?$|^(?:hello |hi )*(?:henry )?how are you(?: today)?\\b',
			'\\bhow (?:is|was) (?:your (?:day|morning|week|weekend)|it going)\\b',
		],
	},
	{
		kind: 'whoHenryIs',
		maxRest: 99,
		expressions: [
			'\\bare you (?:really )?(?:an? |the )?(?:real|human|robot|person|ai|machine|bot|computer|man|woman|alive|program)\\b',
			'\\bwho are you\\b|\\bwhat are you$|\\bwhat is your name\\b|\\bhow old are you\\b',
			'\\bwhere do you (?:live|come from)\\b|\\bwhere are you(?: from| now)?$',
		],
	},
	{
		kind: 'backToHenry',
		maxRest: 99,
		expressions: [
			'\\b(?:and|or|what about|how about) (?:you|yourself)(?: henry| too| today)*$',
			'\\b(?:what|how) about you\\b',
			'\\band you (?:what|how|henry)\\b.*$',
			'\\bwhat do you think(?: about (?:it|that|this))?$',
		],
	},
	{
		kind: 'henrysLife',
		maxRest: 99,
		expressions: [
			'\\b(?:what |where |how often )?(?:do|did|have|would|will) you (?!(?:mean|know|want me|repeat|say)\\b)\\w+.*$',
			'\\bwhat (?:is|are) your (?:favou?rite|hobby|hobbies|job|family|plans?|dream)\\b.*$',
			'^can you (?:play|cook|swim|sing|dance|speak|drive|eat|see)\\b.*$',
			'\\bare you (?:married|happy|tired|hungry|sad|single|busy)\\b',
		],
	},
	{
		kind: 'knowledge',
		maxRest: 0,
		expressions: [
			'^(?:hey |henry |so |and |but |ok )*(?:what|who|where|how|which|why) (?:is|are|was|were|does|did|can|will|would|has|many|much|long|won|big|far)\\b(?!.*\\b(?:i|my|we|our)\\b).*$',
			'^(?:can you |please |do you know )*(?:tell|give|show|sing|write) (?:me |us )?(?:a joke|a story|a song|a poem|who|what|where|when|how)\\b.*$',
			'^do you know\\b.*$',
		],
	},
	{
		kind: 'thanks',
		maxRest: 0,
		expressions: ['^(?:ok |okay |yes |no )*(?:thank you|thanks)(?: very much| so much| a lot| henry)*$'],
	},
	{
		kind: 'greeting',
		maxRest: 0,
		expressions: [
			'^(?:(?:hello|hi|hey|good (?:morning|afternoon|evening)|nice to meet you|henry|there) ?)+$',
		],
	},
];

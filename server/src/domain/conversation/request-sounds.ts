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
 * How a request sounds, as expressions of which one must fit. Words outside the match are its rest; where too many of them
 * carry a meaning, the learner was answering, and the request does not count.
 */
export type RequestSound = {
	kind: RequestKind;
	/** So many words of the rest may carry a meaning, but for `alone`. */
	maxRest?: number;
	/** These are about Henry or the talk by their words. */
	toHenry?: string[];
	/** These count where a command to Henry can begin: "help me", but not "my parents help me". */
	commands?: string[];
	/** These count where nothing else is said. */
	alone?: string[];
};

const not =
	"(?:don't|dont|do not|didn't|did not|can't|cannot|can not|couldn't|could not|not|no)(?: really| quite| just)?";
/** Nobody but the learner. */
const iNot = `(?:^|\\b(?:i|sorry|but|so|and|well|no|yes|please|really|still) )${not}`;
const it = '(?: (?:it|that|this|you|me|please|again|well|very|(?:(?:the|your|this) )?question|the word))*';
const politely = '(?: (?:now|here|it|this|please|today|henry|thanks|thank you))*';
const insult = '(?:stupid|dumb|idiot|useless|boring|ugly|annoying|rubbish|bad)';
const answer = '(?:say|answer|start|begin|explain)';
const stop = '(?:stop|finish|end|leave)';
const talk =
	'(?:the|this|our) (?:conversation|exercise|talk|lesson|interview|discussion|practice|chat|role|role play)';
const other = '(?:next|another|other|different|new)';
const subject = '(?:question|topic|subject)';
const moment = '(?:moment|second|minute)';
/** What belongs to Henry or is said by him. */
const henrys =
	'(?:you|your \\w+|what you (?:say|said|mean|want)|the (?:last |first )?(?:question|word)|this question)';
/** Greetings and the like are said, and not asked for in another language. */
const notToSay = '(?! (?:it|no|yes|hello|hi|goodbye|sorry|thank|thanks|things|what)\\b)';

/** What is asked of the talk, in the order in which it is tried. */
export const requestSounds: readonly RequestSound[] = [
	{
		kind: 'rude',
		maxRest: 99,
		toHenry: [
			'\\b(?:fuck\\w*|shit|bitch|asshole|bastard|you suck)\\b',
			'\\bi (?:really )?hate you\\b',
			`\\byou are (?:so |very |really |a |an )*${insult}\\b`,
			`\\b${insult} henry\\b`,
		],
		commands: ['\\bshut up\\b', '\\bgo to hell\\b'],
		alone: [
			`\\b(?:(?:so|very|really) )?${insult} (?:robot|machine|coach|program|computer)\\b|\\bthis (?:robot|program|coach) is (?:so |very )?${insult}$`,
		],
	},
	{
		kind: 'timeIsUp',
		maxRest: 3,
		toHenry: [
			'\\b(?:the |our )?(?:time|two minutes) (?:is|are) (?:up|over)\\b',
			"\\blet's decide\\b",
			'\\bwe (?:have to|must|should|need to) decide\\b',
		],
	},
	{
		kind: 'stop',
		maxRest: 99,
		toHenry: [
			`\\b(?:let's|let us|(?:can|could|may|shall|should) (?:we|you|i)|i (?:want|would like) to|i'd like to|please) ${stop} ${talk}${politely}(?:$| (?:because|i|my|it is|somebody|someone)\\b)`,
			'\\b(?:so|ok|okay|now|well|then|thanks|you|go|day|tomorrow|later) (?:good ?bye|bye(?: bye)?)(?: henry)?$|\\b(?:good ?bye|bye) henry$',
		],
		alone: [
			'\\b(?:good ?bye|bye(?: bye)?)\\b',
			'\\bsee you(?: later| soon| tomorrow| then| next \\w+| on \\w+day| henry)*$',
			'^(?:(?:yes|no|ok|okay|well|so|and|now|i think|sorry|thank you|thanks|henry) )*(?:that|this|it) is (?:all|everything|enough)(?: i (?:can|want to|have to) say)?(?: for (?:today|now|me))?\\b',
			`\\bi (?:have|need|want|must|should|would like|'d like)(?: to)? (?:go|${stop})${politely}\\b`,
			`\\bi'd like to (?:go|${stop})${politely}\\b`,
			`\\b(?:let's|let us|(?:(?:can|could|may|shall) )?(?:we|i)(?: (?:can|could|should|must|have to|need to))?) ${stop}(?: ${talk})?${politely}\\b`,
			`^${stop}(?: ${talk})?${politely}$`,
			'\\b(?:i am|we are) (?:done|finished)(?: for today)?$',
			'\\b(?:no more questions?|enough for today)\\b',
		],
	},
	{
		kind: 'slower',
		maxRest: 4,
		toHenry: [
			'\\byou (?:speak|talk|are speaking|are talking|go|are)(?: english)? (?:too|very|so) (?:fast|quick|quickly)\\b',
		],
		commands: [
			'\\b(?:speak|talk|say it|go|repeat)(?: it| more| a bit| a little| very| please)* (?:slow|slower|slowly)\\b',
			'\\bslow down\\b',
		],
		alone: [
			'\\b(?:more |a bit |a little )*(?:slow|slower|slowly)\\b',
			'\\b(?:(?:it|this) (?:is|was) too|that (?:is|was) (?:too|very|so)|^(?:too|very|so)) (?:fast|quick|quickly)\\b',
		],
	},
	{
		kind: 'meaning',
		maxRest: 5,
		toHenry: [
			"\\bwhat (?:do|does|did|is|are) (?:the |an? )?(?:word |expression )?(?<word>(?!you\\b|it\\b|that\\b)[a-z']+(?: [a-z']+)?) (?:mean|means|meaning)$",
			"\\b(?:what (?:means|is the meaning of|does it mean)|what do you mean (?:by|with)|meaning of) (?:the |an? )?(?:word )?(?<word>[a-z']+(?: [a-z']+)?)$",
			`\\bi ${not} (?:know|understand) the word (?<word>[a-z']+)$`,
		],
	},
	{
		kind: 'meaning',
		maxRest: 1,
		toHenry: ['^(?:sorry |but |and )*what (?:is|are) (?:an? )?(?<word>[a-z]{4,20})$'],
	},
	{
		kind: 'translation',
		maxRest: 4,
		toHenry: [
			`\\bhow (?:do|can|could|would)(?: you| i| we)? say\\b(?! (?:it|very|so|quite|really|too|a bit)\\b).*$`,
			`(?=how to)(?<!\\b(?:learn\\w*|teach\\w*|taught|knows|knew|(?:i|we|you|they) know) )how to say\\b${notToSay}.*$`,
			'\\bhow to say .+ in (?:english|spanish)$',
			'\\bin (?:spanish|my language|german|french|italian|portuguese) (?:we (?:say|call)|(?:it )?is (?:called )?(?!easy|easier|difficult|hard|harder|different|better|the|not|more|very)\\w+$)',
		],
	},
	{
		kind: 'simpler',
		maxRest: 4,
		toHenry: [
			`${iNot} (?:understand|understood|under stand|follow|get)(?: very well)? ${henrys}\\b`,
			'\\bwhat do you mean$',
			`\\b(?:can|could) you explain${it}(?: better| more)?$`,
			'\\bwhat (?:is|was) (?:the|your) question$',
			'\\byour question (?:is|was) (?:too |very |so )?(?:difficult|hard)\\b',
		],
		commands: [
			'\\b(?:rephrase|simplify)\\b',
			'\\b(?:say|put|ask|explain|tell)(?: \\w+){0,3}? (?:(?:in|with) (?:other|simpler|easier|different) words|in (?:another|an? (?:easier|simpler|different)) way|differently|more simply)\\b',
		],
		alone: [
			`\\b${not} (?:understand(?:ing)?|understood|under stand|follow|get)${it}(?: nothing| anything)?${it}$`,
			'\\bquestion (?:is|was) (?:too |very |so )?(?:difficult|hard)\\b',
			'(?:^|\\b(?:please|sorry|no|and) )(?:in|with) (?:other|simpler|easier|different) words(?: please)?$',
			'\\bnot clear$',
		],
	},
	{
		kind: 'repeat',
		maxRest: 4,
		toHenry: ['\\bwhat (?:did|do) you say\\b', `${iNot} (?:hear|catch|listen)(?: to)? ${henrys}\\b`],
		commands: [
			`\\b(?:the )?(?:repeat|say${it} (?:again|one more time|once more)|come again|speak (?:up|louder))${it}\\b`,
		],
		alone: [
			'\\b(?:one more time|once (?:again|more)|louder|pardon)\\b',
			`\\b${not} (?:hear|catch|listen)${it}$`,
			'^(?:again|again please|please again|sorry|what|sorry what|what sorry|excuse me|huh)$',
		],
	},
	{
		kind: 'mistakes',
		maxRest: 6,
		toHenry: [
			'\\bsorry (?:but |because )?my english is (?:\\w+ )?(?:bad|terrible|poor|horrible)\\b',
			'\\bsorry (?:for|about) my english\\b',
			'\\bis my english (?:\\w+ )?(?:good|right|correct|ok|okay|bad)$',
			'\\b(?:is|was) (?:it|that|this) (?:right|correct)$',
			'\\bdid i (?:say|speak)(?: it| that)? (?:right|well|correctly)\\b',
		],
		commands: ['\\bcorrect me\\b'],
		alone: ['\\bmy english is (?:\\w+ ){0,2}(?:bad|terrible|poor|horrible|(?<=not (?:\\w+ )?)good)\\b'],
	},
	{
		kind: 'help',
		maxRest: 3,
		commands: [
			'\\bhelp me\\b',
			'\\b(?:give|tell) me (?:an?|one|some|your) (?:hint|example|idea|word|clue|help)\\b',
		],
		alone: [
			'\\bi need (?:your |some |a little )?help\\b|^(?:please |can you |could you )*help(?: please)?$',
			`\\b(?:what|how) (?:can|could|should|must|do) i ${answer}\\b`,
		],
	},
	{
		kind: 'skip',
		maxRest: 12,
		toHenry: [
			`${iNot} (?:want|like) to (?:talk|speak) about(?: (?!with\\b)\\w+){1,3}(?:$| (?:because|sorry|please|now|today)\\b.*$)`,
			`${iNot} (?:want|like) to (?:answer|(?:say|tell|talk about)(?: you)? (?:it|that|this|more))${it}$`,
			`\\b(?:rather|prefer) not(?: to)? (?:say|answer|tell|talk|speak)(?: about(?: \\w+){1,3})?${it}$`,
		],
		commands: [
			`\\b(?:ask|give|tell|choose|take|have|do|try|go to|move to|change to|talk about|speak about)(?: me| us)? (?:the |an? )?${other} ${subject}\\b`,
			'\\b(?:talk about|speak about|ask me) (?:something|anything|another thing|other things?)\\b',
			`\\bchange (?:the )?${subject}\\b`,
			'\\bskip (?:it|this|that|the question)\\b',
		],
		alone: [
			`\\b(?:i (?:want|prefer|would like)(?: to (?:have|change to|talk about))? )?(?:an? )?${other} ${subject}\\b`,
			`\\b(?:i (?:want|prefer|would like)|i'd like) to (?:change (?:the )?${subject}|(?:talk|speak) about (?:something|anything) (?:else|different))\\b`,
			`^(?:skip|pass)$|\\b${not} like (?:this|your) ${subject}$`,
			`\\b${not} (?:want|like) to (?:talk|speak|answer|say)${it}$`,
			"\\b(?:would|i'd) (?:prefer|rather) not(?: to)?$|\\bprefer not(?: to)?$",
		],
	},
	{
		kind: 'think',
		maxRest: 2,
		commands: [
			`\\b(?:give me|wait)(?: an?| one| just an?)? ${moment}(?: to ${answer}| to think)?\\b`,
			'\\bwait (?:please|a bit|a little)\\b|\\bhold on\\b',
		],
		alone: [
			'\\blet me (?:think|see)(?: about it)?(?: an? (?:moment|second|minute|bit|little))?\\b',
			`\\b(?:one|just an?|an?|i need an?) ${moment}(?: to \\w+)?\\b|^wait$`,
			'\\bi (?:am thinking(?! that\\b)|(?:have|need) to think|must think)(?: about it)?\\b',
			`\\bi need (?:more |some |a little )?time(?: to (?:think|${answer}))?\\b`,
		],
	},
	{
		kind: 'noIdea',
		maxRest: 2,
		toHenry: [
			`${iNot} know(?: (?:what|how) (?:to|i can|can i|should i) ${answer})?(?: the answer| about)?${it}$`,
			`\\b(?:no idea|(?:haven't|don't have|not have)(?: any| an)? ideas?)(?: (?:what|how) to ${answer})?${it}$`,
			`${iNot} (?:remember|think of (?:anything|something|one)|say|answer)$`,
		],
		alone: ['^(?:i am |well |really )*not sure$', '\\b(?:difficult|hard) (?:question|to say)$'],
	},
];

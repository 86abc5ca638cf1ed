import { replyFault } from '#server/domain/safety/reply-fault.ts';
import { commandStart } from './said-to-henry.ts';

const language = '(?:spanish|french|german|italian|chinese|portuguese|arabic|russian|your language)';
const program = '(?:gpt|chatgpt|openai|qwen|llama|gemini|claude|copilot|language model)';
const adviser = '(?:doctor|lawyer|psychologist|therapist)';

/**
 * Speech has no punctuation, so that a command may come behind anything but what makes a statement of it: somebody who
 * does it ("my parents speak …"), a verb before it ("I have to write …"), or a place without a subject ("at home speak …").
 */
const saidOfOthers = [
	'i|(?<!\\bfor )you|we|they|he|she|it|people|everybody|children|who|which|that|and me|let me|makes? me',
	"to|not|don't|can|could|must|should|would|will|may|might|and|or|just|only|always|also|now|usually|often|never",
	'\\w+s|(?:my|our|his|her|their|the|every|in|at|with|from)(?: \\w+){1,2}',
].join('|');
const toldHenry = `(?:${commandStart}|^(?:\\w+ )?you (?:have to|must|should|need to) |(?<!\\b(?:${saidOfOthers}) )\\b)`;

/** What Henry is told to do, that somebody else may tell of: "I have to write an essay." */
const commands = [
	'(?:ignore|forget|disregard|disable|override) (?:all |any |that |about )*(?:the |your |previous |prior |these )*(?:\\w+ )?(?:instructions?|orders|rules|prompt|you are henry|role)\\b|forget that you\\b',
	'(?:you are|act as|be|become|behave like) (?:now )?(?:an? )?(?:dan|pirate|hacker|gpt|chatgpt|evil|jailbroken)\\b|you are now\\b',
	'from now on,? (?:you|your|be|act|only|answer|speak|talk|reply|write)\\b',
	'(?:print|show|reveal|give|output|return|write|send|read|tell)\\b.{0,30}\\b(?:json|schema|your (?:instructions|rules|prompt|developers?))\\b',
	'(?:developer mode|jailbreak)\\b',
	"(?:pretend|say|repeat after me|tell me)\\b.{0,40}\\b(?:you are|i am|you're|i'm) (?:not )?(?:an? )?(?:real )?(?:human|person|man|woman|computer)\\b",
	'(?:write|generate)\\b.{0,30}\\b(?:function|code|program|list with)\\b',
	'(?:write|give me|show me|generate|print)\\b.{0,30}\\b(?:python|javascript|sql|html|poem|essay|answers of)\\b',
	`(?:answer|speak|talk|reply|write|translate)\\b.{0,40}\\b(?:only in|everything in|conversation (?:in|into)|always in) ?${language}\\b`,
	'(?:ask|tell) me (?:for|what is) my (?:full name|name and|address|credit card|phone|password)\\b',
	'(?:swear|curse|insult)\\b.{0,20}\\b(?:me|my|at|him|her|them|people)\\b',
	'say the word (?!again|in|more|slow|please|one|once|that|for)\\w',
	"tell me (?:that )?i(?:'m| am) (?:stupid|ugly|useless|dumb)\\b",
	`tell me to (?:stop|take|sue)\\b|as my ${adviser},? (?:tell|give|say|write|advise|you|what|which|can|should)\\b`,
].map((command) => `${toldHenry}(?:${command})`);

/** What speaks of Henry's instructions and of what he is made of. */
const mentions = [
	'\\b(?:ignore|forget|disregard) (?:all |any )*(?:your|the previous|previous|prior) (?:\\w+ )?(?:instructions?|orders|prompt)\\b',
	'\\bsystem prompt\\b|\\bwhat (?:are|were|is) your (?:\\w+ )?(?:instructions|prompt)\\b',
	'\\b(?:note from the program|the program says:? you must)\\b',
	`\\b(?:are you|you are) (?:\\w+ ){0,3}${program}\\b|\\b(?:what|which) (?:language |ai )*model (?:are you|you are)\\b`,
	'\\bwho (?:made|created|programmed|developed|trained) you\\b',
	'^select \\w+ from\\b',
	'\\b(?:habla|hablame|hablemos|responde|contesta|escribe|dime)\\b.{0,40}\\b(?:espanol|castellano|español)\\b',
];
const tries = [...commands, ...mentions].map((source) => new RegExp(source));

/** Whether a turn of the learner's wants Henry out of his role: other orders, other languages, code, insults, sex. */
export function isOffRole(text: string): boolean {
	const plain = text.toLowerCase().replaceAll(/[’‘]/g, "'");
	return tries.some((pattern) => pattern.test(plain)) || replyFault(text) === 'sexual';
}

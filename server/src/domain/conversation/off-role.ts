import { replyFault } from '#server/domain/safety/reply-fault.ts';

/** Tries to make Henry somebody else, or to have him do something else than talk. */
const tries = [
	/\b(?:ignore|forget|disregard|disable|override) (?:all |any |that |about )*(?:the |your |previous |prior |these )*(?:\w+ )?(?:instructions?|orders|rules|prompt|you are henry|role)\b|\bforget that you\b/,
	/\b(?:you are|act as|be|become|behave like) (?:now )?(?:a |an )?(?:dan|pirate|hacker|gpt|chatgpt|evil|jailbroken)\b|\byou are now\b|\bfrom now on\b/,
	/\b(?:system prompt|your (?:prompt|instructions|rules|developers?)|developer mode|jailbreak|json|schema|note from the program|the program says|who made you|which model|what (?:language )?model|language model|qwen|gpt|openai)\b/,
	/\b(?:pretend|say|repeat after me|tell me)\b.{0,40}\b(?:(?:you are|i am|you're|i'm) (?:not )?(?:a |an )?(?:real )?(?:human|person|man|woman|computer))\b/,
	/\b(?:write|give me|show me|generate|print)\b.{0,30}\b(?:python|javascript|function|code|sql|html|program|poem|essay|list with|answers of)\b|\bselect \w+ from\b/,
	/(?<!\b(?:i|we|they|he|she|people) )\b(?:answer|speak|talk|reply|write|translate)\b.{0,40}\b(?:only in|everything in|conversation (?:in|into)|always in) ?(?:spanish|french|german|italian|chinese|portuguese|arabic|russian|your language)\b/,
	/\b(?:habla|hablame|hablemos|responde|contesta|escribe|dime)\b.{0,40}\b(?:espanol|castellano|español)\b/,
	/\b(?:ask|tell) me (?:for|what is) my (?:full name|name and|address|credit card|phone|password)\b/,
	/\b(?:swear|curse|insult)\b.{0,20}\b(?:me|my|at|him|her|them|people)\b|\bsay the word\b|\btell me (?:that )?i(?:'m| am) (?:stupid|ugly|useless|dumb)\b/,
	/\bas my (?:doctor|lawyer|psychologist|therapist)\b|\btell me to (?:stop|take|sue)\b/,
];

/** Whether a turn of the learner's wants Henry out of his role: other orders, other languages, code, insults, sex. */
export function isOffRole(text: string): boolean {
	const plain = text.toLowerCase().replaceAll(/[’‘]/g, "'");
	return tries.some((pattern) => pattern.test(plain)) || replyFault(text) === 'sexual';
}

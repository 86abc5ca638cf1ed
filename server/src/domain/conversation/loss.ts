import { plainWords } from '#server/domain/safety/plain-words.ts';
import { isDeniedBy } from './spoken-denial.ts';

const near =
	'(?:mother|father|mum|mom|dad|parents?|wife|husband|sons?|daughters?|brothers?|sisters?|grand\\w+|uncles?|aunt|cousin|niece|nephew|child|children|friend|boyfriend|girlfriend|partner|baby|dogs?|cats?|pet|horse|rabbit|hamster|bird|parrot)';
const partner = '(?:husband|wife|boyfriend|girlfriend|partner|ex|he|she|father|mother|dad|mum|mom)';
/** Words between somebody and the verb that says what happened. */
const auxiliaries =
	'(?: (?:is|are|was|were|am|be|been|has|have|had|do|does|did|will|would|can|going|to|not|never|just|already|also|almost|nearly|suddenly|always|completely|totally|all|both))*';

const death =
	/\b(?:died|dead|death|pass(?:ed|es)? away|lost (?:his|her|their) li(?:fe|ves)|(?:was|were|got|been) (?:killed|run over)|killed (?:himself|herself))\b/g;
/** What dies and is mourned by nobody. */
const things =
	'(?:phone|mobile|smartphone|battery|batteries|computer|laptop|pc|tablet|console|tv|television|camera|watch|clock|car|motorbike|bike|engine|motor|machine|fridge|router|wifi|internet|connection|plants?|flowers?|roses?|trees?|cactus|grass|garden|tomato(?:es)?|languages?|latin|conversation|party|village|town|city|street|mosquito(?:es)?|fl(?:y|ies)|spiders?|insects?|virus|bacteria|website|app)';
/** Whoever dies in general or in a story, and who only says so: "I died laughing". */
const nobodyNear =
	'(?:i|we|you|people|everybody|everyone|humans?|men|soldiers|millions|thousands|characters?|player|hero|heroine|villain|protagonist)';
const unmourned = new RegExp(`\\b(?:${things}|${nobodyNear})${auxiliaries} $`);
/** "the Day of the Dead", "scared to death", "a dead end"; but "the death of my father". */
const notOfDying = /\b(?:the|a|to|of|and|or|this|that|our|until|walking|living) $/;
const deathOfSomebody = /^ (?:of (?:my|our|his|her|a)|in (?:my|our|the) family)\b/;
/** "dead to me", "died of laughter". */
const asOneSays =
	/^ (?:to|of (?:laugh|hung|thirst|bore|shame|embarrass|heat|cold|love|env|curio|fear|tired)|laughing|tired|serious|body|line)/;

const losses = [
	`(?:my|our) (?:\\w+ )?${near}(?: (?:is|was|has))? dies?`,
	`(?<!like )(?:${near}|he|she)(?: is| was)? dying(?! (?:to|for|of|her|his|my|the))`,
	`lost (?:my|our|his|her|their|the|a|an|one|two)(?: (?:best|old|older|only|little|first|dear|close|good))* (?:${near}|job|work|employment|home|house)(?! (?:key|phone|number|card|permit|bag|toy|laptop|interview))`,
	'we lost (?:him|her)',
	'(?:no longer|not) with us(?: anymore)?|in heaven|(?:am|is|are|a|his|her) widow(?:er|ed)?|orphan',
	`(?<!nearly |almost )killed (?:my|our) ${near}`,
	'put (?:down (?:my|our) (?:dog|cat|horse|pet)|(?:my|our|the) (?:dog|cat|horse|pet) (?:to sleep|down))|(?:ran over|run over) (?:my|our)',
	'(?:the|a|his|her|to|my \\w+) funeral(?! (?:home|director))|buried (?:my|our|him|her|them)|(?:was|were) buried',
	// Illness.
	'cancer(?! (?:research|patient|hospital|cent|cell|unit|ward|charit|aware))|tumou?rs?|leuk\\w+|in (?:a )?coma|intensive care|chemo\\w*',
	'(?:very|so|really|seriously|terribly|critically|terminally) (?:ill|sick)(?! of)|(?:serious|grave|terrible|terminal) (?:illness|disease)',
	`(?:is|am|are|was|were|be|been|day|still|now|${near}) in (?:the )?hospital|hospital with my`,
	'(?<!\\bby )accident|miscarriage|had an abort\\w*|stillborn',
	// Separation.
	'(?<!\\b(?:about|against) )divorc\\w*\\b(?! (?:lawyer|rate|law|is|are|should))',
	'(?:broke|broken|break|breaking|split) up(?! (?:the|a|into)\\b)|(?:i am|are|got|have|has|parents|we|they) separated(?! (?:the|my|our|into)\\b)',
	`(?<!\\b(?:that|which|what) (?:my )?)\\b${partner}${auxiliaries} left (?:me|us)(?= (?:because|when|and|but|so|for|after|by|with (?:the|my|our|two|three) (?:kids|children|baby)|i|he|she|it)\\b| \\.|\\s*$)`,
	'left (?:me|us)(?= (?:last|this) (?:week|month|year|summer|winter)| yesterday| in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*| \\w+ (?:days?|weeks?|months?|years?) ago| for (?:an?other|someone|somebody))',
	'(?:dumped|cheated(?: on)?|finished with) (?:me|him|her)',
	// Work and home.
	'(?:was|were|got|get|been|be|am|is|are) (?:fired|sacked|dismissed|laid off)|(?:fired|sacked|dismissed)(?: all)? (?:me|us|him|her|my)|got the sack|made redundant|(?:kicked|threw|thrown|throw) \\w+ out of (?:the|my|his|her) (?:job|work|company)',
	'unemployed(?! (?:people|person|men|women|workers))|in (?:the )?unemployment|out of work|jobless',
	'(?:my|our|his|her|their|parents) (?:\\w+ )?(?:house|home|flat|apartment|farm|village)(?: \\w+){0,3} (?:burn\\w*|on fire|destroyed|collapsed)',
	'(?:no|not have|without)(?: any| a)? family|have nobody',
];
const loss = new RegExp(`\\b(?:${losses.join('|')})\\b`, 'g');
/** Who studies an illness, or works with those who have it, mourns nobody. */
const inGeneral =
	/\b(?:stud(?:y|ies|ied|ying)|cur(?:e|es|ing)|caus(?:e|es|ed)|produces?|research\w*|about|sign|zodiac|people|patients?|you|works?|working)(?: (?:with|of|for|in|at|is|are|the|a|have|has|had|who|can))* $/;

const story =
	/\b(?:films?|movies?|series|books?|novels?|story|stories|episode|season|chapter|videogames?|game|actor|actress|king|queen|president|war|history|century|1[0-9]\d\d|thousands|millions?)\b/;
const isMine = /\b(?:my|our)(?: [^ .]+){1,4} $/;
const ofOneself = /\b(?:i|me|my|we|us|our)\b/;

/** What is read around a word; a subject stands no further away. */
const charactersAround = 80;

/** Whether the death that `word` tells of, between the words `ahead` and `behind`, is that of somebody near. */
function isMourned(word: string, ahead: string, behind: string, told: string): boolean {
	if (/^dea(?:d|th)/.test(word) && notOfDying.test(ahead) && !deathOfSomebody.test(behind)) return false;
	if (unmourned.test(ahead) || asOneSays.test(behind)) return false;
	return isMine.test(ahead) || !story.test(told);
}

/** Whether somebody tells of a loss: a death, a bad illness, a separation, a job or a home that is gone. */
export function isLoss(text: string): boolean {
	const told = plainWords(text);
	const undenied = (pattern: RegExp) =>
		[...told.matchAll(pattern)]
			.map(({ 0: word, index }) => ({
				word,
				ahead: told.slice(Math.max(0, index - charactersAround), index),
				behind: told.slice(index + word.length, index + word.length + charactersAround),
			}))
			.filter(({ ahead }) => !isDeniedBy(ahead));
	return (
		undenied(death).some(({ word, ahead, behind }) => isMourned(word, ahead, behind, told)) ||
		undenied(loss).some(({ ahead }) => !inGeneral.test(ahead) && (ofOneself.test(told) || !story.test(told)))
	);
}

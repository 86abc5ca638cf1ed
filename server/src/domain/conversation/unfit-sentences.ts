import { splitWords } from '@henry/grammar/tagged-text.ts';
import { dictionaryForm, isContentWord } from '#server/domain/exams/content-words.ts';
import { plainWords } from '#server/domain/safety/plain-words.ts';
import { isLoss } from './loss.ts';
import { falseDenial, isDeniedBy } from './spoken-denial.ts';

/** Words that lead over to a question and change nothing in it. */
const leadOver = /^(?:(?:so|and|but|well|now|okay|ok|then|yes|oh) )+/;

/** A sentence as it is held against others. */
export const plain = (text: string) =>
	(
		text
			.toLowerCase()
			.match(/[\p{L}\p{N}']+/gu)
			?.join(' ') ?? ''
	).replace(leadOver, '');

const cheer =
	/\b(?:great|wonderful|nice|lovely|amazing|awesome|fantastic|exciting|good (?:to|for you|news)|congratulations|fun|glad|happy (?:to hear|for you)|perfect|cool|interesting|good (?:sign|thing)|which is good)\b/i;
const troubles = [
	'lost(?! (?:weight|\\w+ kilos))|lose(?! weight)|fail\\w*|broke(?! the (?:record|ice))|broken|missed|(?:i|we|really|much) miss',
	'(?:am|is|are|was|were|be|been|being|arriv\\w+|came) (?:very |so |always )?late|(?:too|minutes|hours?) late',
	'bad|terrible|awful|horrible|difficult|too (?:small|big|loud|expensive|much)',
	'tired|hungry|cold|bored|hate|afraid|scared|worr\\w+|stress\\w*|nervous|sad|unhappy|angry|upset|alone|lonely|homesick',
	'ashamed|embarrass\\w*|disappoint\\w*|frustrat\\w*|depressed|cr(?:y|ies|ied)(?! (?:of|with|from) (?:joy|happ|laugh))',
	'ill|sick|pain|hurts?|(?:head|tooth|stomach|back|ear|heart|belly)?aches?|sore|fever|injured|heart attack|(?:a|another) stroke(?! of)|alzheimer\\w*|dementia|parkinson\\w*|(?:almost|nearly) (?:died|killed)',
	'problem|(?:have|has|had|many|lots? of) problems|noisy|noise|argument|fight|bull(?:y|ied)|laugh\\w* at me',
	'stole|stolen|rob(?:bed|bery)|burgl\\w*|mugged|crash\\w*|hit by|flooded|destroyed|caught fire|burn\\w*|rain(?:s|ed|ing|y)?',
	'can not|could not|not work|(?:have|has) no (?:job|work)|not have(?: a| any)? job|without(?: a)? (?:job|work)',
	'(?:nobody|no one) (?:came|cares?|wants?)|(?:nobody|no one|never)(?: \\w+){1,3} (?:me|us)',
];
const trouble = new RegExp(`\\b(?:${troubles.join('|')})\\b`, 'g');
/** What is trouble where it is denied: "I have no friends". */
const luck = /\b(?:happy|pass(?:ed)?|win|won|friends?)\b/g;
/** Who likes the rain complains of none; so much of what stands before it is read. */
const charactersBefore = 80;
const liked =
	/(?<!\bnot )\b(?:like|love|enjoy|prefer)s?(?: (?!(?:but|and|because|when|it|i|he|she|they|who|that)\b)\w+){0,4} $/;
const pity =
	/\b(?:(?:sorry to hear|sad|terrible|tough|hard) (?:about|that|thing|day|experience|time|news|decision)|sorry (?:about|for|to hear)|that's sad)\b/i;
const denied = /\b(?:no|not|nobody|nothing|never|without|but|only|\w+n't)\b/;

/** So large a share of a sentence's words from the learner's own mouth makes it a repetition of them. */
const shareOfEcho = 0.7;
/** Before what is said again: "I'm sorry, but I don't have the receipt." */
const excuse = /^(?:oh )?(?:no )?i(?:'m| am) (?:so |very |really )*sorry (?:but |that )?(?=i |i'|my )/;
const ofLearner = /\b(?:i|i'm|i've|i'd|my|me|we|our)\b/;

/** What only gives the learner's words back: "I see you work in a hotel." */
const saysBack = /^(?:oh )?(?:i (?:can )?(?:see|understand|hear|know)|so) (?:that )?you\b/;

/**
 * Whether a reaction says the learner's own sentence again, as small models do ("I get up at seven"). Who plays a part says
 * "I" of himself: "Of course, I have a room."
 */
function isEcho(sentence: string, heard: string, playsPart: boolean): boolean {
	const words = plain(sentence).replace(excuse, '').split(' ');
	const said = new Set(plain(heard).split(' '));
	const echoed = words.filter((word) => said.has(word)).length / Math.max(1, words.length);
	const isFirstPerson =
		ofLearner.test(words.join(' ')) &&
		!/\b(?:sorry|glad|i see|i understand|i hope|i can(?!'))\b/.test(words.join(' '));
	const isToLearner = /\byou(?:r|'re)?\b/.test(words.join(' '));
	return (
		saysBack.test(words.join(' ')) ||
		(echoed > shareOfEcho && !isToLearner) ||
		(isFirstPerson && !playsPart && echoed > shareOfEcho / 2)
	);
}

/** Whether a sentence takes the learner's side for its own: "your music is too loud", back to whom it disturbs; "my back". */
function swapsSides(sentence: string, heard: string): boolean {
	const ownedBy = (text: string, owner: string) =>
		[...text.toLowerCase().matchAll(/\b(my|your) (\w+)/g)].flatMap(([, whose, noun]) =>
			whose === owner ? [noun] : [],
		);
	return ['my', 'your'].some((owner) => {
		const theirs = new Set(ownedBy(heard, owner));
		return ownedBy(sentence, owner).some((noun) => theirs.has(noun));
	});
}

/** Henry has no family, and feels nothing of what the learner feels. */
const invented =
	/\b(?:my|our) (?:own )?(?:mother|father|mum|dad|parents|sister|brother|family|wife|husband|partner|son|daughter|children|kids|grand\w+|girlfriend|boyfriend|aunt|uncle|cousins?|cat|dog|house|flat)\b|\bi(?:'m| am) (?:also |so |a bit |a little |very |feeling )*(?:nervous|tired|hungry|sick|afraid|pregnant)\b/i;
/** Nor does he do what people do, or feel what happens to them. */
const livesLife =
	/\bi (?:also |always |often |usually |never )?(?:use|went|go|eat|ate|live|cook|drink|sleep|work|play|bought|buy|drive|travel|grew)\b|\bi(?:'ve| have) (?:also |always |often |never |been )*(?:been|lived|worked|studied|travelled|visited|tried|seen|eaten|read|had|done|played|known|studying|learning|working|living)\b|\bmy (?!opinion|view|pleasure|question)|\b(?:takes?|took|about|happened to) me\b/i;
/** Henry was not there: "What did we eat?" */
const wasThere = /\b(?:did|were|have|are) we\b|\bwe (?:missed|lost|went|ate|were|had|did|got|saw)\b/i;
/** What judges how the learner spoke, which is for the report, or says that nothing was understood. */
const judgesSpeech =
	/\b(?:(?:not|isn't) (?:a )?(?:very |really |quite )?(?:nice|polite|good) (?:way|thing) to (?:say|speak|talk)|(?:not (?:sure|clear)|do(?:n't| not) (?:know|understand)) what you mean|your (?:grammar|sentence|english))\b/i;
/** What an assistant says that refuses, or has no subject. */
const refuses =
	/\bI(?:'m| am)? (?:can(?:'t|not| not)|(?:un|not )able to) (?:help|assist)\b|\bwhat (?:would you like to|can we) talk about\b|\bhow can I (?:help|assist) you (?:with|today)\b/i;
/** Praise that says nothing, and fits nothing. */
const emptyPraise =
	/^(?:oh |wow |yes )?(?:that's|that is|that sounds|sounds|it's) (?:really |so |very )?(?:great|interesting|nice|good|wonderful|lovely|awesome|amazing)(?: (?:news|to hear|to know))?$/;

/** What a sentence is held against: the learner's last turn, and the last three. */
type HeardLately = { heard: string; lately: string };

/** Whether an answer is what the learner said himself: "I don't know what to say." */
export const isOwnWords = (sentence: string, heard: string) => plain(sentence) === plain(heard);

/** Whether a sentence of a model's takes sides wrongly, invents a life, refuses, or judges how the learner speaks. */
export function isUnfit(
	sentence: string,
	{ heard, playsPart = false }: HeardLately & { playsPart?: boolean | undefined },
): boolean {
	if (!playsPart && livesLife.test(sentence)) return true;
	const isOut = [invented, wasThere, judgesSpeech, refuses].some((pattern) => pattern.test(sentence));
	return isOut || swapsSides(sentence, heard.toLowerCase());
}

/** Whether something bad is told. */
function isTrouble(heard: string): boolean {
	const told = plainWords(heard).replaceAll(falseDenial, '');
	const before = ({ index }: RegExpExecArray) => told.slice(Math.max(0, index - charactersBefore), index);
	return (
		[...told.matchAll(trouble)].some((match) => !isDeniedBy(before(match)) && !liked.test(before(match))) ||
		[...told.matchAll(luck)].some((match) => isDeniedBy(before(match)))
	);
}

/** Whether something bad has just been told, or a loss lately. */
export const tellsTrouble = (heard: string, lately: string) => isLoss(lately) || isTrouble(heard);

/** Whether a reaction repeats the learner, praises emptily, cheers about trouble, or (as Henry) pities where there is none. */
export function isUnfitReaction(
	sentence: string,
	{ heard, lately, playsPart = false }: HeardLately & { playsPart?: boolean | undefined },
): boolean {
	if (isEcho(sentence, heard, playsPart) || emptyPraise.test(plain(sentence))) return true;
	// Who serves somebody is sorry about much: "these shoes have a hole".
	if (playsPart) return false;
	return tellsTrouble(heard, lately)
		? cheer.test(sentence)
		: pity.test(sentence) && !denied.test(heard.toLowerCase());
}

const asksForFact = /^(?:and |so )?(what|when|where|who|which|do|does|did|are|is|have|has)\b/i;
const asksForView = /\b(?:about|of it|why|how|think|feel|best|most|favou?rite|else|next|more)\b/i;
/** Verbs that ask for anything. */
const openVerbs = /^(?:like|enjoy|love|prefer|use|happen|feel|try)$/;
const time =
	/\b(?:\d+|(?:in|on|at|since|until|last|next|every) (?:\w+ )?\w+|ago|today|tomorrow|yesterday|now|soon)\b/;
const place = /\b(?:in|at|to|from|near|on|into|behind) \w+/;

/** Whether a question asks for what the learner has just told: "When can you start?" after "I can start in June". */
export function asksWhatWasTold(question: string, heard: string): boolean {
	const asksFor = asksForFact.exec(question)?.[1]?.toLowerCase();
	if (asksFor === undefined || asksForView.test(question)) return false;
	const lower = heard.toLowerCase();
	if ((asksFor === 'when' && !time.test(lower)) || (asksFor === 'where' && !place.test(lower))) return false;
	const formsIn = (text: string) => splitWords(text).map((word) => dictionaryForm(word.lower));
	const told = formsIn(heard);
	const named = splitWords(question)
		.filter((word) => isContentWord(word.lower))
		.map((word) => dictionaryForm(word.lower))
		.filter((word) => !openVerbs.test(word) || told.includes(word));
	// What follows the words that are named is the answer.
	const isLast = named.includes(told.at(-1) ?? '');
	return named.length > 0 && !isLast && named.every((word) => told.includes(word));
}

const deniedThing = /\b(?:(?:do not|don't) have (?:an? |any )?|(?:have )?never )([a-z]{3,})/;

/** Whether a question takes for granted what was just denied: "What family do you have?" after "I do not have family". */
export function asksOfDenied(question: string, heard: string): boolean {
	const [, denied] = deniedThing.exec(heard.toLowerCase()) ?? [];
	if (denied === undefined || /\b(?:would|could|if|want|ever|without)\b/i.test(question)) return false;
	return splitWords(question).some(({ lower }) => dictionaryForm(lower) === dictionaryForm(denied));
}

/** What is said to "you" where the learner asked about "I", and a small model answers as "I". */
const persons: Record<string, string> = {
	i: 'you',
	"i'm": "you're",
	"i'll": "you'll",
	"i'd": "you'd",
	"i've": "you've",
	my: 'your',
	me: 'you',
	mine: 'yours',
	myself: 'yourself',
	am: 'are',
	was: 'were',
};
const asksOfOneself =
	/\b(?:do|did|can|could|should|must|will|would|may|have|am) i\b|\bi (?:have to|need to|must|should|can)\b/;
const beginsAsLearner =
	/^(?:(?:yes|no|well|of course),? )?i(?:'ll| will| can| could| need| have| must| should| get| work| start)\b/i;

/** An answer to what the learner asked of himself, with its persons put right: "I can start on Monday." */
export function answeredTo(sentence: string, heard: string): string {
	if (!asksOfOneself.test(heard.toLowerCase()) || !beginsAsLearner.test(sentence)) return sentence;
	const turned = sentence.replace(
		/\b(?:I(?:'(?:m|ll|d|ve))?|my|me|mine|myself|am)\b/gi,
		(word) => persons[word.toLowerCase()] ?? word,
	);
	return turned.charAt(0).toUpperCase() + turned.slice(1);
}

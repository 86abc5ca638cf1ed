import type { ConversationMessage, TalkSetup } from '@henry/contract/conversation.ts';
import { isContentWord } from '#server/domain/exams/content-words.ts';
import { isTold, showsWhenTold } from './answered-goals.ts';
import { asksHenry, toldBesides } from './asks-henry.ts';
import { type Heard, turnsOf, withSilence } from './heard.ts';
import { isOffRole } from './off-role.ts';
import type { RequestKind } from './request-sounds.ts';
import { andYou, commandStart } from './said-to-henry.ts';

/** Something to find out in a talk, questions that do, in different words, and words that answer it wherever they are said. */
export type Goal = {
	key: string;
	find: string;
	asks: readonly string[];
	told?: readonly string[] | undefined;
};

/** What a turn of Henry's is for. Those with a model say what the note behind the learner's words wants of it. */
type ModelStep =
	| { step: 'begin' | 'close' | 'stop' | 'silence' | 'repeat' | 'slower' | 'unclear' | 'wait' }
	| { step: 'rude' | 'mistakes' | 'joke' | 'whoHenryIs' | 'henryHasNoLife' | 'staysHenry' }
	| { step: 'skip' | 'askedAlready'; goal: Goal }
	| { step: 'check'; word: string }
	| { step: 'goDeeper' }
	/** `isPutOff`: what was just told is asked about first. */
	| { step: 'nextGoal'; goal: Goal; isPutOff?: boolean }
	| { step: 'answer' | 'explain' | 'translate' | 'rephrase' | 'help' | 'sorry' };

export type ModelLead = ModelStep & {
	/** Keys of the goals that the learner has spoken to by now. */
	covered: string[];
	/** The goal that is being talked about, if there is one. */
	current: Goal | undefined;
	/** Who has no life is asked the same behind an answer: "fine, and you". */
	isAskedBack?: true;
	/** Who asks has answered before: behind Henry's own answer the next goal comes. */
	hasAnswered?: boolean;
};

/** So many turns are about one goal before the next one comes, its own question included. */
const turnsOnGoal = { topic: 2, rolePlay: 1, interview: 2, chat: 4, ownTopic: 3, path: 2 };
export type TalkKind = keyof typeof turnsOnGoal;
/** Whether Henry is somebody else, who has a life and can do things. */
export const isPlayed = (kind: TalkKind) => kind === 'rolePlay' || kind === 'interview';
/** A doubtful word is asked about where an answer is this short, so that it hangs on that word. */
const mostWordsToCheck = 8;
const checkOpening = 'Did you say "';

const ofRequest: Partial<Record<RequestKind, ModelStep['step']>> = {
	silence: 'silence',
	repeat: 'repeat',
	slower: 'slower',
	think: 'wait',
	rude: 'rude',
	mistakes: 'mistakes',
	whoHenryIs: 'whoHenryIs',
	meaning: 'explain',
	translation: 'translate',
	help: 'help',
	simpler: 'rephrase',
	noIdea: 'help',
	backToHenry: 'answer',
	howHenryIs: 'answer',
	henrysLife: 'answer',
	knowledge: 'answer',
};

/** The question with which Henry makes sure of a word. */
export const checkQuestion = (word: string) => `${checkOpening}${word}"?`;

/** What learners ask for when they want another language's word: "how do you say mesa in English". */
const asksTranslation = new RegExp(
	[
		'\\bhow (?:do|can|would) (?:you |i |we |one )?say\\b(?! (?:very|so|quite|really|too|a bit)\\b)',
		'\\bhow to say .{1,40}\\bin (?:english|spanish)\\b|\\b(?:say|tell|teach) me how to say\\b',
		"\\b(?:don't|not) know how to say(?! (?:no|yes|sorry|hello|goodbye|things|what|that)\\b)",
		'\\bhow (?:is|are) (?:.{1,40} (?:called|in (?:english|spanish))\\b|called (?!.*\\byour\\b))',
		"\\bwhat(?: is|'s) .{1,40} in (?:english|spanish)\\b",
		`${commandStart}translate\\b`,
		'\\b(?:c[oó]mo se dice|qu[eé] significa|qu[eé] quiere decir)\\b',
	].join('|'),
	'i',
);
const asksMeaning =
	/\b(?:what (?:does|do|is the meaning of|means?)\b.{0,40}\bmean|what is the meaning of|what (?:is|are) (?:a|an) \w+\??$|i (?:do not|don't) (?:know|understand) (?:the|this|that) word)\b/i;

/** Questions about a life that Henry has not. In a role play the part that he plays has one. */
const asksHenrysLife = new RegExp(
	`\\b(?:do|did|have|are|were|can) you (?:have (?:a |any )?(?:family|wife|husband|children|kids|brothers?|sisters?|parents|friends?|pets?|girlfriend|boyfriend|hobb(?:y|ies))|live|eat|sleep|cook|travel(?:led)?|work|study|married|born|been to|drink|dance)\\b|\\b(?:where|who|what) (?:do|did) you (?:live|live with|eat|do|study|work|come from|drink)\\b|\\bwhere are you from\\b|\\b(?:what|how) about (?:you|yours)\\b|${andYou}`,
	'i',
);
const askingBack = new RegExp(`[,.]? *(?:${andYou}|\\b(?:what|how) about (?:you|yours))[ ?.!]*$`, 'i');
const asksForJoke = new RegExp(
	[
		`${commandStart}(?:tell|say|give|make)(?: me| us)?(?: \\w+){0,2} jokes?\\b`,
		'\\bdo you (?:know|have)(?: \\w+){0,2} jokes?\\b',
		'\\bi (?:want|would like)(?: to hear)? (?:a|another)(?: \\w+)? joke\\b',
	].join('|'),
	'i',
);

/** What learners say who feel that they were not listened to. "If you do not listen": "you" is anybody. */
const complains = new RegExp(
	`(?<!\\b(?:if|when|says?|said|because|that) )\\byou (?:did not|didn't|don't|do not|are not|never) (?:answer|listen|listening|hear|understand me)\\b|${commandStart}answer my question\\b`,
	'i',
);
/** In more words something is told besides. */
const mostWordsOfReproach = 8;
const askedAlready =
	/\byou (?:already (?:ask|asked|said)|just (?:asked|said)|asked me (?:that|this))\b|\bi (?:already|just) (?:told you|(?:said|answered)(?: (?:it|that|this|so|the question|your question|to you|please|sorry))*$)/i;

/** The one doubtful word that a short answer hangs on; undefined where there is none, or where Henry has just asked. */
function doubtfulWord(heard: Heard, henry: string): string | undefined {
	if (henry.includes(checkOpening) || heard.words.length > mostWordsToCheck) return undefined;
	const doubtful = heard.words.filter(({ unsure, lower }) => unsure && isContentWord(lower));
	return doubtful.length === 1 && heard.words.length > 1 ? doubtful[0]?.lower : undefined;
}

/**
 * The same where Henry plays a part, and what was told is a situation that he knows: once before each goal he asks about
 * that, as whoever serves somebody does.
 */
export function withoutHaste(lead: ModelLead, conversation: readonly ConversationMessage[]): ModelLead {
	const [before, latest] = conversation
		.filter(({ role, content }) => role === 'system' && content !== '')
		.slice(-2);
	const { covered = [] } = latest ?? before ?? {};
	const hasStayed = latest !== undefined && before?.covered?.length === covered.length;
	return lead.step !== 'nextGoal' || hasStayed ? lead : { ...lead, covered: [...covered], isPutOff: true };
}

/** What was told before the question is given back: "fine" of "fine, and you". */
export const withoutAskingBack = (text: string) => text.replace(askingBack, '').trim() || text;

/**
 * What the next turn is for: the learner is followed first, and the goals come in their order. Where Henry, who has no life, is
 * asked the same behind an answer, the answer counts.
 */
export function leadModelTalk(
	goals: readonly Goal[],
	kind: TalkKind,
	ending: TalkSetup['ending'],
	conversation: readonly ConversationMessage[],
): ModelLead {
	const latest = conversation.at(-1);
	const told = latest?.role === 'user' && !isPlayed(kind) ? withoutAskingBack(latest.content) : '';
	if (!latest || told === '' || told === latest.content) return leadOf(goals, kind, ending, conversation);
	const answer = { ...latest, content: told, words: latest.words?.slice(0, told.split(/\s+/).length) };
	return { ...leadOf(goals, kind, ending, [...conversation.slice(0, -1), answer]), isAskedBack: true };
}

function leadOf(
	goals: readonly Goal[],
	kind: TalkKind,
	ending: TalkSetup['ending'],
	conversation: readonly ConversationMessage[],
): ModelLead {
	const henrysTurns = conversation.filter(({ role, content }) => role === 'system' && content !== '');
	const latest = henrysTurns.at(-1);
	const covered = goals.map(({ key }) => key).filter((key) => latest?.covered?.includes(key));
	const open = goals.filter(({ key }) => !covered.includes(key));
	const [current, next] = open;
	const stay = { covered, current };
	if (!latest) return { step: 'begin', ...stay };
	const text = conversation.at(-1)?.role === 'user' ? (conversation.at(-1)?.content ?? '') : '';
	const heard = turnsOf(withSilence(conversation)).at(-1)?.learner;
	const request = heard?.request?.kind ?? (heard ? undefined : 'silence');
	if (request === 'stop') return { step: 'stop', ...stay };
	if (isOffRole(text)) return { step: 'staysHenry', ...stay };
	if (asksForJoke.test(text)) return { step: 'joke', ...stay };
	if (!isPlayed(kind) && asksHenrysLife.test(text) && request !== 'howHenryIs')
		return { step: 'henryHasNoLife', ...stay };
	if (asksTranslation.test(text)) return { step: 'translate', ...stay };
	if (asksMeaning.test(text)) return { step: 'explain', ...stay };
	if (complains.test(text)) return { step: 'sorry', ...stay };
	if (request === 'skip' && current && next)
		return { step: 'skip', goal: next, covered: [...covered, current.key], current: next };
	if (askedAlready.test(text) && text.split(' ').length <= mostWordsOfReproach && current && next)
		return { step: 'askedAlready', goal: next, covered: [...covered, current.key], current: next };
	// Who serves is asked to help, not to find words.
	const isForPart = kind === 'rolePlay' && request === 'help' && /\bhelp\b/i.test(text);
	const step = request && !isForPart && ofRequest[request];
	if (step && step !== 'answer') return { step, ...stay } as ModelLead;
	if (step === 'answer' || asksHenry(text, conversation.at(-1)?.words)) {
		// Who opens with a question to somebody who serves has said what it is about.
		const isOpened = kind === 'rolePlay' && henrysTurns.length === 1;
		const told = toldBesides(text);
		const isDone = current && (isTold(current, text) || (isOpened ? !showsWhenTold(current) : told !== ''));
		const answered = open.filter((goal) => (goal === current ? isDone : isTold(goal, told)));
		return {
			step: 'answer',
			covered: [...covered, ...answered.map(({ key }) => key)],
			current: open.find((goal) => !answered.includes(goal)),
			hasAnswered: isDone === true,
		};
	}
	const wantsNext = request === 'skip' || askedAlready.test(text);
	if (!wantsNext && heard?.isUnclear && !/\b(?:understand|hear) you\b/i.test(latest.content))
		return { step: 'unclear', ...stay };
	const word = !wantsNext && heard && doubtfulWord(heard, latest.content);
	if (word) return { step: 'check', word, ...stay };
	const isSame = ({ covered: then = [] }: ConversationMessage) =>
		goals.filter(({ key }) => then.includes(key)).length === covered.length;
	const turnsOn = henrysTurns.length - 1 - henrysTurns.findLastIndex((message) => !isSame(message));
	if (!wantsNext && turnsOn < turnsOnGoal[kind]) return { step: 'goDeeper', ...stay };
	const left = open.slice(1);
	const goal = left.find((one) => !isTold(one, text));
	const answered = left.slice(0, goal ? left.indexOf(goal) : left.length);
	const now = [...covered, ...[...(current ? [current] : []), ...answered].map(({ key }) => key)];
	if (goal) return { step: 'nextGoal', goal, covered: now, current: goal };
	if (ending === 'learner' || kind === 'chat') return { step: 'goDeeper', covered: now, current: undefined };
	return { step: 'close', covered: now, current: undefined };
}

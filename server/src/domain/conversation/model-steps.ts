import type { ConversationMessage } from '@henry/contract/conversation.ts';
import type { Difficulty } from '@henry/contract/difficulty.ts';
import type { CoachPhrases } from '@henry/contract/scenarios.ts';
import { filled } from '#server/domain/filled.ts';
import { asksHenry } from './asks-henry.ts';
import { generalFor } from './general-turn.ts';
import {
	beginningsFor,
	freshest,
	interjectionsFor,
	moodOf,
	notSaidLately,
	plainReactionsFor,
	takingUp,
	tellsOfTrouble,
} from './interjections.ts';
import { meantWords } from './meant-words.ts';
import { checkQuestion, isPlayed, type ModelLead } from './model-lead.ts';
import { lastQuestionOf, type Note, yourTurn } from './model-messages.ts';
import type { Beginnings, ReplyPart } from './model-reply.ts';
import {
	freshAsk,
	inOtherWords,
	moreAbout,
	nextQuestion,
	otherAsk,
	phrasingOf,
	type TalkForModel,
} from './next-questions.ts';
import type { FoundSituation } from './situations.ts';
import { namedOf, thingNamed, wordsToTakeUp } from './words-to-take-up.ts';

/** What a model is asked for: the parts that it writes, the note, and what stands instead of what cannot be used. */
export type Ask = {
	parts: ReplyPart[];
	note: Note;
	/** Words of what was told, one of which the turn should hold. */
	favoured?: readonly string[];
	beginnings?: Beginnings;
	/** Asked at the end, where the model is to find no question. */
	question?: string;
	instead: string;
	/** Said where the model's answer to a question is of no use. */
	withoutAnswer: string;
	/** Said where the model's reaction is of no use. */
	withoutReaction?: string | undefined;
	mayTranslate: boolean;
	/** Who plays a part can do things, as Henry cannot. */
	playsPart?: boolean;
	/** Whether Henry agrees is said elsewhere. */
	takesNoSide?: boolean;
	/** Sentences for its parts, where it is known what the learner asked or told: with these no model is needed. */
	known?: Beginnings;
	/** What is known fits in general. */
	isGeneral?: true;
};

/** One turn for a model: what it is told, what was said, and what is asked of it. */
export type ModelTurn = {
	/** What the model is told before the talk. */
	start: string;
	conversation: readonly ConversationMessage[];
	difficulty: Difficulty;
	ask: Ask;
	/** The note of an earlier turn; it is the same each time. */
	noteOf: (soFar: readonly ConversationMessage[]) => Note;
};

/** What the learner has told of, and what Henry answers to what was asked, where that is known. */
export type Recognized = {
	situation?: FoundSituation | undefined;
	answers?: readonly string[] | undefined;
};

/** The learner's latest question before now; undefined where there is none. */
export function askedBefore(conversation: readonly ConversationMessage[]): string | undefined {
	const before = conversation.slice(0, -1);
	return before.findLast(({ role, content, words }) => role === 'user' && asksHenry(content, words))?.content;
}

/** The words of a turn that needs no model; undefined where one is to find them. `opening` begins the talk. */
export function writtenWords(
	lead: ModelLead,
	opening: string,
	phrases: CoachPhrases,
	conversation: readonly ConversationMessage[],
): string | undefined {
	const { any } = phrasingOf(conversation);
	const before = (sentences: readonly string[], question = inOtherWords(lead, conversation)) =>
		`${any(sentences)} ${question}`;
	switch (lead.step) {
		case 'begin':
			return opening;
		case 'stop':
			return any(phrases.stopped);
		case 'wait':
			return any(phrases.takeYourTime);
		case 'unclear':
			return any(phrases.unclear);
		case 'check':
			return checkQuestion(lead.word);
		case 'silence':
		case 'repeat':
		case 'slower':
			return before(phrases[lead.step], lastQuestionOf(conversation));
		case 'rude':
		case 'mistakes':
		case 'joke':
		case 'whoHenryIs':
		case 'henryHasNoLife':
		case 'staysHenry':
			return before(phrases[lead.step]);
		case 'sorry':
			return askedBefore(conversation) ? undefined : any(phrases.whatQuestion);
		case 'rephrase': {
			const other = otherAsk(lead, conversation);
			return other && `${any(phrases.simpler)} ${other}`;
		}
		case 'skip':
		case 'askedAlready': {
			const isOfSubject = refusesSubject.test(conversation.at(-1)?.content ?? '');
			const next = isOfSubject ? any(phrases.whatInstead) : freshAsk(lead.goal, conversation);
			return `${any(phrases[lead.step])} ${next ?? any(yourTurn)}`;
		}
		default:
			return undefined;
	}
}

/** What shows that a thing with which the learner has trouble was heard; undefined where none was named. */
function showsHearing(
	{ takenUp }: CoachPhrases,
	conversation: readonly ConversationMessage[],
): string | undefined {
	const latest = conversation.at(-1);
	const thing = latest?.role === 'user' ? thingNamed(latest.content) : undefined;
	if (thing === undefined) return undefined;
	if (!['loss', 'trouble'].includes(moodOf(conversation))) return undefined;
	return phrasingOf(conversation).any(takenUp.map((way) => way.replace('{words}', thing)));
}

/** Who says so wants none of the talk's other goals. */
const refusesSubject = /\b(?:not|don't) want to (?:talk|speak) about (?:my day|today|this)\b/i;

/** What a model is asked for where the learner has asked for something: the question from before stands; who plays a part leads on. */
function asideFor(
	lead: ModelLead,
	talk: TalkForModel,
	conversation: readonly ConversationMessage[],
	answers: readonly string[] = [],
): Ask {
	const { prompt, phrases, kind } = talk;
	const { step } = lead as ModelLead & { step: 'answer' | 'explain' | 'translate' | 'help' | 'sorry' };
	const isLedOn = step === 'answer' || step === 'sorry';
	const lastQuestion = lastQuestionOf(conversation);
	const again = inOtherWords(lead, conversation);
	const leadsOn = kind === 'rolePlay' || lead.hasAnswered;
	const next = isLedOn && leadsOn ? nextQuestion(lead.current, talk, conversation) : again;
	const goal = step === 'help' ? lastQuestion : next;
	const { interjections, couldSay } = phrases;
	const answering = kind === 'rolePlay' ? interjections.answeringInRole : interjections.answering;
	const interjection = notSaidLately(step === 'sorry' ? interjections.apology : answering, conversation);
	const known = isLedOn && answers.length > 0 && { interjection, answer: freshest(answers, conversation) };
	return {
		parts: isLedOn ? ['interjection', 'answer'] : ['answer'],
		note: {
			before: '',
			behind: filled(prompt[step], { goal, question: askedBefore(conversation) ?? '' }),
			about: '',
		},
		beginnings: {
			...(isLedOn && { interjection }),
			...(step === 'help' && { answer: couldSay }),
		},
		...(known && { known }),
		question: next,
		mayTranslate: step === 'translate',
		instead: next,
		withoutAnswer: phrasingOf(conversation).any(step === 'help' ? phrases.simpler : phrases.cannotSay),
	};
}

/** How a turn that reacts begins. */
function interjectionsIn(
	{ isAskedBack }: ModelLead,
	{ phrases: { interjections }, kind }: TalkForModel,
	conversation: readonly ConversationMessage[],
): string[] {
	if (isAskedBack) return notSaidLately(interjections.askedBack, conversation);
	if (kind === 'rolePlay') return notSaidLately(interjections.serving, conversation);
	return interjectionsFor(interjections, conversation);
}

/** What a model is asked for in the other steps. */
export function askFor(
	lead: ModelLead,
	talk: TalkForModel,
	conversation: readonly ConversationMessage[],
	{ situation, answers }: Recognized = {},
): Ask {
	const { prompt, phrases, kind } = talk;
	const latest = conversation.at(-1);
	const named = latest?.role === 'user' ? namedOf(wordsToTakeUp(meantWords(latest.content))) : [];
	/** The note of a turn that reacts: it is known, and read, before the learner has spoken. */
	const reacting = (before: string): Note => ({ before, behind: '', about: named.join(', ') });
	const favoured = named.flatMap((group) => group.split(' '));
	const ofMood = (part: 'reactions' | 'questions') =>
		beginningsFor(phrases[part], conversation, kind === 'rolePlay');
	const tells = latest?.role === 'user' ? latest.content : '';
	const general = situation?.isGeneral ? generalFor(situation, talk, conversation) : undefined;
	const isSure =
		situation?.isSure &&
		!situation.isGeneral &&
		(!tellsOfTrouble(tells) || situation.told.some(tellsOfTrouble));
	const ofSituation = (part: 'reactions' | 'questions') =>
		situation ? freshest(situation[part], conversation) : [];
	// What fits something close fits this where it names this.
	const ofClose = (part: 'reactions' | 'questions') =>
		favoured.length > 0 && !situation?.isGeneral ? takingUp(ofSituation(part), favoured) : [];
	// A small model that plays a part speaks as the other one ("I'll have to see a doctor"): what it does not know it only hears.
	const isRole = kind === 'rolePlay';
	const plain = isRole ? plainReactionsFor(phrases.plainReactions, conversation) : [];
	const begun = (part: 'reactions' | 'questions', others: readonly string[]) =>
		isSure ? ofSituation(part) : [...ofClose(part), ...others];
	const reactions = begun('reactions', plain.length > 0 ? [] : ofMood('reactions'));
	const questions = begun('questions', ofMood('questions'));
	// A reaction names what was told, or a model writes it, led to do so; who plays a part may act instead.
	const [taking, asking] = [takingUp(reactions, favoured), takingUp(questions, favoured)];
	const ofRole = reactions.length > 0 ? reactions : plain;
	const otherwise = isRole ? ofRole : ofMood('reactions');
	const beginnings: Beginnings = {
		interjection: interjectionsIn(lead, talk, conversation),
		reaction: taking.length > 0 ? taking : otherwise,
	};
	const asked = { ...beginnings, question: taking.length === 0 && asking.length > 0 ? asking : questions };
	const told = { favoured, beginnings };
	const reacts: Pick<Ask, 'parts' | 'mayTranslate' | 'playsPart' | 'withoutAnswer' | 'known'> = {
		withoutAnswer: '',
		parts: ['interjection', 'reaction', 'question'],
		mayTranslate: false,
		playsPart: isPlayed(kind),
		...(isSure && {
			known: { ...beginnings, reaction: ofSituation('reactions'), question: ofSituation('questions') },
		}),
	};
	switch (lead.step) {
		case 'nextGoal': {
			const { find: goal } = lead.goal;
			const instead = nextQuestion(lead.goal, talk, conversation);
			const note = reacting(filled(prompt.nextGoal, { goal }));
			const asksGoal = { ...reacts, ...told, note, instead };
			if (general?.known?.reaction)
				return { ...asksGoal, ...general, parts: general.parts.slice(0, 1), question: instead };
			if (kind !== 'rolePlay') return asksGoal;
			const withoutReaction = showsHearing(phrases, conversation);
			const inRole: Ask = { ...reacts, ...told, note, instead, withoutReaction };
			// A small model that plays a part often asks as if it were the other one: "What should I do?"
			return lead.isPutOff
				? { ...inRole, beginnings: asked }
				: { ...inRole, parts: ['interjection', 'reaction'], question: instead };
		}
		case 'rephrase':
			return asideFor({ ...lead, step: 'help' }, talk, conversation);
		case 'answer':
		case 'explain':
		case 'translate':
		case 'help':
		case 'sorry':
			return asideFor(lead, talk, conversation, answers);
		case 'close':
			return {
				...reacts,
				parts: ['reaction'],
				note: { before: '', behind: prompt.close, about: '' },
				instead: 'Thank you for telling me about it.',
			};
		default:
			return {
				...reacts,
				...told,
				beginnings: asked,
				note: reacting(prompt.goDeeper),
				instead: moreAbout(talk, conversation),
				...general,
			};
	}
}

import type { ConversationMessage } from '@henry/contract/conversation.ts';
import type { Difficulty } from '@henry/contract/difficulty.ts';
import type { ConversationPrompt } from '@henry/contract/prompts.ts';
import type { CoachPhrases } from '@henry/contract/scenarios.ts';
import { filled } from '#server/domain/filled.ts';
import { asksHenry } from './asks-henry.ts';
import { interjectionsFor } from './interjections.ts';
import { meantWords } from './meant-words.ts';
import { checkQuestion, type Goal, type ModelLead, type TalkKind } from './model-lead.ts';
import { lastQuestionOf, type Note, yourTurn } from './model-messages.ts';
import type { ReplyPart } from './model-reply.ts';
import { createPhrasing } from './phrasing.ts';
import { namedOf, wordsToTakeUp } from './words-to-take-up.ts';

/** What a model is asked for: the parts that it writes, the note, and what stands instead of what cannot be used. */
export type Ask = {
	parts: ReplyPart[];
	note: Note;
	/** Words of what was told, one of which the turn should hold. */
	favoured?: readonly string[];
	/** One of them begins the turn. */
	interjections?: readonly string[];
	instead: string;
	/** Said where the model's answer to a question is of no use. */
	withoutAnswer: string;
	mayTranslate: boolean;
	/** Whether Henry agrees is said elsewhere. */
	takesNoSide?: boolean;
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

/** Asked where a model has no question of use. */
const goOn = [
	'Can you tell me a little more about that?',
	'How was that for you?',
	'What is that like?',
	'What else comes to your mind?',
	'How do you feel about it?',
];

/** The same in a role play, where one party serves, asks or decides. */
const goOnInRole = [
	'Is there anything else that I can do for you?',
	'What would you like to do now?',
	'Can you tell me exactly what you need?',
	'What do you suggest?',
];

/** The learner's latest question before now. */
function askedBefore(conversation: readonly ConversationMessage[]): string {
	const before = conversation.slice(0, -1);
	return (
		before.findLast(({ role, content }) => role === 'user' && asksHenry(content))?.content ?? 'your question'
	);
}

/** A question of the goal in hand, in words in which it has not been asked; undefined where all have been used. */
function freshAsk(goal: Goal | undefined, conversation: readonly ConversationMessage[]): string | undefined {
	const { fresh } = phrasingOf(conversation);
	return goal?.asks.find((ask) => fresh([ask]) !== undefined);
}

/** A question of the goal in hand; else one that fits anything. */
function nextQuestion(
	goal: Goal | undefined,
	kind: TalkKind,
	conversation: readonly ConversationMessage[],
): string {
	const { any } = phrasingOf(conversation);
	return freshAsk(goal, conversation) ?? any(kind === 'rolePlay' ? goOnInRole : goOn);
}

/** What was asked, in other words where there are any; else the word is given back. */
function inOtherWords({ current }: ModelLead, conversation: readonly ConversationMessage[]): string {
	const isOfGoal = current?.asks.includes(lastQuestionOf(conversation));
	const other = isOfGoal ? freshAsk(current, conversation) : undefined;
	return other ?? phrasingOf(conversation).any(yourTurn);
}

function phrasingOf(conversation: readonly ConversationMessage[]) {
	const said = conversation.flatMap(({ role, content }) => (role === 'system' ? [content] : []));
	return createPhrasing(said, conversation.map(({ content }) => content).join(' '));
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
		case 'skip':
			return `${any(phrases.skip)} ${freshAsk(lead.goal, conversation) ?? any(yourTurn)}`;
		default:
			return undefined;
	}
}

/** What a model is asked for in the other steps. */
export function askFor(
	lead: ModelLead,
	{ prompt, phrases, kind }: { prompt: ConversationPrompt; phrases: CoachPhrases; kind: TalkKind },
	conversation: readonly ConversationMessage[],
): Ask {
	const latest = conversation.at(-1);
	const named = latest?.role === 'user' ? namedOf(wordsToTakeUp(meantWords(latest.content))) : [];
	/** The note of a turn that reacts: it is known, and read, before the learner has spoken. */
	const reacting = (before: string): Note => ({ before, behind: '', about: named.join(', ') });
	const interjections = interjectionsFor(phrases.interjections, conversation);
	const told = { favoured: named.flatMap((group) => group.split(' ')), interjections };
	const reacts: Pick<Ask, 'parts' | 'mayTranslate' | 'withoutAnswer'> = {
		withoutAnswer: '',
		parts: ['interjection', 'reaction', 'question'],
		mayTranslate: false,
	};
	switch (lead.step) {
		case 'nextGoal': {
			const { find: goal } = lead.goal;
			const instead = nextQuestion(lead.goal, kind, conversation);
			return { ...reacts, ...told, note: reacting(filled(prompt.nextGoal, { goal })), instead };
		}
		case 'answer':
		case 'explain':
		case 'translate':
		case 'help':
		case 'sorry': {
			// Who asked something of Henry's is led on; who did not understand is asked the same.
			const isAside = lead.step === 'answer' || lead.step === 'sorry';
			const again = isAside
				? nextQuestion(lead.current, kind, conversation)
				: inOtherWords(lead, conversation);
			const goal = lead.step === 'help' ? lastQuestionOf(conversation) : again;
			const behind = filled(prompt[lead.step], { goal, question: askedBefore(conversation) });
			return {
				parts: ['answer', 'question'],
				note: { before: '', behind, about: '' },
				mayTranslate: lead.step === 'translate',
				instead: again,
				withoutAnswer: phrasingOf(conversation).any(
					lead.step === 'help' ? phrases.simpler : phrases.cannotSay,
				),
			};
		}
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
				note: reacting(prompt.goDeeper),
				instead: nextQuestion(lead.current, kind, conversation),
			};
	}
}

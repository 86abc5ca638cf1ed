import type { ConversationMessage } from '@henry/contract/conversation.ts';
import { isContentWord } from '#server/domain/exams/content-words.ts';
import { asksHenry } from './asks-henry.ts';
import type { RequestKind } from './request-sounds.ts';
import { findRequest, type Request } from './requests.ts';
import { type SaidWord, spokenWords } from './spoken-words.ts';

/** One turn of the learner: its words, and what it asks of Henry where it is not an answer alone. */
export type Heard = {
	words: SaidWord[];
	request: Request | undefined;
	/** What was said beside a question to Henry ("fine, and you?"), or all of it. */
	answer: SaidWord[];
	/** Whether most of it was not made out. */
	isUnclear: boolean;
};

/** Requests beside which there may be an answer. */
const besideAnswers: ReadonlySet<RequestKind> = new Set<RequestKind>([
	'backToHenry',
	'howHenryIs',
	'whoHenryIs',
	'henrysLife',
	'mistakes',
	'timeIsUp',
]);
const courtesies = new Set(
	'thank thanks you hello hi hey henry and but so well oh yes sorry please'.split(' '),
);
const shareOfUnclear = 0.6;
const fewestWordsToJudge = 3;

/** What a learner's turn is. Several messages in a row are one turn. */
function hear(messages: readonly ConversationMessage[]): Heard {
	const words = messages.flatMap(spokenWords);
	const text = messages.map(({ content }) => content).join(' ');
	const transcript = messages.flatMap((message) => message.words ?? []);
	const request =
		findRequest(words) ?? (asksHenry(text, transcript) ? { kind: 'knowledge', rest: [] } : undefined);
	const rest = request?.rest ?? [];
	const isAnswer = rest.some(({ lower }) => !courtesies.has(lower));
	const answer = request === undefined ? words : besideAnswers.has(request.kind) && isAnswer ? rest : [];
	return { words, request, answer, isUnclear: words.length >= fewestWordsToJudge && isNoise(words) };
}

/** Words that an answer without any word of content may begin with ("it was him"). */
const beginnings =
	/^(?:i|it|we|he|she|they|you|there|that|this|because|with|yes|yeah|no|not|maybe|ok|never|me|my)$/;

/** Whether the recogniser doubts most words, or made out only little words without sense. */
function isNoise(words: readonly SaidWord[]): boolean {
	const unsure = words.filter((word) => word.unsure).length;
	const hasContent =
		words.some(({ lower }) => isContentWord(lower)) || beginnings.test(words[0]?.lower ?? '');
	return unsure > shareOfUnclear * words.length || !hasContent;
}

/** A call without a new message of the learner's is one after silence. */
export function withSilence(conversation: readonly ConversationMessage[]): readonly ConversationMessage[] {
	return conversation.at(-1)?.role === 'system'
		? [...conversation, { role: 'user', content: '' }]
		: conversation;
}

/** A conversation as turns: what Henry said last, and what the learner answered; undefined while nobody has. */
export type Turn = { henry: string; learner: Heard | undefined };

/** The turns of a conversation, the oldest first. What the learner said before Henry is an answer to silence. */
export function turnsOf(conversation: readonly ConversationMessage[]): Turn[] {
	const turns: { henry: string; learner: ConversationMessage[] }[] = [];
	for (const message of conversation) {
		const last = turns.at(-1);
		if (message.role === 'user') {
			if (last) last.learner.push(message);
			else turns.push({ henry: '', learner: [message] });
		} else if (last && last.learner.length === 0) last.henry = `${last.henry} ${message.content}`;
		else turns.push({ henry: message.content, learner: [] });
	}
	return turns.map(({ henry, learner }) => ({
		henry,
		learner: learner.length === 0 ? undefined : hear(learner),
	}));
}

/** Whether an answer is "no" and little else. */
export function isNo(answer: readonly SaidWord[]): boolean {
	const start = answer
		.slice(0, 2)
		.map(({ lower }) => lower)
		.join(' ');
	return (
		answer.length <= 4 &&
		/^(?:(?:no|nope|nothing|nobody|never)\b|not (?:really|much|at|so|yet|a)$)/.test(start)
	);
}

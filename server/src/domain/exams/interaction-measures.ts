import type { ExamEvidence } from '@henry/contract/exam-report.ts';
import type { TextSpan } from '@henry/contract/feedback.ts';
import { placesOf } from '#server/domain/talk-report/spoken-functions.ts';
import { dictionaryForm, isContentWord, lookUpForm } from './content-words.ts';
import { evidenceAt } from './evidence.ts';
import type { HeardAnswer } from './heard-speech.ts';

/** An answer to a partner who has just said `line`. */
export type HeardReply = HeardAnswer & { line: string };

/** In how many of the `turns` with a partner the learner did what partners do. */
export type InteractionMeasures = {
	turns: number;
	words: number;
	/** Took up what was said: agreed, disagreed, showed surprise or understanding, or used a word of it. */
	reactions: number;
	/** Asked the partner, or proposed something that asks for an answer. */
	questions: number;
	/** Gave a reason, or weighed one thing against another. */
	reasons: number;
};

/** A reaction stands at the beginning of a turn. */
const openingWords = 10;

const anyOf = (expression: string) => new RegExp(`(?<![\\w'])(?:${expression})(?![\\w'])`, 'gi');
const reaction = anyOf(
	[
		'yes|yeah|yep|no|really|exactly|absolutely|definitely|of course|sure|true|right|okay|ok|oh|well|maybe|perhaps|me too|me neither|so do i|neither do i|same here',
		"i (?:totally |completely |also |really )?agree|i (?:don't|do not) agree|i disagree|i'm not (?:so )?sure|i see|i understand|i know what you mean",
		"that's (?:so |very |quite |a )?(?:\\w+)|good (?:point|idea)|you're (?:absolutely |quite )?right|you are right|you have a point|fair enough|why not|not really|i doubt",
	].join('|'),
);
const proposal = anyOf(
	"shall we|why don't we|why don't you|how about|what about|what if|let's|would it be|could you|can you|do you|did you|are you|have you|would you|don't you|isn't it|aren't they|wouldn't it|what do|what would|which (?:one|of)|how do|how can|where do|when do|who do",
);
const reasoning = anyOf(
	"because|since|so that|that's why|that is why|the reason|otherwise|on the other hand|although|even though|though|however|but|for example|for instance|it depends|if",
);

const spansOf = (expression: RegExp, text: string): TextSpan[] =>
	[...text.replaceAll('’', "'").matchAll(expression)].map((match) => ({
		start: match.index,
		end: match.index + match[0].length,
	}));

const contentWords = (text: string) =>
	new Set(
		text
			.split(/[^\p{L}'’]+/u)
			.filter(isContentWord)
			.map((word) => dictionaryForm(lookUpForm(word))),
	);

/** What a reply does, by the places of the words that do it. */
function doneIn({ words, line }: HeardReply, isSure: boolean) {
	const text = words.map((word) => (isSure && word.unsure ? '…' : word.text)).join(' ');
	const opening = text.split(' ').slice(0, openingWords).join(' ');
	const said = contentWords(text);
	const takesUp = [...contentWords(line)].some((word) => said.has(word));
	const questions = [...spansOf(proposal, text), ...placesOf('question', text)];
	return {
		words: text.split(' ').filter((word) => word !== '…' && word !== '').length,
		reactions: spansOf(reaction, opening),
		takesUp,
		questions: questions.sort((one, other) => one.start - other.start),
		reasons: spansOf(reasoning, text),
	};
}

/** Counts what the learner did in the turns with a partner; `isSure`: words in doubt are no evidence. */
export function measureInteraction(replies: readonly HeardReply[], isSure: boolean): InteractionMeasures {
	const done = replies.map((reply) => doneIn(reply, isSure));
	const turnsWith = (does: (turn: (typeof done)[number]) => boolean) => done.filter(does).length;
	return {
		turns: replies.length,
		words: done.reduce((sum, { words }) => sum + words, 0),
		reactions: turnsWith(({ reactions, takesUp }) => reactions.length > 0 || takesUp),
		questions: turnsWith(({ questions }) => questions.length > 0),
		reasons: turnsWith(({ reasons }) => reasons.length > 0),
	};
}

/** What can be played of it: a question asked back first, then reasons and reactions. */
export function interactionEvidence(replies: readonly HeardReply[]): ExamEvidence[] {
	const pieces = replies.map((reply) => ({ reply, ...doneIn(reply, true) }));
	return (['questions', 'reasons', 'reactions'] as const).flatMap((what) =>
		pieces.flatMap(({ reply, [what]: [first] }) =>
			first ? [evidenceAt(reply, first, { kind: 'strength', wordsAfter: 4 })] : [],
		),
	);
}

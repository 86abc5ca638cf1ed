import type { ConverseRequest } from '../../contract/src/conversation.ts';

/** What Henry said last, to be held against what he says next. */
type Moment = { reply: string; before: string; progress: number };

/** What a reply must be like; the complaint where it is not. */
export type Check = (moment: Moment) => string | undefined;

/** A line of the learner's; `isRequest` where Henry may say a question again. */
export type Line = { say: string; checks: Check[]; isRequest: boolean };

/** Answers of a learner to whatever is asked, the first that fits the question; each is said once. */
export type Persona = { answers: readonly (readonly [RegExp, string])[]; otherwise: readonly string[] };

/**
 * A scripted dialogue: the learner says `lines` in their order, and then answers as `persona` until the end. `never` must
 * not be asked at all; `neverAfter` not after the line with that index, because it was answered there.
 */
export type Dialogue = {
	name: string;
	exercise: ConverseRequest['exerciseType'] | { topic: string; options?: string[] };
	lines: Line[];
	persona: Persona;
	never: RegExp[];
};

type Options = { persona: Persona; never?: RegExp[] };

export function dialogue(
	name: string,
	exercise: Dialogue['exercise'],
	lines: readonly (string | Line)[],
	{ persona, never = [] }: Options,
): Dialogue {
	return {
		name,
		exercise,
		persona,
		never,
		lines: lines.map((line) =>
			typeof line === 'string' ? { say: line, checks: [], isRequest: false } : line,
		),
	};
}

/** An answer, with what must hold for the reply. */
export const answer = (say: string, ...checks: Check[]): Line => ({ say, checks, isRequest: false });

/** Something that the learner asks of Henry. */
export const request = (say: string, ...checks: Check[]): Line => ({ say, checks, isRequest: true });

export const says =
	(pattern: RegExp): Check =>
	({ reply }) =>
		pattern.test(reply) ? undefined : `should say ${pattern}: "${reply}"`;

export const avoids =
	(pattern: RegExp): Check =>
	({ reply }) =>
		pattern.test(reply) ? `should not say ${pattern}: "${reply}"` : undefined;

const lastQuestion = (text: string) => text.match(/[^.!?]+\?(?=[^?]*$)/)?.[0].trim() ?? '';

/** The question before is said again, though perhaps without the words that led over to it. */
export const asksAgain: Check = ({ reply, before }) => {
	const [question, again] = [lastQuestion(before), lastQuestion(reply)];
	return again !== '' && question.toLowerCase().endsWith(again.toLowerCase())
		? undefined
		: `should repeat "${question}": "${reply}"`;
};

/** Something is said that helps to answer, and it is not the same once more. */
export const putsOtherwise: Check = ({ reply, before }) =>
	reply.includes(lastQuestion(before)) && !/"/.test(reply)
		? `should put "${lastQuestion(before)}" in other words: "${reply}"`
		: undefined;

/** Another question is asked. */
export const movesOn: Check = ({ reply, before }) =>
	lastQuestion(reply) !== '' && lastQuestion(reply) !== lastQuestion(before)
		? undefined
		: `should ask something else: "${reply}"`;

/** There is no question, so that the learner has the floor. */
export const waits: Check = ({ reply }) => (/\?/.test(reply) ? `should only wait: "${reply}"` : undefined);

export const asks: Check = ({ reply }) => (/\?/.test(reply) ? undefined : `should ask something: "${reply}"`);

export const closes: Check = ({ progress }) => (progress === 100 ? undefined : 'should end the conversation');

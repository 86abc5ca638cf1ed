import type { CoachPhrases } from '@henry/contract/scenarios.ts';
import type { Phrasing } from './phrasing.ts';
import type { RequestKind } from './request-sounds.ts';
import type { AskedQuestion } from './talk-follow-ups.ts';
import { andYou, type Hints } from './talk-plan.ts';

/** The question that the learner is to answer, in all the forms that Henry has for it. */
export type PendingQuestion = {
	/** As Henry asked it. */
	text: string;
	hints: Hints;
	/** Other words for it; undefined where there are none, or where they were used already. */
	simpler: AskedQuestion | undefined;
	easier: AskedQuestion | undefined;
	otherWords: AskedQuestion | undefined;
};

/** A reply to a request: what Henry says, and then either a question, or (`next`) the next one of the plan. */
export type Reply = { say: string[]; question?: AskedQuestion; next?: true };

export type Situation = {
	pending: PendingQuestion;
	phrases: CoachPhrases;
	phrasing: Phrasing;
	/** How often the same was asked for before, since the question was asked. */
	times: number;
	/** How often anything was asked for before, since the question was asked. */
	tries: number;
	/** What Henry says of himself in the matter. */
	henry: string;
	/** What the word means that the learner asks about, where it is known. */
	meaning: string | undefined;
};

const quote = (example: string) => `"${example}"`;

/** The question said again as it was. */
const again = ({ text, hints }: PendingQuestion): AskedQuestion => ({ text, hints });

/** After something else, the question in words that were not used yet; as it was only once, and then the next one. */
function backToQuestion({ pending, tries }: Situation, say: string): Reply {
	if (!pending.otherWords && tries > 0) return { say: [say], next: true };
	return { say: [say], question: pending.otherWords ?? again(pending) };
}

function withExample({ pending, phrases, phrasing }: Situation): Reply {
	const say = [phrasing.any(phrases.forExample), quote(pending.hints.example)];
	return { say, question: { text: andYou, hints: pending.hints } };
}

function inSimplerWords(situation: Situation): Reply {
	const { pending, phrases, phrasing, times } = situation;
	if (times > 1) return { say: [phrasing.any(phrases.skip)], next: true };
	if (times === 1 || !pending.simpler) return withExample(situation);
	return { say: [phrasing.any(phrases.simpler)], question: pending.simpler };
}

function whenNothingComes({ pending, phrases, phrasing, times }: Situation): Reply {
	if (times > 0 || !pending.easier) return { say: [phrasing.any(phrases.noIdea)], next: true };
	return { say: [phrasing.any(phrases.noIdea)], question: pending.easier };
}

function withStart({ pending, phrases, phrasing }: Situation): string[] {
	return [phrasing.any(phrases.startLike), quote(pending.hints.starter)];
}

function whenHelpIsWanted(situation: Situation): Reply {
	const { phrases, phrasing, times } = situation;
	if (times > 1) return { say: [phrasing.any(phrases.skip)], next: true };
	return times === 1 ? withExample(situation) : { say: withStart(situation) };
}

function whenSilent(situation: Situation): Reply {
	const { pending, phrases, phrasing, times } = situation;
	if (times > 1) return { say: [phrasing.any(phrases.waiting)] };
	const say = phrasing.any(phrases.silence);
	if (times === 0) return { say: [say, ...withStart(situation)] };
	return { say: [say], question: pending.simpler ?? pending.easier ?? again(pending) };
}

function explain(situation: Situation): Reply {
	const { pending, phrases, phrasing, meaning } = situation;
	if (meaning !== undefined) return { say: [meaning], question: again(pending) };
	return { say: [phrasing.any(phrases.unknownWord)], question: pending.simpler ?? again(pending) };
}

/** A word of Henry's, and then the question in other words. */
const beforeQuestion =
	(
		name:
			| 'mistakes'
			| 'whoHenryIs'
			| 'howHenryIs'
			| 'henryHasNoLife'
			| 'cannotKnow'
			| 'thanks'
			| 'greeting'
			| 'rude',
	) =>
	(situation: Situation): Reply =>
		backToQuestion(situation, situation.phrasing.any(situation.phrases[name]));

const replies: Record<Exclude<RequestKind, 'stop' | 'timeIsUp'>, (situation: Situation) => Reply> = {
	silence: whenSilent,
	repeat: ({ pending, phrases, phrasing, times }) => ({
		say: [phrasing.any(phrases.repeat)],
		question: (times > 0 ? pending.simpler : undefined) ?? again(pending),
	}),
	slower: ({ pending, phrases, phrasing }) => ({
		say: [phrasing.any(phrases.slower)],
		question: pending.simpler ?? again(pending),
	}),
	meaning: explain,
	simpler: inSimplerWords,
	help: whenHelpIsWanted,
	skip: ({ phrases, phrasing }) => ({ say: [phrasing.any(phrases.skip)], next: true }),
	noIdea: whenNothingComes,
	think: ({ phrases, phrasing }) => ({ say: [phrasing.any(phrases.takeYourTime)] }),
	translation: ({ phrases, phrasing }) => ({ say: [phrasing.any(phrases.translation)] }),
	mistakes: beforeQuestion('mistakes'),
	whoHenryIs: beforeQuestion('whoHenryIs'),
	howHenryIs: beforeQuestion('howHenryIs'),
	backToHenry: (situation) => backToQuestion(situation, situation.henry),
	henrysLife: beforeQuestion('henryHasNoLife'),
	knowledge: beforeQuestion('cannotKnow'),
	thanks: beforeQuestion('thanks'),
	greeting: beforeQuestion('greeting'),
	rude: beforeQuestion('rude'),
};

/** A request that has a reply of its own. To end the conversation is the caller's to do. */
export type AnsweredRequest = keyof typeof replies;

/** What Henry says to a request. */
export function replyTo(kind: AnsweredRequest, situation: Situation): Reply {
	return replies[kind](situation);
}

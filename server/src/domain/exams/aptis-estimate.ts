import type {
	AptisEstimate,
	EstimateReason,
	LanguageBand,
	NumberRange,
	TopicRelevance,
} from '@henry/contract/aptis.ts';
import { aptisStatedSeconds } from '@henry/contract/limits.ts';
import { middleBand } from './band-range.ts';
import { type HeardAnswer, hearTogether } from './heard-speech.ts';
import {
	fewestWords,
	fluencyCriterion,
	grammarCriterion,
	pronunciationCriterion,
	vocabularyCriterion,
} from './language-criteria.ts';

/**
 * An answer of the exam with what it is about, the length of its recording and the time that it was given; undefined
 * where that had no limit.
 */
export type JudgedAnswer = HeardAnswer & {
	topic: TopicRelevance;
	durationMs: number;
	allowedSeconds: number | undefined;
};

/**
 * The public scale of part one (British Council, Aptis Candidate Guide, 2020): the answers that are on topic decide how
 * far the language can count. Language of one band, by how many answers are on topic.
 */
const pointsByAnswersOnTopic: readonly Record<LanguageBand, number>[] = [
	{ A1: 0, A2: 0, B1: 0 },
	{ A1: 1, A2: 1, B1: 1 },
	{ A1: 2, A2: 3, B1: 3 },
	{ A1: 2, A2: 4, B1: 5 },
];

function points(answersOnTopic: number, band: LanguageBand): number {
	return pointsByAnswersOnTopic[answersOnTopic]?.[band] ?? 0;
}

/** The time that answers had. One without a limit had the exam's, or as long as it took where that is more. */
function timeGiven(answers: readonly JudgedAnswer[]): number {
	return answers.reduce(
		(sum, { allowedSeconds, durationMs }) =>
			sum + (allowedSeconds ?? Math.max(aptisStatedSeconds, durationMs / 1_000)),
		0,
	);
}

function timeReason(answers: readonly JudgedAnswer[]): EstimateReason {
	const heard = answers.filter(({ words }) => words.length > 0);
	const seconds = Math.round(heard.reduce((sum, { durationMs }) => sum + durationMs / 1_000, 0));
	const isLimited = answers.every(({ allowedSeconds }) => allowedSeconds !== undefined);
	return isLimited
		? { code: 'timeUsed', values: { seconds, allowed: timeGiven(answers) }, structures: [] }
		: {
				code: 'timeTaken',
				values: { seconds, allowed: aptisStatedSeconds * answers.length },
				structures: [],
			};
}

function taskFulfilment(answers: readonly JudgedAnswer[]): AptisEstimate['task'] {
	const count = (verdict: TopicRelevance['verdict']) =>
		answers.filter(({ topic }) => topic.verdict === verdict).length;
	const [onTopic, unsure, silent] = [count('onTopic'), count('unsure'), count('silent')];
	const doubt = (code: EstimateReason['code'], answersInDoubt: number): EstimateReason[] =>
		answersInDoubt === 0 ? [] : [{ code, values: { answers: answersInDoubt }, structures: [] }];
	return {
		onTopic: { lowest: onTopic, highest: onTopic + unsure },
		reasons: [
			{ code: 'onTopic', values: { onTopic, total: answers.length }, structures: [] },
			timeReason(answers),
		],
		doubts: [...doubt('topicUnsure', unsure), ...doubt('silentAnswers', silent)],
	};
}

/**
 * Estimates three answers on the 0 to 5 scale of part one, with reasons and doubts. The four language criteria are put
 * together by their middle, and everything that is in doubt makes a range instead of one figure. Null where nothing was
 * heard in any answer: silence is not scored. A single silent answer counts as not on topic.
 */
export function estimateAptis(answers: readonly JudgedAnswer[]): AptisEstimate | null {
	if (answers.every(({ words }) => words.length === 0)) return null;
	const speech = hearTogether(answers, timeGiven(answers));
	const task = taskFulfilment(answers);
	const language = [
		grammarCriterion(speech),
		vocabularyCriterion(speech),
		pronunciationCriterion(speech),
		fluencyCriterion(speech),
	];
	const overall0to5: NumberRange = {
		lowest: points(task.onTopic.lowest, middleBand(language.map(({ level }) => level.lowest))),
		highest: points(task.onTopic.highest, middleBand(language.map(({ level }) => level.highest))),
	};
	const isSure = overall0to5.lowest === overall0to5.highest && speech.words.length >= fewestWords;
	return { overall0to5, isSure, task, language };
}

import type { ExamReason } from '@henry/contract/exam-reasons.ts';
import type { ExamEstimate, ExamEvidence, TopicRelevance } from '@henry/contract/exam-report.ts';
import { type CefrLevel, cefrLevels, type Exam } from '@henry/contract/exams.ts';
import {
	type Criterion,
	coherenceCriterion,
	fluencyCriterion,
	percent,
	reason,
	vocabularyCriterion,
} from './exam-criteria.ts';
import { grammarCriterion } from './grammar-criterion.ts';
import {
	type Anchors,
	bandOf,
	chancesOf,
	endOf,
	intervalOf,
	type LevelEstimate,
	lowestPlace,
	placeOf,
	within,
} from './level-scale.ts';
import { interactionCriterion, pronunciationCriterion } from './sound-and-partner-criteria.ts';
import type { SpeechShown } from './speech-shown.ts';

/** An answer as it counts: what it is about, the time it had, and how much was said in it. */
export type CountedAnswer = {
	topic: TopicRelevance['verdict'];
	allowedSeconds: number;
	words: number;
	/** The marks of 0 to 5, lower and higher, where its words were given, or one word is enough (`isShort`). */
	mark0to5: { lowest: number; highest: number } | undefined;
	isShort: boolean;
};

/**
 * No whole exam is told more exactly than this, in levels: a scorer in use that was fitted to examiners agrees with them on
 * the exact level in 56.8 % (Xu et al. 2021, on Linguaskill), which is what a normal error of 0.55 levels gives.
 */
const examError = 0.55;
/** An interval wider than this, in levels, says nothing; no mark is given. */
const widestInterval = 2.6;
/** Words for every second allowed, in the middle of each level: how far a task is developed. */
const development: Anchors = [0.25, 0.55, 0.9, 1.3, 1.7, 2];

const judged = {
	grammar: grammarCriterion,
	vocabulary: vocabularyCriterion,
	fluency: fluencyCriterion,
	coherence: coherenceCriterion,
	pronunciation: pronunciationCriterion,
	interaction: interactionCriterion,
};

/**
 * The estimate of all answers, or why there is none. `highest`: the highest level that the parts taken can show, where the
 * whole exam can show more.
 */
export function estimateExam(
	exam: Exam,
	highest: CefrLevel | undefined,
	answers: readonly CountedAnswer[],
	speech: SpeechShown | undefined,
): { estimate: ExamEstimate } | { missing: ExamReason; criteria?: ExamEstimate['criteria'] } {
	if (!speech) return { missing: reason('silentAnswers', { answers: answers.length }) };
	const criteria = exam.criteria.map((name) =>
		name === 'task' ? taskCriterion(answers) : judged[name](speech),
	);
	const languagePlaces = criteria.flatMap(({ criterion, estimate }) =>
		criterion !== 'task' && estimate && !saysNothing(intervalOf(estimate)) ? [estimate] : [],
	);
	const limit = highest ?? highestOf(exam);
	const tellOf = (criterion: Criterion) => told(criterion, exam, speech.evidence[criterion.criterion]);
	if (languagePlaces.length < 2) {
		if (!answers.every(({ mark0to5 }) => mark0to5)) return { missing: missingOf(criteria, speech) };
		return {
			missing: reason('fewSkills'),
			criteria: criteria.map(tellOf).filter(({ level }) => level !== null),
		};
	}
	const language = together(languagePlaces);
	const shown = { ...language, place: Math.min(language.place, placeLimit(limit)) };
	const whole = counted(shown, answers);
	const level = limited(intervalOf(whole), limit);
	// Its language alone says something, so that it is the topics that are in doubt.
	if (saysNothing(level)) return { missing: reason('topicUnsure', { answers: countOf(answers, 'unsure') }) };
	return {
		estimate: {
			uncalibrated: true,
			level,
			band: bandOf(level, exam.scale),
			chances0to1: chancesUpTo(chancesOf(whole), limit),
			...(highest && { tellsUpTo: highest }),
			criteria: criteria.map(tellOf),
			notCounted: {
				offTopic: countOf(answers, 'offTopic'),
				silent: countOf(answers, 'silent'),
				unsure: countOf(answers, 'unsure'),
				total: answers.length,
			},
			actions: actionsFrom(answers, criteria),
		},
	};
}

/** Why the language has no estimate: where there are words enough, they were not heard surely enough. */
function missingOf(criteria: readonly Criterion[], { meanConfidence0to1 }: SpeechShown): ExamReason {
	return (
		criteria.find(({ criterion }) => criterion === 'grammar')?.missing ??
		criteria.find((criterion) => criterion.missing?.code === 'fewWords')?.missing ??
		reason('understoodTooLittle', { percent: percent(meanConfidence0to1) })
	);
}

/** The highest level that an exam can show. */
const highestOf = ({ levels }: Exam): CefrLevel => levels.at(-1) ?? 'C2';

const saysNothing = ({ lowest, highest }: { lowest: number; highest: number }) =>
	highest - lowest > widestInterval;

/** A criterion with its interval; one so wide that it says nothing is told without. */
function told(
	{ estimate, ...criterion }: Criterion,
	exam: Exam,
	evidence: ExamEvidence[] = [],
): ExamEstimate['criteria'][number] {
	const interval = estimate && intervalOf(estimate);
	if (!interval || saysNothing(interval)) return { ...criterion, evidence, level: null, band: null };
	const level = limited(interval, highestOf(exam));
	return { ...criterion, evidence, level, band: bandOf(level, exam.scale) };
}

function limited(level: { lowest: number; highest: number }, highest: CefrLevel) {
	const end = placeLimit(highest);
	return { lowest: Math.min(level.lowest, end), highest: Math.min(level.highest, end) };
}

/** The end of the highest level that can be shown. */
const placeLimit = (highest: CefrLevel) => endOf(highest) - 0.1;

/**
 * So much of the variance of criteria's errors goes together: with that share, intervals of our own answers held the middle
 * of the planned level four times in five, on the half of bench/exams that is not measured on.
 */
const sharedError0to1 = 0.1;

/** All criteria as one place. People vary more than our voices do, so that no error is told below `examError`. */
function together(criteria: readonly LevelEstimate[]): LevelEstimate {
	const count = criteria.length;
	const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / count;
	const variance = mean(criteria.map(({ error }) => error ** 2));
	return {
		place: mean(criteria.map(({ place }) => place)),
		error: Math.max(examError, Math.sqrt(variance * (sharedError0to1 + (1 - sharedError0to1) / count))),
	};
}

/**
 * What of the language counts: an answer that is about something else, or silent, is worth as little as in the exam, by
 * the share of time that it had. Of one that may be off topic, both are possible, which widens the estimate.
 */
function counted(language: LevelEstimate, answers: readonly CountedAnswer[]): LevelEstimate {
	const total = answers.reduce((sum, { allowedSeconds }) => sum + allowedSeconds, 0);
	const likely = { onTopic: 1, unsure: 0.85, offTopic: 0, silent: 0, notAsked: 0 };
	const shares = answers.map(({ allowedSeconds, topic }) => ({
		share: allowedSeconds / total,
		chance: likely[topic],
	}));
	const above = language.place - lowestPlace;
	const onTopic = shares.reduce((sum, { share, chance }) => sum + share * chance, 0);
	const doubt = shares.reduce((sum, { share, chance }) => sum + share ** 2 * chance * (1 - chance), 0);
	return {
		place: within(lowestPlace + above * onTopic),
		error: Math.hypot(language.error * Math.max(onTopic, 0.3), above * Math.sqrt(doubt)),
	};
}

const countOf = (answers: readonly CountedAnswer[], verdict: CountedAnswer['topic']) =>
	answers.filter(({ topic }) => topic === verdict).length;

/** How many answers are about their questions, and how far they go in the time there is. */
function taskCriterion(answers: readonly CountedAnswer[]): Criterion {
	const unsure = countOf(answers, 'unsure');
	const total = answers.length;
	const sumOf = (some: readonly CountedAnswer[], name: 'allowedSeconds' | 'words') =>
		some.reduce((sum, answer) => sum + answer[name], 0);
	const places = answers.map((answer) => {
		const { mark0to5 } = answer;
		if (answer.topic === 'silent' || answer.topic === 'offTopic') return lowestPlace;
		// A sentence said again word for word is all that its task can show, and so is the one right word.
		if (mark0to5) return within(1.5 + (mark0to5.lowest + mark0to5.highest) / 2);
		return placeOf(development, answer.words / answer.allowedSeconds);
	});
	const place =
		places.reduce((sum, value, index) => sum + value * (answers[index]?.allowedSeconds ?? 0), 0) /
		sumOf(answers, 'allowedSeconds');
	const [short, long] = [answers.filter(({ isShort }) => isShort), answers.filter(({ isShort }) => !isShort)];
	const [given, own] = [long.filter(({ mark0to5 }) => mark0to5), long.filter(({ mark0to5 }) => !mark0to5)];
	const repeated = given.filter(({ mark0to5 }) => mark0to5?.highest === 5);
	const right = short.filter(({ mark0to5 }) => mark0to5?.lowest === 5);
	const time = { words: sumOf(own, 'words'), seconds: Math.round(sumOf(own, 'allowedSeconds')) };
	const doubt = (code: ExamReason['code'], count: number) =>
		count > 0 ? [reason(code, { answers: count })] : [];
	return {
		criterion: 'task',
		estimate: { place: within(place), error: Math.hypot(0.6, 1.5 * (unsure / total)) },
		reasons: [
			...(long.length > 0
				? [reason('onTopic', { onTopic: countOf(long, 'onTopic'), total: long.length })]
				: []),
			...(own.length > 0 ? [reason('timeUsed', time)] : []),
			...(given.length > 0 ? [reason('repeated', { answers: repeated.length, total: given.length })] : []),
			...(short.length > 0 ? [reason('rightAnswers', { answers: right.length, total: short.length })] : []),
			...doubt('offTopicAnswers', countOf(answers, 'offTopic')),
			...doubt('topicUnsure', unsure),
			...doubt('silentAnswers', countOf(answers, 'silent')),
		],
		...(countOf(answers, 'offTopic') > 0
			? { lift: reason('liftTopic') }
			: own.length > 0 && { lift: reason('liftTime', time) }),
	};
}

/** What to do first: what keeps answers from counting, then what lies furthest back. */
function actionsFrom(answers: readonly CountedAnswer[], criteria: readonly Criterion[]): ExamReason[] {
	const [offTopic, silent] = [countOf(answers, 'offTopic'), countOf(answers, 'silent')];
	const ordered = criteria
		.filter(({ estimate, lift }) => estimate && lift)
		.toSorted((one, other) => (one.estimate?.place ?? 0) - (other.estimate?.place ?? 0));
	const lifts = ordered.flatMap(({ lift }) => lift ?? []);
	const first = [
		...(offTopic > 0 ? [reason('liftTopic', { answers: offTopic })] : []),
		...(silent > 0 ? [reason('liftSilent', { answers: silent })] : []),
	];
	const all = [...first, ...lifts];
	return all.filter(({ code }, index) => all.findIndex((one) => one.code === code) === index).slice(0, 3);
}

/** Chances of levels that the parts taken cannot tell apart are put together in the highest that they can. */
function chancesUpTo(chances: ExamEstimate['chances0to1'], highest: CefrLevel) {
	const end = cefrLevels.indexOf(highest) + 1;
	const above = chances.slice(end + 1).reduce((sum, { chance }) => sum + chance, 0);
	return chances
		.slice(0, end + 1)
		.map((one, index) => (index === end ? { ...one, chance: one.chance + above } : one));
}

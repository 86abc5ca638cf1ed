import type { ExamReason, Structure } from '@henry/contract/exam-reasons.ts';
import type { ExamCriterionReport } from '@henry/contract/exam-report.ts';
import type { ExamCriterionName } from '@henry/contract/exams.ts';
import { anchors } from './level-anchors.ts';
import { type LevelEstimate, placeOf, within } from './level-scale.ts';
import { connectivesToTry } from './linking-words.ts';
import type { TextMeasures } from './measures.ts';
import type { SpeechShown } from './speech-shown.ts';

/*
 * Criteria in the structure of the exams' own, in our words. Each is a mean of measures whose signs are known from
 * studies of rated speech; what a measure is in the middle of a level (the anchors) is our own choice and not fitted to
 * examiners' marks. Two readings of the words, all that was heard and only what is sure, tell how much rests on doubt.
 */

export type Criterion = Omit<ExamCriterionReport, 'level' | 'band' | 'evidence'> & {
	estimate: LevelEstimate | undefined;
};

/**
 * By so much marks of our own answers stood above the middle of the level that these were planned at (the half of bench/exams
 * that is not measured on): the ear puts right some of what was said wrong, the checker does not find all, and sounds are
 * judged in words that were surely heard. It is taken off.
 */
const lenience = 0.4;
/**
 * How far one criterion may be wrong however much was said. With what follows, four of five intervals of our own answers held
 * the middle of the planned level, on the half that is not measured on. Coherence rests on a single measure.
 */
const criterionError = 0.6;
const coherenceError = 0.9;
/** How much less is known from fewer words: so many levels at one word, falling with the root of their number. */
const errorOfOneWord = 3;
/** How much less is known where words are misheard: so many levels if all of them were. */
const errorOfMisheard = 1.5;
/** Below this share of words that are probably right, what was heard says little about words and grammar. */
const clearEnough0to1 = 0.6;
/** Words that a criterion needs before it says anything. */
export const neededWords = {
	grammar: 40,
	vocabulary: 50,
	fluency: 30,
	coherence: 60,
	pronunciation: 25,
	interaction: 40,
} as const;

export function reason(
	code: ExamReason['code'],
	values: ExamReason['values'] = {},
	more: { structures?: Structure[]; examples?: string[] } = {},
): ExamReason {
	return { code, values, structures: more.structures ?? [], examples: more.examples ?? [] };
}

export const percent = (share0to1: number) => Math.round(100 * share0to1);
export const rounded = (value: number) => Math.round(10 * value) / 10;
export const mean = (values: readonly number[]) =>
	values.reduce((sum, value) => sum + value, 0) / values.length;

type Weighted = { place: number; weight: number; lift: ExamReason };

export const combined = (parts: readonly Weighted[]) =>
	parts.reduce((sum, { place, weight }) => sum + place * weight, 0) /
	parts.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The two readings as one estimate: their middle; they are wrong at least by half of what parts them, and by what was
 * misheard.
 */
export function estimateOf(
	places: readonly [number, number],
	words: number,
	misheard0to1 = 0,
	leastError = criterionError,
): LevelEstimate {
	const spread = Math.abs(places[0] - places[1]) / 2;
	const amount = errorOfOneWord / Math.sqrt(Math.max(words, 1));
	const misheard = errorOfMisheard * misheard0to1;
	return { place: within(mean(places) - lenience), error: Math.hypot(leastError, amount, spread, misheard) };
}

/** The measure that lies furthest back: what to work on. */
export function weakest(parts: readonly Weighted[]): ExamReason | undefined {
	return parts.toSorted((one, other) => one.place - other.place)[0]?.lift;
}

function tooThin(
	criterion: ExamCriterionName,
	{ all, meanConfidence0to1 }: SpeechShown,
): Criterion | undefined {
	const needed = neededWords[criterion as keyof typeof neededWords] ?? 0;
	const without = (missing: ExamReason) => ({ criterion, estimate: undefined, reasons: [], missing });
	if (all.words < needed)
		return without(reason('fewWords', { words: all.words, needed: needed - all.words }));
	const restsOnWords = criterion !== 'fluency';
	if (restsOnWords && meanConfidence0to1 < clearEnough0to1)
		return without(reason('understoodTooLittle', { percent: percent(meanConfidence0to1) }));
	return undefined;
}

type Read = (measures: TextMeasures) => Weighted[];

/** A criterion from its measures in both readings; `limit` is how far the other measures let it go. */
export function fromText(
	criterion: ExamCriterionName,
	speech: SpeechShown,
	read: Read,
	reasons: ExamReason[],
	limit: (place: number, measures: TextMeasures) => number = (place) => place,
): Criterion {
	const thin = tooThin(criterion, speech);
	if (thin) return thin;
	const [all, sure] = [read(speech.all), read(speech.sure)];
	const places = [limit(combined(all), speech.all), limit(combined(sure), speech.sure)] as const;
	const lift = weakest(all);
	return {
		criterion,
		estimate: estimateOf(
			places,
			speech.all.words,
			1 - speech.meanConfidence0to1,
			criterion === 'coherence' ? coherenceError : criterionError,
		),
		reasons,
		...(lift && { lift }),
	};
}

/** Range (words learned at B1 and above, diversity) and how often another word would be better. */
export function vocabularyCriterion(speech: SpeechShown): Criterion {
	const { all } = speech;
	return fromText(
		'vocabulary',
		speech,
		(measures) => [
			{
				place: placeOf(anchors.rich, measures.richShare0to1),
				weight: 2,
				lift: reason('liftRichWords', { percent: percent(measures.richSeen0to1) }),
			},
			...(measures.diversity === undefined
				? []
				: [
						{
							place: placeOf(anchors.diversity, measures.diversity),
							weight: 2,
							lift: reason('liftDiversity'),
						},
					]),
			{
				place: placeOf(anchors.wordChoices, measures.wordChoicesPer100),
				weight: 1,
				lift:
					measures.wordChoices > 0
						? reason('wordChoice', { mistakes: measures.wordChoices })
						: reason('liftRichWords', { percent: percent(measures.richSeen0to1) }),
			},
		],
		[
			reason('richWords', { percent: percent(all.richSeen0to1) }, { examples: all.richWords.slice(0, 6) }),
			...(all.diversity === undefined ? [] : [reason('diversity', { distinct: Math.round(all.diversity) })]),
		],
		// Right words prove nothing where all of them are the commonest.
		(place, { richShare0to1 }) => Math.min(place, placeOf(anchors.rich, richShare0to1) + 1.25),
	);
}

/** The recogniser misses or adds up to about a tenth of the words (bench/results/stt.json). */
const speedTolerance = 0.1;

/** Speed, pauses, and how much is said between two of them. */
export function fluencyCriterion(speech: SpeechShown): Criterion {
	const thin = tooThin('fluency', speech);
	const { time } = speech;
	if (thin || !time) {
		return (
			thin ?? {
				criterion: 'fluency',
				estimate: undefined,
				reasons: [],
				missing: reason('fewWords', { needed: 30 }),
			}
		);
	}
	const read = (wordsPerMinute: number): Weighted[] => [
		{
			place: placeOf(anchors.speed, wordsPerMinute),
			weight: 4,
			lift: reason('liftSpeed', { wordsPerMinute: Math.round(wordsPerMinute) }),
		},
		{
			place: placeOf(anchors.silence, time.silentShare0to1),
			weight: 3,
			lift: reason('liftPauses', { percent: percent(time.silentShare0to1) }),
		},
		{
			place: placeOf(anchors.runs, time.wordsPerRun),
			weight: 3,
			lift: reason('liftPauses', { percent: percent(time.silentShare0to1) }),
		},
	];
	// Slow speech without pauses is drawn out, not fluent.
	const ends = [1 - speedTolerance, 1 + speedTolerance].map((factor) => {
		const wordsPerMinute = factor * time.wordsPerMinute;
		return Math.min(combined(read(wordsPerMinute)), placeOf(anchors.speed, wordsPerMinute) + 1);
	});
	const lift = weakest(read(time.wordsPerMinute));
	return {
		criterion: 'fluency',
		estimate: estimateOf(ends as [number, number], speech.all.words),
		reasons: [
			reason('speed', { wordsPerMinute: Math.round(time.wordsPerMinute) }),
			reason('silences', { percent: percent(time.silentShare0to1) }),
			reason('runs', { perRun: rounded(time.wordsPerRun) }),
		],
		...(lift && { lift }),
	};
}

/** How the parts of a talk hang together: its different linking words, the rarer the more they count. */
export function coherenceCriterion(speech: SpeechShown): Criterion {
	const { ordinary, strong } = speech.all.connectives;
	const shown = [...strong, ...ordinary];
	return fromText(
		'coherence',
		speech,
		(measures) => [
			{
				place: placeOf(anchors.connectives, measures.linking),
				weight: 1,
				lift: reason('liftConnectives', {}, { examples: connectivesToTry(speech.text) }),
			},
		],
		[
			shown.length > 0
				? reason('connectives', { distinct: shown.length }, { examples: shown.slice(0, 6) })
				: reason('noConnectives'),
		],
	);
}

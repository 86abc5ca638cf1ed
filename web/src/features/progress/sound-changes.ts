import { activityRow } from '@henry/contract/activities.ts';
import { progressCheckId } from '@henry/contract/exams.ts';
import { scoreFairAbove0to100 } from '@henry/contract/limits.ts';
import type { KeptRecording, Practice, PracticeResult, PractisedSound } from '@henry/contract/practice.ts';
import { changeBetween, type Proportion, proportionOf } from '#web/lib/practice/proportion.ts';
import { groupBy } from './group-by.ts';

/** A word with a sound in a recording that is kept. */
export type SoundClip = { recording: KeptRecording; word: string; startMs: number; endMs: number };

/** How a sound was said in a month (YYYY-MM). */
export type SoundMonth = { month: string; proportion: Proportion; clip: SoundClip | undefined };

/** A sound (ARPAbet) in the first and in the last month in which it was judged often enough. */
export type SoundChange = {
	phone: string;
	earlier: SoundMonth;
	later: SoundMonth;
	/** Spoken in practice from the one month to the other, both included; the check is no practice. */
	practisedSeconds: number;
	change: ReturnType<typeof changeBetween>;
};

/** In fewer judged occurrences a month says nothing of a sound. */
const fewestOccurrences = 10;
/** So many sounds are shown. */
const mostSounds = 6;

/** What was done: once it was done, it is practised. */
const itemOf = ({ activity, title, exam }: PracticeResult) =>
	exam ? `${exam.exam} ${exam.form}` : `${activity} ${title}`;

/**
 * Results whose sounds were not practised: checks, and the first time of a talk, of an exam that was taken as in the exam, of
 * a sentence that is read. What is said again, reviewed or said after a model is better for being practised, and shows no
 * progress.
 */
function unpractised(results: readonly PracticeResult[]): PracticeResult[] {
	const oldestFirst = results.toSorted((one, other) => one.atMs - other.atMs);
	const done = new Set<string>();
	return oldestFirst.filter((result) => {
		const { activity, exam } = result;
		if (exam?.exam === progressCheckId) return true;
		const isFirst = !done.has(itemOf(result));
		done.add(itemOf(result));
		const isCounted = ['language', 'reading'].includes(activityRow(activity).judged);
		return isFirst && isCounted && exam?.mode !== 'practice';
	});
}

const monthIn = (day: string) => day.slice(0, 'YYYY-MM'.length);

type Occurrence = PractisedSound & { month: string; recording: KeptRecording | undefined };

/** A typical occurrence that can be played: the one whose score is nearest to the middle one of its month. */
function typicalClip(occurrences: readonly Occurrence[]): SoundClip | undefined {
	const scores = occurrences.map(({ score0to100 }) => score0to100).toSorted((one, other) => one - other);
	const middle = scores[Math.floor(scores.length / 2)] ?? 0;
	const distance = ({ score0to100 }: Occurrence) => Math.abs(score0to100 - middle);
	const [nearest] = occurrences
		.filter(({ place, recording }) => place && recording)
		.toSorted((one, other) => distance(one) - distance(other));
	if (!nearest?.place || !nearest.recording) return undefined;
	return { recording: nearest.recording, ...nearest.place };
}

/** A score above this is no clear mistake, as everywhere that sounds are counted; nor is a vowel too many before it. */
const isRight = ({ score0to100, inserted }: Occurrence) =>
	score0to100 > scoreFairAbove0to100 || inserted !== undefined;

function monthOf([month, occurrences]: [string, Occurrence[]]): SoundMonth {
	const proportion = proportionOf(occurrences.filter(isRight).length, occurrences.length);
	return { month, proportion, clip: typicalClip(occurrences) };
}

/** Every sound in unpractised speech, month by month; the recordings are those that are still kept. */
function occurrencesIn({ results, recordings }: Practice, nowMs: number): Occurrence[] {
	const kept = new Map(
		recordings.filter(({ expiresAtMs }) => expiresAtMs > nowMs).map((one) => [one.resultId, one]),
	);
	return unpractised(results).flatMap(({ id, day, sounds }) =>
		sounds.map((sound) => ({
			...sound,
			month: monthIn(day),
			recording: kept.get(id),
		})),
	);
}

function practisedBetween(results: readonly PracticeResult[], first: string, last: string): number {
	return results
		.filter(
			({ day, exam }) => exam?.exam !== progressCheckId && monthIn(day) >= first && monthIn(day) <= last,
		)
		.reduce((sum, { measures }) => sum + (measures.spokenSeconds ?? 0), 0);
}

/**
 * Each sound that was judged often enough in two months, then and now: what has certainly changed first, and then what has
 * changed most. `isHeard`: there are sounds of unpractised speech, if perhaps too few.
 */
export function soundChanges(
	practice: Practice,
	nowMs: number,
): { isHeard: boolean; changes: SoundChange[] } {
	const occurrences = occurrencesIn(practice, nowMs);
	const changes = [...groupBy(occurrences, ({ phone }) => phone)].flatMap(([phone, same]): SoundChange[] => {
		const months = [...groupBy(same, ({ month }) => month)]
			.filter(([, ofMonth]) => ofMonth.length >= fewestOccurrences)
			.map(monthOf);
		const [earlier, later] = [months[0], months.at(-1)];
		if (!earlier || !later || earlier === later) return [];
		const practisedSeconds = practisedBetween(practice.results, earlier.month, later.month);
		const change = changeBetween(earlier.proportion, later.proportion);
		return [{ phone, earlier, later, practisedSeconds, change }];
	});
	const share = ({ proportion: { right, total } }: SoundMonth) => right / total;
	const size = ({ earlier, later, change }: SoundChange) =>
		Math.abs(share(later) - share(earlier)) + (change === 'uncertain' ? 0 : 1);
	return {
		isHeard: occurrences.length > 0,
		changes: changes.toSorted((one, other) => size(other) - size(one)).slice(0, mostSounds),
	};
}

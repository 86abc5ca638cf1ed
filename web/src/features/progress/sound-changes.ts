import { scoreFairAbove0to100 } from '@henry/contract/limits.ts';
import type { KeptRecording, Practice, PracticeResult, PractisedSound } from '@henry/contract/practice.ts';
import { groupBy } from './group-by.ts';
import { changeBetween, type Proportion, proportionOf } from './proportion.ts';

/** A word with a sound in a recording that is kept. */
export type SoundClip = { recording: KeptRecording; word: string; startMs: number; endMs: number };

/** How a sound was said in a month (YYYY-MM). */
export type SoundMonth = { month: string; proportion: Proportion; clip: SoundClip | undefined };

/** A sound (ARPAbet) in the first and in the last month in which it was judged often enough. */
export type SoundChange = {
	phone: string;
	earlier: SoundMonth;
	later: SoundMonth;
	change: ReturnType<typeof changeBetween>;
};

/** In fewer judged occurrences a month says nothing of a sound. */
const fewestOccurrences = 10;
/** So many sounds are shown. */
const mostSounds = 6;

/**
 * Results whose sounds were not practised: free speech in exams, and a sentence the first time that it was read. What is
 * read again, reviewed or said after a model is better for being practised, and shows no progress.
 */
function unpractised(results: readonly PracticeResult[]): PracticeResult[] {
	const oldestFirst = results.toSorted((one, other) => one.atMs - other.atMs);
	const read = new Set<string>();
	return oldestFirst.filter(({ activity, title }) => {
		if (activity === 'exam') return true;
		const isFirst = activity === 'speakle' && !read.has(title);
		if (activity === 'speakle') read.add(title);
		return isFirst;
	});
}

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

/** A score above this is no clear mistake, as everywhere that sounds are counted. */
const isRight = ({ score0to100 }: Occurrence) => score0to100 > scoreFairAbove0to100;

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
			month: day.slice(0, 'YYYY-MM'.length),
			recording: kept.get(id),
		})),
	);
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
		return [{ phone, earlier, later, change: changeBetween(earlier.proportion, later.proportion) }];
	});
	const share = ({ proportion: { right, total } }: SoundMonth) => right / total;
	const size = ({ earlier, later, change }: SoundChange) =>
		Math.abs(share(later) - share(earlier)) + (change === 'uncertain' ? 0 : 1);
	return {
		isHeard: occurrences.length > 0,
		changes: changes.toSorted((one, other) => size(other) - size(one)).slice(0, mostSounds),
	};
}

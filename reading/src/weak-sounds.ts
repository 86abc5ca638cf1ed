import { maxWeakSounds, scoreFairAbove0to100 } from '@henry/contract/limits.ts';
import { soundName } from '@henry/contract/phones.ts';
import { insertionPlaceOf } from '@henry/contract/sound-mistakes.ts';
import type { AssessedSound, AssessedWord, WeakSound } from '@henry/contract/speakle.ts';

/** A written word without the marks around it. */
export const withoutMarks = (text: string) => text.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');

type Wrong = { score0to100: number; weak: WeakSound };

function weakSound(
	{ phone, heardInstead, dropped, insertedBefore }: AssessedSound,
	place: number,
	text: string,
): WeakSound {
	return {
		...{ phone, ipa: soundName(phone).ipa },
		word: withoutMarks(text),
		// Before a vowel too many the sound itself counts as right.
		...(insertedBefore
			? { insertedBefore, inserted: insertionPlaceOf(place) }
			: { ...(heardInstead && { heardInstead }), ...(dropped && { dropped }) }),
	};
}

/**
 * The sounds that are most worth practising among those that were surely wrong: first those that were so most often, then
 * the worst. Each is told by its plainest example.
 */
export function weakSounds(words: readonly AssessedWord[]): WeakSound[] {
	const bySound = new Map<string, Wrong[]>();
	for (const { text, sounds } of words) {
		for (const [place, sound] of sounds.entries()) {
			const { unsure, score0to100 } = sound;
			if (unsure || score0to100 > scoreFairAbove0to100) continue;
			const weak = weakSound(sound, place, text);
			const key = `${weak.phone} ${weak.inserted ?? ''}`;
			bySound.set(key, [...(bySound.get(key) ?? []), { score0to100, weak }]);
		}
	}
	return [...bySound.values()]
		.map((same) => same.toSorted((one, other) => one.score0to100 - other.score0to100))
		.toSorted(
			(one, other) => other.length - one.length || (one[0]?.score0to100 ?? 0) - (other[0]?.score0to100 ?? 0),
		)
		.flatMap(([plainest]) => plainest?.weak ?? [])
		.slice(0, maxWeakSounds);
}

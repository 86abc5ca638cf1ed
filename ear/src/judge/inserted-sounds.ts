import type { Safetensors } from '#ear/files/safetensors.ts';
import { heardPhoneIds, vowelPhones } from './heard-phones.ts';
import type { HeardSound } from './heard-sound-features.ts';

/** Ratios from which a vowel may have been put in, and from which it surely was. */
type FromRatio = { doubtFrom: number; wrongFrom: number };
/** The limits before an S with a consonant after it, and before the end of -ed and -s. */
export type InsertionLimits = { beforeS: FromRatio; beforeEnding: FromRatio };

/** Reads the limits from a scorer's file. Throws where they are missing. */
export function readInsertionLimits(file: Safetensors): InsertionLimits {
	const { data } = file.tensor('insertions', 'F64', [2, 2]);
	const row = (index: number): FromRatio => ({
		doubtFrom: data[2 * index] as number,
		wrongFrom: data[2 * index + 1] as number,
	});
	return { beforeS: row(0), beforeEnding: row(1) };
}

const idOf = (name: string) => heardPhoneIds.get(name) as number;
const ids = (names: string) => new Set(names.split(' ').map(idOf));
const vowels = new Set([...vowelPhones].map(idOf));
const sibilant = ids('S');
const afterS = ids('P T K L M N W');
const endings = ids('T D S Z');
/** Only these are heard there: "eschool", "walkid". */
const putIn = [...ids('AH EH IH')];
/** An ending may be voiced or not after a vowel that does not belong there. */
const endingsLike = new Map(
	[...'TDSZ'].map((phone, index) => [idOf(phone), [...'DTZS'].map(idOf)[index] as number]),
);

/** What is asked about a sound, if anything: whether a vowel was put in before it, as Spanish speakers do. */
export function insertionQuestion(
	ofWord: readonly { phone: number }[],
	place: number,
	spelling: string,
): keyof InsertionLimits | undefined {
	const [sound, next, before] = [ofWord[place], ofWord[place + 1], ofWord[place - 1]];
	if (!sound) return undefined;
	if (place === 0 && next && sibilant.has(sound.phone) && afterS.has(next.phone)) return 'beforeS';
	const isEnding = place === ofWord.length - 1 && endings.has(sound.phone) && /(?:ed|s)$/.test(spelling);
	return isEnding && place > 1 && before && !vowels.has(before.phone) ? 'beforeEnding' : undefined;
}

/** The ways to say a word (phones) with a vowel put in before the sound at `place`. */
export function withVowelBefore(phones: readonly number[], place: number): number[][] {
	const own = phones[place] as number;
	const other = place === phones.length - 1 ? endingsLike.get(own) : undefined;
	return putIn.flatMap((vowel) =>
		[own, ...(other === undefined ? [] : [other])].map((sound) => [
			...[...phones.slice(0, place), vowel, sound],
			...phones.slice(place + 1),
		]),
	);
}

/** How much likelier it is that a vowel was put in before a sound than that none was, as its neighbours' borders are. */
export function insertionRatio({ ratios }: Pick<HeardSound, 'ratios'>): { phone: number; ratio: number } {
	let phone = putIn[0] as number;
	for (const other of putIn) {
		if ((ratios.before[other] as number) > (ratios.before[phone] as number)) phone = other;
	}
	return { phone, ratio: ratios.before[phone] as number };
}

/**
 * The vowel that was put in before a sound, and whether it surely was; undefined where there is no sign of one. `heard`: how
 * much likelier a vowel is there than none, and which.
 */
export function insertedSound(
	ofWord: readonly HeardSound[],
	place: number,
	spelling: string,
	limits: InsertionLimits,
	heard: () => { phone: number; ratio: number },
): { phone: number; isSure: boolean } | undefined {
	const question = insertionQuestion(ofWord, place, spelling);
	if (!question) return undefined;
	const { phone, ratio } = heard();
	const { doubtFrom, wrongFrom } = limits[question];
	return ratio >= doubtFrom ? { phone, isSure: ratio >= wrongFrom } : undefined;
}

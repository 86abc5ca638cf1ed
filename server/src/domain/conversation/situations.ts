import { setImmediate, setTimeout } from 'node:timers/promises';
import type { TalkTopic } from '@henry/contract/content.ts';
import { ownRolePlayKey } from '@henry/contract/role-play.ts';
import type { Situation } from '@henry/contract/scenarios.ts';
import { cosine } from '#server/domain/cosine.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { SentenceEmbeddings } from '#server/ports/sentence-embeddings.ts';
import { meaningOf } from './spoken-time.ts';
import { spokenWords } from './spoken-words.ts';

/** A situation that is close to what was told: `isSure` where it is so close that it is the same one. */
export type FoundSituation = Situation & { isSure: boolean };

/** Finds the situation that a learner tells of; undefined where none is close, and where nothing can tell in time. */
export type FindSituation = (
	told: string,
	exercise: string,
	options?: CallOptions,
) => Promise<FoundSituation | undefined>;

export type Situations = {
	find: FindSituation;
	/**
	 * Takes up an engine that has started, which stays whose it was, and the places that it gives to texts, where they are known.
	 * Resolves when all situations have been read.
	 */
	use(engine: SentenceEmbeddings, placeOf?: (text: string) => Float32Array | undefined): Promise<void>;
};

/** Texts that are less close, as a cosine, are about other things; from the second on they mean the same. */
const closenessLimits = { close: 0.55, same: 0.68 };
/** So much farther away is what is denied, where the other is not, what is at another time, and what somebody else does. */
const farther = { denied: 0.15, otherTime: 0.06, ofOthers: 0.12 };
/** A turn waits no longer than this. */
const longestWaitMs = 200;
/** The situations are read in small parts with rests, beside which talks go on; a text without a place takes 15 ms of a core. */
const textsAtOnce = 8;
const restMs = 200;

type Known = { situations: readonly Situation[]; topics: readonly TalkTopic[] };
type Meaning = ReturnType<typeof meaningOf> & { ofOthers: boolean };
type Told = { situation: Situation; place: Float32Array } & Meaning;

/** What somebody else does: "my son wants to be a doctor", "she likes it". */
const begunByOthers = /^(?:(?:and|but|well|yes|no) )*(?:my|our|he|she|they)\b/;
const meaningOfText = (content: string): Meaning => ({
	...meaningOf(spokenWords({ content })),
	ofOthers: begunByOthers.test(content.toLowerCase()),
});

/** A clause by itself, where it says enough. */
const fewestWords = 3;

/** A turn in the order in which its parts count: what comes after "but", the whole of it, and what comes after "because". */
function clausesOf(text: string): string[] {
	const behind = (conjunction: RegExp) => text.split(conjunction).at(-1) ?? '';
	const parts = [behind(/\bbut\b/i), text, behind(/\bbecause\b/i)].map((part) => part.trim());
	return [...new Set(parts.filter((part) => part === text.trim() || part.split(' ').length >= fewestWords))];
}

/**
 * The situations, each of which is found by what it means (nearest neighbour by the cosine of sentence embeddings; Reimers
 * & Gurevych 2019), as soon as an engine for that is there. In a talk where Henry plays a part only those of that talk count.
 * They are read while nobody waits for something else (`isAwaited`).
 */
export function createSituations(
	{ situations, topics }: Known,
	isAwaited: () => boolean = () => false,
): Situations {
	const isPlayed = (exercise: string) =>
		exercise === ownRolePlayKey || topics.some(({ key, kind }) => key === exercise && kind === 'rolePlay');
	let engine: SentenceEmbeddings | undefined;
	const told: Told[] = [];

	/** The situation of these that is the nearest to a place; undefined where none is close. */
	function nearestTo(place: Float32Array, text: string, exercise: string): FoundSituation | undefined {
		const { tense, negated, ofOthers } = meaningOfText(text);
		const closeness = (other: Told) =>
			cosine(place, other.place) -
			(other.negated === negated ? 0 : farther.denied) -
			(other.ofOthers === ofOthers ? 0 : farther.ofOthers) -
			(tense && other.tense && tense !== other.tense ? farther.otherTime : 0);
		let nearest: { situation: Situation; closeness: number } | undefined;
		for (const other of told) {
			const { situation } = other;
			if (situation.exercise !== exercise && (situation.exercise || isPlayed(exercise))) continue;
			const near = closeness(other);
			if (near > (nearest?.closeness ?? closenessLimits.close)) nearest = { situation, closeness: near };
		}
		return nearest && { ...nearest.situation, isSure: nearest.closeness >= closenessLimits.same };
	}

	return {
		async find(text, exercise, { signal } = {}) {
			if (!engine) return undefined;
			const limits = [AbortSignal.timeout(longestWaitMs), ...(signal ? [signal] : [])];
			const texts = clausesOf(text);
			const places = await engine.embed(texts, { signal: AbortSignal.any(limits) }).catch(() => {
				signal?.throwIfAborted();
				return [];
			});
			const found = places.map((place, index) => nearestTo(place, texts[index] ?? '', exercise));
			return found.find((one) => one?.isSure) ?? found.find((one) => one !== undefined);
		},
		async use(better, placeOf = () => undefined) {
			engine = better;
			const texts = situations.flatMap((situation) => situation.told.map((text) => ({ situation, text })));
			type Text = (typeof texts)[number];
			const add = ({ situation, text }: Text, place: Float32Array) =>
				told.push({ situation, place, ...meaningOfText(text) });
			const missing: Text[] = [];
			for (const [index, one] of texts.entries()) {
				const place = placeOf(one.text);
				if (place) add(one, place);
				else missing.push(one);
				if (index % textsAtOnce === 0) await setImmediate();
			}
			for (let start = 0; start < missing.length; start += textsAtOnce) {
				const some = missing.slice(start, start + textsAtOnce);
				// What cannot be read is not found: turns about it begin by their mood.
				const places = await better.embed(some.map(({ text }) => text)).catch(() => []);
				for (const [index, one] of some.entries()) if (places[index]) add(one, places[index]);
				do await setTimeout(restMs, undefined, { ref: false });
				while (isAwaited());
			}
		},
	};
}

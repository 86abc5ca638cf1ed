import { setTimeout } from 'node:timers/promises';
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
	/** Takes up an engine that has started; it stays whose it was. Resolves when it has read the situations. */
	use(engine: SentenceEmbeddings): Promise<void>;
};

/** Texts that are less close, as a cosine, are about other things; from the second on they mean the same. */
const closenessLimits = { close: 0.55, same: 0.68 };
/** So much farther away is what is denied, where the other is not, what is at another time, and what somebody else does. */
const farther = { denied: 0.15, otherTime: 0.06, ofOthers: 0.06 };
/** A turn waits no longer than this. */
const longestWaitMs = 200;
/** The situations are read in small parts with rests, beside which talks go on; each text takes some 10 ms of a core. */
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

	return {
		async find(text, exercise, { signal } = {}) {
			if (!engine) return undefined;
			const limits = [AbortSignal.timeout(longestWaitMs), ...(signal ? [signal] : [])];
			const [place] = await engine.embed([text], { signal: AbortSignal.any(limits) }).catch(() => {
				signal?.throwIfAborted();
				return [];
			});
			if (!place) return undefined;
			const { tense, negated, ofOthers } = meaningOfText(text);
			const closeness = (other: Told) =>
				cosine(place, other.place) -
				(other.negated === negated ? 0 : farther.denied) -
				(other.ofOthers === ofOthers ? 0 : farther.ofOthers) -
				(tense && other.tense && tense !== other.tense ? farther.otherTime : 0);
			const [nearest] = told
				.filter(
					({ situation }) => situation.exercise === exercise || !(situation.exercise || isPlayed(exercise)),
				)
				.map((other) => ({ situation: other.situation, closeness: closeness(other) }))
				.sort((one, other) => other.closeness - one.closeness);
			if (!nearest || nearest.closeness < closenessLimits.close) return undefined;
			return { ...nearest.situation, isSure: nearest.closeness >= closenessLimits.same };
		},
		async use(better) {
			engine = better;
			const texts = situations.flatMap((situation) => situation.told.map((text) => ({ situation, text })));
			for (let start = 0; start < texts.length; start += textsAtOnce) {
				const some = texts.slice(start, start + textsAtOnce);
				// What cannot be read is not found: turns about it begin by their mood.
				const places = await better.embed(some.map(({ text }) => text)).catch(() => []);
				for (const [index, { situation, text }] of some.entries())
					if (places[index]) told.push({ situation, place: places[index], ...meaningOfText(text) });
				do await setTimeout(restMs, undefined, { ref: false });
				while (isAwaited());
			}
		},
	};
}

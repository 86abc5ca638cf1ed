import { setImmediate, setTimeout } from 'node:timers/promises';
import type { TalkTopic } from '@henry/contract/content.ts';
import { ownRolePlayKey } from '@henry/contract/role-play.ts';
import type { AnsweredQuestion, Situation } from '@henry/contract/situations.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { SentenceEmbeddings } from '#server/ports/sentence-embeddings.ts';
import { asksHenry } from './asks-henry.ts';
import type { FollowUps } from './follow-ups.ts';
import { nearestTo, type Wording, wordingOf } from './nearest-wording.ts';

/**
 * A situation that is close to what was told: `isSure` where it is so close that it is the same one; `isGeneral` where none is,
 * and what fits in general stands in its place.
 */
export type FoundSituation = Situation & { isSure: boolean; isGeneral?: true };

/** What Henry knows by its meaning; a look at it is empty where nothing can tell in time. */
export type Situations = {
	/** Finds the situation that a learner tells of, or what fits in general where that may be; undefined where none is close. */
	find(
		told: string,
		exercise: string,
		options?: CallOptions & { mayBeGeneral?: boolean },
	): Promise<FoundSituation | undefined>;
	/** Finds Henry's answers to what a learner asks, each of which is whole; none where no known question is the same. */
	findAnswers(asked: string, exercise: string, options?: CallOptions): Promise<readonly string[]>;
	/**
	 * Takes up an engine that has started, which stays whose it was, what is to be found, and the places that the engine gives to
	 * texts, where they are known. Resolves when all wordings have been read.
	 */
	use(
		engine: SentenceEmbeddings,
		known: Known,
		placeOf?: (text: string) => Float32Array | undefined,
	): Promise<void>;
};

/**
 * Texts that are less close, as a cosine, are about other things; from `same` on they mean the same, from `surely` on also where
 * something general likely fits, and from `second` on so surely that two questions of one turn are both answered.
 */
const closenessLimits = { close: 0.6, same: 0.68, surely: 0.72, second: 0.8 };
/** A turn waits no longer than this for what is told, and for an answer, which saves a model seconds. */
const longestWaitMs = { told: 200, asked: 400 };
/** The wordings are read in small parts with rests, beside which talks go on; a text without a place takes 15 ms of a core. */
const textsAtOnce = 8;
const restMs = 200;

/** What learners tell and ask, with what Henry says about it, and what he says of all else. */
export type Known = {
	situations: readonly Situation[];
	answers: readonly AnsweredQuestion[];
	followUps: FollowUps;
};

/** In so many words more is told than a small model takes up well: what fits in general is better there, and not in fewer. */
const fewestWordsInGeneral = 10;
/** A clause by itself, where it says enough. */
const fewestWords = 3;

/** A turn in the order in which its parts count: what comes after "but", the whole of it, and what comes after "because". */
function clausesOf(text: string): string[] {
	const behind = (conjunction: RegExp) => text.split(conjunction).at(-1) ?? '';
	const parts = [behind(/\bbut\b/i), text, behind(/\bbecause\b/i)].map((part) => part.trim());
	return [...new Set(parts.filter((part) => part === text.trim() || part.split(' ').length >= fewestWords))];
}

/** How a question is led up to: "sorry, can you tell me", "and I would like to know". */
const leadingUp =
	/^(?:(?:and|but|so|or|well|ok|yes|no|sorry|please|excuse me|by the way|(?:one|a|another) question|(?:can|may|could) i ask(?: you)?(?: something| a question)?|i (?:would like|'d like|want) to (?:know|ask)(?: you)?|(?:(?:can|could) you )?tell me|do you know),? +)+/i;
/** Where a clause begins; learners' words are often heard without marks. */
const clauseStart =
	/, +| (?=(?:and|but|so|or|because) )|(?<!\b(?:what|where|when|why|who|how|which)(?: \w+)?) (?=(?:what|where|when|why|who|how|which|can|could|may|do|does|did|is|are|will|would|should|must|have|has) (?:(?:much|many|long|far|often|time|is|are|do|does|did|can|will) )?(?:i|you|he|she|it|we|they|there|the|my|your|this|that)\b)/i;
/** Each takes 15 ms of a core. */
const mostQuestions = 4;

/** The questions of a turn: its sentences that ask, and the clauses in them that do; all of it where none does. */
function questionsOf(text: string): string[] {
	const askingIn = (parts: readonly string[]) =>
		parts
			.map((part) => part.trim())
			.filter((part) => asksHenry(part))
			.map((part) => part.replace(leadingUp, '').replace(/[.!?]+$/, ''));
	const sentences = askingIn(text.match(/[^.!?]+[.!?]*/g) ?? []);
	const clauses = askingIn(sentences.flatMap((sentence) => sentence.split(clauseStart)));
	const asked = [...new Set([...clauses, ...sentences])].filter(
		(question) => question.split(' ').length >= fewestWords,
	);
	return asked.length > 0 ? asked.slice(-mostQuestions) : [text];
}

/** Names of countries, people and films in a wording of a question, by the capitals that they have in its answers. */
function namesIn({ text, entry }: Wording<AnsweredQuestion>): string[] {
	const capital = entry.answers.flatMap((answer) => answer.match(/(?<=\S )(?!I')\p{Lu}[\p{L}'-]+/gu) ?? []);
	const names = new Set(capital.map((name) => name.toLowerCase().replace(/'s$/, '')));
	return text.split(' ').filter((word) => names.has(word));
}

type FoundAnswers = Wording<AnsweredQuestion> & { asked: string };
/** Two answers that are longer than this together say too much at once. */
const mostWordsOfBoth = 18;

/** Answers to two questions of a turn, in the order in which they were asked; none where one question holds the other. */
function answersToBoth(one: FoundAnswers, other: FoundAnswers, turn: string): string[] {
	if (one.asked.includes(other.asked) || other.asked.includes(one.asked)) return [];
	const place = ({ asked }: FoundAnswers) => turn.indexOf(asked);
	const [first, second] = place(one) < place(other) ? [one, other] : [other, one];
	const both = first.entry.answers.flatMap((begun) =>
		second.entry.answers.map((ended) => `${begun} ${ended}`),
	);
	return both.filter((text) => text.split(' ').length <= mostWordsOfBoth);
}

/** Wordings without their entries' places. */
const textsOf = <Entry>(
	entries: readonly Entry[],
	said: (entry: Entry) => readonly string[],
	wordings: Wording<Entry>[],
) =>
	entries.flatMap((entry) =>
		said(entry).map((text) => ({
			text,
			add: (place: Float32Array) => wordings.push(wordingOf(entry, text, place)),
		})),
	);

/**
 * The situations that learners tell of and the questions that they ask, each of which is found by what it means, as soon as
 * an engine for that is there. In a talk where Henry plays a part only those of that talk count. They are read while nobody
 * waits for something else (`isAwaited`).
 */
export function createSituations(
	topics: readonly TalkTopic[],
	isAwaited: () => boolean = () => false,
): Situations {
	const isPlayed = (exercise: string) =>
		exercise === ownRolePlayKey || topics.some(({ key, kind }) => key === exercise && kind === 'rolePlay');
	let engine: SentenceEmbeddings | undefined;
	let followUps: FollowUps | undefined;
	const told: Wording<Situation>[] = [];
	const asked: Wording<AnsweredQuestion>[] = [];

	async function placed(texts: readonly string[], waitMs: number, signal: AbortSignal | undefined) {
		const limits = [AbortSignal.timeout(waitMs), ...(signal ? [signal] : [])];
		const places = await engine?.embed(texts, { signal: AbortSignal.any(limits) }).catch(() => {
			signal?.throwIfAborted();
			return [];
		});
		return (places ?? []).map((place, index) => ({ place, text: texts[index] ?? '' }));
	}

	return {
		async find(text, exercise, { signal, mayBeGeneral = false } = {}) {
			const ofTalk = told.filter(({ entry }) =>
				entry.exercise ? entry.exercise === exercise : !isPlayed(exercise),
			);
			const clauses = await placed(clausesOf(text), longestWaitMs.told, signal);
			const found = clauses.flatMap((clause) => nearestTo(ofTalk, clause, closenessLimits.close) ?? []);
			const whole = clauses.find((clause) => clause.text === text.trim());
			const isLong = text.trim().split(/\s+/).length >= fewestWordsInGeneral;
			const general = whole && isLong && mayBeGeneral ? followUps?.fitting(text, whole.place) : undefined;
			const limit = general?.isLikely ? closenessLimits.surely : closenessLimits.same;
			const same = found.find(({ closeness }) => closeness >= limit);
			if (same) return { ...same.entry, isSure: true };
			if (general) return { told: [text], ...general, isSure: true, isGeneral: true };
			return found[0] && { ...found[0].entry, isSure: false };
		},
		async findAnswers(text, exercise, { signal } = {}) {
			// Who plays a part answers otherwise than Henry himself.
			const playsPart = isPlayed(exercise) || asked.some(({ entry }) => entry.exercise === exercise);
			const ofTalk = asked.filter(({ entry }) => entry.exercise === (playsPart ? exercise : undefined));
			const questions = await placed(questionsOf(text), longestWaitMs.asked, signal);
			const found = questions.flatMap((question) => {
				const nearest = nearestTo(ofTalk, question, closenessLimits.same);
				// What is true of one country is not true of another.
				const words: string[] = question.text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
				const isAbout = (name: string) => words.includes(name);
				return nearest && namesIn(nearest).every(isAbout) ? [{ ...nearest, asked: question.text }] : [];
			});
			const [best, ...others] = found.sort((one, other) => other.closeness - one.closeness);
			if (!best) return [];
			const isOther = ({ entry, closeness }: (typeof found)[number]) =>
				entry !== best.entry && closeness >= closenessLimits.second;
			const second = others.find(isOther);
			const both = second ? answersToBoth(best, second, text) : [];
			return both.length > 0 ? both : best.entry.answers;
		},
		async use(better, { situations, answers, ...known }, placeOf = () => undefined) {
			engine = better;
			followUps = known.followUps;
			const texts = [
				...textsOf(situations, (situation) => situation.told, told),
				...textsOf(answers, (question) => question.asked, asked),
			];
			const missing: typeof texts = [];
			for (const [index, one] of texts.entries()) {
				const place = placeOf(one.text);
				if (place) one.add(place);
				else missing.push(one);
				if (index % textsAtOnce === 0) await setImmediate();
			}
			for (let start = 0; start < missing.length; start += textsAtOnce) {
				const some = missing.slice(start, start + textsAtOnce);
				// What cannot be read is not found: turns about it are a model's own.
				const places = await better.embed(some.map(({ text }) => text)).catch(() => []);
				for (const [index, one] of some.entries()) if (places[index]) one.add(places[index]);
				do await setTimeout(restMs, undefined, { ref: false });
				while (isAwaited());
			}
		},
	};
}

import type { TaggedWord } from '#grammar/tagged-text.ts';
import type { Candidate } from './candidates.ts';

/** How many weights context-weights.bin holds, and how many steps of them are one. */
export const contextSize = 2 ** 20;
export const contextScale = 48;

/** A number for a text: FNV-1a (Fowler, Noll & Vo, draft-eastlake-fnv). */
function numberOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index++)
		hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	return hash;
}

function mixed(one: number, other: number): number {
	const sum = Math.imul(one ^ Math.imul(other, 0x85ebca6b), 0x9e3779b1);
	return sum ^ (sum >>> 15);
}

/** A text with the numbers of its words and parts of speech, so that each is made once. */
export type NumberedText = { words: readonly TaggedWord[]; lower: Int32Array; tags: Int32Array };

export function numberText(words: readonly TaggedWord[]): NumberedText {
	return {
		words,
		lower: Int32Array.from(words, ({ lower }) => numberOf(lower)),
		tags: Int32Array.from(words, ({ partOfSpeech }) => numberOf(partOfSpeech)),
	};
}

/** What is changed, without what stays: "goes" to "go" is "es" to "". */
function changeOf({ words }: NumberedText, { kind, from, to, words: put }: Candidate): number {
	const old = to > from ? (words[from]?.lower ?? '') : '';
	const other = put[0] ?? '';
	let shared = 0;
	while (shared < old.length && shared < other.length && old[shared] === other[shared]) shared++;
	return numberOf(`${kind} ${old.slice(shared)}>${other.slice(shared)}`);
}

const isNoun = (word: TaggedWord | undefined) => /^(?:NOUN|PROPN)$/.test(word?.partOfSpeech ?? '');
const decides = (word: TaggedWord) => /^(?:DET|NUM|PRON)$/.test(word.partOfSpeech);

/** The next place from `index` on, in steps of `step`, of a word that `test` wants; -1 where none of `reach` is. */
function search(
	words: readonly TaggedWord[],
	index: number,
	step: 1 | -1,
	reach: number,
	test: (word: TaggedWord) => boolean,
): number {
	for (let count = 0; count < reach; count++) {
		const word = words[index + count * step];
		if (!word) return -1;
		if (test(word)) return index + count * step;
	}
	return -1;
}

/** Marks places before and after the text, and words that were not found. */
const nothing = 0x1234567;

/**
 * What stands around an alternative, as numbers below `contextSize`: words and parts of speech beside it, alone and in pairs, the
 * nearest word that could be a subject or a determiner, and the noun that follows, each together with the change.
 */
export function contextFeatures(text: NumberedText, candidate: Candidate): number[] {
	const { words, lower, tags } = text;
	const { from, to } = candidate;
	const change = changeOf(text, candidate);
	const word = (at: number) => lower[at] ?? nothing;
	const tag = (at: number) => tags[at] ?? nothing;
	const [before, before2, after, after2] = [word(from - 1), word(from - 2), word(to), word(to + 1)];
	const [tagBefore, tagBefore2, tagAfter, tagAfter2] = [tag(from - 1), tag(from - 2), tag(to), tag(to + 1)];
	const own = to > from ? word(from) : nothing;
	const ownTag = to > from ? tag(from) : nothing;
	const subject = search(words, from - 1, -1, 5, (one) => isNoun(one) || one.partOfSpeech === 'PRON');
	const subjectForm = numberOf(
		`${words[subject]?.partOfSpeech} ${isNoun(words[subject]) ? /[^s]s$/.test(words[subject]?.lower ?? '') : words[subject]?.lower}`,
	);
	const determiner = word(search(words, from - 1, -1, 4, decides));
	const head = search(words, to, 1, 3, isNoun);
	const headForm = /[^s]s$/.test(words[head]?.lower ?? '') ? 1 : 2;
	const verb = word(search(words, from - 1, -1, 4, (one) => one.partOfSpeech === 'VERB'));
	const alone = [
		nothing,
		before,
		after,
		before2,
		after2,
		tagBefore,
		tagAfter,
		own,
		ownTag,
		subjectForm,
		determiner,
		word(head),
		headForm,
		verb,
	];
	const pairs = [
		[before, before2],
		[after, after2],
		[before, after],
		[tagBefore, tagBefore2],
		[tagAfter, tagAfter2],
		[tagBefore, tagAfter],
		[before, tagAfter],
		[tagBefore, after],
		[own, before],
		[own, after],
		[before, word(head)],
		[verb, word(head)],
		[mixed(tagBefore, tagBefore2), mixed(tagAfter, tagAfter2)],
		[subjectForm, tagAfter],
		[determiner, tagAfter],
		[determiner, own],
		[headForm, determiner],
	] as const;
	const place = (number: number) => (mixed(change, number) >>> 0) % contextSize;
	return [
		...alone.map((value, index) => place(mixed(value, index))),
		...pairs.map(([one, other], index) => place(mixed(mixed(one, index + 100), other))),
	];
}

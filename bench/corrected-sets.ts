import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { errorRates, mistaken, randomNumbers } from './grammar-mistakes.ts';
import { type GrammarSet, jfleg, writeAndImprove } from './grammar-sets.ts';

const shared = join(import.meta.dirname, '../../shared');
/** A model takes seconds a sentence: so many of each set are corrected. */
const sampleSize = 100;
const words = { fewest: 6, most: 40 };
/** The lines that `training/grammar-lm` has not learned from are for measuring; the next ones, for choosing. */
const partsOfCorpora = { held: 0, training: 1 };

/** Whether the corpora are on this machine. */
export const hasCorrectedSets = () => existsSync(join(shared, 'cases/learner-sentences.tsv'));

const wordCount = (text: string) => text.split(/\s+/).length;
const isOfLength = (text: string) => wordCount(text) >= words.fewest && wordCount(text) <= words.most;

/** The sentences of a set that are as long as spoken ones are, always the same ones, without regard to their order. */
function sampled({ sources, references }: GrammarSet, size = sampleSize): GrammarSet {
	const chosen = [...sources.keys()]
		.filter((index) => isOfLength(sources[index] ?? ''))
		.sort((one, other) => crc32(`${sources[one]} ${one}`) - crc32(`${sources[other]} ${other}`))
		.slice(0, size);
	const pick = (texts: readonly string[]) => chosen.map((index) => texts[index] ?? '');
	return { sources: pick(sources), references: references.map(pick) };
}

/** Right sentences of conversation, the same number of each corpus. */
function conversation(part: keyof typeof partsOfCorpora, perCorpus: number, from = 0): string[] {
	return ['cv', 'tm', 'sd'].flatMap((name) => {
		const text = execFileSync('xz', ['-dc', join(shared, 'corpora/text', `${name}.txt.xz`)], {
			encoding: 'utf8',
			maxBuffer: 512 * 1024 * 1024,
		});
		return text
			.split('\n')
			.map((line) => line.trim())
			.filter((line) => isOfLength(line) && crc32(line) % 20 === partsOfCorpora[part])
			.sort((one, other) => crc32(one) - crc32(other))
			.slice(from, from + perCorpus);
	});
}

/** Right sentences with errors planted in the manner of learners, for choosing by: nothing of it is an evaluation set. */
export function plantedErrors(): GrammarSet {
	const tag = createWinkTagger();
	const random = randomNumbers(20_261_125);
	const right = conversation('training', 20);
	const sources = right.map((line) => mistaken(line, tag, random, errorRates).wrong.join(' '));
	return { sources, references: [right.map((line) => line.toLowerCase())] };
}

/**
 * Sentences as learners say them, written for this product with what a teacher makes of each: a line `said`, a tab, and the
 * ways to put it right, parted by ` | `. A quarter of them are right as they are.
 */
function writtenSentences(files: readonly string[]): GrammarSet {
	const rows = files.flatMap((file) =>
		readFileSync(join(import.meta.dirname, 'learners', `${file}.tsv`), 'utf8')
			.trim()
			.split('\n')
			.map((line) => {
				const [said = '', right = ''] = line.split('\t');
				return { said, ways: right.split(' | ') };
			}),
	);
	const most = Math.max(...rows.map(({ ways }) => ways.length));
	const reference = (place: number) => rows.map(({ ways }) => ways[place] ?? ways[0] ?? '');
	return {
		sources: rows.map(({ said }) => said),
		references: Array.from({ length: most }, (_, place) => reference(place)),
	};
}

/**
 * What people say who speak freely, written down without thought of any rule; 4 of 10 sentences are right. By these and those
 * that kinds are chosen by it is decided which rules stay.
 */
export const spokenFreely = () => writtenSentences(['spoken-freely']);
/** By these, kinds and thresholds are chosen. */
export const chosenBy = () =>
	writtenSentences([
		'daily-life',
		'opinions',
		'stories-and-work',
		'spoken-answers',
		'essays',
		'letters',
		'kinds-of-mistakes',
		'kinds-in-other-words',
	]);
/** Right ones by which thresholds are chosen, others than errors are planted in. */
export const rightChosenBy = () => conversation('training', 67, 20);
/** By these nothing is. */
export const heldBack = () => writtenSentences(['held-back']);

/** Right sentences that nothing was chosen by. */
export const rightSentences = () => conversation('held', 30);
export const jflegSample = () => sampled(jfleg('test', 'spoken', true), 240);
export const writeAndImproveSample = () => sampled(writeAndImprove('spoken'));

/** A sentence as a learner may say it; `targets` are what a teacher would correct, each with the ways to do so. */
export type OwnSentence = {
	id: string;
	text: string;
	isRight: boolean;
	targets: { wrong: string; right: string[]; kind: string }[];
};

/** Learners' sentences that were written for this product. */
export function ownSentences(): OwnSentence[] {
	const [, ...lines] = readFileSync(join(shared, 'cases/learner-sentences.tsv'), 'utf8').trim().split('\n');
	return lines.map((line) => {
		const [, id = '', kind, text = '', , , targets = ''] = line.split('\t');
		const found = targets.split(' | ').flatMap((target) => {
			const [, wrong = '', right = '', name = ''] = /^(.*?) => (.*?) \[([^\]]+)\]:/.exec(target) ?? [];
			return wrong ? [{ wrong, right: right.split(' / ').map((one) => one.trim()), kind: name }] : [];
		});
		return { id, text, isRight: kind === 'right', targets: found };
	});
}

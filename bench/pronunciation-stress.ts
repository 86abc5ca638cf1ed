import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssessedWord } from '@henry/contract/speakle.ts';
import { vowelPhones } from '@henry/ear/judge/heard-phones.ts';
import { createWordStresses, type WordStresses } from '@henry/ear/lexicon/word-stresses.ts';
import { type StressedClip, stressedClips, stressedRecording } from './judge-stress.ts';
import { type Judge, judged, whisperJudge } from './pronunciation-judge.ts';
import { rounded } from './result.ts';
import { readCorpus, readRecording } from './stt-corpus.ts';
import { earFolder } from './stt-hearing.ts';

/** Every so manieth of the learners' readings is looked at. */
const each = 10;

/** How many words of several vowels are marked as stressed on a wrong one. */
class Marks {
	#words = 0;
	#marked = 0;
	#sure = 0;

	add({ stress }: AssessedWord): void {
		this.#words++;
		this.#marked += Number(stress !== undefined);
		this.#sure += Number(stress?.unsure === false);
	}

	figures() {
		const words = this.#words;
		return {
			words,
			marked: rounded(this.#marked / words),
			markedAsSurelyWrong: rounded(this.#sure / words),
		};
	}
}

/** The ways to stress a word that fit the sounds it was said with, behind what was said before. */
function fittingWays(word: AssessedWord, before: string, stresses: WordStresses): string[] {
	const vowels = word.sounds.filter(({ phone }) => vowelPhones.has(phone)).length;
	const spelled = word.text.toLowerCase().replace(/[^a-z']/g, '');
	return stresses.of(spelled, before).filter((way) => way.length === vowels);
}

async function wordsOf(judge: Judge, samples: Int16Array, text: string): Promise<AssessedWord[]> {
	const { report } = await judged(judge, samples, text);
	return report?.words.filter(({ error }) => error !== 'insertion') ?? [];
}

async function synthetic(judge: Judge, clips: readonly StressedClip[], stresses: WordStresses) {
	const marks = {
		...{ shifted: new Marks(), right: new Marks(), rightOfNativeVoices: new Marks() },
		...{ shiftedOfNewWords: new Marks(), rightOfNewWords: new Marks() },
	};
	const known = new Set(stressedClips('train').flatMap(({ spelled }) => spelled));
	for (const clip of clips) {
		const words = await wordsOf(judge, stressedRecording(clip), clip.text);
		if (words.length !== clip.spelled.length) continue;
		for (const [index, word] of words.entries()) {
			const said = clip.stressed[index] ?? null;
			const ways = fittingWays(word, clip.spelled.slice(0, index).join(' '), stresses);
			if (said === null || ways.every((way) => way.length !== clip.vowels[index])) continue;
			const isRight = ways.some((way) => way[said] === '1');
			if (!isRight && ways.some((way) => way[said] !== '0')) continue;
			marks[isRight ? 'right' : 'shifted'].add(word);
			if (isRight && /^[ab]/.test(clip.voice)) marks.rightOfNativeVoices.add(word);
			if (!known.has(clip.spelled[index] as string))
				marks[isRight ? 'rightOfNewWords' : 'shiftedOfNewWords'].add(word);
		}
	}
	return Object.fromEntries(Object.entries(marks).map(([name, found]) => [name, found.figures()]));
}

/** Nobody knows how learners stressed their words: only how many are marked. */
async function learners(judge: Judge, trial: boolean, stresses: WordStresses) {
	const marks = { adults: new Marks(), children: new Marks() };
	for (const { adult, file, reference } of readCorpus().filter(
		(_, index) => index % (trial ? 100 : each) === 0,
	)) {
		const words = await wordsOf(judge, readRecording(file), reference);
		for (const [index, word] of words.entries()) {
			const before = words.slice(0, index).map(({ text }) => text);
			const ways = fittingWays(word, before.join(' '), stresses);
			if (ways.length > 0) marks[adult ? 'adults' : 'children'].add(word);
		}
	}
	return { adults: marks.adults.figures(), children: marks.children.figures() };
}

/**
 * Words whose stress was shifted in synthetic speech, by voices and sentences that the judge has not learned from: how many are
 * marked, and how many of those that were stressed as usual, of all words and of those that it has never heard; and how many
 * words of learners.
 */
export async function pronunciationStress({ trial }: { trial: boolean }) {
	const clips = stressedClips('measured');
	const stresses = createWordStresses(readFileSync(join(earFolder, 'stress.txt'), 'utf8'));
	const judge = whisperJudge();
	await judge.start();
	try {
		return {
			voices: new Set(clips.map(({ voice }) => voice)).size,
			...(await synthetic(judge, trial ? clips.slice(0, 30) : clips, stresses)),
			learners: await learners(judge, trial, stresses),
		};
	} finally {
		await judge.close();
	}
}

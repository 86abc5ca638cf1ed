import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { HeardAssessor, whisperLimits } from '@henry/ear/judge/heard-assessor.ts';
import { heardPhones, type LayerFrames } from '@henry/ear/judge/heard-phones.ts';
import type { Reading } from '@henry/ear/judge/reading.ts';
import { meanFrame, vowelsOf } from '@henry/ear/judge/word-stress.ts';
import { createWordPronunciations } from '@henry/ear/lexicon/word-pronunciations.ts';
import { createWordStresses } from '@henry/ear/lexicon/word-stresses.ts';
import { assessReading } from '@henry/reading/assess-reading.ts';
import type { ReadingJudge } from '@henry/reading/judged-reading.ts';
import { ReadingRefusal } from '@henry/reading/reading-refusal.ts';
import { spokenWays } from '@henry/reading/spoken-ways.ts';
import { readPronunciationFiles } from '../server/src/adapters/pronunciation/pronunciation-files.ts';
import { layOutJudgeEncoder } from '../server/src/adapters/pronunciation/whisper-files.ts';
import { loadPhoneHearing } from '../server/src/adapters/pronunciation/whisper-hearing.ts';
import { whisperFiles } from './ears-whisper.ts';
import { judgeBuild } from './judge-alignment.ts';
import { judgeFolder } from './pronunciation-judge.ts';
import { readRecording } from './stt-corpus.ts';
import { earFolder } from './stt-hearing.ts';
import { needFile } from './stt-needs.ts';

/** A sentence that a voice spoke: how many vowels each word has, and the number of the one that is stressed where there are several. */
export type StressedClip = {
	id: string;
	part: string;
	voice: string;
	text: string;
	spelled: string[];
	vowels: number[];
	stressed: (number | null)[];
};

/** The sentences with shifted stress of a part, `train` or `measured`. */
export function stressedClips(part: string): StressedClip[] {
	const listing = join(judgeBuild, `stress-speech/${part}.jsonl`);
	needFile(listing, `${part}.jsonl, which \`training/judge/run.py --steps stress_speech\` writes,`);
	return readFileSync(listing, 'utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line));
}

export const stressedRecording = ({ id }: StressedClip) =>
	readRecording(join(judgeBuild, 'stress-speech', `${id}.wav`));

type Heard = { reading: Reading; frames: LayerFrames };

/** The shipped judge in this process, which keeps what its layers heard of the last reading. */
async function createListener() {
	const encoder = layOutJudgeEncoder({ weights: whisperFiles().weights, folder: judgeFolder });
	const hear = await loadPhoneHearing({ encoder, head: join(judgeFolder, 'head.onnx') });
	const assessor = new HeardAssessor(readFileSync(join(judgeFolder, 'scorer.safetensors')), whisperLimits);
	const pronunciations = createWordPronunciations(readPronunciationFiles(earFolder), heardPhones);
	let heard: Heard | undefined;
	const judge: ReadingJudge<never> = {
		maxSpeechMs: 29_000,
		health: () => ({ name: '' }),
		async assess(speech, words) {
			const frames = await hear(speech);
			const ways = words.map((word) => spokenWays(word.ways, pronunciations, 'either'));
			const { reading } = assessor.judge(
				frames,
				ways,
				words.map(() => ''),
			);
			heard = { reading, frames };
			return reading;
		},
	};
	return async (samples: Int16Array, text: string): Promise<Heard | undefined> => {
		try {
			await assessReading(judge, samples, text);
			return heard;
		} catch (error) {
			if (error instanceof ReadingRefusal) return undefined;
			throw error;
		}
	};
}

/**
 * Writes what training/judge/stress.py learns from: what the layers hear of each vowel of the words of several (stress.f32),
 * and which of them is stressed (stress.jsonl).
 */
export async function judgeStress({ trial }: { trial: boolean }) {
	const clips = ['train', 'measured'].flatMap(stressedClips);
	const listen = await createListener();
	const stresses = createWordStresses(readFileSync(join(earFolder, 'stress.txt'), 'utf8'));
	const [rows, lines] = ['stress.f32', 'stress.jsonl'].map((name) =>
		openSync(trial ? '/dev/null' : join(judgeBuild, name), 'w'),
	) as [number, number];
	let [vowels, words] = [0, 0];
	for (const clip of trial ? clips.slice(0, 20) : clips) {
		const heard = await listen(stressedRecording(clip), clip.text);
		if (heard?.reading.words.length !== clip.spelled.length) continue;
		for (const [index, word] of heard.reading.words.entries()) {
			const said = clip.stressed[index] ?? null;
			const ofWord = vowelsOf(word);
			const ways = stresses.of(clip.spelled[index] as string, clip.spelled.slice(0, index).join(' '));
			const isAsSaid = ofWord.length === clip.vowels[index];
			if (said === null || !isAsSaid || !ways.some((way) => way.length === ofWord.length)) continue;
			const { part, voice } = clip;
			const endsReading = index === clip.spelled.length - 1;
			const row = { part, voice, said, ways, endsReading, start: vowels, vowels: ofWord.length };
			writeSync(lines, `${JSON.stringify(row)}\n`);
			for (const vowel of ofWord) writeSync(rows, meanFrame(vowel, heard.frames));
			vowels += ofWord.length;
			words++;
		}
	}
	for (const file of [rows, lines]) closeSync(file);
	return { clips: clips.length, words, vowels };
}

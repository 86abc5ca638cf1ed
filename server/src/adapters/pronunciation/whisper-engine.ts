import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Accent } from '@henry/contract/accent.ts';
import { HeardAssessor } from '@henry/ear/judge/heard-assessor.ts';
import { heardPhones } from '@henry/ear/judge/heard-phones.ts';
import type { Reading } from '@henry/ear/judge/reading.ts';
import { createWordPronunciations, type WordPronunciations } from '@henry/ear/lexicon/word-pronunciations.ts';
import { spokenWays, withGuessedInDoubt } from '@henry/reading/spoken-ways.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';
import { readPronunciationFiles } from './pronunciation-files.ts';
import { layOutJudgeEncoder } from './whisper-files.ts';
import { loadPhoneHearing, type PhoneHearing } from './whisper-hearing.ts';

/** What the judge's process is given. */
export type WhisperJudgeFiles = { weights: string; folder: string; earFolder: string };

let judge: { hear: PhoneHearing; assessor: HeardAssessor; pronunciations: WordPronunciations } | undefined;

async function assess(speech: Int16Array, words: string[][][], accent: Accent = 'either'): Promise<Reading> {
	if (!judge) throw new Error('The model is not loaded.');
	const { hear, assessor, pronunciations } = judge;
	const spoken = words.map((ways) => spokenWays(ways, pronunciations, accent));
	const spellings = words.map((ways) => ways[0]?.at(-1)?.toLowerCase() ?? '');
	const reading = assessor.judge(await hear(speech), spoken, spellings);
	return withGuessedInDoubt(reading, words, pronunciations);
}

serveEngine({
	async warm() {
		const { weights, folder, earFolder }: WhisperJudgeFiles = JSON.parse(process.argv[2] as string);
		const encoder = layOutJudgeEncoder({ weights, folder });
		judge = {
			hear: await loadPhoneHearing({ encoder, head: join(folder, 'head.onnx') }),
			assessor: new HeardAssessor(readFileSync(join(folder, 'scorer.safetensors'))),
			pronunciations: createWordPronunciations(readPronunciationFiles(earFolder), heardPhones),
		};
		const tone = new Int16Array(16_000).map((_, index) => 2_000 * Math.sin(index ** 1.5 / 1_000));
		await assess(tone, [[['hello']]]);
	},
	methods: { assess },
});

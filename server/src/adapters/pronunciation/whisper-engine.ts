import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Accent } from '@henry/contract/accent.ts';
import { HeardAssessor, whisperLimits } from '@henry/ear/judge/heard-assessor.ts';
import { heardPhones } from '@henry/ear/judge/heard-phones.ts';
import type { Reading } from '@henry/ear/judge/reading.ts';
import { readStressModel, type StressModel, withStresses } from '@henry/ear/judge/word-stress.ts';
import { createWordPronunciations, type WordPronunciations } from '@henry/ear/lexicon/word-pronunciations.ts';
import type { WordStresses } from '@henry/ear/lexicon/word-stresses.ts';
import type { ReadableWord } from '@henry/reading/judged-reading.ts';
import { spellingsOf, spokenWays, withGuessedInDoubt } from '@henry/reading/spoken-ways.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';
import { readPronunciationFiles } from './pronunciation-files.ts';
import { layOutJudgeEncoder } from './whisper-files.ts';
import { loadPhoneHearing, type PhoneHearing } from './whisper-hearing.ts';

/** What the judge's process is given. */
export type WhisperJudgeFiles = { weights: string; folder: string; earFolder: string };

type Judge = {
	hear: PhoneHearing;
	assessor: HeardAssessor;
	pronunciations: WordPronunciations;
	stressModel: StressModel;
};
let judge: Judge | undefined;

/** The ways to stress each word; none for what is read in several words or ways, as numbers are. */
function stressWays(words: readonly ReadableWord[], stresses: WordStresses): string[][] {
	return words.map(({ ways }, index) => {
		const [[word, ...further] = [], ...otherWays] = ways;
		if (word === undefined || further.length > 0 || otherWays.length > 0) return [];
		const before = words.slice(0, index).map(({ text }) => text);
		return stresses.of(word, before.join(' '));
	});
}

async function assess(
	speech: Int16Array,
	readable: ReadableWord[],
	accent: Accent = 'either',
): Promise<Reading> {
	if (!judge) throw new Error('The model is not loaded.');
	const { hear, assessor, pronunciations, stressModel } = judge;
	const words = readable.map(({ ways }) => ways);
	const spoken = words.map((ways) => spokenWays(ways, pronunciations, accent));
	const heard = await hear(speech);
	const { reading } = assessor.judge(heard, spoken, spellingsOf(words));
	const stressed = withStresses(reading, stressWays(readable, pronunciations.stresses), heard, stressModel);
	return withGuessedInDoubt(stressed, words, pronunciations);
}

serveEngine({
	async warm() {
		const { weights, folder, earFolder }: WhisperJudgeFiles = JSON.parse(process.argv[2] as string);
		const encoder = layOutJudgeEncoder({ weights, folder });
		const files = readPronunciationFiles(earFolder);
		judge = {
			hear: await loadPhoneHearing({ encoder, head: join(folder, 'head.onnx') }),
			assessor: new HeardAssessor(readFileSync(join(folder, 'scorer.safetensors')), whisperLimits),
			pronunciations: createWordPronunciations(files, heardPhones),
			stressModel: readStressModel(readFileSync(join(folder, 'stress.safetensors'))),
		};
		const tone = new Int16Array(16_000).map((_, index) => 2_000 * Math.sin(index ** 1.5 / 1_000));
		await assess(tone, [{ text: 'hello', ways: [['hello']] }]);
	},
	methods: { assess },
});

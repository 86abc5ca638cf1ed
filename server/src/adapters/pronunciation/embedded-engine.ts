import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Accent } from '@henry/contract/accent.ts';
import { Assessor } from '@henry/ear/assessor.ts';
import type { Reading } from '@henry/ear/reading.ts';
import type { SpeakerProfile } from '@henry/ear/speaker-profile.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';
import { readPronunciationFiles, spokenWays, withGuessedInDoubt } from './spoken-ways.ts';

let assessor: Assessor | undefined;

function loadAssessor(folder: string): Assessor {
	return new Assessor({
		...readPronunciationFiles(folder),
		acoustic: readFileSync(join(folder, 'acoustic.safetensors')),
		pronunciation: readFileSync(join(folder, 'pronunciation.safetensors')),
	});
}

function assess(
	speech: Int16Array,
	words: string[][][],
	accent: Accent = 'either',
	speaker?: SpeakerProfile,
): Reading {
	const of = assessor;
	if (!of) throw new Error('The model is not loaded.');
	const spoken = words.map((ways) => spokenWays(ways, of.pronunciations, accent));
	return withGuessedInDoubt(of.judge(speech, spoken, speaker), words, of.pronunciations);
}

serveEngine({
	warm() {
		assessor = loadAssessor(process.argv[2] as string);
		// The first reading is slow until its code is compiled.
		assess(
			new Int16Array(16_000).map((_, index) => 2_000 * Math.sin(index ** 1.5 / 1_000)),
			[[['hello']]],
		);
	},
	methods: { assess },
});

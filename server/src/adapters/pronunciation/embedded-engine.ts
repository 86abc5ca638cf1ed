import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEmbeddedJudge, type EmbeddedJudge } from '@henry/reading/embedded-judge.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';
import { judgeFileNames, readPronunciationFiles } from './pronunciation-files.ts';

let judge: EmbeddedJudge | undefined;

function loadJudge(folder: string): EmbeddedJudge {
	return createEmbeddedJudge({
		...readPronunciationFiles(folder),
		acoustic: readFileSync(join(folder, judgeFileNames.acoustic)),
		judge: readFileSync(join(folder, judgeFileNames.judge)),
	});
}

const assess: EmbeddedJudge = (...reading) => {
	if (!judge) throw new Error('The model is not loaded.');
	return judge(...reading);
};

serveEngine({
	warm() {
		judge = loadJudge(process.argv[2] as string);
		// The first reading is slow until its code is compiled.
		assess(
			new Int16Array(16_000).map((_, index) => 2_000 * Math.sin(index ** 1.5 / 1_000)),
			[[['hello']]],
		);
	},
	methods: { assess },
});

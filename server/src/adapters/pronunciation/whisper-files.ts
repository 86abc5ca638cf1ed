import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCTranslate2 } from '@henry/ear/files/ctranslate2-file.ts';
import { layOutWhisper, type WhisperLayout } from '@henry/ear/whisper/whisper-weights.ts';
import { layOutFolder } from '#server/engines/laid-out-folder.ts';

/** Changes with the way in which weights are laid out. */
const version = 1;
const encoderName = 'encoder.onnx';

/**
 * Lays Whisper's encoder out for the judge, in a folder beside the published `weights` (CTranslate2's `model.bin`), and
 * answers the network's file. `folder`: models/judge. It is the encoder as published: what it has learned of learners since
 * helps it to understand them, which is not what a judge needs. Throws where a file is missing or damaged, or cannot be
 * written.
 */
export function layOutJudgeEncoder({ weights, folder }: { weights: string; folder: string }): string {
	const layoutBytes = readFileSync(join(folder, 'layout.json'));
	const layout: WhisperLayout = JSON.parse(layoutBytes.toString());
	const { size, mtimeMs } = statSync(weights);
	const laidOut = layOutFolder({
		home: dirname(weights),
		prefix: 'judge-',
		parts: [layoutBytes, `${version} ${size} ${mtimeMs}`],
		graphsFolder: folder,
		graphs: [encoderName],
		weights: () => layOutWhisper(layout, readCTranslate2(readFileSync(weights)), []),
	});
	return join(laidOut, encoderName);
}

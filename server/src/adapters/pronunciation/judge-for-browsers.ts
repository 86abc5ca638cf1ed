import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineWords } from '@henry/contract/engine-words.ts';
import type { OfflineFile, OfflineJudge } from '@henry/contract/offline-engines.ts';
import type { OfflineEngineFiles } from '#server/ports/offline-engine.ts';
import { judgeFileNames } from './pronunciation-files.ts';

type Opened = { judge: OfflineJudge; paths: ReadonlyMap<string, string> };

async function open(folder: string): Promise<Opened> {
	const paths = new Map<string, string>();
	async function describe(name: string): Promise<OfflineFile> {
		const path = join(folder, name);
		const bytes = await readFile(path);
		const sha256 = createHash('sha256').update(bytes).digest('hex');
		paths.set(sha256, path);
		return { sha256, bytes: bytes.length };
	}
	const files: OfflineJudge['files'] = {
		acoustic: await describe(judgeFileNames.acoustic),
		judge: await describe(judgeFileNames.judge),
		lexicon: await describe(judgeFileNames.lexicon),
		british: await describe(judgeFileNames.british),
		stress: await describe(judgeFileNames.stress),
		letterToSound: await describe(judgeFileNames.letterToSound),
	};
	return { judge: { name: engineWords.earForSoundsHere, files }, paths };
}

/** Gives browsers our own judge of sounds, from the folder models/ear, whichever judge this server asks itself. */
export function createJudgeForBrowsers(folder: string): OfflineEngineFiles<OfflineJudge> {
	let opened: Promise<Opened> | undefined;
	/** Read once, when a browser first asks. */
	const once = () => {
		opened ??= open(folder);
		return opened;
	};
	return {
		describe: async () => (await once()).judge,
		async open(sha256) {
			const path = (await once()).paths.get(sha256);
			return path === undefined ? undefined : createReadStream(path);
		},
	};
}

import { createHash, randomUUID } from 'node:crypto';
import {
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statfsSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sumOfFile } from '#server/engines/sum-of-file.ts';

/** Room for several versions, models and servers of a machine; what was used longest ago goes first. */
const usualMostBytes = 500_000_000;
/** A disk that has less to spare is left to what cannot be made again. */
const leastFreeBytes = 1_000_000_000;
/** What a process that was killed has left unfinished is removed after this time. */
const unfinishedMs = 60 * 60 * 1_000;
const unfinishedPrefix = 'unfinished-';
const stateName = 'state';
const promptName = 'prompt.json';

/** What is written beside a state: the tokens that were read, and the sum of the state's file. */
type Prompt = { tokens: readonly number[]; sha256: string };
/** A kept prompt, and how much of another begins with the same tokens. */
export type KeptBeginning = Prompt & { folder: string; length: number };

const shortSumOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

function commonLength(one: readonly number[], other: readonly number[]): number {
	const different = one.findIndex((token, index) => token !== other[index]);
	return different < 0 ? one.length : different;
}

function namesIn(folder: string): string[] {
	try {
		return readdirSync(folder);
	} catch {
		// Nothing was kept yet.
		return [];
	}
}

function remove(path: string): void {
	try {
		rmSync(path, { recursive: true, force: true });
	} catch {
		// Another server removes the same, or the folder is for reading alone.
	}
}

/**
 * What a model has read of prompts, on the disk: a folder for each, with the state of the model and the tokens that led to it.
 * Each appears as a whole under a name made of all that it depends on, so that servers of one machine can share them.
 * `reader`: all that a state depends on besides the tokens.
 */
export class KeptPrompts {
	#folder: string;
	#prefix: string;
	#mostBytes: number;

	constructor(folder: string, reader: string, mostBytes = usualMostBytes) {
		this.#folder = folder;
		this.#prefix = `${shortSumOf(reader)}-`;
		this.#mostBytes = mostBytes;
	}

	/** The kept prompt that shares the longest beginning with this one, if any does. */
	find(prompt: readonly number[]): KeptBeginning | undefined {
		const names = namesIn(this.#folder).filter((name) => name.startsWith(this.#prefix));
		return names
			.flatMap((name) => this.#read(join(this.#folder, name)) ?? [])
			.map((kept) => ({ ...kept, length: commonLength(kept.tokens, prompt) }))
			.filter(({ length }) => length > 0)
			.sort((one, other) => other.length - one.length)[0];
	}

	#read(folder: string): (Prompt & { folder: string }) | undefined {
		try {
			const { tokens, sha256 }: Prompt = JSON.parse(readFileSync(join(folder, promptName), 'utf8'));
			return { folder, tokens: [...tokens], sha256 };
		} catch {
			remove(folder);
			return undefined;
		}
	}

	/** Takes up a state that is as it was written; one that is not, or that cannot be loaded, is removed. */
	async load({ folder, sha256 }: KeptBeginning, load: (file: string) => Promise<void>): Promise<boolean> {
		const file = join(folder, stateName);
		try {
			// What is damaged could end the process.
			if ((await sumOfFile(file)) !== sha256) throw new Error('The state is damaged.');
			await load(file);
		} catch {
			remove(folder);
			return false;
		}
		this.#noteUse(folder);
		return true;
	}

	#noteUse(folder: string): void {
		try {
			utimesSync(folder, new Date(), new Date());
		} catch {
			// Where nothing can be written, nothing has to go either.
		}
	}

	/** Keeps what `save` writes into the file that it is given, for these tokens. Throws where that is not possible. */
	async keep(
		tokens: readonly number[],
		save: (file: string) => Promise<{ fileSize: number }>,
	): Promise<void> {
		mkdirSync(this.#folder, { recursive: true });
		const { bavail, bsize } = statfsSync(this.#folder);
		if (bavail * bsize < leastFreeBytes) throw new Error('the disk has too little room');
		const unfinished = join(this.#folder, unfinishedPrefix + randomUUID());
		try {
			mkdirSync(unfinished);
			const file = join(unfinished, stateName);
			const { fileSize } = await save(file);
			if (statSync(file).size !== fileSize) throw new Error('it was not written to its end');
			const prompt: Prompt = { tokens, sha256: await sumOfFile(file) };
			writeFileSync(join(unfinished, promptName), JSON.stringify(prompt));
			this.#moveInto(join(this.#folder, this.#prefix + shortSumOf(JSON.stringify(tokens))), unfinished);
		} finally {
			remove(unfinished);
		}
		this.#removeLeastUsed();
	}

	/** Where another server was first, its own is as good. */
	#moveInto(folder: string, unfinished: string): void {
		try {
			renameSync(unfinished, folder);
		} catch (error) {
			if (!this.#read(folder)) throw error;
		}
	}

	#removeLeastUsed(): void {
		const all = namesIn(this.#folder)
			.map((name) => {
				const path = join(this.#folder, name);
				const usedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
				const bytes = statSync(join(path, stateName), { throwIfNoEntry: false })?.size ?? 0;
				return { path, usedMs, bytes, isUnfinished: name.startsWith(unfinishedPrefix) };
			})
			.sort((one, other) => other.usedMs - one.usedMs);
		let sum = 0;
		for (const { path, usedMs, bytes, isUnfinished } of all) {
			sum += bytes;
			const isLeft = isUnfinished && Date.now() - usedMs > unfinishedMs;
			if (isLeft || (!isUnfinished && sum > this.#mostBytes)) remove(path);
		}
	}
}

import { createHash } from 'node:crypto';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The name that graphs have for the file of their weights. */
const weightsName = 'weights';
const sumName = 'weights.sha256';
/** What an earlier version left is kept so long: another server may just have laid it out. */
const keptMs = 24 * 60 * 60 * 1_000;

/** Which folder it is. */
export type LaidOutPlace = {
	/** Where the folder is to appear, and the beginning of its name, which no other engine's begins with. */
	home: string;
	prefix: string;
	/** All that the weights depend on. */
	parts: readonly (Uint8Array | string)[];
	/** The networks without their weights, and which of them to copy. */
	graphsFolder: string;
	graphs: readonly string[];
};

/** The folder, with what makes the weights where they are not there. */
export type LaidOut = LaidOutPlace & { weights: () => Uint8Array };

/**
 * Puts networks and their weights into a folder as the runtime wants them, where that has not been done, and answers the
 * folder. It appears as a whole, under a name made of all that it depends on, so that servers starting at once on the
 * same machine do not disturb each other. Throws where a file is missing, or nothing can be written.
 */
export function layOutFolder({ weights, ...place }: LaidOut): string {
	const folder = folderOf(place);
	if (!isWhole(folder)) {
		writeFolder(folder, weights(), place.graphsFolder, place.graphs);
		removeOthers(place.home, place.prefix, folder);
	}
	return folder;
}

/**
 * The folder where it has been laid out, its weights and their sum in hexadecimal digits, which was written down when they
 * were: whether they still have it is not looked at. Undefined before that.
 */
export function findLaidOutFolder(place: LaidOutPlace) {
	const folder = folderOf(place);
	if (!existsSync(join(folder, sumName))) return undefined;
	return {
		folder,
		weights: join(folder, weightsName),
		weightsSha256: readFileSync(join(folder, sumName), 'utf8'),
	};
}

function folderOf({ home, prefix, parts, graphsFolder, graphs }: LaidOutPlace): string {
	const graphBytes = graphs.map((name) => readFileSync(join(graphsFolder, name)));
	return join(home, `${prefix}${sumOf([...parts, ...graphBytes]).slice(0, 16)}`);
}

function sumOf(parts: readonly (Uint8Array | string)[]): string {
	const hash = createHash('sha256');
	for (const part of parts) hash.update(part);
	return hash.digest('hex');
}

function isWhole(folder: string): boolean {
	if (!existsSync(join(folder, sumName))) return false;
	const sum = readFileSync(join(folder, sumName), 'utf8');
	return sum === sumOf([readFileSync(join(folder, weightsName))]);
}

function writeFolder(
	folder: string,
	weights: Uint8Array,
	graphsFolder: string,
	graphs: readonly string[],
): void {
	const unfinished = `${folder}.${process.pid}`;
	rmSync(unfinished, { recursive: true, force: true });
	try {
		mkdirSync(unfinished);
		for (const name of graphs) copyFileSync(join(graphsFolder, name), join(unfinished, name));
		writeFileSync(join(unfinished, weightsName), weights);
		writeFileSync(join(unfinished, sumName), sumOf([weights]));
		moveInto(folder, unfinished);
	} catch (error) {
		if (!isWhole(folder)) throw error;
	} finally {
		rmSync(unfinished, { recursive: true, force: true });
	}
}

/** A damaged folder gives way; one that another process has just finished stays, since it may be reading it already. */
function moveInto(folder: string, unfinished: string): void {
	try {
		renameSync(unfinished, folder);
	} catch {
		if (isWhole(folder)) return;
		rmSync(folder, { recursive: true, force: true });
		renameSync(unfinished, folder);
	}
}

/** Removes what earlier versions left, tens of megabytes each. */
function removeOthers(home: string, prefix: string, folder: string): void {
	for (const name of readdirSync(home)) {
		const other = join(home, name);
		if (!name.startsWith(prefix) || other === folder) continue;
		const ageMs = Date.now() - (statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0);
		if (ageMs > keptMs) rmSync(other, { recursive: true, force: true });
	}
}

import { refusals } from '@henry/contract/refusals.ts';
import { type RosterFile, rosterFiles } from '@henry/contract/rosters.ts';
import { maxRosterBytes, maxRosterFiles, maxRosterRows } from '@henry/contract/world-limits.ts';
import Papa from 'papaparse';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { RosterReader, RosterRow } from '#server/ports/roster-reader.ts';

type Sent = { name: string; bytes: Uint8Array };

const refused = (message: string, cause?: unknown) => new ProviderError('invalid-input', message, { cause });
const tooLarge = () => refused(refusals.rosterTooLarge);

/** Which file of the standard a name is, in whichever folder it lies. */
function fileOf(name: string): RosterFile | undefined {
	const base = name.split(/[\\/]/).at(-1)?.toLowerCase();
	return rosterFiles.find((file) => `${file}.csv`.toLowerCase() === base);
}

/** Reads one file of an archive, and gives it up where it is larger than it may be, whatever it says of itself. */
function unpack(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Uint8Array> {
	return new Promise((resolve, reject) => {
		zip.openReadStream(entry, (error, stream) => {
			if (error) return reject(error);
			const pieces: Buffer[] = [];
			let bytes = 0;
			stream.on('data', (piece: Buffer) => {
				bytes += piece.length;
				if (bytes > maxBytes) stream.destroy(tooLarge());
				pieces.push(piece);
			});
			stream.on('error', reject);
			stream.on('end', () => resolve(Buffer.concat(pieces)));
		});
	});
}

function open(bytes: Uint8Array): Promise<ZipFile> {
	return new Promise((resolve, reject) => {
		fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, zip) =>
			error ? reject(error) : resolve(zip),
		);
	});
}

/** The files of a roster in an archive. */
async function unzip(bytes: Uint8Array): Promise<Sent[]> {
	const zip = await open(bytes);
	const found: Sent[] = [];
	let [left, entries] = [maxRosterBytes, 0];
	await new Promise<void>((resolve, reject) => {
		zip.on('error', reject);
		zip.on('end', () => resolve());
		zip.on('entry', async (entry: Entry) => {
			try {
				entries += 1;
				if (entries > maxRosterFiles * 5) throw tooLarge();
				if (fileOf(entry.fileName)) {
					const unpacked = await unpack(zip, entry, left);
					left -= unpacked.length;
					found.push({ name: entry.fileName, bytes: unpacked });
				}
				zip.readEntry();
			} catch (error) {
				reject(error);
			}
		});
		zip.readEntry();
	});
	return found;
}

/** The rows of a CSV file (RFC 4180) in UTF-8; undefined where it is none. */
function rowsOf(bytes: Uint8Array): RosterRow[] | undefined {
	const text = utf8Text(bytes);
	if (text === undefined) return undefined;
	const rows: RosterRow[] = [];
	let heads: string[] | undefined;
	let isWhole = true;
	let [line, start] = [1, 0];
	Papa.parse<string[]>(text, {
		delimiter: ',',
		step({ data, errors, meta }) {
			if (errors.length > 0) isWhole = false;
			const cells = data.map((cell) => cell.trim());
			if (!heads) heads = cells;
			else if (cells.some((cell) => cell !== '')) {
				const named = heads.slice(0, cells.length).map((head, place) => [head, cells[place]]);
				rows.push({ line, values: Object.fromEntries(named) });
			}
			if (rows.length > maxRosterRows) throw tooLarge();
			line += text.slice(start, meta.cursor).split('\n').length - 1;
			start = meta.cursor;
		},
	});
	return isWhole ? rows : undefined;
}

function utf8Text(bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}

const isZip = ({ bytes }: Sent) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Rosters by yauzl and Papa Parse. */
export const readRoster: RosterReader = async (sent) => {
	const files: Awaited<ReturnType<RosterReader>> = {};
	const unpacked: Sent[] = [];
	for (const each of sent) {
		const inside = isZip(each)
			? await unzip(each.bytes).catch((error) => {
					throw error instanceof ProviderError ? error : refused(refusals.zipUnreadable, error);
				})
			: [each];
		unpacked.push(...inside);
	}
	if (unpacked.reduce((bytes, each) => bytes + each.bytes.length, 0) > maxRosterBytes) throw tooLarge();
	for (const { name, bytes } of unpacked) {
		const file = fileOf(name);
		if (file) files[file] = rowsOf(bytes) ?? 'notReadable';
	}
	return files;
};

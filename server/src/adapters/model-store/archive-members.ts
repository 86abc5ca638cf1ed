import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { Parser, type ReadEntry } from 'tar';
import { type Entry, open, type ZipFile } from 'yauzl';

/** A file in an archive: its size, and its bytes, read as they are asked for. */
export type Member = { bytes: number; chunks: AsyncIterable<Uint8Array> };

const openZip = promisify<string, { autoClose: boolean }, ZipFile>(open);

function entryOf(zip: ZipFile, path: string): Promise<Entry | undefined> {
	return new Promise((resolve, reject) => {
		zip.on('entry', (entry: Entry) => {
			if (entry.fileName === path) resolve(entry);
		});
		zip.on('end', () => resolve(undefined));
		zip.on('error', reject);
	});
}

/** A file of a ZIP archive, such as a Python wheel; undefined where it has none at `path`. Throws where it is damaged. */
export async function memberOfZip(archive: string, path: string): Promise<Member | undefined> {
	const zip = await openZip(archive, { autoClose: false });
	const close = () => zip.close();
	try {
		const entry = await entryOf(zip, path);
		if (!entry) {
			close();
			return undefined;
		}
		const content = await promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry);
		return { bytes: entry.uncompressedSize, chunks: content.on('close', close) };
	} catch (error) {
		close();
		throw error;
	}
}

/** A file of a gzipped tar archive, such as an npm package; the same otherwise. */
export function memberOfTar(archive: string, path: string): Promise<Member | undefined> {
	return new Promise((resolve, reject) => {
		const file = createReadStream(archive);
		const parser = new Parser({
			strict: true,
			filter: (name) => name === path,
			onReadEntry(entry: ReadEntry) {
				const content = Readable.from(entry as unknown as AsyncIterable<Uint8Array>);
				content.on('close', () => file.destroy());
				parser.on('error', (error: Error) => content.destroy(error));
				resolve({ bytes: entry.size, chunks: content });
			},
		});
		parser.on('end', () => resolve(undefined));
		parser.on('error', reject);
		file.on('error', reject);
		file.on('data', (chunk) => {
			if (!parser.write(chunk as Buffer)) file.pause();
		});
		parser.on('drain', () => file.resume());
		file.on('end', () => parser.end());
	});
}

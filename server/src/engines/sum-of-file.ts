import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

const chunkBytes = 1024 * 1024;

/** SHA-256 of a file in hexadecimal digits; other work goes on meanwhile. */
export async function sumOfFile(path: string): Promise<string> {
	const hash = createHash('sha256');
	for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) hash.update(chunk);
	return hash.digest('hex');
}

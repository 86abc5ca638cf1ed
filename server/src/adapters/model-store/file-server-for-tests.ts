import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a test makes of one request; it answers by itself or by `serve`. */
type Behaviour = (
	request: IncomingMessage,
	response: ServerResponse,
	serve: (content?: Buffer) => void,
) => void;

const etagOf = (content: Buffer) => `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`;

/** Gives a file as web servers do: from where it is asked to. */
function give(request: IncomingMessage, response: ServerResponse, content: Buffer): void {
	const etag = etagOf(content);
	const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
	if (from >= content.length && from > 0) {
		response.writeHead(416, { 'content-range': `bytes */${content.length}` }).end();
	} else if (from > 0) {
		const range = `bytes ${from}-${content.length - 1}/${content.length}`;
		const length = content.length - from;
		response.writeHead(206, { etag, 'content-range': range, 'content-length': length });
		response.end(content.subarray(from));
	} else {
		response.writeHead(200, { etag, 'content-length': content.length }).end(content);
	}
}

/** A web server in this process with files by their paths, which behaves as a test wants. */
export async function startFileServer(files: Record<string, Buffer>) {
	const requests: { path: string; range: string | undefined }[] = [];
	const behaviours: Behaviour[] = [];
	const state = {
		address: '',
		files,
		requests,
		/** What becomes of the next requests, one each; after them files are given as they are. */
		next: (...more: Behaviour[]) => void behaviours.push(...more),
		/** What becomes of every request. */
		always: undefined as Behaviour | undefined,
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
	const server = createServer((request, response) => {
		const path = decodeURI(request.url ?? '/');
		requests.push({ path, range: request.headers.range });
		const serve = (content = state.files[path]) =>
			content ? give(request, response, content) : response.writeHead(404).end('<html>not here</html>');
		const behaviour = state.always ?? behaviours.shift();
		if (behaviour) behaviour(request, response, serve);
		else serve();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	state.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return state;
}

/** So long what was sent is left to be read: what a client has not read when its connection breaks is lost to it. */
const readWithinMs = 100;

/** Announces the whole file, gives `bytes` of it and breaks the connection. */
export const cutAfter =
	(content: Buffer, bytes: number): Behaviour =>
	(_, response) => {
		response.writeHead(200, { etag: etagOf(content), 'content-length': content.length });
		response.write(content.subarray(0, bytes), () => setTimeout(() => response.destroy(), readWithinMs));
	};

/** Gives `bytes` of the file and then nothing more, without ending. */
export const stallAfter =
	(content: Buffer, bytes: number): Behaviour =>
	(_, response) => {
		response.writeHead(200, { etag: etagOf(content), 'content-length': content.length });
		response.write(content.subarray(0, bytes));
	};

/** Gives `bytes` of the file as if that were all. */
export const truncate =
	(content: Buffer, bytes: number): Behaviour =>
	(_, response) =>
		void response.writeHead(200, { etag: etagOf(content) }).end(content.subarray(0, bytes));

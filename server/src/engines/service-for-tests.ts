import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ServiceCall = { url: URL; headers: IncomingHttpHeaders; body: Buffer<ArrayBuffer> };
export type Answer = (response: ServerResponse) => void;

/** A service that adapters ask over HTTP, in this process. */
export type ServiceForTests = {
	address: string;
	calls: ServiceCall[];
	/** What to answer to the next calls instead of the usual. */
	answers: Answer[];
	/** Waits for the next call, and then for its connection to be closed by the caller. */
	nextCall(): Promise<{ abandoned: Promise<void> }>;
	close(): void;
};

/** Answers with JSON. */
export const json =
	(body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
	(response) =>
		response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** Answers with bytes. */
export const bytes =
	(body: Uint8Array, type: string): Answer =>
	(response) =>
		response.writeHead(200, { 'content-type': type }).end(body);

/** Starts a service that usually answers calls by its protocol. */
export async function startService(
	usual: (call: ServiceCall) => Answer | Promise<Answer>,
): Promise<ServiceForTests> {
	const waiting: ((call: { abandoned: Promise<void> }) => void)[] = [];
	const http = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const url = new URL(request.url ?? '', service.address);
		const call = { url, headers: request.headers, body: Buffer.concat(chunks) };
		service.calls.push(call);
		const abandoned = new Promise<void>((resolve) => response.once('close', resolve));
		waiting.shift()?.({ abandoned });
		(service.answers.shift() ?? (await usual(call)))(response);
	});
	await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
	const service: ServiceForTests = {
		address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
		calls: [],
		answers: [],
		nextCall: () => new Promise((resolve) => waiting.push(resolve)),
		close() {
			http.close();
			http.closeAllConnections();
		},
	};
	return service;
}

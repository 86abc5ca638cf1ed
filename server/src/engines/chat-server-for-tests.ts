import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string };
type ChatBody = {
	model: string;
	stream: boolean;
	messages: ChatMessage[];
	response_format: {
		type: string;
		json_schema?: { schema: { required: string[] } };
	};
};
type Call = {
	url: string;
	headers: IncomingMessage['headers'];
	body: ChatBody;
	/** Resolves when the connection of the call has ended. */
	ended: Promise<void>;
};
export type ChatAnswer = (response: ServerResponse, call: Call) => void;

export type ChatServerForTests = {
	/** Where the calls of the protocol begin. */
	address: string;
	calls: Call[];
	/** What to answer to the next calls, one after the other; after these, what a model answers that does as it is told. */
	answers: ChatAnswer[];
	close(): void;
};

/** An answer of a model that speaks as Henry. */
export const turn = (question: string, reaction = '') => JSON.stringify({ reaction, question });

const chunk = (delta: object, finish: string | null = null) =>
	`data: ${JSON.stringify({
		id: 'chat-1',
		object: 'chat.completion.chunk',
		created: 1_770_000_000,
		model: 'test-model',
		choices: [{ index: 0, delta, finish_reason: finish }],
	})}\n\n`;

/** Begins a stream of server-sent events with the first words of an answer, and leaves it open. */
export const begun =
	(text: string): ChatAnswer =>
	(response) => {
		response.writeHead(200, { 'content-type': 'text/event-stream' });
		response.write(chunk({ role: 'assistant', content: '' }));
		for (const piece of text.match(/[\s\S]{1,9}/g) ?? []) response.write(chunk({ content: piece }));
	};

/** A whole answer, in small pieces. */
export const streamed =
	(text: string): ChatAnswer =>
	(response, call) => {
		begun(text)(response, call);
		response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
	};

/** JSON, with a status. */
export const json =
	(body: unknown, status = 200, headers: Record<string, string> = {}): ChatAnswer =>
	(response) =>
		response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** An answer in one piece, as servers give it that do not stream. */
export const whole = (content: string): ChatAnswer =>
	json({
		id: 'chat-1',
		object: 'chat.completion',
		created: 1_770_000_000,
		model: 'test-model',
		choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
	});

/** Asks what the note behind the learner's words says, with the number of the turn, and asks nothing at the end. */
function obedientTurn({ messages }: ChatBody): string {
	const turns = messages.filter(({ role }) => role === 'assistant').length;
	const note = messages.at(-1)?.content ?? '';
	if (/This is the end/.test(note)) return JSON.stringify({ reaction: 'It was nice to hear that.' });
	const asked = /\((?:Next|Ask again): (.+)\)$/.exec(note)?.[1] ?? 'Can you tell me more?';
	return turn(`Number ${turns}: ${asked}`);
}

/** A server in this process that speaks the chat completions protocol, with a scripted model behind it. */
export async function startChatServer(): Promise<ChatServerForTests> {
	const http = createServer(async (request, response) => {
		const ended = new Promise<void>((resolve) => response.once('close', resolve));
		const chunks: Buffer[] = [];
		for await (const part of request) chunks.push(part);
		const body = JSON.parse(Buffer.concat(chunks).toString()) as ChatBody;
		const call = { url: request.url ?? '', headers: request.headers, body, ended };
		server.calls.push(call);
		const answer = server.answers.shift() ?? streamed(obedientTurn(body));
		answer(response, call);
	});
	await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
	const server: ChatServerForTests = {
		address: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`,
		calls: [],
		answers: [],
		close() {
			http.close();
			http.closeAllConnections();
		},
	};
	return server;
}

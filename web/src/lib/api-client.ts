import { errorBodySchema, errorCodeOfStatus } from '@henry/contract/errors.ts';
import { callableTimeoutMs } from '@henry/contract/limits.ts';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { connectionLostEvent } from './connection-lost.ts';

/** `signal` cancels the call, which then fails with `cancelled`; without an answer in `timeoutMs` it is given up. */
export type CallOptions = { signal?: AbortSignal; timeoutMs?: number };

/** GET; the answer as `schema` says. */
export function getJson<Schema extends z.core.$ZodType>(path: string, schema: Schema, options?: CallOptions) {
	return call(path, { method: 'GET' }, (response) => readJson(response, schema), options);
}

/** GET; the answer is a file. */
export function getBlob(path: string, options?: CallOptions): Promise<Blob> {
	return call(path, { method: 'GET' }, (response) => response.blob(), options);
}

/** GET; `read` takes the answer as it comes. The browser's own cache keeps none of it. */
export function getStream<Value>(
	path: string,
	read: (response: Response) => Promise<Value>,
	options?: CallOptions,
): Promise<Value> {
	return call(path, { cache: 'no-store' }, read, options);
}

/**
 * A callable function: POST of `{data: payload}`, whose reply holds `result` (or `data`). A reply without either fails
 * with `internal` (specification, sections 7 and 8).
 */
export function callFunction<Schema extends z.core.$ZodType>(
	path: string,
	payload: unknown,
	schema: Schema,
	options?: CallOptions,
) {
	const read = async (response: Response) => readResult(await parseJson(response), schema);
	return call(path, jsonRequest({ data: payload }), read, options);
}

/** POST of a multipart form; the answer as `schema` says. */
export function postForm<Schema extends z.core.$ZodType>(
	path: string,
	form: FormData,
	schema: Schema,
	options?: CallOptions,
) {
	return call(path, { method: 'POST', body: form }, (response) => readJson(response, schema), options);
}

/** POST of the payload as plain JSON; the answer is a file of the type `accept`. */
export function postForBlob(
	path: string,
	payload: unknown,
	options: CallOptions & { accept: string },
): Promise<Blob> {
	return call(path, jsonRequest(payload, options.accept), (response) => response.blob(), options);
}

function jsonRequest(body: unknown, accept = '*/*'): RequestInit {
	const headers = { 'content-type': 'application/json', accept };
	return { method: 'POST', headers, body: JSON.stringify(body) };
}

/** One call within its deadline, which covers the reading of the answer too. */
async function call<Answer>(
	path: string,
	request: RequestInit,
	read: (response: Response) => Promise<Answer>,
	options: CallOptions = {},
): Promise<Answer> {
	const deadline = new AbortController();
	const timer = setTimeout(() => deadline.abort(), options.timeoutMs ?? callableTimeoutMs);
	const signal = options.signal ? AbortSignal.any([options.signal, deadline.signal]) : deadline.signal;
	try {
		const response = await fetch(path, { ...request, signal });
		if (!response.ok) throw await errorOf(response);
		return await read(response);
	} catch (cause) {
		if (cause instanceof ApiError) throw cause;
		if (options.signal?.aborted) throw new ApiError({ code: 'cancelled', message: '', cause });
		dispatchEvent(new Event(connectionLostEvent));
		const code = deadline.signal.aborted ? 'deadline-exceeded' : 'unavailable';
		throw new ApiError({ code, message: '', cause });
	} finally {
		clearTimeout(timer);
	}
}

/** What a proxy answers in place of a server that is starting, or gone. */
const awayStatuses = [502, 503, 504];

/** The server's own error, or, where something in between answered, the code of the status. */
async function errorOf(response: Response): Promise<ApiError> {
	const body = await response.text();
	const parsed = errorBodySchema.safeParse(parsedOrUndefined(body));
	if (parsed.success) return new ApiError(parsed.data.error);
	if (awayStatuses.includes(response.status)) {
		dispatchEvent(new Event(connectionLostEvent));
		return new ApiError({ code: 'unavailable', message: '' });
	}
	return new ApiError({ code: errorCodeOfStatus(response.status), message: '' });
}

async function readJson<Schema extends z.core.$ZodType>(response: Response, schema: Schema) {
	return checked(await parseJson(response), schema);
}

const envelopeSchema = z.union([z.object({ result: z.unknown() }), z.object({ data: z.unknown() })]);

function readResult<Schema extends z.core.$ZodType>(body: unknown, schema: Schema) {
	const envelope = checked(body, envelopeSchema);
	return checked('result' in envelope ? envelope.result : envelope.data, schema);
}

async function parseJson(response: Response): Promise<unknown> {
	return parsedOrUndefined(await response.text());
}

function parsedOrUndefined(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function checked<Schema extends z.core.$ZodType>(value: unknown, schema: Schema): z.output<Schema> {
	const parsed = z.safeParse(schema, value);
	if (parsed.success) return parsed.data;
	throw new ApiError({ code: 'internal', message: '', cause: parsed.error });
}

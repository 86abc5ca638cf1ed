import type { ModelFile } from '@henry/contract/neural-models.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import {
	type Arrival,
	type FileSource,
	Interruption,
	type ModelLibrary,
	type OpenOptions,
} from './file-source.ts';

const maxRedirects = 5;

export type WebLimits = {
	/** For the head of an answer, all redirects included. */
	answerWithinMs: number;
	/** Without a byte for this long, an answer counts as cut off. */
	stallMs: number;
};

function refuse(host: string, why: string): ProviderError {
	return new ProviderError('unavailable', `${host} ${why}.`);
}

function whyUnanswered(cause: unknown): string {
	const { code } = ((cause as Error).cause ?? cause) as { code?: string };
	return /CERT|SIGNED|SIGNATURE|ALTNAME/.test(code ?? '')
		? 'shows a certificate that is not trusted'
		: 'does not answer: there is no network, or a firewall in between';
}

/** An address that one leads on to, which may not be less safe than it. */
function redirected(from: string, location: string): string {
	const next = new URL(location, from);
	const allowed = from.startsWith('https:') ? ['https:'] : ['https:', 'http:'];
	if (!allowed.includes(next.protocol)) throw refuse(new URL(from).host, 'leads on to an unsafe address');
	return next.href;
}

async function ask(address: string, headers: Record<string, string>, signal: AbortSignal) {
	let asked = address;
	for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
		const response = await fetch(asked, { headers, signal, redirect: 'manual' });
		const location = response.headers.get('location');
		if (response.status < 300 || response.status > 399 || location === null) return response;
		await response.body?.cancel();
		asked = redirected(asked, location);
	}
	throw refuse(new URL(address).host, 'leads from address to address without end');
}

/** Where an answer begins in the file, after a look at whether it is an answer about this file. */
function beginningOf(response: Response, file: ModelFile, from: number, host: string): number {
	if (response.status === 429 || response.status >= 500 || response.status === 408) {
		throw new Interruption(`${host} answers with status ${response.status}`, { isAnswered: true });
	}
	if (response.status !== 200 && response.status !== 206) {
		throw refuse(host, `does not give ${file.path}: it answers with status ${response.status}`);
	}
	const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(response.headers.get('content-range') ?? '');
	const beginning = response.status === 206 ? Number(range?.[1]) : 0;
	const length = response.headers.get('content-length');
	const whole = response.status === 206 ? range?.[2] : length;
	if (whole && whole !== '*' && Number(whole) !== file.bytes) {
		throw refuse(host, `has another ${file.path}, of ${whole} bytes instead of ${file.bytes}`);
	}
	if (beginning !== 0 && beginning !== from) throw refuse(host, `answers another part of ${file.path}`);
	return beginning;
}

async function* chunksOf(
	body: AsyncIterable<Uint8Array>,
	stop: AbortController,
	stallMs: number,
	host: string,
): AsyncGenerator<Uint8Array> {
	const timer = setTimeout(() => stop.abort(), stallMs);
	try {
		for await (const chunk of body) {
			yield chunk;
			timer.refresh();
		}
	} catch (cause) {
		const what = stop.signal.aborted ? `sent nothing for ${stallMs / 1_000} s` : 'broke off';
		throw new Interruption(`${host} ${what}`, { isAnswered: true, cause });
	} finally {
		clearTimeout(timer);
	}
}

/** A file at an address of the web. */
export function createWebSource(address: string, file: ModelFile, limits: WebLimits): FileSource {
	const { host } = new URL(address);

	async function open(from: number, { signal }: Pick<OpenOptions, 'signal'>): Promise<Arrival> {
		const stop = new AbortController();
		const both = AbortSignal.any([stop.signal, signal]);
		const timer = setTimeout(() => stop.abort(), limits.answerWithinMs);
		const headers: Record<string, string> = { 'accept-encoding': 'identity' };
		if (from > 0) headers.range = `bytes=${from}-`;
		try {
			const response = await ask(address, headers, both);
			if (response.status === 416 && from > 0) return open(0, { signal });
			return {
				from: beginningOf(response, file, from, host),
				chunks: chunksOf(response.body ?? new ReadableStream(), stop, limits.stallMs, host),
			};
		} catch (cause) {
			stop.abort();
			if (cause instanceof Interruption || cause instanceof ProviderError) throw cause;
			throw new Interruption(`${host} ${whyUnanswered(cause)}`, { isAnswered: false, cause });
		} finally {
			clearTimeout(timer);
		}
	}
	return { open };
}

/** Models on a mirror, at `MIRROR/<model's id>/<file's path>`. */
export function createMirrorLibrary(mirror: string, limits: WebLimits): ModelLibrary {
	const base = mirror.replace(/\/+$/, '');
	return {
		sourcesOf: (model, file) => [createWebSource(`${base}/${model.id}/${file.path}`, file, limits)],
		tidy() {},
	};
}

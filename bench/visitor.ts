import { apiPaths } from '@henry/contract/api-paths.ts';

/** The cookies by which a server knows a browser again, as a header; without it every call is a new visitor's. */
export async function cookiesOfVisitor(baseURL: string): Promise<string> {
	const response = await fetch(new URL(apiPaths.exercises, baseURL));
	await response.text();
	return response.headers
		.getSetCookie()
		.map((cookie) => cookie.split(';')[0])
		.join('; ');
}

/** A socket of such a browser: Node's own takes headers, which those of browsers set themselves. */
export function openSocket(url: URL, cookie = ''): WebSocket {
	const options = { headers: { cookie } };
	return new WebSocket(url, options as unknown as string[]);
}

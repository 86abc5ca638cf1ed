import type { FastifyRequest } from 'fastify';

/** A page of another origin may not use this machine's engines through a socket. */
export function isSameOrigin({ headers: { origin }, host }: FastifyRequest): boolean {
	return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

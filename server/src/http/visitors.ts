import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownCookie } from './own-cookie.ts';

/** A visitor is known for as long as a day's budget counts, and then is somebody new. */
const knownSeconds = 24 * 60 * 60;
/** Of an IPv6 address, the network that one customer is given (RFC 6177): 64 bits, four groups. */
const networkGroups = 4;

/** Where a call comes from: its IPv4 address, or the network of its IPv6 address. */
export function networkOf(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped) return mapped;
	if (!isIPv6(address)) return address;
	// The URL parser writes an address in its one canonical form (RFC 5952), without its zone.
	const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
	const [head = '', tail] = canonical.split('::');
	const groups = head === '' ? [] : head.split(':');
	const last = tail ? tail.split(':') : [];
	const zeros = tail === undefined ? 0 : 8 - groups.length - last.length;
	return [...groups, ...Array(zeros).fill('0'), ...last].slice(0, networkGroups).join(':');
}

/**
 * Who calls, as far as limits need to know: by a signed cookie that scripts cannot read. It holds a random number, or for
 * whoever has signed in one that stands for the account and one for its class, and nothing else; it counts for a day.
 */
export type Visitors = {
	/** Undefined where the call brings no cookie of ours that still counts. */
	read(request: FastifyRequest): string | undefined;
	/** Makes the caller somebody new. */
	welcome(reply: FastifyReply): void;
	/** The class of the caller, as a name that says nothing; undefined where they have none, or are not known. */
	readClass(request: FastifyRequest): string | undefined;
	/** Makes the caller the same person wherever they have signed in to this account, and one of their class. */
	recognise(reply: FastifyReply, known: { accountId: string; classId: string | undefined }): void;
	forget(reply: FastifyReply): void;
};

/** `key` is what @fastify/cookie signs cookies with, too. */
export function createVisitors(
	key: string,
	{ isSecure, nowMs }: { isSecure: boolean; nowMs: () => number },
): Visitors {
	const cookie = ownCookie('henry_visitor', { isSecure, sameSite: 'lax', pathWithoutHttps: '/' });
	const seconds = () => Math.floor(nowMs() / 1_000);
	const give = (reply: FastifyReply, person: string, ofClass = '') =>
		void reply.setCookie(cookie.name, `${person}.${seconds()}.${ofClass}`, {
			...cookie.options,
			signed: true,
			maxAge: knownSeconds,
		});
	const nameOf = (id: string) => createHmac('sha256', key).update(id).digest('base64url').slice(0, 16);
	function parts(request: FastifyRequest): string[] {
		const { value, valid } = request.unsignCookie(request.cookies[cookie.name] ?? '');
		const [person = '', since, ofClass = ''] = value?.split('.') ?? [];
		return valid && Number(since) + knownSeconds > seconds() ? [person, ofClass] : [];
	}
	return {
		read: (request) => parts(request)[0],
		readClass: (request) => parts(request)[1] || undefined,
		welcome: (reply) => give(reply, `visitor-${randomBytes(12).toString('base64url')}`),
		recognise: (reply, { accountId, classId }) =>
			give(reply, `account-${nameOf(accountId)}`, classId && nameOf(`class ${classId}`)),
		forget: (reply) => void reply.clearCookie(cookie.name, cookie.options),
	};
}

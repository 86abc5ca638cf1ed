import type { CookieSerializeOptions } from '@fastify/cookie';

declare module 'fastify' {
	interface FastifyInstance {
		/** People reach the server by https. */
		isSecure: boolean;
	}
}

/**
 * A cookie that scripts cannot read. Where there is https, its name tells browsers to take it from this very host alone
 * (RFC 6265bis, section 4.1.3.2), so that no other host of the domain can put one of its own there; they then want it for
 * every path.
 */
export function ownCookie(
	name: string,
	{
		isSecure,
		sameSite,
		pathWithoutHttps,
	}: { isSecure: boolean; sameSite: 'strict' | 'lax'; pathWithoutHttps: string },
): { name: string; options: CookieSerializeOptions } {
	const path = isSecure ? '/' : pathWithoutHttps;
	return {
		name: isSecure ? `__Host-${name}` : name,
		options: { path, httpOnly: true, sameSite, secure: isSecure },
	};
}

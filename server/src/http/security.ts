import { isIP } from 'node:net';
import { hostname } from 'node:os';
import helmet from '@fastify/helmet';
import { refusals } from '@henry/contract/refusals.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { AcademyHost, AcademyHosts } from '#server/domain/academies/academy-hosts.ts';
import { AppError } from '#server/domain/app-error.ts';
import { inlineHashes } from './documents.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** The host that the call came by, where it is an academy's. */
		academy: AcademyHost | undefined;
	}
}

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Scripts, styles, media and calls come from this server alone; recordings are played and drawn from memory (`blob:`).
 * Styles and scripts within a document are those that the build has put there.
 */
const contentSecurityPolicy = (webFolder: string) => ({
	useDefaults: false,
	directives: {
		defaultSrc: ["'self'"],
		scriptSrc: ["'self'", ...inlineHashes(webFolder, 'script')],
		styleSrc: ["'self'", ...inlineHashes(webFolder, 'style')],
		mediaSrc: ["'self'", 'blob:'],
		connectSrc: ["'self'", 'blob:'],
		imgSrc: ["'self'", 'data:'],
		objectSrc: ["'none'"],
		baseUri: ["'none'"],
		formAction: ["'self'"],
		frameAncestors: ["'none'"],
	},
});

/** What a page may use of the device (W3C Permissions Policy): the microphone, and nothing that Henry has no use for. */
const permissionsPolicy = [
	'microphone=(self)',
	...[
		...['accelerometer', 'bluetooth', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media'],
		...[
			'geolocation',
			'gyroscope',
			'hid',
			'idle-detection',
			'local-fonts',
			'magnetometer',
			'midi',
			'payment',
		],
		...['serial', 'usb', 'window-management', 'xr-spatial-tracking'],
	].map((feature) => `${feature}=()`),
].join(', ');

/** The name in a `Host` header, without port, in lower case. */
const nameIn = (host: string) => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/**
 * Whether the server goes by this name: one that a page elsewhere has made point here (DNS rebinding) is not among them.
 * Addresses in numbers cannot be made to.
 */
function isOurName(name: string, ours: ReadonlySet<string>): boolean {
	return isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 || ours.has(name) || name.endsWith('.localhost');
}

type Settings = Pick<Config, 'webFolder' | 'publicAddress' | 'host' | 'limits'>;

/**
 * What every answer tells browsers to refuse, and calls to another server's name, which are refused unless it is the
 * confirmed host of an academy.
 */
export async function registerSecurity(
	app: FastifyInstance,
	{ webFolder, publicAddress, host, limits }: Settings,
	academyHosts: AcademyHosts,
): Promise<void> {
	const machine = hostname().toLowerCase();
	const ours = new Set([
		...['localhost', machine, `${machine}.local`, nameIn(host), nameIn(new URL(publicAddress).host)],
		...limits.hosts.map(nameIn),
	]);
	app.decorateRequest('academy', undefined);
	app.addHook('onRequest', async (request) => {
		const name = nameIn(request.host ?? '');
		if (isOurName(name, ours)) return;
		request.academy = await academyHosts(name).catch(() => undefined);
		if (request.academy) return;
		throw new AppError('permission-denied', refusals.otherName);
	});
	await app.register(helmet, {
		contentSecurityPolicy: contentSecurityPolicy(webFolder),
		// A browser that was told so once would find nothing at a server without https.
		strictTransportSecurity: publicAddress.startsWith('https:') && { maxAge: yearSeconds },
	});
	app.addHook('onSend', async (_request, reply) => {
		reply.header('permissions-policy', permissionsPolicy);
	});
}

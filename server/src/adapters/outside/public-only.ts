import { lookup as lookUp } from 'node:dns';
import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Outside, OutsideRequest } from '#server/ports/outside.ts';
import { ProviderError } from '#server/ports/provider-error.ts';

/** Members of a large class are some hundred kilobytes; everything else is a few. */
const maxAnswerBytes = 1024 * 1024;

/** Addresses that are nobody's in the public network (IANA special-purpose registries), or lead to IPv4 addresses inside. */
const inside = new BlockList();
for (const [network, bits] of [
	...([
		['0.0.0.0', 8],
		['10.0.0.0', 8],
		['100.64.0.0', 10],
		['127.0.0.0', 8],
		['169.254.0.0', 16],
	] as const),
	...([
		['172.16.0.0', 12],
		['192.0.0.0', 24],
		['192.0.2.0', 24],
		['192.88.99.0', 24],
	] as const),
	...([
		['192.168.0.0', 16],
		['198.18.0.0', 15],
		['198.51.100.0', 24],
		['203.0.113.0', 24],
	] as const),
	...([
		['224.0.0.0', 4],
		['240.0.0.0', 4],
	] as const),
] as const) {
	inside.addSubnet(network, bits, 'ipv4');
}
/** Of IPv6, only 2000::/3 is public, and of that not what carries IPv4 addresses (6to4, Teredo) or is for examples. */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
] as const) {
	inside.addSubnet(network, bits, 'ipv6');
}

/** Whether an address in numbers belongs to the public network. */
export function isPublicAddress(address: string): boolean {
	const version = isIP(address);
	if (version === 4) return !inside.check(address, 'ipv4');
	return version === 6 && publicIpv6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

const refused = (host: string) =>
	new ProviderError('invalid-input', `This address may not be called: ${host} is not in the public network.`);

/** Looks a name up for the very connection that is made, so that it cannot lead elsewhere a moment later. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
	lookUp(hostname, { ...options, all: true }, (error, found) => {
		if (error) return callback(error, []);
		if (!found.every(({ address }) => isPublicAddress(address))) return callback(refused(hostname), []);
		const [first] = found;
		if (options.all || !first) return callback(null, found);
		callback(null, first.address, first.family);
	});
};

type Options = {
	/** Hosts of the own network that may be called as well, by http too; with a port where the address has one. */
	insideHosts: readonly string[];
	answerWithinMs?: number;
};

/** Calls the outside by Node's own client. */
export function createOutside({ insideHosts, answerWithinMs = 8_000 }: Options): Outside {
	return async (address, { method = 'GET', headers = {}, body }: OutsideRequest = {}) => {
		const { protocol, host, hostname, username } = new URL(address);
		const isInside = insideHosts.includes(host.toLowerCase());
		const name = hostname.replace(/^\[(.*)\]$/, '$1');
		if (username !== '' || (!isInside && protocol !== 'https:')) throw refused(hostname);
		if (!isInside && isIP(name) !== 0 && !isPublicAddress(name)) throw refused(hostname);
		const send = protocol === 'https:' ? requestByHttps : requestByHttp;
		try {
			return await new Promise<Response>((resolve, reject) => {
				const signal = AbortSignal.timeout(answerWithinMs);
				const lookup = isInside ? {} : { lookup: publicLookup };
				const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
				const call = send(address, {
					...{ method, signal, ...lookup, agent: false },
					headers: { 'user-agent': 'TalkToHenry', ...headers, ...length },
				});
				call.on('error', reject);
				call.on('response', (answer) => {
					const pieces: Buffer[] = [];
					let bytes = 0;
					answer.on('data', (piece: Buffer) => {
						bytes += piece.length;
						if (bytes > maxAnswerBytes) answer.destroy(new Error('The answer is too long.'));
						pieces.push(piece);
					});
					answer.on('error', reject);
					answer.on('end', () => {
						const status = answer.statusCode ?? 0;
						const isEmpty = bytes === 0 || status === 204 || status === 304;
						const given = Object.entries(answer.headersDistinct).flatMap(([key, values = []]) =>
							values.map((value): [string, string] => [key, value]),
						);
						resolve(new Response(isEmpty ? null : Buffer.concat(pieces), { status, headers: given }));
					});
				});
				call.end(body);
			});
		} catch (error) {
			if (error instanceof ProviderError) throw error;
			const reason = (error as Error).message;
			throw new ProviderError('unavailable', `${hostname} does not answer: ${reason}`, { cause: error });
		}
	};
}

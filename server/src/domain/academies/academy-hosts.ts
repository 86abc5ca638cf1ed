import type { Clock } from '#server/ports/clock.ts';
import type { HouseStore, MailLook } from '#server/ports/house-store.ts';

/** How long what is known of the hosts counts: every call asks. */
const knownForMs = 30_000;

/** The host of an academy, which its operator has confirmed: the academy, not the server, has its name. */
export type AcademyHost = { name: string; academyId: string; look: MailLook };

/** Whose host a name is, where the server’s operator has confirmed it. A name is in lower case and without a port. */
export type AcademyHosts = (name: string) => Promise<AcademyHost | undefined>;

/** The address of an academy's host, by the protocol and the port of the server's own. */
export function addressOfHost(publicAddress: string, { name }: Pick<AcademyHost, 'name'>): string {
	const address = new URL(publicAddress);
	address.hostname = name;
	return address.origin;
}

/** Knows the confirmed hosts of academies; a change is known half a minute later at most. */
export function createAcademyHosts(houses: Pick<HouseStore, 'hosts'>, clock: Clock): AcademyHosts {
	let known: Promise<Map<string, AcademyHost>> | undefined;
	let knownUntilMs = 0;
	const ask = async () => new Map((await houses.hosts()).map((host) => [host.name, host]));
	return async (name) => {
		if (!known || clock.nowMs() >= knownUntilMs) {
			knownUntilMs = clock.nowMs() + knownForMs;
			const asked = ask();
			known = asked;
			asked.catch(() => {
				// The next call asks again.
				if (known === asked) known = undefined;
			});
		}
		return (await known).get(name);
	};
}

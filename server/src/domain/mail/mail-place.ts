import type { HouseStore, MailLook } from '#server/ports/house-store.ts';

/** Where the links of a mail lead, without a slash at its end, and whose look it has: an academy's, or the server's own. */
export type MailPlace = { address: string; look?: MailLook | undefined };

/** Where a call came by: the server's own address, and the academy's host, where it was one. */
export type CallPlace = {
	address: string;
	host?: { name: string; address: string; academyId: string; look: MailLook } | undefined;
};

/**
 * Where a mail to somebody leads: to the host that the call came by only where they belong to its academy, which could read
 * whatever is opened there; else to the server's own address, in the look of the one academy that they belong to.
 */
export async function mailPlaceFor(
	houses: Pick<HouseStore, 'isMember' | 'lookOf'>,
	{ address, host }: CallPlace,
	email: string | null,
): Promise<MailPlace> {
	if (email === null) return { address };
	if (host && (await houses.isMember(host.academyId, { email }))) return host;
	return { address, look: await houses.lookOf(email) };
}

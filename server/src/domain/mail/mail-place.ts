import type { HouseStore, MailLook } from '#server/ports/house-store.ts';

/**
 * Where the links of a mail lead, without a slash at its end, and whose host that is: an academy's, or nobody's but the
 * server's own.
 */
export type MailPlace = { address: string; look?: MailLook | undefined };

/** The look of a mail to somebody: of the host that they came by, else of the one academy that they belong to. */
export async function lookFor(
	houses: Pick<HouseStore, 'lookOf'>,
	place: MailPlace,
	email: string | null,
): Promise<MailLook | undefined> {
	return place.look ?? (email === null ? undefined : houses.lookOf(email));
}

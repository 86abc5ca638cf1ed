import type { FastifyRequest } from 'fastify';
import type { MailPlace } from '#server/domain/mail/mail-place.ts';

/** Where the links of a mail lead that a call causes: to the academy's host that it came by, or to the server's own. */
export function mailPlaceOf({ academy, host }: FastifyRequest, publicAddress: string): MailPlace {
	if (!academy) return { address: publicAddress };
	return { address: `${new URL(publicAddress).protocol}//${host}`, look: academy };
}

import type { FastifyRequest } from 'fastify';
import { addressOfHost } from '#server/domain/academies/academy-hosts.ts';
import type { CallPlace } from '#server/domain/mail/mail-place.ts';

/** Where a call came by: the mails that it causes may lead there. */
export function mailPlaceOf({ academy }: FastifyRequest, publicAddress: string): CallPlace {
	if (!academy) return { address: publicAddress };
	return {
		address: publicAddress,
		host: { ...academy, address: addressOfHost(publicAddress, academy) },
	};
}

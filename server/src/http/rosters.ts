import { errorBodySchema } from '@henry/contract/errors.ts';
import { refusals } from '@henry/contract/refusals.ts';
import {
	rosterFilesField,
	rosterOutcomeSchema,
	rosterPath,
	rosterQuerySchema,
} from '@henry/contract/rosters.ts';
import { maxRosterBytes, maxRosterFiles } from '@henry/contract/world-limits.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { InvitationServices } from '#server/domain/academies/invite-by-mail.ts';
import { rosterDeeds } from '#server/domain/academies/roster.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { RosterReader } from '#server/ports/roster-reader.ts';
import type { Store } from '#server/ports/store.ts';
import { mailPlaceOf } from './mail-place.ts';
import { tellMailNotSent } from './security-events.ts';
import { requireAccount } from './signed-in.ts';

type Services = InvitationServices & { store: Store; rosterReader: RosterReader };
type Options = { publicAddress: string; maxCallsPerMinute: number };

/** The files that a request sends. What is too large together is read to its end, to be answered, but not kept. */
async function filesOf(request: FastifyRequest) {
	const sent: { name: string; bytes: Uint8Array }[] = [];
	let left = maxRosterBytes;
	const limits = { files: maxRosterFiles, fileSize: maxRosterBytes, fields: 0 };
	for await (const { fieldname, filename, file } of request.files({ limits })) {
		if (fieldname !== rosterFilesField) {
			throw new AppError('invalid-argument', `Send the files in the field "${rosterFilesField}".`);
		}
		const pieces: Buffer[] = [];
		for await (const piece of file) {
			left -= piece.length;
			if (left >= 0) pieces.push(piece);
		}
		if (file.truncated) left = -1;
		if (left >= 0) sent.push({ name: filename, bytes: Buffer.concat(pieces) });
	}
	if (left < 0) throw new AppError('invalid-argument', refusals.rosterTooLarge);
	return sent;
}

/** Rosters of schools: looked at, then imported. */
export function registerRosters(
	app: FastifyInstance,
	services: Services,
	{ publicAddress, maxCallsPerMinute }: Options,
): void {
	const accountOf = requireAccount(services);
	const deeds = rosterDeeds(services);
	app.route({
		method: 'POST',
		url: rosterPath,
		schema: {
			summary:
				'A school’s classes and people by OneRoster 1.2 CSV: what importing them would do, or the import',
			consumes: ['multipart/form-data'],
			querystring: rosterQuerySchema,
			response: { 200: rosterOutcomeSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply) {
			const { id } = await accountOf(request);
			const { academyId, mode, guardiansAgreed } = request.query as z.output<typeof rosterQuerySchema>;
			if (mode === 'import' && guardiansAgreed === undefined) {
				throw new AppError('invalid-argument', refusals.guardiansMissing);
			}
			await deeds.mayImport(id, academyId);
			const files = await services.rosterReader(await filesOf(request));
			reply.header('cache-control', 'private, no-store');
			if (mode === 'preview') return deeds.preview(id, academyId, files);
			const inviter = { accountId: id, place: mailPlaceOf(request, publicAddress) };
			return deeds.importAll(inviter, academyId, files, (error) => tellMailNotSent(request, error));
		},
	});
}

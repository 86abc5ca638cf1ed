import { errorBodySchema } from '@henry/contract/errors.ts';
import { maxRecordingBytes } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import {
	rosterFilesField,
	rosterOutcomeSchema,
	rosterPath,
	rosterQuerySchema,
} from '@henry/contract/rosters.ts';
import { maxRosterFiles } from '@henry/contract/world-limits.ts';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { rosterDeeds } from '#server/domain/academies/roster.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { RosterReader } from '#server/ports/roster-reader.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { requireAccount } from './signed-in.ts';

type Services = { store: Store; secrets: Secrets; clock: Clock; rosterReader: RosterReader };

/** Rosters of schools: looked at, then imported. */
export function registerRosters(app: FastifyInstance, services: Services, maxCallsPerMinute: number): void {
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
			const sent: { name: string; bytes: Uint8Array }[] = [];
			const limits = { files: maxRosterFiles, fileSize: maxRecordingBytes, fields: 0 };
			for await (const file of request.files({ limits })) {
				if (file.fieldname !== rosterFilesField) {
					throw new AppError('invalid-argument', `Send the files in the field "${rosterFilesField}".`);
				}
				sent.push({ name: file.filename, bytes: await file.toBuffer() });
			}
			const files = await services.rosterReader(sent);
			reply.header('cache-control', 'private, no-store');
			return mode === 'import' ? deeds.importAll(id, academyId, files) : deeds.preview(id, academyId, files);
		},
	});
}

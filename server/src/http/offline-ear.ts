import { Readable } from 'node:stream';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import { offlineEarSchema } from '@henry/contract/offline-ear.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/domain/app-error.ts';
import type { OfflineEarFiles } from '#server/ports/offline-ear.ts';

/** Files never change: their addresses say what is in them. */
const forever = 'public, max-age=31536000, immutable';

/** What a browser needs to hear without a network, where this server has it: a list of files, and each of them. */
export function registerOfflineEar(
	app: FastifyInstance,
	offlineEar: OfflineEarFiles,
	maxCallsPerMinute: number,
): void {
	const config = { rateLimit: { max: maxCallsPerMinute } };
	app.get(
		apiPaths.offlineEar,
		{
			schema: {
				summary: 'The files with which a browser hears without a network',
				response: { 200: offlineEarSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
			},
			config,
		},
		async (_request, reply) => {
			const ear = await offlineEar.describe();
			if (!ear) throw new AppError('not-found', refusals.noOfflineEar);
			reply.header('cache-control', 'no-cache');
			return ear;
		},
	);
	app.get<{ Params: { sha256: string } }>(
		`${apiPaths.offlineEar}/:sha256(^[0-9a-f]{64}$)`,
		{ schema: { summary: 'One of these files' }, config },
		async ({ params: { sha256 } }, reply) => {
			const file = await offlineEar.open(sha256);
			if (!file) throw new AppError('not-found', refusals.noOfflineEar);
			return reply
				.type('application/octet-stream')
				.header('cache-control', forever)
				.send(Readable.from(file));
		},
	);
}

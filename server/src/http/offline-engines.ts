import { Readable } from 'node:stream';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import {
	type OfflineEar,
	type OfflineEngine,
	type OfflineJudge,
	offlineEarSchema,
	offlineJudgeSchema,
} from '@henry/contract/offline-engines.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/domain/app-error.ts';
import type { OfflineEngineFiles } from '#server/ports/offline-engine.ts';

/** Files never change: their addresses say what is in them. */
const forever = 'public, max-age=31536000, immutable';

type Offered = {
	path: string;
	summary: string;
	schema: typeof offlineEarSchema | typeof offlineJudgeSchema;
	files: OfflineEngineFiles<OfflineEngine>;
};

/** An engine for browsers: a list of its files, and each of them. */
function registerOfflineEngine(
	app: FastifyInstance,
	{ path, summary, schema, files }: Offered,
	config: { rateLimit: { max: number } },
): void {
	app.get(
		path,
		{
			schema: { summary, response: { 200: schema, '4xx': errorBodySchema, '5xx': errorBodySchema } },
			config,
		},
		async (_request, reply) => {
			const engine = await files.describe();
			if (!engine) throw new AppError('not-found', refusals.noOfflineEar);
			reply.header('cache-control', 'no-cache');
			return engine;
		},
	);
	app.get<{ Params: { sha256: string } }>(
		`${path}/:sha256(^[0-9a-f]{64}$)`,
		{ schema: { summary: 'One of these files' }, config },
		async ({ params: { sha256 } }, reply) => {
			const file = await files.open(sha256);
			if (!file) throw new AppError('not-found', refusals.noOfflineEar);
			return reply
				.type('application/octet-stream')
				.header('cache-control', forever)
				.send(Readable.from(file));
		},
	);
}

type OfflineEngines = {
	offlineEar: OfflineEngineFiles<OfflineEar>;
	offlineJudge: OfflineEngineFiles<OfflineJudge>;
};

/** What a browser needs to hear, and to judge readings, without a network, where this server has it. */
export function registerOfflineEngines(
	app: FastifyInstance,
	{ offlineEar, offlineJudge }: OfflineEngines,
	maxCallsPerMinute: number,
): void {
	const config = { rateLimit: { max: maxCallsPerMinute } };
	const ear = {
		path: apiPaths.offlineEar,
		summary: 'The files with which a browser hears without a network',
		schema: offlineEarSchema,
		files: offlineEar,
	};
	const judge = {
		path: apiPaths.offlineJudge,
		summary: 'The files with which a browser judges readings without a network',
		schema: offlineJudgeSchema,
		files: offlineJudge,
	};
	registerOfflineEngine(app, ear, config);
	registerOfflineEngine(app, judge, config);
}

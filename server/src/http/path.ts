import { listOfTalks } from '@henry/contract/content.ts';
import { type PathLevel, pathWeeksQuerySchema, pathWeeksSchema } from '@henry/contract/path.ts';
import { shownWeeks } from '@henry/contract/path-talks.ts';
import type { FastifyInstance } from 'fastify';
import type { Content } from '#server/content.ts';

/** The weeks of the path, level by level. */
export function registerPath(app: FastifyInstance, { path, talk, topics }: Content): void {
	const talks = listOfTalks(talk, topics);
	app.get<{ Querystring: { level: PathLevel } }>(
		'/api/pathWeeks',
		{
			schema: {
				summary: 'The weeks of the path at a level',
				querystring: pathWeeksQuerySchema,
				response: { 200: pathWeeksSchema },
			},
		},
		async ({ query }) => shownWeeks(path[query.level], talks),
	);
}

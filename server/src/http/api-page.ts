import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { apiPaths } from '@henry/contract/api-paths.ts';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Describes all calls that are registered from now on. */
export async function registerApiPage(app: FastifyInstance, version: string): Promise<void> {
	await app.register(swagger, {
		openapi: { info: { title: 'Talk to Henry', version } },
		transform: jsonSchemaTransform,
	});
	await app.register(swaggerUi, { routePrefix: apiPaths.docs, staticCSP: true });
}

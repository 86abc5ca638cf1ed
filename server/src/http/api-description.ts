import { apiCalls, programPaths } from '@henry/contract/academy-api.ts';
import { errorBodySchema, statusByErrorCode } from '@henry/contract/errors.ts';
import { z } from 'zod';

type Schema = z.core.$ZodType;
type JsonSchema = { properties?: Record<string, unknown>; required?: string[] };

/** A schema as OpenAPI 3.1 takes it, which is JSON Schema 2020-12. */
function jsonSchemaOf(schema: Schema, io: 'input' | 'output'): JsonSchema {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
	return rest as JsonSchema;
}

const asBody = (schema: Schema, io: 'input' | 'output') => ({
	content: { 'application/json': { schema: jsonSchemaOf(schema, io) } },
});

function operationOf(
	name: string,
	{ method, scope, summary, input, answer }: (typeof apiCalls)['classes' | 'addLearner'],
) {
	const asked = jsonSchemaOf(input, 'input');
	const parameters = Object.entries(asked.properties ?? {}).map(([parameter, schema]) => ({
		...{ name: parameter, in: 'query', required: asked.required?.includes(parameter) ?? false, schema },
	}));
	const failures = (
		['invalid-argument', 'unauthenticated', 'permission-denied', 'not-found', 'resource-exhausted'] as const
	).map((code) => [
		String(statusByErrorCode[code]),
		{ description: code, ...asBody(errorBodySchema, 'output') },
	]);
	return {
		operationId: name,
		summary,
		description: `Needs a token that may ${scope}.`,
		...(method === 'GET' ? { parameters } : { requestBody: { required: true, ...asBody(input, 'input') } }),
		responses: { 200: { description: 'Done', ...asBody(answer, 'output') }, ...Object.fromEntries(failures) },
	};
}

/** The calls of programs as a document of OpenAPI 3.1, made of the very schemas that they are held to. */
export function describeApi({ version, publicAddress }: { version: string; publicAddress: string }) {
	const paths: Record<string, Record<string, unknown>> = {};
	for (const [name, call] of Object.entries(apiCalls)) {
		const operation = operationOf(name, call as (typeof apiCalls)['classes']);
		paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
	}
	return {
		openapi: '3.1.0',
		info: {
			title: 'Talk to Henry: an academy’s own programs',
			version,
			description:
				'Classes, learners, assignments and results of one academy. Its owner makes tokens in the academy’s settings. Pages are in the order of ids: ask with `cursor` until `nextCursor` is null.',
		},
		servers: [{ url: `${publicAddress}${programPaths.api}` }],
		security: [{ token: [] }],
		components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
		paths,
	};
}

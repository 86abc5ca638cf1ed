import { eitherAnswer, eitherForm } from '@henry/contract/callable.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { callSignal } from './call-signal.ts';

/** A JSON call: its payload, its answer and what it does. `name` is its last path segment. */
export type JsonCall<Payload extends z.core.$ZodType, Answer extends z.core.$ZodType> = {
	name: string;
	summary: string;
	payload: Payload;
	answer: Answer;
	maxCallsPerMinute: number;
	handle(
		payload: z.output<Payload>,
		signal: AbortSignal,
		request: FastifyRequest,
		reply: FastifyReply,
	): Promise<z.input<Answer>>;
};

/** A payload, and whether it came in the callable form. */
export type EitherForm<Payload> = { callable: boolean; payload: Payload };

/** A route's validator that takes a body in either form and makes it an `EitherForm`. */
export function readEitherForm<Payload extends z.core.$ZodType>(schema: Payload) {
	return (body: unknown): { value: EitherForm<z.output<Payload>> } | { error: z.core.$ZodError } => {
		const callable = typeof body === 'object' && body !== null && 'data' in body;
		const parsed = z.safeParse(schema, callable ? body.data : body);
		return parsed.success ? { value: { callable, payload: parsed.data } } : { error: parsed.error };
	};
}

/**
 * Registers a JSON call in both of its forms (specification, section 7): callable, `{data}` in and `{result}` out, and
 * plain. With a prefix, the call answers under `prefix-name` as well.
 */
export function registerJsonCall<Payload extends z.core.$ZodType, Answer extends z.core.$ZodType>(
	app: FastifyInstance,
	prefix: string,
	call: JsonCall<Payload, Answer>,
): void {
	const paths = [`/api/${call.name}`, ...(prefix ? [`/api/${prefix}-${call.name}`] : [])];
	for (const url of paths) {
		app.route({
			method: 'POST',
			url,
			schema: {
				summary: call.summary,
				body: eitherForm(call.payload),
				response: { 200: eitherAnswer(call.answer), '4xx': errorBodySchema, '5xx': errorBodySchema },
			},
			config: { rateLimit: { max: call.maxCallsPerMinute } },
			validatorCompiler: () => readEitherForm(call.payload),
			async handler(request, reply) {
				const { callable, payload } = request.body as EitherForm<z.output<Payload>>;
				const answer = await call.handle(payload, callSignal(reply), request, reply);
				return callable ? { result: answer } : answer;
			},
		});
	}
}

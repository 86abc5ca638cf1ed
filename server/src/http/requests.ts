import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Tracer } from '#server/ports/tracer.ts';
import { asAppError } from './errors.ts';

/** Header that tells the id of a request, which stands in the logs and in error answers, too. */
const requestIdHeader = 'x-request-id';

/** An id that nobody chose but this server: what a caller sends never reaches a log. */
export const newRequestId = () => randomBytes(10).toString('hex');

/**
 * Gives every answer the id of its request, follows each call as a span, and writes one line when it is answered: its
 * route, never its address, which may hold a token.
 */
export function registerRequests(app: FastifyInstance, tracer: Tracer): void {
	const spans = new WeakMap<FastifyRequest, Span>();
	const codes = new WeakMap<FastifyRequest, string>();
	const within = (request: FastifyRequest, task: () => void) => {
		const span = spans.get(request);
		if (span) span.within(task);
		else task();
	};

	app.addHook('onRequest', (request, reply, done) => {
		reply.header(requestIdHeader, request.id);
		// A socket stays open for long: what its engines do is told in spans of their own.
		if (request.headers.upgrade === undefined) {
			const { method, routeOptions } = request;
			const route = routeOptions.url ?? 'none';
			const facts = { 'http.request.method': method, 'http.route': route, 'henry.request_id': request.id };
			spans.set(request, tracer.begin(`${method} ${route}`, facts));
		}
		within(request, done);
	});
	// A body comes by events of the connection, which know of no span.
	app.addHook('preValidation', (request, _reply, done) => within(request, done));
	app.addHook('onError', async (request, _reply, error) => {
		codes.set(request, asAppError(error).code);
	});
	app.addHook('onResponse', async (request, reply) => {
		const { statusCode: status, elapsedTime } = reply;
		const [span, code] = [spans.get(request), codes.get(request)];
		span?.end({ 'http.response.status_code': status }, code);
		const line = { method: request.method, route: request.routeOptions.url, status, code };
		const traceId = span?.traceId;
		request.log.info({ ...line, durationMs: Math.round(elapsedTime), traceId }, 'answered');
	});
}

import type { FastifyReply } from 'fastify';

/** Aborts when the caller goes away before the answer has been sent. */
export function callSignal(reply: FastifyReply): AbortSignal {
	const left = new AbortController();
	reply.raw.on('close', () => {
		if (!reply.raw.writableFinished) left.abort();
	});
	return left.signal;
}

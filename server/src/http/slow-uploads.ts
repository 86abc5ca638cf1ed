import type { FastifyInstance, FastifyRequest } from 'fastify';

/** An upload is looked at this often, and must have brought so much since: a tenth of what the slowest telephones send. */
const slowUploads = { everyMs: 10_000, minBytes: 10_000 };

/** Cuts off uploads that come so slowly that they only hold a connection and its memory. */
export function cutSlowUploads(app: FastifyInstance, { everyMs, minBytes } = slowUploads): void {
	const watched = new Map<FastifyRequest, number>();
	const look = () => {
		for (const [request, bytesBefore] of watched) {
			const { raw } = request;
			const bytes = raw.socket.bytesRead;
			if (raw.complete || raw.destroyed) watched.delete(request);
			else if (bytes - bytesBefore < minBytes) raw.socket.destroy();
			else watched.set(request, bytes);
		}
	};
	const timer = setInterval(look, everyMs).unref();
	app.addHook('onRequest', async (request) => {
		const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
		if ((length ?? encoding) === undefined) return;
		// It is looked at for the first time after a whole interval.
		const start = setTimeout(() => watched.set(request, bytesAtStart), everyMs).unref();
		const bytesAtStart = request.raw.socket.bytesRead;
		request.raw.on('close', () => {
			clearTimeout(start);
			watched.delete(request);
		});
	});
	app.addHook('onClose', async () => clearInterval(timer));
}

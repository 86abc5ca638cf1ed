import type { FastifyInstance } from 'fastify';

/** No socket is opened any more; those that are open are closed by who let them in. */
export function closeUpgrades(this: FastifyInstance, done: () => void): void {
	this.server.removeAllListeners('upgrade');
	this.websocketServer.close();
	done();
}

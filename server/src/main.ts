import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import { maxRecordingBytes } from '@henry/contract/limits.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Services } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { enforceRetention } from './domain/accounts/retention.ts';
import { enginesOf } from './engines-of-services.ts';
import { tellOperator } from './operator-line.ts';
import { createServices } from './wiring.ts';

const removeExpiredEveryMs = 60 * 60_000;
/** How long calls under way may take once the server is to stop, and how soon it is gone. */
const answerWithinMs = 7_000;
const stopWithinMs = 9_000;

/** A person's way out of a failed start: one line, no stack. */
class StartError extends Error {}

function prepareDataFolder({ dataFolder }: Config): void {
	try {
		mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
		accessSync(dataFolder, constants.W_OK);
	} catch (error) {
		throw new StartError(`Cannot write to the data folder ${dataFolder}: ${(error as Error).message}`);
	}
	const { bavail, bsize } = statfsSync(dataFolder);
	if (bavail * bsize < maxRecordingBytes) {
		throw new StartError(
			`The disk is full: free some space for ${dataFolder}, or choose another with --data DIR.`,
		);
	}
}

function listenError(error: NodeJS.ErrnoException, { host, port }: Config): StartError {
	if (error.code === 'EADDRINUSE') {
		return new StartError(
			`Port ${port} is taken. Stop what uses it, or choose another: ./henry --port ${port + 1}`,
		);
	}
	if (error.code === 'EACCES')
		return new StartError(`Port ${port} needs more rights. Choose one above 1023.`);
	return new StartError(`Cannot listen on ${host}:${port}: ${error.message}`);
}

function startEngines(services: Services): void {
	for (const engine of [...Object.values(enginesOf(services)), services.dangerClassifier]) {
		engine.start().catch((error: Error) => tellOperator(`${engine.health().name}: ${error.message}`));
	}
}

async function startStorage(services: Services, { publicAddress }: Config): Promise<void> {
	const keepInTime = enforceRetention(services, publicAddress);
	try {
		await services.sharedState.start();
		await services.store.start();
		await services.store.removeExpired(services.clock.nowMs());
	} catch (error) {
		throw new StartError((error as Error).message);
	}
	const report = (error: Error) => tellOperator(`retention: ${error.message}`);
	const removeExpired = () => void keepInTime().catch(report);
	removeExpired();
	setInterval(removeExpired, removeExpiredEveryMs).unref();
}

async function closeServices(services: Services) {
	const { betterEngines, dangerClassifier, mailer, recordingReader, sharedState, store, topicSense, tracer } =
		services;
	await betterEngines.close();
	const others = [dangerClassifier, mailer, recordingReader, topicSense, tracer];
	await Promise.all([...Object.values(enginesOf(services)), ...others].map((service) => service.close()));
	await Promise.all([store.close(), sharedState.close()]);
}

/**
 * Stops as soon as the calls under way are answered, and without them if they take too long. Live sockets are closed so that
 * their pages open them again elsewhere. A second signal stops at once.
 */
function stopOnSignals(app: FastifyInstance): void {
	let isStopping = false;
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.on(signal, () => {
			if (isStopping) process.exit(1);
			isStopping = true;
			setTimeout(() => app.server.closeAllConnections(), answerWithinMs).unref();
			setTimeout(() => process.exit(0), stopWithinMs).unref();
			app.close().then(() => process.exit(0));
		});
	}
}

async function main(): Promise<void> {
	const config = readConfig();
	prepareDataFolder(config);
	const services = createServices(config);
	await startStorage(services, config);
	const app = await buildApp(config, services);
	app.addHook('onClose', () => closeServices(services));
	const address = await app.listen({ host: config.host, port: config.port }).catch((error) => {
		throw listenError(error, config);
	});
	process.stdout.write(`Talk to Henry is at ${address}  (Ctrl-C stops it)\n`);
	stopOnSignals(app);
	startEngines(services);
	services.betterEngines.start();
	void services.recordingReader.start();
}

main().catch((error: Error) => {
	process.stderr.write(`${error instanceof StartError ? error.message : (error.stack ?? error)}\n`);
	process.exit(1);
});

import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import { maxRecordingBytes } from '@henry/contract/limits.ts';
import { buildApp, enginesOf, type Services } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { createServices } from './wiring.ts';

const removeExpiredEveryMs = 60 * 60_000;

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
	for (const engine of Object.values(enginesOf(services))) {
		engine
			.start()
			.catch((error: Error) => process.stderr.write(`${engine.health().name}: ${error.message}\n`));
	}
}

async function startStore({ store, clock }: Services): Promise<void> {
	const removeExpired = () => store.removeExpired(clock.nowMs());
	try {
		await store.start();
		await removeExpired();
	} catch (error) {
		throw new StartError((error as Error).message);
	}
	const report = (error: Error) => process.stderr.write(`store: ${error.message}\n`);
	setInterval(() => removeExpired().catch(report), removeExpiredEveryMs).unref();
}

async function closeServices(services: Services) {
	const { mailer, store, betterEngines } = services;
	await betterEngines.close();
	await Promise.all([...Object.values(enginesOf(services)), mailer].map((service) => service.close()));
	await store.close();
}

async function main(): Promise<void> {
	const config = readConfig();
	prepareDataFolder(config);
	const services = createServices(config);
	await startStore(services);
	const app = await buildApp(config, services);
	app.addHook('onClose', () => closeServices(services));
	const address = await app.listen({ host: config.host, port: config.port }).catch((error) => {
		throw listenError(error, config);
	});
	startEngines(services);
	services.betterEngines.start();
	process.stdout.write(`Talk to Henry is at ${address}  (Ctrl-C stops it)\n`);

	let stopping = false;
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.on(signal, () => {
			if (stopping) process.exit(1);
			stopping = true;
			setTimeout(() => process.exit(1), 10_000).unref();
			app.close().then(() => process.exit(0));
		});
	}
}

main().catch((error: Error) => {
	process.stderr.write(`${error instanceof StartError ? error.message : (error.stack ?? error)}\n`);
	process.exit(1);
});

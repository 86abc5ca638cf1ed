import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type HealthResponse, healthResponseSchema } from '@henry/contract/health.ts';
import { isRecommended } from '@henry/contract/neural-models.ts';
import type { Config } from './config.ts';
import { loadContent } from './content.ts';
import { thisMachine } from './machine.ts';
import {
	createModelStore,
	createRecordingFiles,
	createSharedState,
	createStore,
} from './wiring-of-storage.ts';

/**
 * One line about an installation: `ok`, `note` (it works, and could be better or should be known), or `wrong`, with what to do.
 */
export type Finding = { state: 'ok' | 'note' | 'wrong'; text: string };

const ok = (text: string): Finding => ({ state: 'ok', text });
const note = (text: string): Finding => ({ state: 'note', text });
const wrong = (text: string): Finding => ({ state: 'wrong', text });

const wantedNode = 24;
const freeDiskMb = 500;
const answersWithinMs = 5_000;
const because = (error: unknown) => (error instanceof Error ? error.message : String(error));

function findNode(version = process.versions.node): Finding {
	return Number.parseInt(version, 10) >= wantedNode
		? ok(`Node ${version}`)
		: note(
				`Node ${version} is out of support: with a network, ./henry brings ${wantedNode}, unless HENRY_NODE=system`,
			);
}

function findFiles({ webFolder, contentFolder }: Config): Finding {
	if (!existsSync(join(webFolder, 'index.html'))) return wrong('The web app is not built: npm run build');
	try {
		const { neuralModels } = loadContent(contentFolder);
		return ok(
			`The web app is built, and its content is whole (${neuralModels.length} models to choose from)`,
		);
	} catch (error) {
		return wrong(`The content is not as it must be: ${because(error)}`);
	}
}

function findDataFolder({ dataFolder }: Config): Finding {
	try {
		mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
		accessSync(dataFolder, constants.W_OK);
		const { bavail, bsize } = statfsSync(dataFolder);
		const freeMb = Math.floor((bavail * bsize) / 1_000_000);
		return freeMb < freeDiskMb
			? note(`${dataFolder} has ${freeMb} MB free: free some space, or choose another folder with --data`)
			: ok(`${dataFolder} can be written, with ${freeMb} MB free`);
	} catch (error) {
		return wrong(`${dataFolder} cannot be written: ${because(error)}. Choose another with --data`);
	}
}

/** With what every SQLite file begins (sqlite.org/fileformat.html, 1.3.1). */
const sqliteHeader = 'SQLite format 3\0';

async function isSqliteFile(path: string): Promise<boolean> {
	const file = await open(path);
	const { buffer } = await file.read(Buffer.alloc(sqliteHeader.length), 0, sqliteHeader.length, 0);
	await file.close();
	return buffer.toString('latin1') === sqliteHeader;
}

async function findDatabase(config: Config): Promise<Finding> {
	const file = join(config.dataFolder, 'henry.db');
	if (config.databaseUrl === undefined) {
		if (!existsSync(file)) return ok('There is no database yet: the first start makes it');
		const isDatabase = await isSqliteFile(file).catch((error) => because(error));
		if (typeof isDatabase === 'string') return wrong(`${file} cannot be read: ${isDatabase}`);
		if (!isDatabase) return wrong(`${file} is not a database: put a backup back with ./henry restore FILE`);
	}
	const store = createStore(config);
	try {
		await store.fits();
		return ok(`The database (${store.name}) answers, and this version can read it`);
	} catch (error) {
		return wrong(`${because(error)} See ‘When something is wrong’ in docs/operations.md`);
	} finally {
		await store.close();
	}
}

/** What servers that stand in for each other need. */
async function findSharedState(config: Config): Promise<Finding[]> {
	if (config.valkeyUrl === undefined) return [];
	const findings: Finding[] = [];
	if (config.databaseUrl === undefined)
		findings.push(
			wrong('HENRY_VALKEY_URL is for several servers, which need one PostgreSQL: set DATABASE_URL'),
		);
	const state = createSharedState(config);
	try {
		await state.start();
		return [...findings, ok('Valkey answers')];
	} catch (error) {
		return [...findings, wrong(`${because(error)}. See ‘Several servers’ in docs/operations.md`)];
	} finally {
		await state.close();
	}
}

/** Asks the bucket for a recording that is not there. */
async function findBucket(config: Config): Promise<Finding[]> {
	const files = createRecordingFiles(config);
	if (!files) return [];
	try {
		await files.get('a-file-that-is-not-there');
		return [ok('The bucket of recordings answers')];
	} catch (error) {
		return [wrong(`${because(error)} Look at HENRY_S3_ADDRESS, its key and its secret`)];
	}
}

async function findModels(config: Config): Promise<Finding[]> {
	if (!config.models.isOn)
		return [note('Neural models are off (HENRY_MODELS=off): the embedded engines serve')];
	const store = createModelStore(config);
	const machine = thisMachine();
	const { neuralModels } = loadContent(config.contentFolder);
	const findings = neuralModels.map(async (model): Promise<Finding> => {
		const state = await store.state(model);
		if (state === 'installed') return ok(`${model.name} is there`);
		if (state === 'damaged') return wrong(`${model.name} is damaged: ./henry models fetch ${model.id}`);
		return isRecommended(model, machine)
			? note(`${model.name} is not there yet: ./henry models fetch ${model.id}`)
			: note(
					`${model.name} is not recommended with the ${machine.freeMemoryMb} MB and ${machine.cores} cores that are free`,
				);
	});
	return Promise.all(findings);
}

function findMail({ smtpUrl, dataFolder }: Config): Finding {
	return smtpUrl === undefined
		? note(`Mails are written to ${join(dataFolder, 'outbox')}: for real ones, set HENRY_SMTP_URL`)
		: ok('Mails go by the server of HENRY_SMTP_URL');
}

function findAddress({ host, publicAddress }: Config): Finding {
	const isLocal = /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(publicAddress);
	if (publicAddress.startsWith('https:')) return ok(`People reach it at ${publicAddress}`);
	return isLocal
		? ok(`It is for this machine alone (${host})`)
		: note(
				`Browsers give no microphone to ${publicAddress}: put a proxy with a certificate in front, and set HENRY_ADDRESS`,
			);
}

function findEngines({ engines, store, sharedState, recordings }: HealthResponse): Finding[] {
	const found = Object.entries(engines).map(([capability, { name, state, insteadOf }]): Finding => {
		if (state === 'failed') return wrong(`${capability}: ${name} failed: the server's output says why`);
		return insteadOf === undefined
			? ok(`${capability}: ${name} (${state})`)
			: note(`${capability}: ${name} stands in for ${insteadOf}: the server's output says why`);
	});
	if (store.state === 'failed') found.push(wrong(`The server's database (${store.name}) does not answer`));
	if (sharedState.state === 'failed') found.push(wrong('The server does not reach Valkey'));
	if (recordings?.state === 'failed') found.push(wrong('The server does not reach the bucket of recordings'));
	return found;
}

async function findServer({ host, port }: Config): Promise<Finding[]> {
	const named = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
	const address = `http://${named.includes(':') ? `[${named}]` : named}:${port}`;
	try {
		const answer = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(answersWithinMs) });
		const health = healthResponseSchema.parse(await answer.json());
		return [ok(`A server of version ${health.version} answers at ${address}`), ...findEngines(health)];
	} catch {
		return [note(`No server answers at ${address}: ./henry starts one`)];
	}
}

/** Looks at a whole installation without changing it, but for making the data folder: files, database, models, mail, and the server that runs. */
export async function examine(config: Config): Promise<Finding[]> {
	const looks: ((config: Config) => Finding | Finding[] | Promise<Finding | Finding[]>)[] = [
		() => findNode(),
		findFiles,
		findDataFolder,
		findDatabase,
		findSharedState,
		findBucket,
		findModels,
		findMail,
		findAddress,
		findServer,
	];
	const findings: Finding[] = [];
	for (const look of looks) {
		try {
			findings.push(...[await look(config)].flat());
		} catch (error) {
			// What could not be looked at leaves the rest to be told.
			findings.push(wrong(because(error)));
		}
	}
	return findings;
}

const marks: Record<Finding['state'], string> = { ok: 'ok   ', note: 'note ', wrong: 'WRONG' };

/** `./henry doctor`: prints what was found; answers whether nothing is wrong. */
export async function runDoctor(config: Config): Promise<boolean> {
	const findings = await examine(config);
	for (const { state, text } of findings) process.stdout.write(`${marks[state]} ${text}\n`);
	return findings.every(({ state }) => state !== 'wrong');
}

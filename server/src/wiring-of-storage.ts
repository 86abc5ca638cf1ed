import { join } from 'node:path';
import { bytesOf, type FilePaths, type ModelOf, type NeuralModel } from '@henry/contract/neural-models.ts';
import { systemClock } from './adapters/clock/system.ts';
import { createErasuresFile } from './adapters/erasures/file.ts';
import { createOutbox } from './adapters/mailer/outbox.ts';
import { createSmtpMailer } from './adapters/mailer/smtp.ts';
import { createCatalogueLibrary } from './adapters/model-store/catalogue-library.ts';
import { createFolderLibrary } from './adapters/model-store/folder-source.ts';
import { createModelFolder } from './adapters/model-store/model-folder.ts';
import { createMirrorLibrary } from './adapters/model-store/web-source.ts';
import { createWebPush, newPushKey } from './adapters/pusher/web-push.ts';
import { createS3Files } from './adapters/recording-files/s3.ts';
import { createKeptSecrets } from './adapters/secrets/kept-secrets.ts';
import { nodeSecrets } from './adapters/secrets/node.ts';
import { createValkeyState } from './adapters/shared-state/valkey.ts';
import { createPostgresStore } from './adapters/store/postgres.ts';
import { createPostgresBackup } from './adapters/store/postgres-backup.ts';
import { createSqliteStore } from './adapters/store/sqlite.ts';
import { createSqliteBackup } from './adapters/store/sqlite-backup.ts';
import { createFlite } from './adapters/text-to-speech/flite.ts';
import { createKokoro } from './adapters/text-to-speech/kokoro.ts';
import type { FetchWatch } from './better-engines.ts';
import type { Config } from './config.ts';
import { isPushService } from './domain/reminders/push-services.ts';
import { createMemoryState } from './domain/shared-state/memory-state.ts';
import { tellOperator } from './operator-line.ts';
import type { Backup } from './ports/backup.ts';
import type { Erasures } from './ports/erasures.ts';
import type { LiveWork } from './ports/live-work.ts';
import type { Mailer } from './ports/mailer.ts';
import type { ModelStore } from './ports/model-store.ts';
import type { Pusher } from './ports/pusher.ts';
import type { RecordingFiles } from './ports/recording-files.ts';
import type { SharedState } from './ports/shared-state.ts';
import type { Store } from './ports/store.ts';
import type { TextToSpeech } from './ports/text-to-speech.ts';
import { createProgressBar } from './progress-bar.ts';

/** What keeps things: the part of the wiring that commands need without the engines. */

const databaseFile = ({ dataFolder }: Config) => join(dataFolder, 'henry.db');

/** Kokoro with the files of its model. */
export function createKokoroFrom(
	{ network, lexicons, voices }: FilePaths<ModelOf<'voice'>['files']>,
	limits: { maxQueued: number; liveWork?: LiveWork },
): TextToSpeech {
	const [first, ...others] = voices;
	if (!first) throw new Error('The catalogue has no voice.');
	const files = { network, lexicons };
	return createKokoro({ files, voices: [first, ...others], processes: 1, ...limits });
}

/** Starts the voice of an example academy's learners: Kokoro where its model is on this machine, or else the embedded one. */
export async function startExampleVoice(
	config: Config,
	catalogue: readonly NeuralModel[],
): Promise<TextToSpeech> {
	const model = catalogue.find((one): one is ModelOf<'voice'> => one.kind === 'voice');
	const models = createModelStore(config);
	const isWanted = config.textToSpeech.provider !== 'embedded';
	if (isWanted && model && (await models.state(model)) === 'installed') {
		const kokoro = createKokoroFrom(models.paths(model), { maxQueued: 1 });
		try {
			await kokoro.start();
			return kokoro;
		} catch (error) {
			tellOperator((error as Error).message);
			await kokoro.close();
		}
	}
	const embedded = createFlite({ processes: 1, maxQueued: 1 });
	await embedded.start();
	return embedded;
}

/** What accounts are made with, besides a store. */
export const accountTools = { secrets: nodeSecrets, clock: systemClock };

/** Where recordings are kept, if not in the database. */
export const createRecordingFiles = ({ bucket }: Config): RecordingFiles | undefined =>
	bucket && createS3Files(bucket);

/** The store that the settings name; `./henry waitlist` and `./henry demo` open it without the rest. */
export function createStore(config: Config): Store {
	const { databaseUrl, security } = config;
	const files = createRecordingFiles(config);
	return databaseUrl === undefined
		? createSqliteStore(databaseFile(config), security.dataKeys, files)
		: createPostgresStore(databaseUrl, security.dataKeys, files);
}

/** What this server knows together with others, where it is told of them. */
export function createSharedState({ valkeyUrl, dataFolder }: Config): SharedState {
	return valkeyUrl === undefined
		? { ...createMemoryState(systemClock), secret: createKeptSecrets(dataFolder) }
		: createValkeyState({ url: valkeyUrl, clock: systemClock, tell: tellOperator });
}

/** What reminds browsers, where they take that from this server's address. */
export function createPusher({ push }: Config, store: Store): Pusher | undefined {
	return (
		push &&
		createWebPush({
			subject: push.subject,
			isKnown: (endpoint) => isPushService(endpoint, push.services),
			privateKey: async () => push.key ?? store.reminders.pushKey(newPushKey()),
		})
	);
}

/** Which accounts were erased, for when a backup is put back. */
export const createErasures = ({ dataFolder }: Config): Erasures =>
	createErasuresFile(join(dataFolder, 'erased-accounts.jsonl'));

/** What copies that store, for `./henry backup` and `./henry restore`. */
export function createBackup(config: Config): Backup {
	return config.databaseUrl === undefined
		? createSqliteBackup(databaseFile(config))
		: createPostgresBackup(config.databaseUrl);
}

const patience = { answerWithinMs: 3_000, stallMs: 20_000 };

/** The models of this machine. They come from a mirror or a folder where one is named, or else from their own sources. */
export function createModelStore(
	{ modelsFolder: folder }: Config,
	{ mirror, from }: { mirror?: string | undefined; from?: string | undefined } = {},
): ModelStore {
	const library =
		from !== undefined
			? createFolderLibrary(from)
			: mirror !== undefined
				? createMirrorLibrary(mirror, patience)
				: createCatalogueLibrary(folder, patience);
	return createModelFolder({ folder, library, persistence: { tries: 4, pauseMs: 1_000 } });
}

/** Shows the fetch of a model on the terminal. */
export const watchOnTerminal: FetchWatch = (model) =>
	createProgressBar(model.id, bytesOf(model), process.stderr, () => performance.now());

/** Sends mails by the server that the settings name, or writes them into a folder. */
export function createMailer({ smtpUrl, mailFrom, dataFolder }: Config): Mailer {
	return smtpUrl === undefined
		? createOutbox({ folder: join(dataFolder, 'outbox'), from: mailFrom })
		: createSmtpMailer({ url: smtpUrl, from: mailFrom });
}

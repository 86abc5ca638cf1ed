import { join } from 'node:path';
import { createAltcha } from './adapters/captcha/altcha.ts';
import { systemClock } from './adapters/clock/system.ts';
import { createRuleGrammarChecker } from './adapters/grammar-checker/rules.ts';
import { createOutbox } from './adapters/mailer/outbox.ts';
import { createSmtpMailer } from './adapters/mailer/smtp.ts';
import { createAzureAssessor } from './adapters/pronunciation/azure.ts';
import { createEmbeddedAssessor } from './adapters/pronunciation/embedded.ts';
import { nodeSecrets } from './adapters/secrets/node.ts';
import { createEmbeddedEar } from './adapters/speech-to-text/embedded.ts';
import { createPostgresStore } from './adapters/store/postgres.ts';
import { createPostgresBackup } from './adapters/store/postgres-backup.ts';
import { createSqliteStore } from './adapters/store/sqlite.ts';
import { createSqliteBackup } from './adapters/store/sqlite-backup.ts';
import { createFlite } from './adapters/text-to-speech/flite.ts';
import { createHttpForm } from './adapters/waitlist-form/http-form.ts';
import type { Services } from './app.ts';
import type { Config } from './config.ts';
import { loadContent } from './content.ts';
import { createEmbeddedCoach } from './domain/conversation/embedded-coach.ts';
import type { Backup } from './ports/backup.ts';
import type { GrammarChecker } from './ports/grammar-checker.ts';
import type { Mailer } from './ports/mailer.ts';
import type { PronunciationAssessor } from './ports/pronunciation-assessor.ts';
import type { SpeechToText } from './ports/speech-to-text.ts';
import type { Store } from './ports/store.ts';
import type { TextToSpeech } from './ports/text-to-speech.ts';

function createSpeechToText(config: Config): SpeechToText {
	switch (config.speechToText) {
		case 'embedded':
			return createEmbeddedEar({
				folder: config.earFolder,
				processes: config.speechToTextProcesses,
				maxUtterances: config.utterancesAtOnce,
			});
	}
}

function createTextToSpeech(config: Config): TextToSpeech {
	switch (config.textToSpeech) {
		case 'flite':
			return createFlite({ processes: 1, maxQueued: config.queueLength });
	}
}

function createGrammarChecker(config: Config): GrammarChecker {
	switch (config.grammarChecker) {
		case 'rules':
			return createRuleGrammarChecker({ processes: 1, maxQueued: config.queueLength });
	}
}

function createPronunciation({ pronunciation, earFolder, queueLength }: Config): PronunciationAssessor {
	switch (pronunciation.provider) {
		case 'embedded':
			return createEmbeddedAssessor({
				folder: earFolder,
				processes: pronunciation.processes,
				maxQueued: queueLength,
			});
		case 'azure':
			return createAzureAssessor(pronunciation);
	}
}

const databaseFile = ({ dataFolder }: Config) => join(dataFolder, 'henry.db');

/** The store that the settings name; `./henry waitlist` opens it without the rest. */
export function createStore(config: Config): Store {
	return config.databaseUrl === undefined
		? createSqliteStore(databaseFile(config))
		: createPostgresStore(config.databaseUrl);
}

/** What copies that store, for `./henry backup` and `./henry restore`. */
export function createBackup(config: Config): Backup {
	return config.databaseUrl === undefined
		? createSqliteBackup(databaseFile(config))
		: createPostgresBackup(config.databaseUrl);
}

function createMailer({ smtpUrl, mailFrom, dataFolder }: Config): Mailer {
	return smtpUrl === undefined
		? createOutbox({ folder: join(dataFolder, 'outbox'), from: mailFrom })
		: createSmtpMailer({ url: smtpUrl, from: mailFrom });
}

/** Makes the provider that the settings name for each capability, and loads the content. Nothing is started yet. */
export function createServices(config: Config): Services {
	const content = loadContent(config.contentFolder);
	return {
		speechToText: createSpeechToText(config),
		textToSpeech: createTextToSpeech(config),
		grammarChecker: createGrammarChecker(config),
		pronunciation: createPronunciation(config),
		coach: createEmbeddedCoach(content),
		store: createStore(config),
		mailer: createMailer(config),
		secrets: nodeSecrets,
		clock: systemClock,
		captcha: createAltcha(config.captchaKey ?? nodeSecrets.newToken()),
		waitlistForm: config.waitlistForwardUrl ? createHttpForm(config.waitlistForwardUrl) : undefined,
		content,
	};
}

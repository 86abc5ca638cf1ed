import { join } from 'node:path';
import { createMp3Encoder } from './adapters/audio-encoder/mp3.ts';
import { createAltcha } from './adapters/captcha/altcha.ts';
import { systemClock } from './adapters/clock/system.ts';
import { createModelCoach } from './adapters/coach/model.ts';
import { createModelGrammarChecker } from './adapters/grammar-checker/model.ts';
import { createRuleGrammarChecker } from './adapters/grammar-checker/rules.ts';
import { createOutbox } from './adapters/mailer/outbox.ts';
import { createSmtpMailer } from './adapters/mailer/smtp.ts';
import { createFolderSource } from './adapters/model-store/folder-source.ts';
import { createHttpSource } from './adapters/model-store/http-source.ts';
import { installedModels } from './adapters/model-store/installed-models.ts';
import { createModelFolder } from './adapters/model-store/model-folder.ts';
import { createAzureAssessor } from './adapters/pronunciation/azure.ts';
import { createEmbeddedAssessor } from './adapters/pronunciation/embedded.ts';
import { createRecordingReader } from './adapters/recording-reader/worker-threads.ts';
import { nodeSecrets } from './adapters/secrets/node.ts';
import { createAzureEar } from './adapters/speech-to-text/azure.ts';
import { createDeepgramEar } from './adapters/speech-to-text/deepgram.ts';
import { createEmbeddedEar } from './adapters/speech-to-text/embedded.ts';
import { createOpenAiEar } from './adapters/speech-to-text/openai.ts';
import { createSherpa } from './adapters/speech-to-text/sherpa.ts';
import { createPostgresStore } from './adapters/store/postgres.ts';
import { createPostgresBackup } from './adapters/store/postgres-backup.ts';
import { createSqliteStore } from './adapters/store/sqlite.ts';
import { createSqliteBackup } from './adapters/store/sqlite-backup.ts';
import { createAzureVoice } from './adapters/text-to-speech/azure.ts';
import { createDeepgramVoice } from './adapters/text-to-speech/deepgram.ts';
import { createFlite } from './adapters/text-to-speech/flite.ts';
import { createOpenAiVoice } from './adapters/text-to-speech/openai.ts';
import { createSherpaVoice } from './adapters/text-to-speech/sherpa-voice.ts';
import { createSpeechCache } from './adapters/text-to-speech/speech-cache.ts';
import { createHttpForm } from './adapters/waitlist-form/http-form.ts';
import type { Services } from './app.ts';
import type { CloudEar, CloudVoices } from './cloud-settings.ts';
import type { Config, LocalProvider } from './config.ts';
import { type Content, loadContent } from './content.ts';
import { createCoachWithStandIn } from './domain/conversation/coach-with-stand-in.ts';
import { createEmbeddedCoach } from './domain/conversation/embedded-coach.ts';
import { createCheckerWithStandIn } from './domain/grammar/checker-with-stand-in.ts';
import { createSpeechToTextWithStandIn } from './domain/stand-in/speech-to-text-with-stand-in.ts';
import { createTextToSpeechWithStandIn } from './domain/stand-in/text-to-speech-with-stand-in.ts';
import { tellOperator as tell } from './operator-line.ts';
import type { Backup } from './ports/backup.ts';
import type { Coach } from './ports/coach.ts';
import type { GrammarChecker } from './ports/grammar-checker.ts';
import type { Mailer } from './ports/mailer.ts';
import type { ModelStore } from './ports/model-store.ts';
import type { PronunciationAssessor } from './ports/pronunciation-assessor.ts';
import type { SpeechToText } from './ports/speech-to-text.ts';
import type { Store } from './ports/store.ts';
import type { TextToSpeech } from './ports/text-to-speech.ts';

/** The engines of this machine that need a model: those whose models are there. */
function localModels({ modelsFolder }: Config, content: Content) {
	const { recognizers, speechDetectors, voices } = installedModels(modelsFolder, content.neuralModels);
	return { recognizer: recognizers.at(-1), speechDetector: speechDetectors.at(-1)?.files.network, voices };
}
type LocalModels = ReturnType<typeof localModels>;

function neededModel(setting: string): Error {
	return new Error(`Wrong settings:\n${setting}=sherpa needs a model: see ./henry models`);
}

/** The most able recogniser of this machine. Our own stands in for a neural one. */
function createLocalEar(config: Config, provider: LocalProvider, models: LocalModels): SpeechToText {
	const limits = { processes: config.speechToTextProcesses, maxUtterances: config.utterancesAtOnce };
	const own = createEmbeddedEar({ folder: config.earFolder, ...limits });
	if (provider === 'embedded') return own;
	if (models.recognizer) {
		const { model } = models.recognizer;
		const files = { ...models.recognizer.files, speechDetector: models.speechDetector };
		const { name, wordErrorRates } = model;
		const engine = createSherpa({ files, model: name, wordErrorRates, ...limits });
		return createSpeechToTextWithStandIn({ engine, standIn: own, clock: systemClock, tell });
	}
	if (provider === 'sherpa') throw neededModel('HENRY_SPEECH_TO_TEXT');
	return own;
}

function createCloudEar(settings: CloudEar, maxCalls: number): SpeechToText {
	switch (settings.provider) {
		case 'openai':
			return createOpenAiEar({ ...settings, maxCalls });
		case 'deepgram':
			return createDeepgramEar({ ...settings, maxCalls });
		case 'azure':
			return createAzureEar({ ...settings, maxCalls });
	}
}

/** A recogniser elsewhere, if one is set, with those of this machine to stand in for it. */
function createSpeechToText(config: Config, models: LocalModels): SpeechToText {
	const { speechToText: settings, utterancesAtOnce } = config;
	switch (settings.provider) {
		case 'auto':
		case 'embedded':
		case 'sherpa':
			return createLocalEar(config, settings.provider, models);
		default: {
			const engine = createCloudEar(settings, utterancesAtOnce);
			const standIn = createLocalEar(config, 'auto', models);
			return createSpeechToTextWithStandIn({ engine, standIn, clock: systemClock, tell });
		}
	}
}

/**
 * Some 35 minutes of speech at 16 kHz: all that is spoken often, such as questions and words. The MP3 files made of it live
 * as long as it does and take a fifth more.
 */
const keptSpeechBytes = 64 * 1024 * 1024;
const accents = { US: 'american', UK: 'british' } as const;

function createLocalVoice(
	{ queueLength }: Config,
	provider: LocalProvider,
	models: LocalModels,
): TextToSpeech {
	const limits = { processes: 1, maxQueued: queueLength };
	const own = createSpeechCache(createFlite(limits), { maxBytes: keptSpeechBytes });
	if (provider === 'embedded') return own;
	const [first, ...others] = models.voices.map(({ model, files }) => ({
		name: model.id,
		accent: accents[model.accent],
		model: model.name,
		files,
	}));
	if (first) {
		const voices = createSherpaVoice({ voices: [first, ...others], ...limits });
		const engine = createSpeechCache(voices, { maxBytes: keptSpeechBytes });
		return createTextToSpeechWithStandIn({ engine, standIn: own, clock: systemClock, tell });
	}
	if (provider === 'sherpa') throw neededModel('HENRY_TEXT_TO_SPEECH');
	return own;
}

function createCloudVoice(settings: CloudVoices, maxCalls: number): TextToSpeech {
	switch (settings.provider) {
		case 'openai':
			return createOpenAiVoice({ ...settings, maxCalls });
		case 'deepgram':
			return createDeepgramVoice({ ...settings, maxCalls });
		case 'azure':
			return createAzureVoice({ ...settings, maxCalls });
	}
}

function createTextToSpeech(config: Config, models: LocalModels): TextToSpeech {
	const { textToSpeech: settings, queueLength } = config;
	switch (settings.provider) {
		case 'auto':
		case 'embedded':
		case 'sherpa':
			return createLocalVoice(config, settings.provider, models);
		default: {
			const voices = createCloudVoice(settings, queueLength);
			const engine = createSpeechCache(voices, { maxBytes: keptSpeechBytes });
			const standIn = createLocalVoice(config, 'auto', models);
			return createTextToSpeechWithStandIn({ engine, standIn, clock: systemClock, tell });
		}
	}
}

function createGrammarChecker(config: Config, { correctionPrompt }: Content): GrammarChecker {
	const rules = createRuleGrammarChecker({ processes: 1, maxQueued: config.queueLength });
	if (config.grammarChecker === 'rules' || !config.coach) return rules;
	return createCheckerWithStandIn({
		engine: createModelGrammarChecker(config.coach, correctionPrompt),
		standIn: rules,
		clock: systemClock,
		tell,
	});
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
			return createAzureAssessor({ ...pronunciation, maxCalls: queueLength });
	}
}

/** The embedded coach stands in for the one with a model where that fails, and the server's output says so. */
function createCoach({ coach }: Config, content: Content): Coach {
	const embedded = createEmbeddedCoach(content);
	if (!coach) return embedded;
	return createCoachWithStandIn({
		engine: createModelCoach(coach, content),
		standIn: embedded,
		clock: systemClock,
		tell,
	});
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

/**
 * The models of this machine. They come from a mirror or a folder where one is named, or else from their own addresses. At
 * the start of the server little time is lost where nothing answers.
 */
export function createModelStore(
	{ modelsFolder }: Config,
	{ mirror, folder, isStart }: { mirror?: string; folder?: string; isStart?: boolean } = {},
): ModelStore {
	const limits = { answerWithinMs: isStart ? 3_000 : 20_000, stallMs: 20_000 };
	return createModelFolder({
		folder: modelsFolder,
		source: folder === undefined ? createHttpSource(limits, mirror) : createFolderSource(folder),
		persistence: { tries: isStart ? 1 : 4, pauseMs: 1_000 },
	});
}

function createMailer({ smtpUrl, mailFrom, dataFolder }: Config): Mailer {
	return smtpUrl === undefined
		? createOutbox({ folder: join(dataFolder, 'outbox'), from: mailFrom })
		: createSmtpMailer({ url: smtpUrl, from: mailFrom });
}

/** Makes the provider that the settings name for each capability, and loads the content. Nothing is started yet. */
export function createServices(config: Config): Services {
	const content = loadContent(config.contentFolder);
	const models = localModels(config, content);
	return {
		speechToText: createSpeechToText(config, models),
		textToSpeech: createTextToSpeech(config, models),
		audioEncoder: createMp3Encoder(),
		recordingReader: createRecordingReader({ threads: 2, maxQueued: config.queueLength }),
		grammarChecker: createGrammarChecker(config, content),
		pronunciation: createPronunciation(config),
		coach: createCoach(config, content),
		store: createStore(config),
		mailer: createMailer(config),
		secrets: nodeSecrets,
		clock: systemClock,
		captcha: createAltcha(config.captchaKey ?? nodeSecrets.newToken()),
		waitlistForm: config.waitlistForwardUrl ? createHttpForm(config.waitlistForwardUrl) : undefined,
		content,
	};
}

import { join } from 'node:path';
import type { OfflineEar } from '@henry/contract/offline-engines.ts';
import { openIdReturnPath } from '@henry/contract/open-id.ts';
import { createMp3Encoder } from './adapters/audio-encoder/mp3.ts';
import { createAltcha } from './adapters/captcha/altcha.ts';
import { systemClock } from './adapters/clock/system.ts';
import { createDisputedMarksFile } from './adapters/disputed-marks/file.ts';
import { createImageReader } from './adapters/image-reader/image-size.ts';
import { createLti } from './adapters/lti/jose.ts';
import { createOpenId } from './adapters/open-id/openid-client.ts';
import { createOutside } from './adapters/outside/public-only.ts';
import { createPasskeys } from './adapters/passkeys/webauthn.ts';
import { createAzureAssessor } from './adapters/pronunciation/azure.ts';
import { createEmbeddedAssessor } from './adapters/pronunciation/embedded.ts';
import { createJudgeForBrowsers } from './adapters/pronunciation/judge-for-browsers.ts';
import { createWhisperAssessor } from './adapters/pronunciation/whisper.ts';
import { createRecordingReader } from './adapters/recording-reader/worker-threads.ts';
import { readRoster } from './adapters/roster-reader/one-roster.ts';
import { nodeSecrets } from './adapters/secrets/node.ts';
import { readKnown } from './adapters/sentence-embeddings/known-by-meaning.ts';
import { createMiniLm } from './adapters/sentence-embeddings/minilm.ts';
import { createAzureEar } from './adapters/speech-to-text/azure.ts';
import { createDeepgramEar } from './adapters/speech-to-text/deepgram.ts';
import { createEmbeddedEar } from './adapters/speech-to-text/embedded.ts';
import { createOpenAiEar } from './adapters/speech-to-text/openai.ts';
import { createWhisper } from './adapters/speech-to-text/whisper.ts';
import { createWhisperForBrowsers } from './adapters/speech-to-text/whisper-for-browsers.ts';
import { createAzureVoice } from './adapters/text-to-speech/azure.ts';
import { createDeepgramVoice } from './adapters/text-to-speech/deepgram.ts';
import { createFlite } from './adapters/text-to-speech/flite.ts';
import { createOpenAiVoice } from './adapters/text-to-speech/openai.ts';
import { createSpeechCache } from './adapters/text-to-speech/speech-cache.ts';
import { createOtlpTracer } from './adapters/tracer/otlp.ts';
import { createSmartTurn } from './adapters/turn-detector/smart-turn.ts';
import { createHttpForm } from './adapters/waitlist-form/http-form.ts';
import { createStandardWebhooks } from './adapters/webhooks/standard-webhooks.ts';
import type { Services } from './app.ts';
import { type BetterEngineList, createBetterEngineList, createBetterEngines } from './better-engines.ts';
import type { CloudEar, CloudVoices } from './cloud-settings.ts';
import type { Config } from './config.ts';
import { type Content, loadContent } from './content.ts';
import { beginningsIn } from './domain/conversation/interjections.ts';
import { createSituations, type Situations } from './domain/conversation/situations.ts';
import { createTopicSense, type TopicSense } from './domain/exams/topic-sense.ts';
import { createPronunciationWithFallback } from './domain/fallback/pronunciation-with-fallback.ts';
import { createSpeechToTextWithFallback } from './domain/fallback/speech-to-text-with-fallback.ts';
import { createTextToSpeechWithFallback } from './domain/fallback/text-to-speech-with-fallback.ts';
import {
	createEarWithWaitLimit,
	createVoiceWithWaitLimit,
	liveWaitLimitsMs,
} from './domain/fallback/wait-limit.ts';
import { createLiveWork } from './domain/live-talk/live-work.ts';
import { createTurnSense, type TurnSense } from './domain/live-talk/turn-sense.ts';
import { thisMachine } from './machine.ts';
import { tellOperator as tell } from './operator-line.ts';
import type { LiveWork } from './ports/live-work.ts';
import type { OfflineEngineFiles } from './ports/offline-engine.ts';
import type { PronunciationAssessor } from './ports/pronunciation-assessor.ts';
import type { SpeechToText } from './ports/speech-to-text.ts';
import type { TextToSpeech } from './ports/text-to-speech.ts';
import { noTracer } from './ports/tracer.ts';
import { createDanger, createMind } from './wiring-of-mind.ts';
import {
	createErasures,
	createKokoroFrom,
	createMailer,
	createModelStore,
	createPusher,
	createSharedState,
	createStore,
	watchOnTerminal,
} from './wiring-of-storage.ts';

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

/** The files of Whisper, as they are once they have been fetched. */
function whisperFiles({ whisperFolder }: Config, better: BetterEngineList) {
	const { weights, tokenizer } = better.find('recognizer').files;
	return {
		files: { weights, tokenizer },
		graphsFolder: whisperFolder,
		learners: join(whisperFolder, 'learners.safetensors'),
		speechDetector: better.find('speech-detector').files.network,
	};
}

/** What browsers are given to hear with: Whisper, where it is at work here too. */
function createOfflineEar(config: Config, better: BetterEngineList): OfflineEngineFiles<OfflineEar> {
	if (config.speechToText.provider !== 'auto') {
		return { describe: async () => undefined, open: async () => undefined };
	}
	const { files, ...others } = whisperFiles(config, better);
	return createWhisperForBrowsers({ ...files, ...others });
}

/** Whisper, with our own ear for words while one speaks. */
function createNeuralEar(config: Config, better: BetterEngineList, own: SpeechToText): SpeechToText {
	const whisper = createWhisper({
		...whisperFiles(config, better),
		own,
		processes: Math.min(config.speechToTextProcesses, thisMachine().cores),
		maxUtterances: config.utterancesAtOnce,
	});
	return createEarWithWaitLimit(whisper, liveWaitLimitsMs.ear);
}

/** A recogniser elsewhere, if one is set, with our own to stand in for it. */
function createSpeechToText(config: Config, better: BetterEngineList): SpeechToText {
	const { speechToText: settings, utterancesAtOnce } = config;
	const limits = { processes: config.speechToTextProcesses, maxUtterances: utterancesAtOnce };
	const own = createEmbeddedEar({ folder: config.earFolder, ...limits });
	const common = { fallback: own, clock: systemClock, tell };
	switch (settings.provider) {
		case 'embedded':
			return own;
		case 'auto': {
			const ears = createSpeechToTextWithFallback(common);
			better.add('ears', ['recognizer', 'speech-detector'], () =>
				ears.upgrade(createNeuralEar(config, better, own)),
			);
			return ears;
		}
		default:
			return createSpeechToTextWithFallback({
				engine: createCloudEar(settings, utterancesAtOnce),
				...common,
			});
	}
}

/**
 * Some 35 minutes of speech at 16 kHz: all that is spoken often, such as questions and words. The MP3 files made of it live
 * as long as it does and take a fifth more.
 */
const keptSpeechBytes = 64 * 1024 * 1024;

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

function createNeuralVoice(
	{ queueLength: maxQueued }: Config,
	better: BetterEngineList,
	liveWork: LiveWork,
): TextToSpeech {
	const kokoro = createKokoroFrom(better.find('voice').files, { maxQueued, liveWork });
	return createVoiceWithWaitLimit(kokoro, liveWaitLimitsMs.voice);
}

function createTextToSpeech(
	config: Config,
	content: Content,
	better: BetterEngineList,
	liveWork: LiveWork,
): TextToSpeech {
	const { textToSpeech: settings, queueLength } = config;
	const remembering = (voice: TextToSpeech) => createSpeechCache(voice, { maxBytes: keptSpeechBytes });
	const own = remembering(createFlite({ processes: 1, maxQueued: queueLength }));
	const common = { fallback: own, clock: systemClock, tell };
	switch (settings.provider) {
		case 'embedded':
			return own;
		case 'auto': {
			const voices = createTextToSpeechWithFallback(common);
			const ahead = beginningsIn(content.coachPhrases);
			better.add('voice', ['voice'], () =>
				voices.upgrade(
					createSpeechCache(createNeuralVoice(config, better, liveWork), {
						maxBytes: keptSpeechBytes,
						ahead,
					}),
				),
			);
			return voices;
		}
		default: {
			const engine = remembering(createCloudVoice(settings, queueLength));
			return createTextToSpeechWithFallback({ engine, ...common });
		}
	}
}

/** Loudness tells whose turn it is, until a detector of turns is there. */
function createTurns(better: BetterEngineList): TurnSense {
	const turns = createTurnSense();
	better.add('turns', ['turn-detector', 'speech-detector'], () => {
		const { network } = better.find('turn-detector').files;
		const speechDetector = better.find('speech-detector').files.network;
		return turns.upgrade(createSmartTurn({ files: { network, speechDetector }, processes: 1 }));
	});
	return turns;
}

/** Words of a topic tell whether an answer is about it, until an engine is there that knows what sentences mean. */
function createTopics(config: Config, better: BetterEngineList, situations: Situations): TopicSense {
	const topics = createTopicSense(tell);
	better.add('topics', ['sentence-embedder'], async () => {
		const { files } = better.find('sentence-embedder');
		const { placeOf, ...known } = readKnown(config.contentFolder, config.meaningFolder);
		const engine = createMiniLm({ files, processes: 1, maxQueued: config.queueLength });
		await topics.upgrade(engine);
		void situations.use(engine, known, placeOf);
	});
	return topics;
}

/** The judge of sounds: ours, and in its place, as soon as Whisper is there, the one that hears with its encoder. */
function createPronunciation(
	config: Config,
	better: BetterEngineList,
	liveWork: LiveWork,
): PronunciationAssessor {
	const { pronunciation, earFolder, judgeFolder, queueLength: maxQueued } = config;
	if (pronunciation.provider === 'azure')
		return createAzureAssessor({ ...pronunciation, maxCalls: maxQueued });
	const limits = { processes: pronunciation.processes, maxQueued, liveWork };
	const own = createEmbeddedAssessor({ folder: earFolder, ...limits });
	if (pronunciation.provider === 'embedded') return own;
	const judges = createPronunciationWithFallback({ fallback: own, clock: systemClock, tell });
	better.add('sounds', ['recognizer'], () => {
		const { weights } = better.find('recognizer').files;
		return judges.upgrade(createWhisperAssessor({ weights, folder: judgeFolder, earFolder, ...limits }));
	});
	return judges;
}

/** Makes the provider that the settings name for each capability, and loads the content. Nothing is started yet. */
export function createServices(config: Config): Services {
	const content = loadContent(config.contentFolder);
	const openStore = () => createModelStore(config, { mirror: config.models.mirror });
	const sharedState = createSharedState(config);
	const outside = createOutside(config.security);
	const store = createStore(config);
	const liveWork = createLiveWork();
	const situations = createSituations(content.topics, liveWork.isGoingOn);
	const nothingToSpare = { freeMemoryMb: 0, cores: 0 };
	const machine = config.models.isOn ? thisMachine() : nothingToSpare;
	const better = createBetterEngineList(content.neuralModels, openStore().paths, machine);
	return {
		speechToText: createSpeechToText(config, better),
		offlineEar: createOfflineEar(config, better),
		offlineJudge: createJudgeForBrowsers(config.earFolder),
		textToSpeech: createTextToSpeech(config, content, better, liveWork),
		turnSense: createTurns(better),
		topicSense: createTopics(config, better, situations),
		...createDanger(config),
		// Before the mind, whose model is eight times as large: better engines come in this order.
		pronunciation: createPronunciation(config, better, liveWork),
		...createMind(config, content, better, liveWork, situations),
		liveWork,
		audioEncoder: createMp3Encoder(),
		readImage: createImageReader(),
		recordingReader: createRecordingReader({
			threads: 2,
			maxQueued: Math.max(config.queueLength, config.utterancesAtOnce),
		}),
		store,
		pusher: createPusher(config, store),
		mailer: createMailer(config),
		secrets: nodeSecrets,
		clock: systemClock,
		captcha: createAltcha(
			async () => config.captchaKey ?? sharedState.secret('captcha', nodeSecrets.newToken),
		),
		sharedState,
		waitlistForm: config.waitlistForwardUrl ? createHttpForm(config.waitlistForwardUrl) : undefined,
		disputedMarks: createDisputedMarksFile(join(config.dataFolder, 'disputed-marks.jsonl')),
		tracer: config.traces ? createOtlpTracer({ ...config.traces, version: config.version, tell }) : noTracer,
		erasures: createErasures(config),
		passkeys: config.site.hasPasskeys ? createPasskeys(config.publicAddress) : undefined,
		openId: createOpenId(config.issuers, `${config.publicAddress}${openIdReturnPath}`),
		lti: createLti(outside, systemClock),
		rosterReader: readRoster,
		webhookSender: createStandardWebhooks(outside),
		betterEngines: createBetterEngines({
			engines: better.engines,
			openStore,
			watch: watchOnTerminal,
			tell,
		}),
		content,
	};
}

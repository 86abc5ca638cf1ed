import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import websocket from '@fastify/websocket';
import type { EnginesAtWork } from '@henry/contract/engines-at-work.ts';
import { type Capability, isImproving } from '@henry/contract/health.ts';
import { maxJsonBodyBytes, maxRecordingBytes } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { BetterEngines } from './better-engines.ts';
import type { Config } from './config.ts';
import type { Content } from './content.ts';
import { AppError } from './domain/app-error.ts';
import type { LiveTalkTools } from './domain/live-talk/live-talk-session.ts';
import type { TurnSense } from './domain/live-talk/turn-sense.ts';
import { createCarefulCoach } from './domain/safety/careful-coach.ts';
import { createDangerWatch } from './domain/safety/danger-watch.ts';
import { forwardWaitlist } from './forward-waitlist.ts';
import { registerAccounts } from './http/accounts.ts';
import { registerAptis } from './http/aptis.ts';
import { registerConversation } from './http/conversation.ts';
import { styleHashes } from './http/documents.ts';
import { registerErrorHandler } from './http/errors.ts';
import { registerExercises } from './http/exercises.ts';
import { registerFeedback } from './http/feedback.ts';
import { registerHealth } from './http/health.ts';
import { registerPractice } from './http/practice.ts';
import { registerRecordings } from './http/recordings.ts';
import { registerSayAgain } from './http/say-again.ts';
import { registerSounds } from './http/sounds.ts';
import { registerSpeakle } from './http/speakle.ts';
import { registerSpeech } from './http/speech.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { registerTranscript } from './http/transcript.ts';
import { registerWaitlist } from './http/waitlist.ts';
import type { AudioEncoder } from './ports/audio-encoder.ts';
import type { Captcha } from './ports/captcha.ts';
import type { Clock } from './ports/clock.ts';
import type { Coach } from './ports/coach.ts';
import type { Engine } from './ports/engine.ts';
import type { GrammarChecker } from './ports/grammar-checker.ts';
import type { Mailer } from './ports/mailer.ts';
import type { PronunciationAssessor } from './ports/pronunciation-assessor.ts';
import type { Secrets } from './ports/secrets.ts';
import type { SpeechToText } from './ports/speech-to-text.ts';
import type { Store } from './ports/store.ts';
import type { TextToSpeech } from './ports/text-to-speech.ts';
import type { WaitlistForm } from './ports/waitlist-form.ts';
import { registerLiveTalk } from './realtime/live-talk.ts';
import { registerLiveTranscript } from './realtime/live-transcript.ts';

/** The providers behind the ports, and the content: all that the routes stand on. */
export type Services = {
	speechToText: SpeechToText;
	textToSpeech: TextToSpeech;
	turnSense: TurnSense;
	audioEncoder: AudioEncoder;
	grammarChecker: GrammarChecker;
	pronunciation: PronunciationAssessor;
	coach: Coach;
	store: Store;
	mailer: Mailer;
	secrets: Secrets;
	clock: Clock;
	captcha: Captcha;
	/** Undefined where confirmed subscribers stay with this server alone. */
	waitlistForm: WaitlistForm | undefined;
	betterEngines: BetterEngines;
	content: Content;
};

/** The engines among them, by capability. */
export function enginesOf(services: Services): Record<Capability, Engine> {
	const { speechToText, textToSpeech, turnSense, grammarChecker, pronunciation, coach } = services;
	return { speechToText, textToSpeech, turnTaking: turnSense, grammarChecker, pronunciation, coach };
}

/** Those that the footer of every page names, as they are at this moment. */
function enginesInFooter({ speechToText, textToSpeech, betterEngines }: Services): EnginesAtWork {
	const tell = (engine: Engine) => {
		const { name, embedded, sendsTo } = engine.health();
		return { name, embedded, sendsTo };
	};
	const improving = isImproving(betterEngines.health());
	return { speechToText: tell(speechToText), textToSpeech: tell(textToSpeech), improving };
}

/** The engines of a live talk, as they are when it begins. */
const liveTalkTools = ({ speechToText, textToSpeech, coach, turnSense }: Services): LiveTalkTools => ({
	speechToText,
	textToSpeech,
	coach,
	get turnDetector() {
		return turnSense.detector();
	},
});

/** How long a live talk may be without sound of its microphone, silence included, before it is ended. */
const liveTalkIdleMs = 30_000;

/**
 * Scripts, styles, media and calls come from this server alone; recordings are played and drawn from memory (`blob:`).
 * Styles within a document are those that the build has put there.
 */
const contentSecurityPolicy = ({ webFolder }: Config) => ({
	useDefaults: false,
	directives: {
		defaultSrc: ["'self'"],
		styleSrc: ["'self'", ...styleHashes(webFolder)],
		mediaSrc: ["'self'", 'blob:'],
		connectSrc: ["'self'", 'blob:'],
		imgSrc: ["'self'", 'data:'],
		objectSrc: ["'none'"],
		baseUri: ["'none'"],
		formAction: ["'self'"],
		frameAncestors: ["'none'"],
	},
});

async function registerPlugins(app: FastifyInstance, config: Config): Promise<void> {
	await app.register(helmet, {
		contentSecurityPolicy: contentSecurityPolicy(config),
		strictTransportSecurity: false,
	});
	app.addHook('onSend', async (_request, reply) => {
		reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=()');
	});
	await app.register(compress);
	await app.register(cookie);
	await app.register(rateLimit, {
		max: config.callsPerMinute,
		allowList: (request) => !request.url.startsWith('/api/'),
		errorResponseBuilder: (_request, context) =>
			new AppError('resource-exhausted', refusals.tooManyCalls, {
				retryAfterSeconds: Math.max(1, Math.ceil(context.ttl / 1000)),
			}),
	});
	await app.register(multipart, {
		limits: { files: 1, fields: 2, fileSize: maxRecordingBytes },
		throwFileSizeLimit: true,
	});
	await app.register(websocket, { options: { maxPayload: maxJsonBodyBytes } });
	await app.register(swagger, {
		openapi: { info: { title: 'Talk to Henry', version: config.version } },
		transform: jsonSchemaTransform,
	});
	await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}

/** Builds the server, not yet listening. Closing it ends live recordings and lets calls in flight finish. */
export async function buildApp(config: Config, services: Services): Promise<FastifyInstance> {
	const app = fastify({
		logger: { level: config.logLevel },
		bodyLimit: maxJsonBodyBytes,
		logController: new LogController({ disableRequestLogging: true }),
		forceCloseConnections: 'idle',
	});
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	registerErrorHandler(app);
	await registerPlugins(app, config);

	const { callablePrefix, engineCallsPerMinute } = config;
	const danger = createDangerWatch(services.content.safety);
	const coach = createCarefulCoach(services.coach, danger);
	registerHealth(app, config.version, enginesOf(services), services.betterEngines.health);
	registerExercises(app, services.content.grammarSpeech);
	registerSounds(app, services.content.sounds);
	registerTranscript(app, services.speechToText, engineCallsPerMinute);
	registerLiveTranscript(app, services.speechToText);
	registerLiveTalk(app, liveTalkTools({ ...services, coach }), {
		now: () => services.clock.nowMs(),
		idleLimitMs: liveTalkIdleMs,
	});
	registerFeedback(
		app,
		{ checker: services.grammarChecker, danger },
		{ callablePrefix, maxCallsPerMinute: engineCallsPerMinute },
	);
	registerSpeech(app, services, engineCallsPerMinute);
	registerSpeakle(app, services.pronunciation, services.content.speakle, engineCallsPerMinute);
	registerSayAgain(app, services, engineCallsPerMinute);
	registerAptis(
		app,
		services.content.aptisPartOne,
		{ checker: services.grammarChecker, danger },
		{
			callablePrefix,
			maxCallsPerMinute: engineCallsPerMinute,
		},
	);
	registerConversation(
		app,
		{ ...services, coach, danger },
		{ callablePrefix, maxCallsPerMinute: engineCallsPerMinute },
	);
	registerAccounts(app, services, {
		callablePrefix,
		publicAddress: config.publicAddress,
		maxCallsPerMinute: config.callsPerMinute,
		maxSignInsPerMinute: engineCallsPerMinute,
	});
	registerPractice(app, services, { callablePrefix, maxCallsPerMinute: config.callsPerMinute });
	registerRecordings(app, services, engineCallsPerMinute);
	registerWaitlist(app, services, {
		callablePrefix,
		maxCallsPerMinute: engineCallsPerMinute,
		publicAddress: config.publicAddress,
	});
	forwardWaitlist(app, services);
	await registerStaticFiles(app, config, () => enginesInFooter(services));
	return app;
}

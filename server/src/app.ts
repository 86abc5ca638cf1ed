import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import { maxJsonBodyBytes, maxRecordingBytes } from '@henry/contract/limits.ts';
import type { OfflineEar, OfflineJudge } from '@henry/contract/offline-engines.ts';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { BetterEngines } from './better-engines.ts';
import type { Config } from './config.ts';
import type { Content } from './content.ts';
import { type AcademyHosts, createAcademyHosts } from './domain/academies/academy-hosts.ts';
import { createCorrectingCoach } from './domain/conversation/correcting-coach.ts';
import { createTranslatingCoach } from './domain/conversation/translating-coach.ts';
import type { TopicSense } from './domain/exams/topic-sense.ts';
import type { TurnSense } from './domain/live-talk/turn-sense.ts';
import { createCarefulCoach } from './domain/safety/careful-coach.ts';
import type { DangerSense } from './domain/safety/danger-sense.ts';
import { createDangerWatch } from './domain/safety/danger-watch.ts';
import { createCheckerAhead, createCoachThatChecksAhead } from './domain/talk-report/checker-ahead.ts';
import { enginesInFooter, enginesOf, liveTalkTools } from './engines-of-services.ts';
import { forwardWaitlist } from './forward-waitlist.ts';
import { registerAcademyCalls } from './http/academy-calls.ts';
import { registerAccounts } from './http/accounts.ts';
import { registerApiPage } from './http/api-page.ts';
import { type CallLimits, registerCallLimits } from './http/call-limits.ts';
import { closeUpgrades } from './http/close-upgrades.ts';
import { registerConversation } from './http/conversation.ts';
import { registerErrorHandler } from './http/errors.ts';
import { registerExams } from './http/exams.ts';
import { registerExercises } from './http/exercises.ts';
import { registerFeedback } from './http/feedback.ts';
import { registerFreeSounds } from './http/free-sounds.ts';
import { healthOf, registerHealth } from './http/health.ts';
import { registerLearnerState } from './http/learner-state.ts';
import { registerMarkWrong } from './http/mark-wrong.ts';
import { measuredServices } from './http/measured-services.ts';
import { registerMetrics, serveMetrics } from './http/metrics.ts';
import { registerModelAudio } from './http/model-audio.ts';
import { registerOfflineEngines } from './http/offline-engines.ts';
import { registerPath } from './http/path.ts';
import { registerPractice } from './http/practice.ts';
import { registerRecordings } from './http/recordings.ts';
import { registerReminders } from './http/reminders.ts';
import { newRequestId, registerRequests } from './http/requests.ts';
import { registerSayAgain } from './http/say-again.ts';
import { registerSecurity } from './http/security.ts';
import { cutSlowUploads } from './http/slow-uploads.ts';
import { registerSounds } from './http/sounds.ts';
import { registerSpeakle } from './http/speakle.ts';
import { registerSpeech } from './http/speech.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { registerTranscript } from './http/transcript.ts';
import { createVisitors, type Visitors } from './http/visitors.ts';
import { registerWaitlist } from './http/waitlist.ts';
import type { AudioEncoder } from './ports/audio-encoder.ts';
import type { Captcha } from './ports/captcha.ts';
import type { Clock } from './ports/clock.ts';
import type { Coach } from './ports/coach.ts';
import type { DangerClassifier } from './ports/danger-classifier.ts';
import type { DisputedMarks } from './ports/disputed-marks.ts';
import type { Erasures } from './ports/erasures.ts';
import type { GrammarChecker } from './ports/grammar-checker.ts';
import type { ImageReader } from './ports/image-reader.ts';
import type { LiveWork } from './ports/live-work.ts';
import type { Mailer } from './ports/mailer.ts';
import type { OfflineEngineFiles } from './ports/offline-engine.ts';
import type { OpenId } from './ports/open-id.ts';
import type { Passkeys } from './ports/passkeys.ts';
import type { PronunciationAssessor } from './ports/pronunciation-assessor.ts';
import type { Pusher } from './ports/pusher.ts';
import type { RecordingReader } from './ports/recording-reader.ts';
import type { Secrets } from './ports/secrets.ts';
import type { SharedState } from './ports/shared-state.ts';
import type { SpeechToText } from './ports/speech-to-text.ts';
import type { Store } from './ports/store.ts';
import type { TextToSpeech } from './ports/text-to-speech.ts';
import type { Tracer } from './ports/tracer.ts';
import type { WaitlistForm } from './ports/waitlist-form.ts';
import { registerLiveTalk } from './realtime/live-talk.ts';
import { registerLiveTranscript } from './realtime/live-transcript.ts';
import { createPlaces } from './realtime/places.ts';
import type { SocketPlaces } from './realtime/socket-places.ts';
import { mailAlerts } from './send-alert-mails.ts';
import { sendReminders } from './send-reminders.ts';
import { joinWorld, type WorldProviders } from './world.ts';

/** The providers behind the ports, and the content: all that the routes stand on. */
export type Services = WorldProviders & {
	speechToText: SpeechToText;
	offlineEar: OfflineEngineFiles<OfflineEar>;
	offlineJudge: OfflineEngineFiles<OfflineJudge>;
	textToSpeech: TextToSpeech;
	turnSense: TurnSense;
	/** Tells what answers of exams are about. */
	topicSense: TopicSense;
	dangerClassifier: DangerClassifier;
	dangerSense: DangerSense;
	audioEncoder: AudioEncoder;
	recordingReader: RecordingReader;
	grammarChecker: GrammarChecker;
	pronunciation: PronunciationAssessor;
	coach: Coach;
	liveWork: LiveWork;
	store: Store;
	readImage: ImageReader;
	mailer: Mailer;
	secrets: Secrets;
	clock: Clock;
	captcha: Captcha;
	/** Undefined where confirmed subscribers stay with this server alone. */
	waitlistForm: WaitlistForm | undefined;
	disputedMarks: DisputedMarks;
	tracer: Tracer;
	sharedState: SharedState;
	erasures: Erasures;
	/** Undefined where browsers take no reminders from the public address. */
	pusher: Pusher | undefined;
	/** Undefined where browsers make none for the public address. */
	passkeys: Passkeys | undefined;
	openId: OpenId;
	betterEngines: BetterEngines;
	content: Content;
};

/** How long a whole request may take to arrive: the largest recording over a slow line. */
const requestTimeoutMs = 5 * 60_000;
/** How long a live talk may be without sound of its microphone, silence included, before it is ended. */
const liveTalkIdleMs = 30_000;

async function registerPlugins(
	app: FastifyInstance,
	config: Config,
	{ academyHosts, visitorKey }: { academyHosts: AcademyHosts; visitorKey: string },
): Promise<void> {
	await registerSecurity(app, config, academyHosts);
	await app.register(compress);
	await app.register(cookie, { secret: visitorKey });
	await app.register(multipart, {
		limits: { files: 1, fields: 3, fileSize: maxRecordingBytes },
		throwFileSizeLimit: true,
	});
	await app.register(websocket, { options: { maxPayload: maxJsonBodyBytes }, preClose: closeUpgrades });
	if (config.security.hasApiPage) await registerApiPage(app, config.version);
}

type Doors = {
	visitors: Visitors;
	limits: CallLimits;
	places: Record<'recordings' | 'talks', SocketPlaces>;
	academyHosts: AcademyHosts;
};

function registerRoutes(app: FastifyInstance, config: Config, services: Services, doors: Doors): void {
	const { visitors, limits, places, academyHosts } = doors;
	const { callablePrefix, engineCallsPerMinute } = config;
	const danger = createDangerWatch(services.dangerSense, services.content.safety, config.country);
	const grammarChecker = createCheckerAhead(services.grammarChecker, services.clock);
	const { coachPhrases, translations } = services.content;
	const translating = createTranslatingCoach(services.coach, translations, coachPhrases);
	const correcting = createCorrectingCoach(translating, grammarChecker, coachPhrases);
	const coach = createCarefulCoach(createCoachThatChecksAhead(correcting, grammarChecker), danger);
	registerExercises(app, services.content.grammarSpeech);
	registerSounds(app, services.content.sounds, services.content.minimalPairs);
	registerPath(app, services.content);
	registerTranscript(app, services, engineCallsPerMinute);
	registerOfflineEngines(app, services, engineCallsPerMinute);
	registerLiveTranscript(app, services, places.recordings);
	registerLiveTalk(app, liveTalkTools({ ...services, coach }), {
		now: () => services.clock.nowMs(),
		idleLimitMs: liveTalkIdleMs,
		spendTurn: (request) => limits.spend('turns', request),
		places: places.talks,
	});
	registerFeedback(
		app,
		{ checker: services.grammarChecker, danger },
		{ callablePrefix, maxCallsPerMinute: engineCallsPerMinute },
	);
	registerSpeech(app, services, engineCallsPerMinute);
	registerSpeakle(app, services, services.content.speakle, engineCallsPerMinute);
	registerFreeSounds(app, { ...services, danger }, engineCallsPerMinute);
	registerSayAgain(app, services, engineCallsPerMinute);
	registerExams(
		app,
		services.content,
		{ checker: services.grammarChecker, danger, topics: services.topicSense },
		{ callablePrefix, maxCallsPerMinute: engineCallsPerMinute },
	);
	registerConversation(
		app,
		{ ...services, coach, grammarChecker, danger },
		{ callablePrefix, maxCallsPerMinute: engineCallsPerMinute },
	);
	registerAccounts(
		app,
		{ ...services, academyHosts },
		{
			callablePrefix,
			visitors,
			publicAddress: config.publicAddress,
			maxCallsPerMinute: config.callsPerMinute,
			maxSignInsPerMinute: engineCallsPerMinute,
		},
	);
	registerPractice(app, services, { callablePrefix, maxCallsPerMinute: config.callsPerMinute });
	registerLearnerState(
		app,
		{ ...services, danger },
		{ callablePrefix, maxCallsPerMinute: config.callsPerMinute },
	);
	registerReminders(app, services, { callablePrefix, maxCallsPerMinute: engineCallsPerMinute });
	registerMarkWrong(app, services, callablePrefix);
	registerRecordings(app, services, engineCallsPerMinute);
	registerAcademyCalls(
		app,
		{ ...services, danger, checker: services.grammarChecker, topics: services.topicSense },
		config,
	);
	registerWaitlist(app, services, {
		callablePrefix,
		maxCallsPerMinute: engineCallsPerMinute,
		publicAddress: config.publicAddress,
	});
}

/** Builds the server, not yet listening. Closing it ends live recordings and lets calls in flight finish. */
export async function buildApp(config: Config, givenServices: Services): Promise<FastifyInstance> {
	const app = fastify({
		logger: { level: config.logLevel },
		bodyLimit: maxJsonBodyBytes,
		genReqId: newRequestId,
		logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
		forceCloseConnections: 'idle',
		trustProxy: config.limits.trustedProxies,
		requestTimeout: requestTimeoutMs,
	});
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	registerErrorHandler(app);
	registerRequests(app, givenServices.tracer);
	const metrics = registerMetrics(app);
	const services = measuredServices(app, givenServices, { metrics, tracer: givenServices.tracer });
	const { sharedState, secrets } = services;
	const visitorKey = config.limits.visitorKey ?? (await sharedState.secret('visitors', secrets.newToken));
	app.decorate('isSecure', config.publicAddress.startsWith('https:'));
	app.decorate('twoFactors', config.security.twoFactors);
	cutSlowUploads(app);
	const academyHosts = createAcademyHosts(services.store.houses, services.clock);
	await registerPlugins(app, config, { academyHosts, visitorKey });
	const { callablePrefix, callsPerMinute } = config;
	const visitors = createVisitors(visitorKey, {
		isSecure: app.isSecure,
		nowMs: () => services.clock.nowMs(),
	});
	const counting = { callsPerMinute, callablePrefix, visitors, sharedState };
	const limits = registerCallLimits(app, { ...config.limits, ...counting });
	const places = createPlaces(app, config.limits, { limits, metrics, sharedState });
	let isStopping = false;
	app.addHook('preClose', async () => {
		isStopping = true;
	});
	const readHealth = healthOf({
		engines: enginesOf(services),
		store: services.store,
		models: services.betterEngines.health,
		sharedState,
	});
	metrics.follow({ limits, places, readHealth });
	if (config.metrics) serveMetrics(app, metrics, config.metrics);
	registerHealth(app, { version: config.version, read: readHealth, isStopping: () => isStopping });
	registerRoutes(app, config, services, { visitors, limits, places, academyHosts });
	await joinWorld(app, services, { ...config, visitors });
	forwardWaitlist(app, services);
	mailAlerts(app, services, config.publicAddress);
	sendReminders(app, services, metrics.countReminder);
	registerModelAudio(app, services.audioEncoder, config);
	await registerStaticFiles(app, config, () => enginesInFooter(services));
	return app;
}

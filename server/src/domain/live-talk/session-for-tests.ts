import type { ConverseRequest, ConverseResponse } from '@henry/contract/conversation.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { LiveTalkClientMessage, LiveTalkServerMessage } from '@henry/contract/live-talk.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import type { Coach, ConverseOptions } from '#server/ports/coach.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { recognizeWhole, type SpeechToText, type UtteranceOptions } from '#server/ports/speech-to-text.ts';
import type { TextToSpeech } from '#server/ports/text-to-speech.ts';
import { speechWindowSamples, type TurnDetector } from '#server/ports/turn-detector.ts';
import { LiveTalkSession } from './live-talk-session.ts';
import { createLiveWork } from './live-work.ts';

const engine = (name: string) => ({
	health: () => ({ name, model: 'none', embedded: true, state: 'ready' as const, queued: 0 }),
	start: async () => {},
	close: async () => {},
});

/** A recogniser that hears in each utterance what the test says next; what is an error, it fails with. */
function createScriptedEar() {
	const hears: (string | Error)[] = [];
	const opened: UtteranceOptions[] = [];
	const open = (options: UtteranceOptions = {}) => {
		opened.push(options);
		return {
			push: () => {},
			async finish(): Promise<TranscriptWord[]> {
				const heard = hears.shift() ?? '';
				if (heard instanceof Error) throw heard;
				return wordsOf(heard);
			},
			cancel: () => {},
		};
	};
	const ear: SpeechToText = {
		...engine('scripted'),
		maxUtteranceMs: 20_000,
		open,
		recognize: (speech, options) => recognizeWhole(open, speech, options),
	};
	return { ear, hears, opened };
}

export const wordsOf = (text: string): TranscriptWord[] =>
	(text.match(/\S+/g) ?? []).map((word, index) => ({
		text: word,
		startMs: 200 * index,
		endMs: 200 * index + 150,
		confidence0to1: 0.9,
		unsure: false,
	}));

/** Henry's answer in these tests. */
export const answer = (question: string, change: Partial<ConverseResponse> = {}): ConverseResponse => ({
	question,
	progress: 20,
	covered: [],
	hints: { word: 'a word', starter: 'I …', example: 'I do.' },
	coach: { name: 'scripted', embedded: true },
	...change,
});

/** A coach that answers what the test says next, and keeps what he was asked. */
function createScriptedCoach() {
	const answers: (ConverseResponse | Error | ((options: ConverseOptions) => Promise<ConverseResponse>))[] =
		[];
	const asked: { conversation: string[]; signal: AbortSignal | undefined }[] = [];
	async function converse(
		{ fullConversation }: Pick<ConverseRequest, 'fullConversation'>,
		options: ConverseOptions = {},
	): Promise<ConverseResponse> {
		const conversation = fullConversation.map(({ content }) => content);
		asked.push({ conversation, signal: options.signal });
		const next = answers.shift() ?? answer(`Question ${asked.length}?`);
		if (next instanceof Error) throw next;
		return typeof next === 'function' ? next(options) : next;
	}
	const listened: { said: string | undefined; signal: AbortSignal | undefined }[] = [];
	const beginnings: string[] = [];
	const listen: NonNullable<Coach['listenStarTopic']> = ({ fullConversation }, { signal } = {}) =>
		void listened.push({ said: fullConversation.at(-1)?.content, signal });
	const coach: Coach = {
		...engine('scripted'),
		converse,
		converseStarTopic: converse,
		listen: ({ fullConversation }, options) => listen({ topic: '', options: [], fullConversation }, options),
		listenStarTopic: listen,
		beginnings: () => beginnings,
	};
	return { coach, answers, asked, listened, beginnings };
}

/** A voice that takes a second for every sentence, and keeps what it said. */
function createScriptedVoice() {
	const said: { text: string; rate: number | undefined; voice?: string }[] = [];
	const saidSignals: (AbortSignal | undefined)[] = [];
	const voice: TextToSpeech & { failure: Error | undefined } = {
		...engine('scripted'),
		failure: undefined,
		voices: [{ name: 'scripted' }],
		async speak(text, { rate, voice: name, signal } = {}) {
			if (voice.failure) throw voice.failure;
			saidSignals.push(signal);
			said.push({ text, rate, ...(name !== undefined && { voice: name }) });
			return { samples: new Int16Array(speechSampleRateHz), sampleRateHz: speechSampleRateHz };
		},
	};
	return { voice, said, saidSignals };
}

/**
 * A turn detector to which any sound is speech but what the test calls noise, and a turn is as complete as it says next,
 * else not judged. It can be broken and mended.
 */
export function createScriptedDetector() {
	const script = {
		completeness: [] as number[],
		isBroken: false,
		isSilent: false,
		hearsNoise: false,
		streams: 0,
		judged: [] as number[],
	};
	const unavailable = () => new ProviderError('unavailable', 'It is broken.');
	const detector: TurnDetector = {
		...engine('scripted'),
		openStream() {
			if (script.isBroken) throw unavailable();
			script.streams += 1;
			let rest = 0;
			return {
				async push(samples) {
					if (script.isBroken) throw unavailable();
					if (script.isSilent) return new Promise(() => {});
					const windows = Math.floor((rest + samples.length) / speechWindowSamples);
					rest = (rest + samples.length) % speechWindowSamples;
					const isSpeech = !script.hearsNoise && samples.some((sample) => sample !== 0);
					return Array.from({ length: windows }, () => (isSpeech ? 0.9 : 0.01));
				},
				close() {
					script.streams -= 1;
				},
			};
		},
		async completeness(samples) {
			script.judged.push(samples.length);
			const next = script.completeness.shift();
			if (next === undefined) throw unavailable();
			return next;
		},
	};
	return { detector, script };
}

const frame = speechSampleRateHz / 50;
/** Work that waits for nothing but other such work is done by then. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

type Start = Extract<LiveTalkClientMessage, { type: 'start' }>;
const startOf = (change: Partial<Start> = {}): Start => ({
	type: 'start',
	exercise: { type: 'talk', exerciseType: 'talkAboutYou' },
	fullConversation: [],
	settings: { pauseMs: 1_000, handsFree: true, voiceRate: 1 },
	repeatsLast: false,
	...change,
});

/** A live talk in which the test plays the learner, the recogniser, the coach and the voice. */
export function openSession(change: Partial<Start> = {}, turnDetector?: TurnDetector) {
	const { ear, hears, opened } = createScriptedEar();
	const { coach, ...scripted } = createScriptedCoach();
	const { voice, said, saidSignals } = createScriptedVoice();
	const liveWork = createLiveWork();
	const sent: LiveTalkServerMessage[] = [];
	const failures: unknown[] = [];
	const fatal: unknown[] = [];
	const create = () =>
		new LiveTalkSession(
			{ speechToText: ear, textToSpeech: voice, coach, liveWork, turnDetector },
			startOf(change),
			{
				send(message) {
					sent.push(message);
					if (message.type === 'speech') latestReply = message.reply;
				},
				sendSound: () => {},
				tellPartial: (transcript) => sent.push({ type: 'partial', ...transcript }),
				tellFailure: (error) => failures.push(error),
				fail: (error) => fatal.push(error),
			},
		);
	let session: LiveTalkSession | undefined;
	let position = 0;
	let latestReply = 0;

	/** Sound of a length in seconds, frame by frame, as time passes. */
	async function hear(seconds: number, isVoice: boolean): Promise<void> {
		for (const end = position + seconds * speechSampleRateHz; position < end; position += frame) {
			const samples = Int16Array.from({ length: frame }, (_, index) => {
				const time = (position + index) / speechSampleRateHz;
				return isVoice ? 9_000 * Math.sin(2 * Math.PI * 180 * time) : 0;
			});
			session?.push(samples);
			await settled();
		}
	}
	return {
		begin: async () => {
			session = create();
			await settled();
		},
		speak: (seconds: number) => hear(seconds, true),
		beSilent: (seconds: number) => hear(seconds, false),
		tell: async (message: Exclude<LiveTalkClientMessage, Start>) => {
			session?.follow(message);
			await settled();
		},
		/** Says that the latest reply was played to its end. */
		async played() {
			session?.follow({ type: 'played', reply: latestReply });
			await settled();
		},
		close: () => session?.close(),
		hears,
		opened,
		...scripted,
		said,
		saidSignals,
		voice,
		liveWork,
		sent,
		failures,
		fatal,
		types: () => sent.map(({ type }) => type),
		/** What was sent since the last call. */
		news: () => sent.splice(0),
	};
}

/** A talk in which Henry has opened and the learner has the turn. */
export async function openTalk(change: Parameters<typeof openSession>[0] = {}) {
	const talk = openSession(change);
	await talk.begin();
	await talk.played();
	await talk.beSilent(0.3);
	talk.news();
	return talk;
}

/** The types of messages, in order. */
export const typesOf = (messages: { type: string }[]) => messages.map(({ type }) => type);

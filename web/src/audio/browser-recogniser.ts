import { BrowserDeafError, type HeardTranscript, type LiveTranscript } from '#web/lib/live-transcript.ts';
import { chosenMicrophoneTrack } from './microphone.ts';
import { within } from './within.ts';

/** The English that the browser is to hear. */
const language = 'en-US';
/** How long the last words are waited for. */
const lastWordsMs = 5_000;
/** Ours: a recogniser that ends so often without a word will hear none. */
const maxEmptySessions = 4;

/**
 * What is used of the Web Speech API's `SpeechRecognition` (W3C, https://webaudio.github.io/web-speech-api/), which
 * TypeScript's DOM library does not describe. `processLocally` demands that the sound stays on this device.
 */
type Recognition = {
	lang: string;
	continuous: boolean;
	processLocally?: boolean;
	onresult: ((event: { results: SpeechRecognitionResultList }) => void) | null;
	onerror: ((event: { error: string }) => void) | null;
	onend: (() => void) | null;
	/** Without a track, or where the browser takes none, its default microphone is heard. */
	start(track?: MediaStreamTrack): void;
	stop(): void;
	abort(): void;
};
type LanguagePack = 'available' | 'downloadable' | 'downloading' | 'unavailable';
type RecognitionClass = {
	new (): Recognition;
	available?(options: { langs: string[]; processLocally: boolean }): Promise<LanguagePack>;
	install?(options: { langs: string[] }): Promise<boolean>;
};

function recognitionClass(): RecognitionClass | undefined {
	const { SpeechRecognition, webkitSpeechRecognition } = window as {
		SpeechRecognition?: RecognitionClass;
		webkitSpeechRecognition?: RecognitionClass;
	};
	return SpeechRecognition ?? webkitSpeechRecognition;
}

/**
 * What the browser can do: hear on this device, now (`here`) or once it has fetched what that takes (`afterDownload`);
 * have its maker's servers hear (`elsewhere`); or nothing (`none`).
 */
export type BrowserRecogniser = 'here' | 'afterDownload' | 'elsewhere' | 'none';

/** Asks the browser what it can do. */
export async function browserRecogniser(): Promise<BrowserRecogniser> {
	const Recognition = recognitionClass();
	if (!Recognition) return 'none';
	try {
		const pack = await Recognition.available?.({ langs: [language], processLocally: true });
		if (pack === 'available') return 'here';
		return pack === 'downloadable' || pack === 'downloading' ? 'afterDownload' : 'elsewhere';
	} catch {
		return 'elsewhere'; // The browser, or a policy of the page, forbids the question.
	}
}

/** Has the browser fetch what it needs to hear on this device; false where that failed. Wants a touch of the page. */
export async function installBrowserRecogniser(): Promise<boolean> {
	try {
		return (await recognitionClass()?.install?.({ langs: [language] })) ?? false;
	} catch {
		return false;
	}
}

/** One segment of speech as the browser heard it. Its confidence is 0 where it does not tell. */
type Segment = { text: string; confidence0to1: number };

/**
 * What has been heard for good in a session. Chrome on Android tells each segment anew whenever it grows: of segments
 * that begin alike only the last counts.
 */
function segmentsOf(results: SpeechRecognitionResultList): Segment[] {
	const segments = Array.from(results).flatMap((result) => {
		const [best] = result;
		const text = best?.transcript.replace(/\s+/g, ' ').trim();
		return result.isFinal && best && text ? [{ text, confidence0to1: best.confidence }] : [];
	});
	return segments.filter(({ text }, index) => {
		const next = segments[index + 1];
		return !next || !`${next.text} `.toLowerCase().startsWith(`${text} `.toLowerCase());
	});
}

/** How sure the browser is of all of it, each segment by its length; undefined where it does not tell that of one. */
function overallConfidence(segments: readonly Segment[]): number | undefined {
	if (segments.some(({ confidence0to1 }) => confidence0to1 === 0)) return undefined;
	const characters = segments.reduce((sum, { text }) => sum + text.length, 0);
	return segments.reduce(
		(sum, { text, confidence0to1 }) => sum + (confidence0to1 * text.length) / characters,
		0,
	);
}

function transcriptOf(segments: readonly Segment[]): HeardTranscript {
	const transcription = segments.map(({ text }) => text).join(' ');
	return { transcription, words: [], browser: { heard: true, confidence0to1: overallConfidence(segments) } };
}

/**
 * Sessions of the browser's recogniser, one after the other as long as the recording lasts: it ends one by itself, as
 * after a pause.
 */
class BrowserListening {
	readonly ended: Promise<void>;
	#recognition: Recognition;
	#earlier: Segment[] = [];
	#session: Segment[] = [];
	#emptySessions = 0;
	#isLast = false;
	#hasFailed = false;

	constructor(recognition: Recognition) {
		this.#recognition = recognition;
		recognition.onresult = ({ results }) => {
			this.#session = segmentsOf(results);
		};
		recognition.onerror = ({ error }) => {
			this.#hasFailed ||= error !== 'no-speech';
		};
		this.ended = new Promise((resolve) => {
			recognition.onend = () => {
				this.#endSession();
				if (!this.#isLast && !this.#hasFailed) this.#start();
				if (this.#isLast || this.#hasFailed) resolve();
			};
			this.#start();
			if (this.#hasFailed) resolve();
		});
	}

	/** What was heard; empty where the recogniser failed. */
	get segments(): readonly Segment[] {
		return this.#hasFailed ? [] : [...this.#earlier, ...this.#session];
	}

	finish(): void {
		this.#isLast = true;
		this.#recognition.stop();
	}

	abort(): void {
		this.#isLast = true;
		this.#recognition.abort();
	}

	#start() {
		const track = chosenMicrophoneTrack();
		try {
			if (track) this.#recognition.start(track);
			else this.#recognition.start();
		} catch {
			this.#hasFailed = true; // The browser refuses.
		}
	}

	#endSession() {
		this.#emptySessions = this.#session.length === 0 ? this.#emptySessions + 1 : 0;
		this.#hasFailed ||= this.#emptySessions === maxEmptySessions;
		this.#earlier.push(...this.#session);
		this.#session = [];
	}
}

/** A recogniser as it is wanted; undefined where the browser has none such. */
function createRecognition(isHere: boolean): Recognition | undefined {
	const Recognition = recognitionClass();
	if (!Recognition) return undefined;
	const recognition = new Recognition();
	if (isHere && recognition.processLocally === undefined) return undefined;
	return Object.assign(recognition, {
		lang: language,
		continuous: true,
		...(isHere && { processLocally: true }),
	});
}

/**
 * A transcript by the browser's own recogniser, which listens to the microphone itself while it is recorded: what is sent
 * is ignored. It tells neither times nor confidences of single words, so there are none. `finish` rejects with a
 * `BrowserDeafError` where it failed or heard nothing. With `isHere` no sound leaves this device for it: a browser that
 * cannot do that (any more) fails.
 */
export function openBrowserTranscript(isHere: boolean): LiveTranscript {
	const recognition = createRecognition(isHere);
	const listening = recognition && new BrowserListening(recognition);
	async function transcribe(): Promise<HeardTranscript> {
		listening?.finish();
		const hasEnded = listening !== undefined && (await within(lastWordsMs, listening.ended));
		if (hasEnded && listening.segments.length > 0) return transcriptOf(listening.segments);
		listening?.abort();
		throw new BrowserDeafError();
	}
	return {
		send() {},
		next() {},
		finish() {
			const transcript = transcribe();
			transcript.catch(() => {}); // Whoever asks for it is told, which may be later.
			return transcript;
		},
		close: () => listening?.abort(),
	};
}

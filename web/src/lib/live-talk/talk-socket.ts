import { apiPaths } from '@henry/contract/api-paths.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import {
	type LiveTalkClientMessage,
	type LiveTalkServerMessage,
	liveTalkServerMessageSchema,
} from '@henry/contract/live-talk.ts';
import { withKnownSpeaker } from '#web/lib/known-speaker.ts';

const bytesPerMs = (speechSampleRateHz / 1_000) * Int16Array.BYTES_PER_ELEMENT;
/** A connection that does not come about, or that takes nothing for so long, is dead. */
const deadMs = 8_000;

export type SpeechHeader = Extract<LiveTalkServerMessage, { type: 'speech' }>;
/** A server's message that has no sound of its own. */
export type LiveTalkNews = Exclude<LiveTalkServerMessage, SpeechHeader>;

export type TalkSocketHandlers = {
	readonly onOpen: () => void;
	readonly onNews: (news: LiveTalkNews) => void;
	readonly onSpeech: (header: SpeechHeader, samples: Int16Array) => void;
	/** The connection could not be made, or broke. */
	readonly onClosed: () => void;
};

/** The connection of a live talk. Only an open one may be sent to. */
export type TalkSocket = {
	readonly tell: (message: LiveTalkClientMessage) => void;
	/** Sends a frame of the microphone: 16-bit mono at 16 kHz. */
	readonly send: (samples: Int16Array<ArrayBuffer>) => void;
	/** Sound that has not left the browser yet, in milliseconds. */
	readonly unsentMs: () => number;
	/** Ends it; no handler is called any more. */
	readonly close: () => void;
};

/** What the page cannot read is told as an error that another try does not cure. */
const unreadable: LiveTalkNews = { type: 'error', error: { code: 'unimplemented', message: '' } };

function parsed(data: string): LiveTalkServerMessage | undefined {
	try {
		return liveTalkServerMessageSchema.safeParse(JSON.parse(data)).data;
	} catch {
		return undefined;
	}
}

/** Reads what comes, one message after the other; false where one cannot be read. */
function createReader({ onNews, onSpeech }: TalkSocketHandlers): (data: unknown) => boolean {
	let header: SpeechHeader | undefined;
	return (data) => {
		if (data instanceof ArrayBuffer) {
			const expected = header;
			header = undefined;
			if (data.byteLength !== (expected?.samples ?? -1) * Int16Array.BYTES_PER_ELEMENT) return false;
			if (expected) onSpeech(expected, new Int16Array(data));
			return true;
		}
		const message = header ? undefined : parsed(String(data));
		if (message?.type === 'speech') header = message;
		else if (message) onNews(message);
		return message !== undefined;
	};
}

/** Opens a connection for one live talk. */
export function openTalkSocket(handlers: TalkSocketHandlers): TalkSocket {
	const address = new URL(apiPaths.liveTalk, window.location.href);
	address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
	const socket = new WebSocket(address);
	socket.binaryType = 'arraybuffer';
	const read = createReader(handlers);

	let hasEnded = false;
	function close() {
		hasEnded = true;
		clearTimeout(opening);
		socket.onopen = null;
		socket.onmessage = null;
		socket.close();
	}
	function breakOff() {
		if (hasEnded) return;
		close();
		handlers.onClosed();
	}
	const opening = setTimeout(breakOff, deadMs);
	socket.onopen = () => {
		clearTimeout(opening);
		handlers.onOpen();
	};
	socket.onmessage = ({ data }) => {
		if (read(data)) return;
		handlers.onNews(unreadable);
		breakOff();
	};
	socket.onclose = breakOff;

	let sentBytes = 0;
	let takenBytes = 0;
	let takenAtMs = Date.now();
	/** Whether the connection has taken nothing for so long that it must be dead; some never tell that they broke. */
	function hasDied(): boolean {
		const taken = sentBytes - socket.bufferedAmount;
		if (taken > takenBytes || socket.bufferedAmount === 0) {
			takenBytes = taken;
			takenAtMs = Date.now();
		}
		return Date.now() - takenAtMs > deadMs;
	}
	return {
		tell(message) {
			const known = message.type === 'start' ? withKnownSpeaker() : {};
			const text = JSON.stringify({ ...message, ...known });
			sentBytes += text.length;
			socket.send(text);
		},
		send(samples) {
			sentBytes += samples.byteLength;
			socket.send(samples);
			if (hasDied()) breakOff();
		},
		unsentMs: () => socket.bufferedAmount / bytesPerMs,
		close,
	};
}

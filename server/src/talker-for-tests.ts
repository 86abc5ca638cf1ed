import { apiPaths } from '@henry/contract/api-paths.ts';
import type { ConversationMessage } from '@henry/contract/conversation.ts';
import { liveTalkFrameMs, speechSampleRateHz } from '@henry/contract/limits.ts';
import {
	type LiveTalkClientMessage,
	type LiveTalkServerMessage,
	liveTalkServerMessageSchema,
} from '@henry/contract/live-talk.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import { WebSocket } from 'ws';

const frameSamples = (speechSampleRateHz * liveTalkFrameMs) / 1_000;
/** Sound is sent so much faster than it would be spoken. */
const haste = 2;
const pauseMs = 700;
const silence = (milliseconds: number) => new Int16Array((milliseconds * speechSampleRateHz) / 1_000);

/**
 * A learner who holds a live talk as a page does: what was acknowledged is kept, and where the socket breaks, the talk goes
 * on in another with all of it, and the answer that was on its way is said again.
 */
export class Talker {
	/** All that was acknowledged. */
	readonly conversation: ConversationMessage[] = [];
	/** How often an answer was said, and how often a socket broke. */
	said = 0;
	cuts = 0;
	readonly #address: URL;
	readonly #answers: readonly Int16Array[];
	#socket: WebSocket | undefined;
	#sending: NodeJS.Timeout | undefined;
	#finish: () => void = () => {};
	/** Settles once Henry has replied to the last answer. */
	readonly finished = new Promise<void>((settle) => {
		this.#finish = settle;
	});

	constructor(address: string, answers: readonly Int16Array[]) {
		this.#address = new URL(apiPaths.liveTalk, address.replace(/^http/, 'ws'));
		this.#answers = answers;
		this.#open();
	}

	#open(): void {
		const socket = new WebSocket(this.#address);
		this.#socket = socket;
		socket.on('open', () =>
			this.#tell({
				type: 'start',
				exercise: { type: 'talk', exerciseType: 'howWasYourDay' },
				fullConversation: this.conversation,
				settings: { pauseMs, handsFree: true, voiceRate: 1 },
				repeatsLast: false,
			}),
		);
		socket.on('message', (data: Buffer, isBinary: boolean) => {
			if (!isBinary) this.#follow(liveTalkServerMessageSchema.parse(JSON.parse(String(data))));
		});
		// What broke is told by `close`.
		socket.on('error', () => {});
		socket.on('close', () => {
			clearInterval(this.#sending);
			if (this.#socket !== socket) return;
			this.cuts++;
			setTimeout(() => this.#open(), 100);
		});
	}

	#tell(message: LiveTalkClientMessage): void {
		this.#socket?.send(JSON.stringify(message));
	}

	#follow(message: LiveTalkServerMessage): void {
		if (message.type === 'your-turn') this.#say();
		if (message.type === 'final') {
			clearInterval(this.#sending);
			this.#keep(message.place, { role: 'user', content: message.transcription });
		}
		if (message.type === 'henry') {
			this.#keep(message.place, { role: 'system', content: message.answer.question });
			if (this.#answered === this.#answers.length) this.#end();
		}
		if (message.type === 'speech' && message.isLast) this.#tell({ type: 'played', reply: message.reply });
	}

	#keep(place: number, message: ConversationMessage): void {
		this.conversation.splice(place, Number.POSITIVE_INFINITY, message);
	}

	get #answered(): number {
		return this.conversation.filter(({ role }) => role === 'user').length;
	}

	/** Says the next answer, with the pauses around it, until it is acknowledged. */
	#say(): void {
		const speech = this.#answers[this.#answered];
		if (!speech) return;
		this.said++;
		const sound = concatPcm16([silence(300), speech, silence(8_000)]);
		let sent = 0;
		clearInterval(this.#sending);
		this.#sending = setInterval(() => {
			for (let frame = 0; frame < haste && sent < sound.length; frame++, sent += frameSamples)
				this.#socket?.send(Buffer.from(sound.slice(sent, sent + frameSamples).buffer));
		}, liveTalkFrameMs);
	}

	#end(): void {
		const socket = this.#socket;
		this.#socket = undefined;
		clearInterval(this.#sending);
		socket?.close();
		this.#finish();
	}
}

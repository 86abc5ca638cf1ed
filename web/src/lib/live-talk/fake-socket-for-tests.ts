import type { LiveTalkClientMessage, LiveTalkServerMessage } from '@henry/contract/live-talk.ts';

/** The server's end of a connection. */
export class FakeSocket {
	static readonly opened: FakeSocket[] = [];
	static readonly CONNECTING = 0;
	static readonly OPEN = 1;
	readyState = FakeSocket.CONNECTING;
	onopen: (() => void) | null = null;
	onmessage: ((event: { data: unknown }) => void) | null = null;
	onclose: (() => void) | null = null;
	bufferedAmount = 0;
	isClosed = false;
	readonly received: (LiveTalkClientMessage | number)[] = [];
	readonly address: URL;

	constructor(address: URL) {
		this.address = address;
		FakeSocket.opened.push(this);
	}

	send(data: string | Int16Array) {
		this.received.push(typeof data === 'string' ? JSON.parse(data) : (data[0] as number));
	}

	close() {
		this.isClosed = true;
	}

	accept() {
		this.readyState = FakeSocket.OPEN;
		this.onopen?.();
	}

	say(...messages: (LiveTalkServerMessage | Int16Array)[]) {
		for (const message of messages)
			this.onmessage?.({ data: message instanceof Int16Array ? message.buffer : JSON.stringify(message) });
	}

	/** The numbers of the frames that came. */
	get frames() {
		return this.received.filter((item) => typeof item === 'number');
	}

	get tells() {
		return this.received.flatMap((item) => (typeof item === 'number' ? [] : [item.type]));
	}
}

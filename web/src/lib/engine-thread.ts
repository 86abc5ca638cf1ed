/** What an engine's thread could not do. */
export type EngineFailure = { failure: string };

type Thread<Request> = {
	/** Begins the thread: a worker whose messages bring a request and the port for its answer. */
	start: () => Worker;
	/** What of a request is handed over instead of copied. */
	handedOver: (request: Request) => Transferable[];
};

/** A thread takes some 100 MB of memory or more, and a second or two to be there again. */
const idleMs = 60_000;

/** Asks an engine in a thread of the browser, which begins with the first request and ends when none has come for a while. */
export function createEngineThread<Request, Answer>({ start, handedOver }: Thread<Request>) {
	let worker: Worker | undefined;
	let idleTimer: ReturnType<typeof setTimeout> | undefined;
	let underWay = 0;

	function end() {
		worker?.terminate();
		worker = undefined;
	}

	return function ask(request: Request): Promise<Answer | EngineFailure> {
		clearTimeout(idleTimer);
		underWay += 1;
		worker ??= start();
		const asked = worker;
		const { port1, port2 } = new MessageChannel();
		return new Promise<Answer | EngineFailure>((resolve) => {
			port1.onmessage = ({ data }) => resolve(data);
			const fail = ({ message }: ErrorEvent) => {
				worker = undefined;
				resolve({ failure: message || 'The script of the engine could not be loaded.' });
			};
			asked.addEventListener('error', fail, { once: true });
			asked.postMessage(request, [port2, ...handedOver(request)]);
		}).finally(() => {
			port1.close();
			underWay -= 1;
			if (underWay === 0) idleTimer = setTimeout(end, idleMs);
		});
	};
}

/** The thread's side: answers one request after the other, each by `answer`; what that throws is told as a failure. */
export function serveEngineThread<Request, Answer>(answer: (request: Request) => Promise<Answer>): void {
	let earlier: Promise<unknown> = Promise.resolve();
	addEventListener('message', ({ data, ports: [port] }: MessageEvent<Request>) => {
		earlier = earlier
			.then(() => answer(data))
			.catch((error: unknown): EngineFailure => ({ failure: String(error) }))
			.then((told) => port?.postMessage(told));
	});
}

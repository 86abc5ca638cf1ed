import { ProviderError } from '#server/ports/provider-error.ts';
import type { SpeakOptions, SpokenText, TextToSpeech } from '#server/ports/text-to-speech.ts';

/** Memory of one word's or sound's times, roughly. */
const bytesOfTimes = 100;

/** A text that is being spoken, and for how many callers. */
type Running = {
	sound: Promise<SpokenText>;
	callers: number;
	controller: AbortController;
	priority: SpeakOptions['priority'];
};

/**
 * The same engine, but what it has spoken is kept and answered again for the same text, voice and speed, up to `maxBytes`;
 * what was not asked for the longest goes first. Who asks for what is being spoken shares that, and it goes on until the
 * last of them has aborted. Failures are not kept. Once started, it speaks the texts `ahead` in its first voice, so that
 * they are there when they are asked for.
 */
export function createSpeechCache(
	engine: TextToSpeech,
	{ maxBytes, ahead = [] }: { maxBytes: number; ahead?: readonly string[] },
): TextToSpeech {
	const kept = createKeptSounds(maxBytes);
	const runningByKey = new Map<string, Running>();
	let isClosed = false;

	function begin(key: string, text: string, options: SpeakOptions): Running {
		const controller = new AbortController();
		const sound = engine.speak(text, { ...options, signal: controller.signal });
		const running: Running = { sound, callers: 0, controller, priority: options.priority };
		runningByKey.set(key, running);
		const end = () => runningByKey.get(key) === running && runningByKey.delete(key);
		sound.then((spoken) => kept.add(key, spoken)).then(end, end);
		return running;
	}

	function leave(key: string, running: Running): void {
		running.callers -= 1;
		if (running.callers > 0) return;
		if (runningByKey.get(key) === running) runningByKey.delete(key);
		running.controller.abort();
	}

	async function speak(text: string, { signal, ...options }: SpeakOptions = {}): Promise<SpokenText> {
		if (signal?.aborted) throw cancelled();
		const key = JSON.stringify([text, options.voice ?? engine.voices[0]?.name, options.rate ?? 1]);
		const sound = kept.get(key);
		if (sound) return sound;
		const begun = runningByKey.get(key);
		// What nobody waits for may come late.
		const isTooLate = begun?.priority === 'report' && options.priority !== 'report';
		const running = begun && !isTooLate ? begun : begin(key, text, options);
		running.callers += 1;
		return untilAborted(running.sound, signal, () => leave(key, running));
	}

	/** One after the other; what fails is spoken when it is asked for. */
	async function speakAhead(): Promise<void> {
		for (const text of ahead) {
			if (isClosed) return;
			await speak(text, { priority: 'report' }).catch(() => {});
		}
	}

	return {
		voices: engine.voices,
		health: () => engine.health(),
		async start() {
			await engine.start();
			void speakAhead();
		},
		speak,
		async close() {
			isClosed = true;
			kept.clear();
			await engine.close();
		},
	};
}

function createKeptSounds(maxBytes: number) {
	/** From the one that was not asked for the longest. */
	const sounds = new Map<string, SpokenText>();
	let bytes = 0;

	function drop(key: string): void {
		const sound = sounds.get(key);
		if (sound && sounds.delete(key)) bytes -= bytesOf(key, sound);
	}

	function put(key: string, sound: SpokenText): void {
		sounds.set(key, sound);
		bytes += bytesOf(key, sound);
	}

	return {
		get(key: string): SpokenText | undefined {
			const sound = sounds.get(key);
			if (!sound) return undefined;
			drop(key);
			put(key, sound);
			return sound;
		},
		add(key: string, sound: SpokenText): void {
			if (bytesOf(key, sound) > maxBytes) return;
			drop(key);
			put(key, sound);
			for (const oldest of sounds.keys()) {
				if (bytes <= maxBytes) return;
				drop(oldest);
			}
		},
		clear(): void {
			sounds.clear();
			bytes = 0;
		},
	};
}

function bytesOf(key: string, { samples, words = [], phones = [] }: SpokenText): number {
	return samples.byteLength + 2 * key.length + (words.length + phones.length) * bytesOfTimes;
}

/** The promise's outcome, or `cancelled` as soon as the signal aborts, which is told to `onAbort`. */
function untilAborted<Value>(
	promise: Promise<Value>,
	signal: AbortSignal | undefined,
	onAbort: () => void,
): Promise<Value> {
	if (!signal) return promise;
	return new Promise((resolve, reject) => {
		const abort = () => {
			onAbort();
			reject(cancelled());
		};
		signal.addEventListener('abort', abort, { once: true });
		promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
	});
}

function cancelled(): ProviderError {
	return new ProviderError('cancelled', 'The call of the voice was cancelled.');
}

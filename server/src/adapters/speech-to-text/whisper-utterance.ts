import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import type { WhisperRequest } from '@henry/ear/whisper/whisper-hearing.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { SpeechToText, Utterance, UtteranceOptions } from '#server/ports/speech-to-text.ts';

/** How often the words so far are asked for while somebody speaks. */
const partialSamples = speechSampleRateHz;

/** The words of some speech, and its tokens. */
type Heard = { words: TranscriptWord[]; rows: readonly number[] };

export type WhisperHearing = {
	/** Hears all of it. */
	hear(speech: Int16Array, request: WhisperRequest, signal: AbortSignal): Promise<Heard>;
	/** Hears what has been said so far, unless every process is busy: then undefined, at once. */
	hearSoFar(speech: Int16Array, request: WhisperRequest, signal: AbortSignal): Promise<Heard> | undefined;
};

export type WhisperUtteranceOptions = UtteranceOptions &
	WhisperHearing & {
		maxUtteranceMs: number;
		/** Our own ear, which tells the words so far where the processes are busy. */
		own: SpeechToText;
		onEnd(): void;
	};

/** Keeps an utterance until its end, and asks for the words so far about once a second. */
export function createWhisperUtterance(options: WhisperUtteranceOptions): Utterance {
	const { maxUtteranceMs, hear, hints = [], signal, onEnd } = options;
	const ending = new AbortController();
	const parts: Int16Array[] = [];
	let length = 0;
	const partials = options.onPartial && createPartials(options, options.onPartial, () => concatPcm16(parts));
	const cancel = () => {
		ending.abort();
		partials?.end();
		onEnd();
	};
	if (signal?.aborted) cancel();
	signal?.addEventListener('abort', cancel, { once: true });
	const isTooLong = () => length > (maxUtteranceMs * speechSampleRateHz) / 1_000;
	async function finish(): Promise<TranscriptWord[]> {
		partials?.hold();
		if (isTooLong()) {
			throw new ProviderError('invalid-input', `The speech is longer than ${maxUtteranceMs} ms.`);
		}
		if (ending.signal.aborted) throw new ProviderError('cancelled', 'The utterance was cancelled.');
		if (length === 0) return [];
		const { words } = await hear(concatPcm16(parts), { hints }, ending.signal);
		return words;
	}
	return {
		push(samples) {
			length += samples.length;
			if (isTooLong()) parts.length = 0;
			else parts.push(samples.slice());
			partials?.push(samples, length);
		},
		finish: () =>
			finish().finally(() => {
				partials?.end();
				signal?.removeEventListener('abort', cancel);
				onEnd();
			}),
		cancel,
	};
}

/** What two answers in a row agree on is settled (local agreement, Liu et al. 2020). */
function commonBeginning(one: readonly number[], other: readonly number[]): readonly number[] {
	const end = other.findIndex((row, index) => row !== one[index]);
	return end === -1 ? other : other.slice(0, end);
}

/** The words so far: from the model about once a second, or from our own ear where no process is free for it. */
function createPartials(
	{ hearSoFar, own, hints = [] }: WhisperUtteranceOptions,
	onPartial: (words: TranscriptWord[]) => void,
	speechSoFar: () => Int16Array,
) {
	const ending = new AbortController();
	let heardLength = 0;
	let isHearing = false;
	let isHeld = false;
	let fallback: Utterance | undefined;
	let latest: readonly number[] = [];
	let settled: readonly number[] = [];

	function hearNow(length: number): void {
		const hearing = hearSoFar(speechSoFar(), { hints, beginning: settled }, ending.signal);
		if (!hearing) {
			fallback = own.open({ hints, onPartial, signal: ending.signal });
			fallback.push(speechSoFar());
			return;
		}
		heardLength = length;
		isHearing = true;
		hearing
			.then(
				({ words, rows }) => {
					settled = commonBeginning(latest, rows);
					latest = rows;
					if (!ending.signal.aborted) onPartial(words);
				},
				// The utterance's end tells of failures.
				() => {},
			)
			.finally(() => {
				isHearing = false;
			});
	}
	return {
		push(samples: Int16Array, length: number) {
			if (isHeld || ending.signal.aborted) return;
			if (fallback) fallback.push(samples);
			else if (!isHearing && length - heardLength >= partialSamples) hearNow(length);
		},
		/** Asks for no more; what has been asked for is still told. */
		hold() {
			isHeld = true;
		},
		end: () => ending.abort(),
	};
}

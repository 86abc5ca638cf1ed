import type { Voice } from '@henry/contract/speech.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { decodeWav } from '@henry/sound/wav.ts';
import type { RemoteService } from '#server/engines/remote-service.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { SpokenText, TextToSpeech } from '#server/ports/text-to-speech.ts';
import { joinPhrases } from './join-phrases.ts';
import { type Phrase, toPhrases } from './speakable-text.ts';

/** Longer texts are asked for in parts: some 40 s of speech, which a service makes well within its time. */
const maxPartCharacters = 600;

export type RemoteVoiceSettings = {
	/** The names of the voices as the service knows them; the first speaks where none is chosen. */
	voices: readonly string[];
	/** How many calls may be under way at the same time. */
	maxCalls: number;
	answerWithinMs?: number | undefined;
};

/** Asks a service for a part of a text, spoken. */
type SpeakPart = (text: string, voice: string, rate: number, options: CallOptions) => Promise<SpokenText>;

/** Sentences that are spoken in one go. */
function toParts(text: string): Phrase[] {
	const parts: Phrase[] = [];
	for (const phrase of toPhrases(text)) {
		const last = parts.at(-1);
		if (last && last.text.length + phrase.text.length < maxPartCharacters) {
			last.text += ` ${phrase.text}`;
			last.pauseAfterMs = phrase.pauseAfterMs;
		} else parts.push({ ...phrase });
	}
	return parts;
}

/**
 * An engine that speaks by asking a service. What no English voice can speak is left out, the pauses at both ends of the
 * sound are cut, and a long text is spoken part by part. `known` tells what a learner chooses the voices by.
 */
export function createRemoteVoice(
	service: RemoteService,
	names: readonly string[],
	known: Record<string, Omit<Voice, 'name'>>,
	speakPart: SpeakPart,
): TextToSpeech {
	const voices = names.map((name) => ({ name, ...known[name] }));
	return {
		health: service.health,
		start: service.start,
		close: service.close,
		voices,
		async speak(text, { voice, rate = 1, signal } = {}) {
			const parts = toParts(text);
			if (parts.length === 0) throw new ProviderError('invalid-input', 'There is nothing to speak.');
			const name = names.find((known) => known === voice) ?? (names[0] as string);
			const spoken = [];
			for (const part of parts) {
				const sound = await speakPart(part.text, name, rate, { signal });
				spoken.push({ ...sound, words: [], phones: [], pauseAfterMs: part.pauseAfterMs });
			}
			const { samples, sampleRateHz } = joinPhrases(spoken);
			return { samples, sampleRateHz };
		},
	};
}

/** A WAV file as sound. Throws where it is none, or holds nothing audible. */
export function spokenWav(file: Uint8Array): SpokenText {
	const { samples, sampleRateHz } = decodeWav(file);
	return audible({ samples: floatToPcm16(samples), sampleRateHz });
}

/** Headerless 16-bit samples, the low byte first, as sound. Throws where they are none, or hold nothing audible. */
export function spokenPcm(bytes: Uint8Array, contentType: string, sampleRateHz: number): SpokenText {
	if (!contentType.startsWith('audio/')) throw new Error('The answer is no sound.');
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const samples = new Int16Array(Math.floor(bytes.byteLength / 2));
	return audible({ samples: samples.map((_, index) => view.getInt16(2 * index, true)), sampleRateHz });
}

function audible(sound: SpokenText): SpokenText {
	if (sound.samples.every((sample) => sample === 0)) throw new Error('The sound is silent.');
	return sound;
}

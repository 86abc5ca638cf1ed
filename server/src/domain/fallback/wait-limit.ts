import type { Engine } from '#server/ports/engine.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { recognizeWhole, type SpeechToText } from '#server/ports/speech-to-text.ts';
import type { TextToSpeech } from '#server/ports/text-to-speech.ts';

/** How long a live call may wait for each engine, so that Henry's first sound is there within 2.5 s all the same. */
export const liveWaitLimitsMs = { ear: 600, mind: 1_000, voice: 800 };

/**
 * The wrappers here refuse as `busy` a call that would wait for longer than `maxWaitMs`, so that a fallback, which is worse
 * and quick, can serve it: a learner in a live talk would rather have an answer than a better one later. An engine that
 * does not know how long its calls wait is left as it is.
 */
function refuseLongWait(engine: Engine, maxWaitMs: number): void {
	const waitMs = engine.waitMs?.('live') ?? 0;
	if (waitMs <= maxWaitMs) return;
	throw new ProviderError('busy', `${engine.health().name} would have to be waited for too long.`, {
		retryAfterSeconds: Number.isFinite(waitMs) ? Math.ceil(waitMs / 1_000) : 1,
	});
}

/** A recogniser of which an utterance that would wait too long at its end is refused. */
export function createEarWithWaitLimit(ear: SpeechToText, maxWaitMs: number): SpeechToText {
	const open: SpeechToText['open'] = (options) => {
		const utterance = ear.open(options);
		return {
			push: (samples) => utterance.push(samples),
			async finish() {
				try {
					refuseLongWait(ear, maxWaitMs);
				} catch (error) {
					utterance.cancel();
					throw error;
				}
				return utterance.finish();
			},
			cancel: () => utterance.cancel(),
		};
	};
	return { ...ear, open, recognize: (speech, options) => recognizeWhole(open, speech, options) };
}

/** An engine that speaks, of which a text that would wait too long is refused. */
export function createVoiceWithWaitLimit(voice: TextToSpeech, maxWaitMs: number): TextToSpeech {
	return {
		...voice,
		async speak(text, options) {
			refuseLongWait(voice, maxWaitMs);
			return voice.speak(text, options);
		},
	};
}

/** A model of which a live call that would wait too long is refused; a report waits. */
export function createModelWithWaitLimit(model: LanguageModel, maxWaitMs: number): LanguageModel {
	return {
		...model,
		async ask(request, options) {
			if (request.priority === 'live') refuseLongWait(model, maxWaitMs);
			return model.ask(request, options);
		},
	};
}

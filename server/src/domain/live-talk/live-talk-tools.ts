import type { LiveTalkServerMessage } from '@henry/contract/live-talk.ts';
import type { TranscriptResponse } from '@henry/contract/transcript.ts';
import type { Coach } from '#server/ports/coach.ts';
import type { LiveWork } from '#server/ports/live-work.ts';
import type { SpeechToText } from '#server/ports/speech-to-text.ts';
import type { TextToSpeech } from '#server/ports/text-to-speech.ts';
import type { TurnDetector } from '#server/ports/turn-detector.ts';

/** `turnDetector`: where there is none, energy tells who speaks, and the learner's own pause ends a turn. */
export type LiveTalkTools = {
	speechToText: SpeechToText;
	textToSpeech: TextToSpeech;
	coach: Coach;
	liveWork: LiveWork;
	turnDetector?: TurnDetector | undefined;
};

/** Where a live talk tells what happens. */
export type LiveTalkListeners = {
	send(message: LiveTalkServerMessage): void;
	/** The sound of the `speech` message that was just sent. */
	sendSound(samples: Int16Array): void;
	/** What is understood so far; it changes faster than anybody reads. */
	tellPartial(transcript: TranscriptResponse): void;
	/** Henry did not know what to say; `retry` asks him again. */
	tellFailure(error: unknown): void;
	/** What was said could not be recognised: the talk can only go on anew, with what was said sent again. */
	fail(error: unknown): void;
};

import type { RecordingEnd } from '#web/audio/recorder.ts';

/**
 * What went wrong with a recording: nothing can be heard in it (`silent`), the microphone was lost (`cutShort`), or it
 * became as long as one may be (`full`).
 */
export type Trouble = 'silent' | 'cutShort' | 'full';

/** What went wrong; undefined where nothing did. */
export function troubleOf({ isSilent, isCutShort, isFull }: RecordingEnd): Trouble | undefined {
	if (isCutShort) return 'cutShort';
	if (isSilent) return 'silent';
	return isFull ? 'full' : undefined;
}

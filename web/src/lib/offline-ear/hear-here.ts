import { errorTexts } from '@henry/contract/errors.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { createEngineThread } from '#web/lib/engine-thread.ts';
import type { HeardTranscript } from '#web/lib/live-transcript.ts';
import type { EarAnswer, EarRequest } from './ear-messages.ts';
import { earStore } from './ear-store.ts';

const ask = createEngineThread<EarRequest, EarAnswer>({
	start: () => new Worker(new URL('./whisper.worker.ts', import.meta.url), { type: 'module' }),
	handedOver: ({ wav }) => [wav.buffer],
});

/**
 * What is heard in a recording by the ear that this browser keeps; undefined where it keeps none that is whole. Rejects
 * with an `ApiError`: `invalid-argument` when nobody was heard, `internal` when the ear failed.
 */
export async function hearHere(
	recording: Blob,
	hints: readonly string[],
): Promise<HeardTranscript | undefined> {
	const ear = await earStore.kept();
	if (!ear) return undefined;
	const answer = await ask({ wav: new Uint8Array(await recording.arrayBuffer()), hints });
	if ('failure' in answer) throw new ApiError({ code: 'internal', message: '', cause: answer.failure });
	const { words } = answer;
	if (words?.length === 0) {
		throw new ApiError({ code: 'invalid-argument', message: errorTexts.couldNotHearYou });
	}
	if (!words) return undefined;
	const transcription = words.map(({ text }) => text).join(' ');
	return { transcription, words, browser: { heard: true, offlineEar: ear.name } };
}

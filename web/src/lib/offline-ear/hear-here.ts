import { errorTexts } from '@henry/contract/errors.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { HeardTranscript } from '#web/lib/live-transcript.ts';
import type { EarAnswer, EarRequest } from './ear-messages.ts';
import { keptOfflineEar } from './ear-store.ts';

/** An ear takes some 300 MB of memory, and a second or two to be there again. */
const idleMs = 60_000;

let worker: Worker | undefined;
let idleTimer: ReturnType<typeof setTimeout> | undefined;
let underWay = 0;

function endWorker() {
	worker?.terminate();
	worker = undefined;
}

function ask(request: EarRequest): Promise<EarAnswer> {
	clearTimeout(idleTimer);
	underWay += 1;
	worker ??= new Worker(new URL('./whisper.worker.ts', import.meta.url), { type: 'module' });
	const asked = worker;
	const { port1, port2 } = new MessageChannel();
	return new Promise<EarAnswer>((resolve) => {
		port1.onmessage = ({ data }) => resolve(data);
		const fail = ({ message }: ErrorEvent) => {
			worker = undefined;
			resolve({ failure: message || 'The script of the ear could not be loaded.' });
		};
		asked.addEventListener('error', fail, { once: true });
		asked.postMessage(request, [port2, request.wav.buffer]);
	}).finally(() => {
		port1.close();
		underWay -= 1;
		if (underWay === 0) idleTimer = setTimeout(endWorker, idleMs);
	});
}

/**
 * What is heard in a recording by the ear that this browser keeps; undefined where it keeps none that is whole. Rejects
 * with an `ApiError`: `invalid-argument` when nobody was heard, `internal` when the ear failed.
 */
export async function hearHere(
	recording: Blob,
	hints: readonly string[],
): Promise<HeardTranscript | undefined> {
	const ear = await keptOfflineEar();
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

import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { keptRecordingSchema, type Practice, practiceSchema } from '@henry/contract/practice.ts';
import { transcriptFileField } from '@henry/contract/transcript.ts';
import * as z from 'zod/mini';
import { callFunction, getJson, postForm } from '#web/lib/api-client.ts';
import { canKeepHere, keepHere, keptHere } from '#web/lib/kept-here.ts';
import { sendable } from '#web/lib/sendable-recording.ts';
import { refreshNow, sessionNow } from '#web/lib/session.ts';
import { isUnreachable } from '#web/lib/unreachable.ts';
import type { PracticeKeeper } from './keeper.ts';
import { newId } from './new-id.ts';
import { addToOutbox, sendOutbox, withOutbox } from './outbox.ts';

const lastPractice = (uid: string) => `${uid}/practice`;

function uidNow(): string {
	const session = sessionNow();
	return session.status === 'signedIn' ? session.user.uid : 'nobody';
}

/** Sends what was done on this device while the server could not be reached, with a token that counts. Rejects with an `ApiError`. */
export async function sendKept(uid = uidNow()): Promise<void> {
	const session = sessionNow();
	if (session.status === 'signedIn' && session.expiresAtMs <= Date.now()) await refreshNow();
	await sendOutbox(uid);
}

async function loadFromServer(uid: string): Promise<Practice> {
	await sendKept(uid);
	const practice = await getJson(apiPaths.practice, practiceSchema);
	// Without room for it, it is there only with a connection.
	if (canKeepHere()) await keepHere(lastPractice(uid), practice).catch(() => {});
	return practice;
}

/** What was loaded last, and what was done since; where there is nothing of it, as the server could not be reached. */
async function loadFromHere(uid: string, error: unknown): Promise<Practice> {
	const kept = z.safeParse(practiceSchema, await (await keptHere(lastPractice(uid)))?.json());
	if (!isUnreachable(error) || !kept.success) throw error;
	return withOutbox(uid, kept.data);
}

/** Does it at the server, or, where that cannot be reached, keeps it on this device until it can. */
async function doOrKeep(
	step: Parameters<typeof addToOutbox>[1],
	send: () => Promise<unknown>,
): Promise<void> {
	const uid = uidNow();
	try {
		await sendKept(uid);
		await send();
	} catch (error) {
		if (!isUnreachable(error) || !canKeepHere()) throw error;
		await addToOutbox(uid, step);
	}
}

/** Practice of the signed-in user, kept on the server; where that cannot be reached, on this device until it can. */
export const accountKeeper: PracticeKeeper = {
	place: 'account',
	load() {
		const uid = uidNow();
		return loadFromServer(uid).catch((error) => loadFromHere(uid, error));
	},
	save: (request) =>
		doOrKeep({ save: request }, () => callFunction(apiPaths.savePractice, request, doneSchema)),
	forget: (ids) => doOrKeep({ forget: ids }, () => callFunction(apiPaths.forgetPractice, ids, doneSchema)),
};

/** Sends the recording of a result that is saved, of someone who has switched on that recordings are kept. */
export async function keepRecording(resultId: string, recording: Blob): Promise<void> {
	const form = new FormData();
	form.append('resultId', resultId);
	form.append('id', newId());
	form.append(transcriptFileField, await sendable(recording), 'recording.wav');
	await postForm(apiPaths.recordings, form, keptRecordingSchema);
}

import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { keptRecordingSchema, practiceSchema } from '@henry/contract/practice.ts';
import { transcriptFileField } from '@henry/contract/transcript.ts';
import { callFunction, getJson, postForm } from '#web/lib/api-client.ts';
import type { PracticeKeeper } from './keeper.ts';
import { newId } from './new-id.ts';

/** Practice of whoever is signed in, kept on the server. */
export const accountKeeper: PracticeKeeper = {
	place: 'account',
	load: () => getJson(apiPaths.practice, practiceSchema),
	async save(request) {
		await callFunction(apiPaths.savePractice, request, doneSchema);
	},
	async forget(ids) {
		await callFunction(apiPaths.forgetPractice, ids, doneSchema);
	},
};

/** Sends the recording of a result that is saved, of someone who has switched on that recordings are kept. */
export async function keepRecording(resultId: string, recording: Blob): Promise<void> {
	const form = new FormData();
	form.append('resultId', resultId);
	form.append('id', newId());
	form.append(transcriptFileField, recording, 'recording.wav');
	await postForm(apiPaths.recordings, form, keptRecordingSchema);
}

// @vitest-environment jsdom

import { apiPaths } from '@henry/contract/api-paths.ts';
import { maxRecordingBytes } from '@henry/contract/limits.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { keepRecording } from './account-keeper.ts';
import { handInAnswer } from './hand-in.ts';
import { newId } from './new-id.ts';

afterEach(() => vi.unstubAllGlobals());

/** Five and a half minutes, as of a whole exam. */
const recording = new Blob([encodeWav(new Int16Array(330 * 16_000), 16_000)], { type: 'audio/wav' });

/** A server that takes no file above the limit; the sizes of those that it took. */
function serverTaking(answer: (path: string) => unknown): number[] {
	const sizes: number[] = [];
	vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
		const file = body instanceof FormData ? (body.get('file') as Blob) : undefined;
		if (file && file.size > maxRecordingBytes) return new Response('', { status: 413 });
		if (file) sizes.push(file.size);
		return Response.json(answer(path));
	});
	return sizes;
}

test('the recording of a long exam is handed in, and kept, in a size that is taken', async () => {
	expect(recording.size).toBeGreaterThan(maxRecordingBytes);
	const id = newId();
	const sizes = serverTaking((path) => {
		if (path === apiPaths.handIn) return { result: { danger: null } };
		return path === apiPaths.recordings
			? { id, resultId: id, atMs: 1, expiresAtMs: 2, bytes: 1 }
			: { done: true };
	});
	const homework = { assignmentId: newId(), sharesRecording: true, asksForHelp: false };
	await handInAnswer(homework, { id, replaces: [], said: [], recording });
	await keepRecording(id, recording);
	expect(sizes).toHaveLength(2);
});

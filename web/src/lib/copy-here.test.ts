// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { orCopyHere } from './copy-here.ts';
import { stubCaches } from './kept-here-for-tests.ts';
import * as sessions from './session.ts';

const schema = z.object({ title: z.string() });
const load = (value: unknown) => orCopyHere('homework', schema, async () => value as { title: string });
const away = () =>
	orCopyHere('homework', schema, async () => {
		throw new ApiError({ code: 'unavailable', message: '' });
	});
const signedIn = (uid: string) =>
	vi.spyOn(sessions, 'sessionNow').mockReturnValue({ status: 'signedIn', user: { uid } } as never);

beforeEach(() => void stubCaches());
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('what an account was answered last is there without a connection, for that account alone', async () => {
	signedIn('ana');
	await expect(away()).rejects.toMatchObject({ code: 'unavailable' });
	expect(await load({ title: 'My town' })).toEqual({ title: 'My town' });
	expect(await away()).toEqual({ title: 'My town' });
	const refused = orCopyHere('homework', schema, async () => {
		throw new ApiError({ code: 'internal', message: 'no' });
	});
	await expect(refused).rejects.toMatchObject({ code: 'internal' });
	signedIn('ben');
	await expect(away()).rejects.toMatchObject({ code: 'unavailable' });
	vi.spyOn(sessions, 'sessionNow').mockReturnValue({ status: 'visitor' });
	await load({ title: 'Nobody’s' });
	await expect(away()).rejects.toMatchObject({ code: 'unavailable' });
});

test('a copy that an older version kept otherwise is none', async () => {
	signedIn('ana');
	await load({ title: 1 });
	await expect(away()).rejects.toMatchObject({ code: 'unavailable' });
});

import { doneSchema } from '@henry/contract/accounts.ts';
import {
	type MockMark,
	mockPaths,
	noteMockCandidateRequestSchema,
	saveMockMarkRequestSchema,
} from '@henry/contract/mock-days.ts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { callFunction } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { forgetHere, keepHere, keptHere, namesHere } from '#web/lib/kept-here.ts';
import { mockFolder } from './kept-answer.ts';

/*
 * What is said on a mock exam day is kept on this device at once, and sent when the server can be reached. A later word about
 * the same candidate takes the place of an earlier one, here and on the server, so that the order of arrival does not matter.
 */

const stepSchema = z.union([
	z.object({ mark: saveMockMarkRequestSchema }),
	z.object({ note: noteMockCandidateRequestSchema }),
]);
export type MockStep = z.infer<typeof stepSchema>;

const outbox = () => `${mockFolder()}/outbox/`;
const sheetPlace = (dayId: string, membershipId: string) => `${mockFolder()}/sheets/${dayId}/${membershipId}`;

const placeOf = (step: MockStep) =>
	'mark' in step
		? `${outbox()}mark/${step.mark.dayId}/${step.mark.membershipId}`
		: `${outbox()}note/${step.note.dayId}/${step.note.membershipId}`;

let count = 0;
const observers = new Set<() => void>();

/** How many sheets and notes wait on this device. */
export const unsentMockSteps = async () => (await namesHere(outbox())).length;

async function noteCount(): Promise<void> {
	count = await unsentMockSteps();
	for (const observer of observers) observer();
}

/** Keeps a step on this device. Rejects where there is no room. */
export async function addMockStep(step: MockStep): Promise<void> {
	await keepHere(placeOf(step), step);
	if ('mark' in step) await keepHere(sheetPlace(step.mark.dayId, step.mark.membershipId), step.mark);
	await noteCount();
}

/** The sheet of a candidate as this device has it; undefined where it has none. */
export async function sheetHere(dayId: string, membershipId: string): Promise<MockMark | undefined> {
	const kept = await (await keptHere(sheetPlace(dayId, membershipId)))?.json();
	return z.safeParse(saveMockMarkRequestSchema, kept).data;
}

const read = async (name: string) => z.safeParse(stepSchema, await (await keptHere(name))?.json()).data;

const atMsOf = (step: MockStep | undefined) => step && ('mark' in step ? step.mark.atMs : step.note.atMs);

async function send(step: MockStep): Promise<void> {
	if ('mark' in step) await callFunction(mockPaths.saveMockMark, step.mark, doneSchema);
	else await callFunction(mockPaths.noteMockCandidate, step.note, doneSchema);
}

/** A day or candidate that is gone, or no longer one's own: sending it again would not help. */
const isRefused = (error: unknown) =>
	error instanceof ApiError && (error.code === 'not-found' || error.code === 'invalid-argument');

async function sendAll(): Promise<void> {
	for (const name of await namesHere(outbox())) {
		const step = await read(name);
		try {
			if (step) await send(step);
		} catch (error) {
			if (!isRefused(error)) throw error;
		}
		// What was changed while it was on its way is sent again.
		if (atMsOf(await read(name)) === atMsOf(step)) await forgetHere(name);
		await noteCount();
	}
}

/** Sends what is kept here. Rejects with an `ApiError`; what is left stays for the next time. */
export async function sendMockSteps(): Promise<void> {
	if ((await unsentMockSteps()) === 0) return;
	const locks: LockManager | undefined = navigator.locks;
	await (locks ? locks.request('henry.mock-outbox', sendAll) : sendAll());
}

/** The same, as a component sees it. */
export function useUnsentMockSteps(): number {
	return useSyncExternalStore(
		(observer) => {
			observers.add(observer);
			void noteCount();
			return () => observers.delete(observer);
		},
		() => count,
	);
}

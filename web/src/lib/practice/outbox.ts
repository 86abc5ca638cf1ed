import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import {
	type ForgetPracticeRequest,
	forgetPracticeRequestSchema,
	type Practice,
	practiceSchema,
	savePracticeRequestSchema,
} from '@henry/contract/practice.ts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { callFunction, getJson } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { forgetHere, keepHere, keptHere, namesHere } from '#web/lib/kept-here.ts';
import { withoutForgotten, withoutKnownMistakes, withSaved } from './merged-practice.ts';
import { newId } from './new-id.ts';

/** What was done while the server could not be reached. Doing it twice changes nothing: all of it goes by ids. */
const stepSchema = z.union([
	z.object({ save: savePracticeRequestSchema }),
	z.object({ forget: forgetPracticeRequestSchema }),
]);
type Step = z.infer<typeof stepSchema>;

let count = 0;
let last = 0;
const observers = new Set<() => void>();

const placeOf = (uid: string) => `${uid}/outbox/`;
const namesOf = (uid: string) => namesHere(placeOf(uid));

async function noteCount(uid: string): Promise<void> {
	count = await unsentSteps(uid);
	for (const observer of observers) observer();
}

async function readStep(name: string): Promise<Step | undefined> {
	return z.safeParse(stepSchema, await (await keptHere(name))?.json()).data;
}

/** Keeps a step of an account on this device, after those that are there. Rejects where there is no room. */
export async function addToOutbox(uid: string, step: z.input<typeof stepSchema>): Promise<void> {
	// Two steps of one moment, too, stay in their order.
	last = Math.max(last + 1, Date.now());
	await keepHere(`${placeOf(uid)}${last}-${newId()}`, step);
	await noteCount(uid);
}

const leftRecordings = ({ recordings }: Practice, forgotten: ForgetPracticeRequest) =>
	recordings.filter(
		({ id, resultId }) => !forgotten.recordings.includes(id) && !forgotten.results.includes(resultId),
	);

function after(kept: Practice, step: Step): Practice {
	if ('save' in step) return { ...kept, ...withSaved(kept, step.save) };
	return { ...withoutForgotten(kept, step.forget), recordings: leftRecordings(kept, step.forget) };
}

/** An account's practice with the steps that the server has not been told yet. */
export async function withOutbox(uid: string, practice: Practice): Promise<Practice> {
	let kept = practice;
	for (const name of await namesOf(uid)) {
		const step = await readStep(name);
		if (step) kept = after(kept, step);
	}
	return kept;
}

/**
 * Tells the server of a step. `kept`: the account's practice there, undefined where no step has needed it yet; answers what it
 * is after this one.
 */
async function send(step: Step, kept: Practice | undefined): Promise<Practice | undefined> {
	if ('forget' in step) {
		await callFunction(apiPaths.forgetPractice, step.forget, doneSchema);
		return kept && after(kept, step);
	}
	if (step.save.cards.length > 0) kept ??= await getJson(apiPaths.practice, practiceSchema);
	// Meanwhile another device may have made a card of the same mistake.
	const save = { ...step.save, cards: withoutKnownMistakes(step.save.cards, kept?.cards ?? []) };
	await callFunction(apiPaths.savePractice, save, doneSchema);
	return kept && after(kept, { save });
}

/** Whether a step can never be taken, so that those after it need not wait for it. */
const isRefused = (error: unknown) => error instanceof ApiError && error.code === 'invalid-argument';

async function sendAll(uid: string): Promise<void> {
	let kept: Practice | undefined;
	for (const name of await namesOf(uid)) {
		const step = await readStep(name);
		try {
			if (step) kept = await send(step, kept);
		} catch (error) {
			if (!isRefused(error)) throw error;
		}
		await forgetHere(name);
		await noteCount(uid);
	}
}

/**
 * Sends what this device keeps of an account, in its order; what has arrived is erased here. Rejects with an `ApiError`; what
 * is left then stays for the next time.
 */
export async function sendOutbox(uid: string): Promise<void> {
	if ((await namesOf(uid)).length === 0) return;
	const locks: LockManager | undefined = navigator.locks;
	await (locks ? locks.request('henry.outbox', () => sendAll(uid)) : sendAll(uid));
}

/** How many steps of an account wait on this device. */
export const unsentSteps = async (uid: string) => (await namesOf(uid)).length;

/** The same, as a component sees it. */
export function useUnsentCount(uid: string | undefined): number {
	return useSyncExternalStore(
		(observer) => {
			observers.add(observer);
			if (uid) void noteCount(uid);
			return () => observers.delete(observer);
		},
		() => (uid ? count : 0),
	);
}

import type { ForgetPracticeRequest, Practice, SavePracticeRequest } from '@henry/contract/practice.ts';

/** This browser keeps nothing: it forbids storage to this page, or has no room left. */
export class BrowserStorageError extends Error {
	override readonly name = 'BrowserStorageError';
}

/**
 * Where practice is remembered: in this browser, or, of someone who is signed in, on the server. Both take and give the
 * same. Calls reject with an `ApiError`, or with a `BrowserStorageError` where the browser keeps nothing.
 */
export type PracticeKeeper = {
	readonly place: 'browser' | 'account';
	/** Everything that is remembered, the newest first. */
	load(): Promise<Practice>;
	/** Adds results that are not there, and adds cards or replaces older ones; saving the same twice changes nothing. */
	save(request: SavePracticeRequest): Promise<void>;
	/** Deletes results, cards and recordings by their ids. */
	forget(ids: Partial<ForgetPracticeRequest>): Promise<void>;
};

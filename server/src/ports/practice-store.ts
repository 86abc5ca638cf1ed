import type {
	ForgetPracticeRequest,
	KeptRecording,
	Practice,
	PracticeResult,
	SavePracticeRequest,
} from '@henry/contract/practice.ts';

/** How far the first two checks of these results, where there are two within days, lie apart: squares by skill. */
export type RetestOf = (results: readonly PracticeResult[]) => Readonly<Record<string, number>> | undefined;

/** Practice of signed-in learners; each call sees one account's rows alone. */
export type PracticeStore = {
	load(accountId: string): Promise<Practice>;
	/**
	 * Adds results that are not there and adds cards or replaces older ones (`changedAtMs`). Beyond `maxKeptResults` and
	 * `maxKeptCards` the oldest go, results with their recordings. Where what is added makes the first two checks that
	 * `retestOf` finds, how far they lie apart is counted, once an account; whose they were is not kept.
	 */
	save(accountId: string, practice: SavePracticeRequest, retestOf?: RetestOf): Promise<void>;
	forget(accountId: string, ids: ForgetPracticeRequest): Promise<void>;
	/**
	 * Adds a recording (a WAV file), the oldest beyond `maxKeptRecordings` going; refuses (false) where the result is not
	 * there or the account keeps no recordings.
	 */
	addRecording(accountId: string, recording: KeptRecording, wav: Uint8Array): Promise<boolean>;
	/** A recording that has not expired; undefined where there is none. */
	recording(accountId: string, id: string, nowMs: number): Promise<Uint8Array | undefined>;
	/** Whether something was practised at that time or later. */
	hasPractised(accountId: string, sinceMs: number): Promise<boolean>;
	/** Of each skill how many pairs of checks were counted, and the sum of their squares. */
	retests(): Promise<{ skill: string; pairs: number; squaredSum: number }[]>;
};

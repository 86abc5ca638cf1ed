import { dayMs } from '@henry/contract/limits.ts';
import {
	accountUnusedMs,
	accountWarningMs,
	disputedMarkKeptMs,
	erasureKeptMs,
	guardianSilentMs,
	outboxKeptMs,
} from '@henry/contract/retention.ts';
import { writtenMail } from '#server/domain/mail/written-mail.ts';
import type { DisputedMarks } from '#server/ports/disputed-marks.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { SharedState } from '#server/ports/shared-state.ts';
import type { Account } from '#server/ports/store.ts';
import type { AccountServices } from './account-services.ts';
import { eraseWithTraces, ownedBy } from './erase-account.ts';

/** Of servers that stand in for each other, one warns at a time; after one has died in it, another goes on so late. */
const warningJob = 'job warn-unused';
const warningMs = 10 * 60_000;
/** Rounds in which a warning fails for now before it is given up: 30 days of them, one an hour. */
const mostTries = { most: 30 * 24, windowMs: 90 * dayMs };

/** Does a task for each account, also after one for which it fails; the first failure is thrown in the end. */
async function forEach(accounts: readonly Account[], task: (account: Account) => Promise<void>) {
	const failures: unknown[] = [];
	for (const account of accounts) await task(account).catch((error) => failures.push(error));
	if (failures.length > 0) throw failures[0];
}

type RetentionServices = AccountServices & { disputedMarks: DisputedMarks; sharedState: SharedState };

/**
 * Deletes everything that was kept for its time (`contract/src/retention.ts`): each kind of it, even where another fails;
 * the first failure is thrown in the end. Owners of accounts that nobody uses are told by mail before, where they have an address.
 */
export function enforceRetention(services: RetentionServices, publicAddress: string) {
	const { store, mailer, disputedMarks, erasures, clock, content, sharedState, secrets } = services;
	const erase = eraseWithTraces(services);
	const server = secrets.newId();

	async function eraseUnused(nowMs: number): Promise<void> {
		const accounts = await store.accounts.toErase({
			warnedBeforeMs: nowMs - accountWarningMs,
			unusedSinceMs: nowMs - accountUnusedMs,
			askedBeforeMs: nowMs - guardianSilentMs,
		});
		await forEach(accounts, erase);
	}

	async function warnInTurn(nowMs: number): Promise<void> {
		if (!(await sharedState.hold(warningJob, server, { most: 1, forMs: warningMs }))) return;
		await warnUnused(nowMs).finally(() => sharedState.leave(warningJob, server));
	}

	/** Whether an address that takes no mail for now is tried again: not once that has lasted for so many rounds. */
	async function isTriedAgain(accountId: string): Promise<boolean> {
		const { isTaken } = await sharedState.take(`unsent warnings ${accountId}`, 1, mostTries);
		return isTaken;
	}

	async function warn({ id, email, language }: Account, nowMs: number): Promise<void> {
		if (email === null) return store.accounts.noteWarned(id, nowMs);
		const academies = (await ownedBy(store, { id })).map(({ name }) => name).join(', ');
		const mail = writtenMail(content.serverTexts, {
			kind: academies ? 'unusedAcademy' : 'unusedAccount',
			to: email,
			language,
			address: `${publicAddress}/login`,
			blanks: { days: accountWarningMs / dayMs, academies },
		});
		try {
			await mailer.send(mail);
		} catch (error) {
			// An address that no mail reaches any more is no reason to keep the account for ever.
			const isForGood = error instanceof ProviderError && error.category === 'invalid-input';
			if (!isForGood && (await isTriedAgain(id))) throw error;
		}
		await store.accounts.noteWarned(id, nowMs);
	}

	async function warnUnused(nowMs: number): Promise<void> {
		const accounts = await store.accounts.toWarn(nowMs - accountUnusedMs + accountWarningMs);
		await forEach(accounts, async (account) => {
			// A mail server that is down takes its time for each: the rest waits for the next round.
			if (clock.nowMs() < nowMs + warningMs / 2) await warn(account, nowMs);
		});
	}

	return async (): Promise<void> => {
		const nowMs = clock.nowMs();
		const outcomes = await Promise.allSettled([
			store.removeExpired(nowMs),
			eraseUnused(nowMs).then(() => warnInTurn(nowMs)),
			mailer.removeBefore(nowMs - outboxKeptMs),
			disputedMarks.removeBefore(nowMs - disputedMarkKeptMs),
			erasures.removeBefore(nowMs - erasureKeptMs),
		]);
		for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
	};
}

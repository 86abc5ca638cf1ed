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
import type { AccountServices } from './account-services.ts';
import { eraseWithTraces } from './erase-account.ts';

/** Of servers that stand in for each other, one warns at a time; after one has died in it, another goes on so late. */
const warningJob = 'job warn-unused';
const warningMs = 10 * 60_000;

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
			askedBeforeMs: nowMs - guardianSilentMs,
		});
		for (const account of accounts) await erase(account);
	}

	async function warnInTurn(nowMs: number): Promise<void> {
		if (!(await sharedState.hold(warningJob, server, { most: 1, forMs: warningMs }))) return;
		await warnUnused(nowMs).finally(() => sharedState.leave(warningJob, server));
	}

	async function warnUnused(nowMs: number): Promise<void> {
		const accounts = await store.accounts.toWarn(nowMs - accountUnusedMs + accountWarningMs);
		for (const { id, email, language } of accounts) {
			if (email === null) {
				await store.accounts.noteWarned(id, nowMs);
				continue;
			}
			const mail = writtenMail(content.serverTexts, {
				kind: 'unusedAccount',
				to: email,
				language,
				address: `${publicAddress}/login`,
				blanks: { days: accountWarningMs / dayMs },
			});
			await mailer.send(mail).catch((error) => {
				// An address that no mail reaches any more is no reason to keep the account for ever.
				if (!(error instanceof ProviderError) || error.category !== 'invalid-input') throw error;
			});
			await store.accounts.noteWarned(id, nowMs);
		}
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

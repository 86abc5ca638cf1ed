import { maxRemindersPerAccount, maxRemindersWithoutAccount } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { MoveReminderRequest, PushTarget, SaveReminderRequest } from '@henry/contract/reminders.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Pusher } from '#server/ports/pusher.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { nextMoment } from './local-time.ts';

type SaveServices = { store: Store; secrets: Secrets; clock: Clock };

function refuseUnknown(pusher: Pusher | undefined, { endpoint }: PushTarget): void {
	if (!pusher) throw new AppError('unimplemented', refusals.noReminders);
	if (!pusher.isKnown(endpoint)) throw new AppError('invalid-argument', refusals.unknownPushService);
}

/**
 * Reminds a browser from now on, for an account or for nobody. Throws `unimplemented` where this server reminds
 * nobody, `invalid-argument` where the browser is at no push service that it calls, `resource-exhausted` where too many are
 * reminded without an account.
 */
export function saveReminder({ store, secrets, clock }: SaveServices, pusher: Pusher | undefined) {
	return async (
		{ target, plan, timeZone, language }: SaveReminderRequest,
		accountId: string | null,
	): Promise<void> => {
		refuseUnknown(pusher, target);
		const nowMs = clock.nowMs();
		const isSaved = await store.reminders.save(
			{
				...{ id: secrets.hash(target.endpoint), accountId, target, plan, timeZone, language },
				renewedAtMs: nowMs,
				nextAtMs: nextMoment(plan, timeZone, nowMs),
			},
			{ perAccount: maxRemindersPerAccount, withoutAccount: maxRemindersWithoutAccount },
		);
		if (!isSaved) throw new AppError('resource-exhausted', refusals.tooManyReminders);
	};
}

/**
 * Reminds a browser at its new address, as it wanted at the old one. Throws as `saveReminder` does, and `not-found` where
 * the old one was not reminded.
 */
export function moveReminder({ store, secrets, clock }: SaveServices, pusher: Pusher | undefined) {
	return async ({ endpoint, target }: MoveReminderRequest): Promise<void> => {
		refuseUnknown(pusher, target);
		const to = { id: secrets.hash(target.endpoint), target, renewedAtMs: clock.nowMs() };
		if (await store.reminders.move(secrets.hash(endpoint), to)) return;
		throw new AppError('not-found', refusals.noReminders);
	};
}

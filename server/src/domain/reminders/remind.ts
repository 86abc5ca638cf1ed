import { isAtNight, type PushedReminder } from '@henry/contract/reminders.ts';
import type { ServerTextsByLanguage } from '@henry/contract/server-texts.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Pusher } from '#server/ports/pusher.ts';
import type { Reminder } from '#server/ports/reminder-store.ts';
import type { Store } from '#server/ports/store.ts';
import { localTime, momentOf, nextMoment } from './local-time.ts';

/** Browsers that are looked at together. */
const atOnce = 20;
/** A reminder that arrives later than this is none: after so long a push service drops it. */
const keptSeconds = 2 * 60 * 60;
const todaysPage = '/';

/** How a reminder ended. */
export type ReminderOutcome = 'sent' | 'gone' | 'failed';

type RemindServices = {
	store: Store;
	clock: Clock;
	pusher: Pusher;
	content: { serverTexts: ServerTextsByLanguage };
};

/**
 * Reminds every browser whose time has come: at most once on a day of its own, however many servers do so at once; not at
 * night, and not on a day on which its account has practised. A day that was missed is not made up for. `tell` hears how
 * each ended, and why, never of whom.
 */
export function remindAll(
	{ store, clock, pusher, content }: RemindServices,
	tell: (outcome: ReminderOutcome, error?: unknown) => void,
) {
	async function isWanted({ accountId, timeZone, nextAtMs, remindedOn }: Reminder, nowMs: number) {
		const { day, time } = localTime(nowMs, timeZone);
		if (day === remindedOn || day !== localTime(nextAtMs, timeZone).day || isAtNight(time)) return false;
		const dayBeganAtMs = momentOf({ day, time: '00:00' }, timeZone);
		return accountId === null || !(await store.practice.hasPractised(accountId, dayBeganAtMs));
	}

	function messageOf({ language: wanted }: Reminder): PushedReminder {
		const language = content.serverTexts[wanted] ? wanted : 'en';
		const { title, body } = (content.serverTexts[language] ?? content.serverTexts.en).reminder;
		return { title, body, language, path: todaysPage };
	}

	async function send(reminder: Reminder): Promise<void> {
		try {
			const outcome = await pusher.send(reminder.target, JSON.stringify(messageOf(reminder)), keptSeconds);
			if (outcome === 'gone') await store.reminders.remove(reminder.id);
			tell(outcome);
		} catch (error) {
			// Its next try is on the next day of its plan.
			tell('failed', error);
		}
	}

	async function lookAt(reminder: Reminder, nowMs: number): Promise<void> {
		const { id, plan, timeZone, nextAtMs } = reminder;
		const isNow = await isWanted(reminder, nowMs);
		const isOurs = await store.reminders.claim(
			{ id, nextAtMs },
			{
				nextAtMs: nextMoment(plan, timeZone, nowMs),
				remindedOn: isNow ? localTime(nowMs, timeZone).day : reminder.remindedOn,
			},
		);
		if (isOurs && isNow) await send(reminder);
	}

	return async (): Promise<void> => {
		const nowMs = clock.nowMs();
		let due: Reminder[];
		do {
			due = await store.reminders.due(nowMs, atOnce);
			await Promise.all(due.map((reminder) => lookAt(reminder, nowMs)));
		} while (due.length === atOnce);
	};
}

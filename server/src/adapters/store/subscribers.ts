import type { Transaction } from 'kysely';
import type { SubscriberStore } from '#server/ports/subscriber-store.ts';
import type { Database, Queries } from './schema.ts';

/** The columns of a `Subscriber`. */
export const subscriberColumns = [
	'id',
	'email',
	'locale',
	'language',
	'consentText',
	'consentedAtMs',
	'confirmedAtMs',
] as const;

/** Uses a captcha up; answers whether it was still unused. */
async function useCaptcha(
	transaction: Transaction<Database>,
	captcha: Database['usedCaptchas'],
): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await transaction
		.insertInto('usedCaptchas')
		.values(captcha)
		.onConflict((conflict) => conflict.column('challenge').doNothing())
		.executeTakeFirstOrThrow();
	return numInsertedOrUpdatedRows === 1n;
}

function listQueries({
	database,
	lock,
}: Queries): Pick<SubscriberStore, 'subscribe' | 'confirm' | 'leave' | 'list'> {
	return {
		subscribe: ({ id, ...details }, tokens, captcha) =>
			database.transaction().execute(async (transaction) => {
				if (!(await useCaptcha(transaction, captcha))) return 'replayed';
				await lock(transaction, `email ${details.email}`);
				const there = await transaction
					.selectFrom('subscribers')
					.select('confirmedAtMs')
					.where('email', '=', details.email)
					.executeTakeFirst();
				if (there && there.confirmedAtMs !== null) return 'confirmed';
				await transaction
					.insertInto('subscribers')
					.values({ id, ...details, ...tokens })
					.onConflict((conflict) => conflict.column('email').doUpdateSet({ ...details, ...tokens }))
					.execute();
				return there ? 'again' : 'added';
			}),
		async confirm(tokenHash, nowMs) {
			await database
				.updateTable('subscribers')
				.set({ confirmedAtMs: nowMs })
				.where('confirmTokenHash', '=', tokenHash)
				.where('confirmedAtMs', 'is', null)
				.where('confirmUntilMs', '>', nowMs)
				.execute();
			return database
				.selectFrom('subscribers')
				.select(subscriberColumns)
				.where('confirmTokenHash', '=', tokenHash)
				.where('confirmedAtMs', 'is not', null)
				.executeTakeFirst();
		},
		async leave(tokenHash) {
			const { numDeletedRows } = await database
				.deleteFrom('subscribers')
				.where('leaveTokenHash', '=', tokenHash)
				.executeTakeFirst();
			return numDeletedRows === 1n;
		},
		list: () =>
			database
				.selectFrom('subscribers')
				.select(subscriberColumns)
				.orderBy('consentedAtMs')
				.orderBy('id')
				.execute(),
	};
}

export function subscriberQueries(queries: Queries): SubscriberStore {
	const { database } = queries;
	return {
		...listQueries(queries),
		dueForForwarding: (nowMs, count) =>
			database
				.selectFrom('subscribers')
				.select(subscriberColumns)
				.where('confirmedAtMs', 'is not', null)
				.where('forwardedAtMs', 'is', null)
				.where('nextTryAtMs', '<=', nowMs)
				.orderBy('nextTryAtMs')
				.orderBy('consentedAtMs')
				.limit(count)
				.execute(),
		async recordForwarding(id, outcome) {
			await database
				.updateTable('subscribers')
				.set(({ eb }) =>
					'forwardedAtMs' in outcome
						? outcome
						: { ...outcome, failedForwardings: eb('failedForwardings', '+', 1) },
				)
				.where('id', '=', id)
				.execute();
		},
		async failedForwardings(id) {
			const found = await database
				.selectFrom('subscribers')
				.select('failedForwardings')
				.where('id', '=', id)
				.executeTakeFirst();
			return found?.failedForwardings ?? 0;
		},
	};
}

import { type ReminderPlan, reminderPlanSchema } from '@henry/contract/reminders.ts';
import type { Transaction } from 'kysely';
import type { ReminderStore } from '#server/ports/reminder-store.ts';
import type { Database, Queries } from './schema.ts';

/** The days and the time of a row. */
export const planOf = ({ days, time }: Pick<Database['reminders'], 'days' | 'time'>): ReminderPlan =>
	reminderPlanSchema.parse({ days: days.split(','), time });

type Place = { id: string; accountId: string | null };
type Limits = Parameters<ReminderStore['save']>[1];

/** Makes a place for one more browser; false where there is none. */
async function makePlace(
	transaction: Transaction<Database>,
	{ id, accountId }: Place,
	{ perAccount, withoutAccount }: Limits,
): Promise<boolean> {
	const others = transaction.selectFrom('reminders').where('id', '<>', id);
	if (accountId === null) {
		const { held } = await others
			.select(({ fn }) => fn.countAll<number>().as('held'))
			.where('accountId', 'is', null)
			.executeTakeFirstOrThrow();
		return held < withoutAccount;
	}
	const ofAccount = await others
		.select('id')
		.where('accountId', '=', accountId)
		.orderBy('renewedAtMs', 'desc')
		.execute();
	const beyond = ofAccount.slice(perAccount - 1).map((row) => row.id);
	if (beyond.length > 0) await transaction.deleteFrom('reminders').where('id', 'in', beyond).execute();
	return true;
}

export function reminderQueries({ database, lock, seal }: Queries): ReminderStore {
	return {
		async pushKey(proposed) {
			const row = { name: 'vapid', privateKey: seal.text(proposed) };
			await database
				.insertInto('pushKeys')
				.values(row)
				.onConflict((conflict) => conflict.column('name').doNothing())
				.execute();
			const { privateKey } = await database
				.selectFrom('pushKeys')
				.select('privateKey')
				.where('name', '=', row.name)
				.executeTakeFirstOrThrow();
			return privateKey;
		},
		save: ({ id, target, plan, ...rest }, limits) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `reminders ${rest.accountId}`);
				if (!(await makePlace(transaction, { id, accountId: rest.accountId }, limits))) return false;
				const row = {
					...rest,
					target: seal.text(JSON.stringify(target)),
					days: plan.days.join(),
					time: plan.time,
				};
				await transaction
					.insertInto('reminders')
					.values({ id, ...row, remindedOn: null })
					.onConflict((conflict) => conflict.column('id').doUpdateSet(row))
					.execute();
				return true;
			}),
		async renew(id, nowMs) {
			const { numUpdatedRows } = await database
				.updateTable('reminders')
				.set({ renewedAtMs: nowMs })
				.where('id', '=', id)
				.executeTakeFirst();
			return numUpdatedRows === 1n;
		},
		move: (id, { target, ...to }) =>
			database.transaction().execute(async (transaction) => {
				if (to.id !== id) await transaction.deleteFrom('reminders').where('id', '=', to.id).execute();
				const { numUpdatedRows } = await transaction
					.updateTable('reminders')
					.set({ ...to, target: seal.text(JSON.stringify(target)) })
					.where('id', '=', id)
					.executeTakeFirst();
				return numUpdatedRows === 1n;
			}),
		async remove(id) {
			await database.deleteFrom('reminders').where('id', '=', id).execute();
		},
		async due(nowMs, count) {
			const rows = await database
				.selectFrom('reminders')
				.selectAll()
				.where('nextAtMs', '<=', nowMs)
				.orderBy('nextAtMs')
				.limit(count)
				.execute();
			return rows.map(({ days, time, target, ...rest }) => ({
				...rest,
				plan: planOf({ days, time }),
				target: JSON.parse(target),
			}));
		},
		async claim({ id, nextAtMs }, then) {
			const { numUpdatedRows } = await database
				.updateTable('reminders')
				.set(then)
				.where('id', '=', id)
				.where('nextAtMs', '=', nextAtMs)
				.executeTakeFirst();
			return numUpdatedRows === 1n;
		},
	};
}

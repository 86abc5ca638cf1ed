import type { AccountStore } from '#server/ports/store.ts';
import { accountsOf } from './account-rows.ts';
import type { Queries } from './schema.ts';

export function sessionQueries({
	database,
}: Queries): Pick<
	AccountStore,
	'findSession' | 'replaceSession' | 'removeSession' | 'devices' | 'removeFamily'
> {
	return {
		async findSession(tokenHash) {
			const session = await database
				.selectFrom('sessions')
				.selectAll()
				.where('tokenHash', '=', tokenHash)
				.executeTakeFirst();
			const account =
				session &&
				(await accountsOf(database).where('accounts.id', '=', session.accountId).executeTakeFirst());
			return account && { session, account };
		},
		replaceSession: (tokenHash, next, { nowMs, graceUntilMs }) =>
			database.transaction().execute(async (transaction) => {
				const replaced = await transaction
					.updateTable('sessions')
					.set(({ eb, fn }) => ({
						// The first exchange counts: later ones do not lengthen the grace.
						replacedAtMs: fn.coalesce('replacedAtMs', eb.val(nowMs)),
						expiresAtMs: eb
							.case()
							.when('expiresAtMs', '<', graceUntilMs)
							.then(eb.ref('expiresAtMs'))
							.else(graceUntilMs)
							.end(),
					}))
					.where('tokenHash', '=', tokenHash)
					.executeTakeFirst();
				if (replaced.numUpdatedRows !== 1n) return;
				await transaction.insertInto('sessions').values(next).execute();
				await transaction
					.updateTable('accounts')
					.set({ lastUsedAtMs: nowMs, warnedAtMs: null })
					.where('id', '=', next.accountId)
					.execute();
			}),
		async removeSession(tokenHash) {
			const family = database.selectFrom('sessions').select('familyId').where('tokenHash', '=', tokenHash);
			await database.deleteFrom('sessions').where('familyId', 'in', family).execute();
		},
		async devices(accountId, nowMs) {
			const sessions = await database
				.selectFrom('sessions')
				.selectAll()
				.where('accountId', '=', accountId)
				.where('replacedAtMs', 'is', null)
				.where('refreshableUntilMs', '>', nowMs)
				.orderBy('refreshedAtMs', 'desc')
				.execute();
			const seen = new Set<string>();
			return sessions.filter(({ familyId }) => !seen.has(familyId) && seen.add(familyId));
		},
		async removeFamily(accountId, familyId) {
			const own = database.deleteFrom('sessions').where('accountId', '=', accountId);
			await (familyId === null ? own : own.where('familyId', '=', familyId)).execute();
		},
	};
}

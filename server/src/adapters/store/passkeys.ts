import { maxPasskeys } from '@henry/contract/limits.ts';
import type { PasskeyStore } from '#server/ports/store.ts';
import { beginSession } from './account-rows.ts';
import type { Queries } from './schema.ts';

/** Passkeys of accounts, and sessions that begin by one. */
export function passkeyQueries({ database, lock }: Queries): PasskeyStore {
	return {
		async useOnce(challenge, expiresAtMs) {
			const { numInsertedOrUpdatedRows } = await database
				.insertInto('usedCaptchas')
				.values({ challenge, expiresAtMs })
				.onConflict((conflict) => conflict.column('challenge').doNothing())
				.executeTakeFirst();
			return numInsertedOrUpdatedRows === 1n;
		},
		add: (accountId, passkey) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `account ${accountId}`);
				const { held } = await transaction
					.selectFrom('passkeys')
					.select(({ fn }) => fn.countAll<number>().as('held'))
					.where('accountId', '=', accountId)
					.executeTakeFirstOrThrow();
				if (held >= maxPasskeys) return false;
				const { numInsertedOrUpdatedRows } = await transaction
					.insertInto('passkeys')
					.values({ accountId, lastUsedAtMs: null, ...passkey })
					.onConflict((conflict) => conflict.column('id').doNothing())
					.executeTakeFirst();
				return numInsertedOrUpdatedRows === 1n;
			}),
		async find(id) {
			const found = await database
				.selectFrom('passkeys')
				.select(['id', 'publicKey', 'counter'])
				.where('id', '=', id)
				.executeTakeFirst();
			return found && { ...found, publicKey: new Uint8Array(found.publicKey) };
		},
		list: (accountId) =>
			database
				.selectFrom('passkeys')
				.select(['id', 'browser', 'system', 'createdAtMs', 'lastUsedAtMs'])
				.where('accountId', '=', accountId)
				.orderBy('createdAtMs')
				.execute(),
		remove: (accountId, id, { mayBeLast }) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `account ${accountId}`);
				const [first, ...others] = await transaction
					.selectFrom('passkeys')
					.select('id')
					.where('accountId', '=', accountId)
					.execute();
				if (!mayBeLast && first?.id === id && others.length === 0) return false;
				await transaction
					.deleteFrom('passkeys')
					.where('accountId', '=', accountId)
					.where('id', '=', id)
					.execute();
				return true;
			}),
		forget: (email) =>
			database.transaction().execute(async (transaction) => {
				const account = await transaction
					.selectFrom('accounts')
					.select('id')
					.where('email', '=', email)
					.executeTakeFirst();
				if (!account) return false;
				await lock(transaction, `account ${account.id}`);
				await transaction.deleteFrom('passkeys').where('accountId', '=', account.id).execute();
				await transaction
					.updateTable('identities')
					.set({ factors: 1 })
					.where('accountId', '=', account.id)
					.execute();
				await transaction.deleteFrom('sessions').where('accountId', '=', account.id).execute();
				return true;
			}),
		signIn: ({ id, counter, nowMs }, session) =>
			database.transaction().execute(async (transaction) => {
				const used = await transaction
					.updateTable('passkeys')
					.set({ counter, lastUsedAtMs: nowMs })
					.where('id', '=', id)
					.returning('accountId')
					.executeTakeFirst();
				if (!used) return undefined;
				return beginSession(transaction, used.accountId, session, nowMs);
			}),
	};
}

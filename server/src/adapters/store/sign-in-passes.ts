import type { AccountStore } from '#server/ports/store.ts';
import { beginSession } from './account-rows.ts';
import type { Queries } from './schema.ts';

/** Passes by which whoever has signed in at the server's own address is signed in at an academy's. */
export function signInPassQueries({
	database,
}: Queries): Pick<AccountStore, 'addSignInPass' | 'useSignInPass'> {
	return {
		addSignInPass: (pass) =>
			database.transaction().execute(async (transaction) => {
				await transaction.deleteFrom('signInPasses').where('accountId', '=', pass.accountId).execute();
				await transaction.insertInto('signInPasses').values(pass).execute();
			}),
		useSignInPass: ({ tokenHash, host, browserHash, nowMs }, session) =>
			database.transaction().execute(async (transaction) => {
				// Whoever deletes it has it: a second one finds nothing, whatever came with it.
				const used = await transaction
					.deleteFrom('signInPasses')
					.where('tokenHash', '=', tokenHash)
					.returning(['accountId', 'host', 'browserHash', 'factors', 'expiresAtMs'])
					.executeTakeFirst();
				const counts = used?.host === host && used.browserHash === browserHash && used.expiresAtMs > nowMs;
				if (!used || !counts) return undefined;
				const { accountId, factors } = used;
				return {
					account: await beginSession(transaction, accountId, { ...session, factors }, nowMs),
					factors,
				};
			}),
	};
}

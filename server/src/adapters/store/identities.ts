import type { Kysely, Transaction } from 'kysely';
import type { IdentityStore } from '#server/ports/store.ts';
import { accountsOf, beginSession, findOrAddAccount, waitForGuardian } from './account-rows.ts';
import type { Database, Queries } from './schema.ts';

/** Whether an issuer has signed somebody in by two factors. */
async function hasIdentityOfTwo(database: Kysely<Database>, accountId: string): Promise<boolean> {
	const held = await database
		.selectFrom('identities')
		.select('accountId')
		.where('accountId', '=', accountId)
		.where('factors', '>', 1)
		.executeTakeFirst();
	return held !== undefined;
}

async function hasPasskey(transaction: Transaction<Database>, accountId: string): Promise<boolean> {
	const held = await transaction
		.selectFrom('passkeys')
		.select('id')
		.where('accountId', '=', accountId)
		.executeTakeFirst();
	return held !== undefined;
}

/** Whom issuers of OpenID Connect know, and sessions that begin by their word. */
export function identityQueries({ database, lock }: Queries): IdentityStore {
	return {
		haveTwoFactors: (accountId) => hasIdentityOfTwo(database, accountId),
		signIn: ({ issuer, subject, email, language, newAccountId, guardian, nowMs }, session) =>
			database.transaction().execute(async (transaction) => {
				if (email !== null) await lock(transaction, `email ${email}`);
				await lock(transaction, `identity ${issuer} ${subject}`);
				const known = await accountsOf(transaction)
					.innerJoin('identities', 'identities.accountId', 'accounts.id')
					.where('identities.issuer', '=', issuer)
					.where('identities.subject', '=', subject)
					.executeTakeFirst();
				const address = known ? known.email : email;
				if (guardian && address === null) return { refused: 'noAddress' };
				if (guardian && guardian.email === address) return { refused: 'guardianIsSelf' };
				const account =
					known ??
					(await findOrAddAccount(transaction, {
						...{ newAccountId, language, nowMs },
						email: email ?? `identity ${newAccountId}`,
					}));
				const { id: accountId } = account;
				await lock(transaction, `account ${accountId}`);
				// Whoever has the mailbox alone may have an issuer vouch for it: that is no way around a second factor.
				const isLinked =
					known !== undefined ||
					!((await hasPasskey(transaction, accountId)) || (await hasIdentityOfTwo(transaction, accountId)));
				if (isLinked) {
					await transaction
						.insertInto('identities')
						.values({
							...{ issuer, subject, accountId, factors: session.factors },
							...{ createdAtMs: nowMs, lastUsedAtMs: nowMs },
						})
						.onConflict((conflict) =>
							conflict.columns(['issuer', 'subject']).doUpdateSet({
								lastUsedAtMs: nowMs,
								...(session.factors > 1 && { factors: session.factors }),
							}),
						)
						.execute();
				}
				const factors = isLinked ? session.factors : 1;
				await transaction.updateTable('accounts').set({ language }).where('id', '=', accountId).execute();
				const made = { accountId, isNew: !known && accountId === newAccountId };
				const guardianEmail = await waitForGuardian(transaction, made, guardian, nowMs);
				const begun = await beginSession(transaction, accountId, { ...session, factors }, nowMs);
				return { account: begun, guardianEmail, factors };
			}),
	};
}

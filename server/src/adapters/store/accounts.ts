import { dayMs } from '@henry/contract/limits.ts';
import type { Transaction } from 'kysely';
import type { AccountStore, LinkRefusal } from '#server/ports/store.ts';
import { accountsOf, findOrAddAccount, waitForGuardian } from './account-rows.ts';
import type { Database, Queries } from './schema.ts';
import { sessionQueries } from './sessions.ts';
import { signInPassQueries } from './sign-in-passes.ts';
import { traces } from './traces.ts';
import { unusedAccountQueries } from './unused-accounts.ts';

type UsedLink = Parameters<AccountStore['finishSignIn']>[0];

/** Uses a link up, in one step that only one caller can win. */
async function useLink(
	transaction: Transaction<Database>,
	{ tokenHash, email, nowMs }: UsedLink,
): Promise<LinkRefusal | undefined> {
	const { numUpdatedRows } = await transaction
		.updateTable('signInLinks')
		.set({ usedAtMs: nowMs })
		.where('tokenHash', '=', tokenHash)
		.where('email', '=', email)
		.where('usedAtMs', 'is', null)
		.where('expiresAtMs', '>', nowMs)
		.executeTakeFirst();
	if (numUpdatedRows === 1n) return undefined;
	const link = await transaction
		.selectFrom('signInLinks')
		.select(['usedAtMs', 'expiresAtMs'])
		.where('tokenHash', '=', tokenHash)
		.executeTakeFirst();
	if (!link) return 'unknown';
	if (link.usedAtMs !== null) return 'used';
	return link.expiresAtMs <= nowMs ? 'expired' : 'otherEmail';
}

function signInQueries({
	database,
	lock,
}: Queries): Pick<AccountStore, 'addSignInLink' | 'removeSignInLink' | 'finishSignIn'> {
	return {
		addSignInLink: (link, { atMost, sinceMs }) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `email ${link.email}`);
				const { made } = await transaction
					.selectFrom('signInLinks')
					.select(({ fn }) => fn.countAll<number>().as('made'))
					.where('email', '=', link.email)
					.where('createdAtMs', '>=', sinceMs)
					.executeTakeFirstOrThrow();
				if (made >= atMost) return false;
				await transaction.insertInto('signInLinks').values(link).execute();
				return true;
			}),
		async removeSignInLink(tokenHash) {
			await database.deleteFrom('signInLinks').where('tokenHash', '=', tokenHash).execute();
		},
		finishSignIn: (link, session) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `email ${link.email}`);
				const refused = await useLink(transaction, link);
				if (refused) return { refused };
				const wanted = await transaction
					.selectFrom('signInLinks')
					.select(['language', 'guardianEmail'])
					.where('tokenHash', '=', link.tokenHash)
					.executeTakeFirstOrThrow();
				const { nowMs, guardianTokenHash: tokenHash } = link;
				const { id } = await findOrAddAccount(transaction, { ...link, language: wanted.language });
				const guardian = wanted.guardianEmail === null ? null : { email: wanted.guardianEmail, tokenHash };
				const made = { accountId: id, isNew: id === link.newAccountId };
				const guardianEmail = await waitForGuardian(transaction, made, guardian, nowMs);
				await transaction
					.insertInto('sessions')
					.values({ ...session, accountId: id })
					.execute();
				const account = await accountsOf(transaction).where('accounts.id', '=', id).executeTakeFirstOrThrow();
				const waitsForNone = !made.isNew && account.consent === 'notNeeded';
				return { account, guardianEmail, namedGuardian: waitsForNone ? wanted.guardianEmail : null };
			}),
	};
}

type Guardians = 'askGuardian' | 'waitForGuardian' | 'findWard' | 'giveConsent';

export function accountQueries(queries: Queries): Omit<AccountStore, Guardians> {
	const { database, lock } = queries;
	return {
		...signInQueries(queries),
		...signInPassQueries(queries),
		...sessionQueries(queries),
		...unusedAccountQueries(queries),
		keepRecordings: (accountId, days) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `account ${accountId}`);
				await transaction
					.updateTable('accounts')
					.set({ keepRecordingsDays: days })
					.where('id', '=', accountId)
					.execute();
				if (days === null) {
					await transaction.deleteFrom('recordings').where('accountId', '=', accountId).execute();
					return;
				}
				await transaction
					.updateTable('recordings')
					.set(({ eb }) => ({ expiresAtMs: eb('atMs', '+', days * dayMs) }))
					.where('accountId', '=', accountId)
					.where(({ eb }) => eb('expiresAtMs', '>', eb('atMs', '+', days * dayMs)))
					.execute();
			}),
		traces: (account) => traces(database, account),
		erase: ({ id, email }) =>
			database.transaction().execute(async (transaction) => {
				if (email !== null) {
					await lock(transaction, `email ${email}`);
					await transaction.deleteFrom('subscribers').where('email', '=', email).execute();
					await transaction.deleteFrom('signInLinks').where('email', '=', email).execute();
					const waiting = transaction
						.selectFrom('invitations')
						.select('membershipId')
						.where('email', '=', email);
					await transaction.deleteFrom('memberships').where('id', 'in', waiting).execute();
					await transaction.deleteFrom('invitations').where('email', '=', email).execute();
				}
				await lock(transaction, `account ${id}`);
				const owned = transaction
					.selectFrom('memberships')
					.select('academyId')
					.where('accountId', '=', id)
					.where('role', '=', 'owner');
				await transaction.deleteFrom('academies').where('id', 'in', owned).execute();
				await transaction.deleteFrom('accounts').where('id', '=', id).execute();
			}),
	};
}

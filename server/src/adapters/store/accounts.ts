import type { Transaction } from 'kysely';
import type { Account, AccountStore, LinkRefusal } from '#server/ports/store.ts';
import type { Database, Queries } from './schema.ts';
import { subscriberColumns } from './subscribers.ts';

const dayMs = 24 * 60 * 60_000;

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

async function findOrAddAccount(
	transaction: Transaction<Database>,
	{ email, newAccountId, nowMs }: UsedLink,
): Promise<Database['accounts']> {
	await transaction
		.insertInto('accounts')
		.values({ id: newAccountId, email, createdAtMs: nowMs, keepRecordingsDays: null })
		.onConflict((conflict) => conflict.column('email').doNothing())
		.execute();
	return transaction.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
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
				const account = await findOrAddAccount(transaction, link);
				await transaction
					.insertInto('sessions')
					.values({ ...session, accountId: account.id })
					.execute();
				return { account };
			}),
	};
}

function sessionQueries({
	database,
}: Queries): Pick<AccountStore, 'findSession' | 'replaceSession' | 'removeSession'> {
	return {
		async findSession(tokenHash) {
			const session = await database
				.selectFrom('sessions')
				.selectAll()
				.where('tokenHash', '=', tokenHash)
				.executeTakeFirst();
			const account =
				session &&
				(await database
					.selectFrom('accounts')
					.selectAll()
					.where('id', '=', session.accountId)
					.executeTakeFirst());
			return account && { session, account };
		},
		replaceSession: (tokenHash, next, graceUntilMs) =>
			database.transaction().execute(async (transaction) => {
				const replaced = await transaction
					.updateTable('sessions')
					.set(({ eb }) => {
						const atMostGrace = (column: 'expiresAtMs' | 'refreshableUntilMs') =>
							eb.case().when(column, '<', graceUntilMs).then(eb.ref(column)).else(graceUntilMs).end();
						return {
							expiresAtMs: atMostGrace('expiresAtMs'),
							refreshableUntilMs: atMostGrace('refreshableUntilMs'),
						};
					})
					.where('tokenHash', '=', tokenHash)
					.executeTakeFirst();
				if (replaced.numUpdatedRows === 1n) {
					await transaction.insertInto('sessions').values(next).execute();
				}
			}),
		async removeSession(tokenHash) {
			const removed = database.selectFrom('sessions').where('tokenHash', '=', tokenHash);
			await database
				.deleteFrom('sessions')
				.where('accountId', 'in', removed.select('accountId'))
				.where('createdAtMs', 'in', removed.select('createdAtMs'))
				.execute();
		},
	};
}

/** What somebody is in academies, and what they handed in there with what a teacher says to it. */
async function academyTraces(database: Queries['database'], accountId: string) {
	const memberships = await database
		.selectFrom('memberships')
		.innerJoin('academies', 'academies.id', 'memberships.academyId')
		.select(['academies.name as academy', 'memberships.role', 'memberships.displayName'])
		.where('memberships.accountId', '=', accountId)
		.orderBy('academies.name')
		.execute();
	const handIns = await database
		.selectFrom('handIns')
		.innerJoin('memberships', 'memberships.id', 'handIns.membershipId')
		.select(['handIns.atMs', 'handIns.body', 'handIns.mark', 'handIns.note'])
		.where('memberships.accountId', '=', accountId)
		.orderBy('handIns.atMs')
		.execute();
	return {
		memberships,
		handIns: handIns.map(({ body, ...rest }) => ({ ...rest, content: JSON.parse(body) })),
	};
}

async function traces(database: Queries['database'], { id, email }: Pick<Account, 'id' | 'email'>) {
	const sessions = await database
		.selectFrom('sessions')
		.select(['createdAtMs', 'expiresAtMs', 'refreshableUntilMs'])
		.where('accountId', '=', id)
		.orderBy('createdAtMs')
		.execute();
	const signInLinks = await database
		.selectFrom('signInLinks')
		.select(['email', 'createdAtMs', 'expiresAtMs'])
		.where('email', '=', email)
		.orderBy('createdAtMs')
		.execute();
	const waitlist = await database
		.selectFrom('subscribers')
		.select(subscriberColumns)
		.where('email', '=', email)
		.executeTakeFirst();
	return { sessions, signInLinks, waitlist: waitlist ?? null, ...(await academyTraces(database, id)) };
}

export function accountQueries(queries: Queries): AccountStore {
	const { database, lock } = queries;
	return {
		...signInQueries(queries),
		...sessionQueries(queries),
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
				await lock(transaction, `email ${email}`);
				await lock(transaction, `account ${id}`);
				await transaction.deleteFrom('subscribers').where('email', '=', email).execute();
				await transaction.deleteFrom('signInLinks').where('email', '=', email).execute();
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

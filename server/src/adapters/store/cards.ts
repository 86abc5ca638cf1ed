import type { Transaction } from 'kysely';
import type { CardStore, NewCard } from '#server/ports/card-store.ts';
import { whyNoLearners } from './academy-places.ts';
import { accountsOf, beginSession } from './account-rows.ts';
import { permittedAcademies, permittedClasses } from './permitted.ts';
import type { Database, Queries } from './schema.ts';

type Home = { academyId: string; classId: string; language: string; actorId: string };

/** A class's cards, each with its account and membership. */
const cardsOf = (database: Queries['database']) =>
	database
		.selectFrom('learnerCards')
		.innerJoin('accounts', 'accounts.id', 'learnerCards.accountId')
		.innerJoin('memberships', 'memberships.id', 'accounts.cardMembershipId')
		.innerJoin('classMembers', 'classMembers.membershipId', 'memberships.id');

async function addLearners(
	transaction: Transaction<Database>,
	cards: readonly NewCard[],
	{ academyId, classId, language, actorId }: Home,
	atMs: number,
): Promise<void> {
	await transaction
		.insertInto('accounts')
		.values(
			cards.map(({ accountId }) => ({
				id: accountId,
				email: `card ${accountId}`,
				createdAtMs: atMs,
				keepRecordingsDays: null,
				language,
				lastUsedAtMs: atMs,
			})),
		)
		.execute();
	await transaction
		.insertInto('memberships')
		.values(
			cards.map(({ membershipId, accountId, displayName }) => ({
				id: membershipId,
				academyId,
				accountId,
				role: 'learner' as const,
				displayName,
			})),
		)
		.execute();
	await transaction
		.insertInto('classMembers')
		.values(cards.map(({ membershipId }) => ({ classId, membershipId, cameAtMs: atMs })))
		.execute();
	await transaction
		.insertInto('learnerCards')
		.values(
			cards.map(({ accountId, nameKey, pinHash }) => ({
				accountId,
				nameKey,
				pinHash,
				consentedAtMs: atMs,
				confirmedById: actorId,
			})),
		)
		.execute();
	for (const { accountId, membershipId } of cards) {
		await transaction
			.updateTable('accounts')
			.set({ cardMembershipId: membershipId })
			.where('id', '=', accountId)
			.execute();
	}
}

/** Learners without an address: their accounts, cards and sign-ins. */
export function cardQueries({ database, lock, seal }: Queries): CardStore {
	return {
		add: (permission, { classId, cards, atMs }, maxMembers) =>
			database.transaction().execute(async (transaction) => {
				const home = await permittedClasses(transaction, permission)
					.innerJoin('academies', 'academies.id', 'permittedClass.academyId')
					.select(['academies.id as academyId', 'academies.language', 'actor.id as actorId'])
					.where('permittedClass.id', '=', classId)
					.where('permittedClass.archivedAtMs', 'is', null)
					.executeTakeFirst();
				if (!home) return 'notFound';
				await lock(transaction, `academy ${home.academyId}`);
				const { held } = await transaction
					.selectFrom('classMembers')
					.select(({ fn }) => fn.countAll<number>().as('held'))
					.where('classId', '=', classId)
					.executeTakeFirstOrThrow();
				if (held + cards.length > maxMembers) return 'full';
				const more = { more: cards.length, nowMs: atMs };
				const refusal = await whyNoLearners(transaction, home.academyId, more);
				if (refusal) return refusal;
				const nameKeys = cards.map(({ nameKey }) => nameKey);
				const taken = await cardsOf(transaction)
					.select('learnerCards.accountId')
					.where('classMembers.classId', '=', classId)
					.where('learnerCards.nameKey', 'in', nameKeys)
					.executeTakeFirst();
				if (taken || new Set(nameKeys).size < nameKeys.length) return 'nameTaken';
				const sealed = cards.map((card) => ({ ...card, pinHash: seal.text(card.pinHash) }));
				await addLearners(transaction, sealed, { ...home, classId }, atMs);
				return 'added';
			}),
		changePins: (permission, { classId, pins }) =>
			database.transaction().execute(async (transaction) => {
				const found = await cardsOf(transaction)
					.select(['accounts.id as accountId', 'memberships.id as membershipId', 'memberships.displayName'])
					.where('classMembers.classId', '=', classId)
					.where('classMembers.classId', 'in', permittedClasses(transaction, permission))
					.where(
						'memberships.id',
						'in',
						pins.map(({ membershipId }) => membershipId),
					)
					.orderBy('memberships.displayName')
					.execute();
				if (found.length !== pins.length) return undefined;
				for (const { accountId, membershipId } of found) {
					await lock(transaction, `account ${accountId}`);
					const pin = pins.find((each) => each.membershipId === membershipId);
					await transaction
						.updateTable('learnerCards')
						.set({ pinHash: seal.text(pin?.pinHash ?? '') })
						.where('accountId', '=', accountId)
						.execute();
					await transaction.deleteFrom('sessions').where('accountId', '=', accountId).execute();
				}
				return found.map(({ membershipId, displayName }) => ({ membershipId, displayName }));
			}),
		find: (joinCode, nameKey, academyId) =>
			cardsOf(database)
				.innerJoin('classes', 'classes.id', 'classMembers.classId')
				.select(['learnerCards.accountId', 'learnerCards.pinHash'])
				.where('classes.joinCode', '=', joinCode)
				.where('classes.archivedAtMs', 'is', null)
				.$if(academyId !== undefined, (query) => query.where('classes.academyId', '=', academyId ?? ''))
				.where('learnerCards.nameKey', '=', nameKey)
				.orderBy('learnerCards.accountId')
				.execute(),
		signIn: ({ accountId, pinHash }, session) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `account ${accountId}`);
				const card = await transaction
					.selectFrom('learnerCards')
					.select('pinHash')
					.where('accountId', '=', accountId)
					.executeTakeFirst();
				if (card?.pinHash !== pinHash) return undefined;
				return beginSession(transaction, accountId, session, session.createdAtMs);
			}),
		accountOf: (permission, academyId, membershipId) =>
			accountsOf(database)
				.where('carded.id', '=', membershipId)
				.where('carded.academyId', '=', academyId)
				.where(({ eb, or }) =>
					or([
						eb('accounts.id', '=', permission.accountId),
						eb('carded.academyId', 'in', permittedAcademies(database, permission)),
					]),
				)
				.executeTakeFirst(),
	};
}

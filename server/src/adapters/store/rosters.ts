import type { Kysely, Transaction } from 'kysely';
import type { NoRoom } from '#server/ports/academy-store.ts';
import type { NewRosterPerson, RosterChanges, RosterStore } from '#server/ports/roster-store.ts';
import { isReadOnly } from './academy-places.ts';
import { addHeldMember } from './held-accounts.ts';
import { placeInClass, placesIn } from './memberships.ts';
import { permittedAcademies } from './permitted.ts';
import { orRefused, Refusal } from './refusal.ts';
import type { Database, Queries } from './schema.ts';

type Home = { academyId: string; language: string; actorId: string; nowMs: number };

/**
 * Adds somebody who is new, or finds the member whom their address is of; answers the membership. A teacher's waits for them,
 * as nobody's, until they accept an invitation: a file makes nobody staff who has not agreed.
 */
async function addPerson(
	transaction: Transaction<Database>,
	person: NewRosterPerson,
	pinHash: (plain: string) => string,
	{ academyId, language, actorId, nowMs }: Home,
): Promise<string> {
	const { role, membershipId, displayName } = person;
	if (role === 'learner') {
		const { accountId } = person;
		await addHeldMember(transaction, person, { academyId, role, language, nowMs });
		await transaction
			.insertInto('learnerCards')
			.values({
				...{ accountId, nameKey: person.nameKey, pinHash: pinHash(person.pinHash) },
				...{ consentedAtMs: nowMs, confirmedById: actorId },
			})
			.execute();
		return membershipId;
	}
	const { email } = person;
	const member = await transaction
		.selectFrom('memberships')
		.innerJoin('accounts', 'accounts.id', 'memberships.accountId')
		.select('memberships.id')
		.where('memberships.academyId', '=', academyId)
		.where('accounts.email', '=', email)
		.executeTakeFirst();
	if (member) {
		// Under the name that the roster gives them, as the next import would.
		await transaction.updateTable('memberships').set({ displayName }).where('id', '=', member.id).execute();
		return member.id;
	}
	await transaction
		.insertInto('memberships')
		.values({ id: membershipId, academyId, accountId: null, role, displayName })
		.execute();
	return membershipId;
}

/** Teachers of a roster whose place waits for them, and who have no invitation to it that still counts. */
function uninvited(database: Kysely<Database>, academyId: string, nowMs: number) {
	return database
		.selectFrom('rosterPeople')
		.innerJoin('memberships', 'memberships.id', 'rosterPeople.membershipId')
		.leftJoin('invitations', (join) =>
			join.onRef('invitations.membershipId', '=', 'memberships.id').on('invitations.expiresAtMs', '>', nowMs),
		)
		.select(['rosterPeople.sourcedId', 'memberships.id as membershipId'])
		.where('rosterPeople.academyId', '=', academyId)
		.where('memberships.accountId', 'is', null)
		.where('invitations.tokenHash', 'is', null)
		.execute();
}

async function changeClasses(
	transaction: Transaction<Database>,
	{ newClasses, changedClasses }: RosterChanges,
	{ academyId, nowMs }: Home,
): Promise<void> {
	for (const { sourcedId, classId, name, joinCode } of newClasses) {
		const added = { id: classId, academyId, name, joinCode, createdAtMs: nowMs, archivedAtMs: null };
		await transaction.insertInto('classes').values(added).execute();
		await transaction.insertInto('rosterClasses').values({ academyId, sourcedId, classId }).execute();
	}
	for (const { classId, name, isArchived } of changedClasses) {
		await transaction
			.updateTable('classes')
			.set({ name, archivedAtMs: isArchived ? nowMs : null })
			.where('id', '=', classId)
			.execute();
	}
}

/** What schools' own systems call classes and people, and what they change. */
export function rosterQueries({ database, lock, seal }: Queries): RosterStore {
	return {
		async known(permission, academyId, nowMs) {
			const academy = await permittedAcademies(database, permission)
				.innerJoin('academies', 'academies.id', 'manager.academyId')
				.select('academies.language')
				.where('manager.academyId', '=', academyId)
				.executeTakeFirst();
			if (!academy) return undefined;
			const classes = await database
				.selectFrom('rosterClasses')
				.innerJoin('classes', 'classes.id', 'rosterClasses.classId')
				.select(['rosterClasses.sourcedId', 'classes.id as classId', 'classes.name', 'classes.joinCode'])
				.select('classes.archivedAtMs')
				.where('rosterClasses.academyId', '=', academyId)
				.execute();
			const people = await database
				.selectFrom('rosterPeople')
				.innerJoin('memberships', 'memberships.id', 'rosterPeople.membershipId')
				.select(['rosterPeople.sourcedId', 'memberships.id as membershipId'])
				.select(['memberships.displayName', 'memberships.role'])
				.where('rosterPeople.academyId', '=', academyId)
				.execute();
			const places = await database
				.selectFrom('classMembers')
				.innerJoin('rosterClasses', 'rosterClasses.classId', 'classMembers.classId')
				.select(['classMembers.classId', 'classMembers.membershipId'])
				.where('rosterClasses.academyId', '=', academyId)
				.execute();
			return {
				language: academy.language,
				classes: new Map(
					classes.map(({ sourcedId, archivedAtMs, ...rest }) => [
						sourcedId,
						{ ...rest, isArchived: archivedAtMs !== null },
					]),
				),
				people: new Map(people.map(({ sourcedId, ...rest }) => [sourcedId, rest])),
				places: new Set(places.map(({ classId, membershipId }) => `${classId} ${membershipId}`)),
				uninvited: await uninvited(database, academyId, nowMs),
			};
		},
		apply: (permission, academyId, changes, { nowMs, maxClasses, maxMembers }) =>
			orRefused(
				database.transaction().execute(async (transaction) => {
					await lock(transaction, `academy ${academyId}`);
					const found = await permittedAcademies(transaction, permission)
						.innerJoin('academies', 'academies.id', 'manager.academyId')
						.select(['academies.language', 'manager.id as actorId'])
						.where('manager.academyId', '=', academyId)
						.executeTakeFirst();
					if (!found) return 'notFound';
					if (await isReadOnly(transaction, academyId, nowMs)) throw new Refusal<NoRoom>('readOnly');
					const home = { ...found, academyId, nowMs };
					await changeClasses(transaction, changes, home);
					const { held } = await transaction
						.selectFrom('classes')
						.select(({ fn }) => fn.countAll<number>().as('held'))
						.where('academyId', '=', academyId)
						.executeTakeFirstOrThrow();
					if (held > maxClasses) throw new Refusal<NoRoom>('full');
					const membershipOf = new Map<string, string>();
					for (const person of changes.newPeople) {
						const membershipId = await addPerson(transaction, person, seal.text, home);
						membershipOf.set(person.membershipId, membershipId);
						await transaction
							.insertInto('rosterPeople')
							.values({ academyId, sourcedId: person.sourcedId, membershipId })
							.execute();
					}
					for (const { membershipId, displayName, nameKey } of changes.renamed) {
						await transaction
							.updateTable('memberships')
							.set({ displayName })
							.where('id', '=', membershipId)
							.execute();
						const carded = transaction
							.selectFrom('accounts')
							.select('id')
							.where('cardMembershipId', '=', membershipId);
						await transaction
							.updateTable('learnerCards')
							.set({ nameKey })
							.where('accountId', 'in', carded)
							.execute();
					}
					for (const { classId, membershipId, isIn } of changes.places) {
						const placed = { classId, membershipId: membershipOf.get(membershipId) ?? membershipId };
						if (isIn) await placeInClass(transaction, { ...placed, cameAtMs: nowMs });
						else {
							await transaction
								.deleteFrom('classMembers')
								.where('classId', '=', classId)
								.where('membershipId', '=', placed.membershipId)
								.execute();
						}
					}
					for (const classId of new Set(changes.places.map((place) => place.classId))) {
						if ((await placesIn(transaction, classId)) > maxMembers) throw new Refusal<NoRoom>('full');
					}
					return 'applied';
				}),
			),
	};
}

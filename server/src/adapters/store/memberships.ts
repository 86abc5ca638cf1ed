import type { Kysely, Transaction } from 'kysely';
import type { AcademyStore, Invitation } from '#server/ports/academy-store.ts';
import type { Permission } from '#server/ports/permission.ts';
import { ownMemberships, permittedAcademies, permittedClasses } from './permitted.ts';
import type { Database, Queries } from './schema.ts';

/** Gives a member a place in a class; answers false where they have it already. */
export async function placeInClass(
	transaction: Transaction<Database>,
	placed: { classId: string; membershipId: string; cameAtMs: number },
): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await transaction
		.insertInto('classMembers')
		.values(placed)
		.onConflict((conflict) => conflict.columns(['classId', 'membershipId']).doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n;
}

/** How many have a place in a class. */
export async function placesIn(transaction: Transaction<Database>, classId: string): Promise<number> {
	const { held } = await transaction
		.selectFrom('classMembers')
		.select(({ fn }) => fn.countAll<number>().as('held'))
		.where('classId', '=', classId)
		.executeTakeFirstOrThrow();
	return Number(held);
}

/** Whether a permission reaches the class of an invitation, or else its whole academy, and its ward. */
export async function isInReach(
	database: Kysely<Database>,
	permission: Permission,
	{ academyId, classId, wardId }: Invitation,
): Promise<boolean> {
	const place =
		classId === null
			? await permittedAcademies(database, permission)
					.where('manager.academyId', '=', academyId)
					.executeTakeFirst()
			: await permittedClasses(database, permission)
					.where('permittedClass.id', '=', classId)
					.where('permittedClass.academyId', '=', academyId)
					.where('permittedClass.archivedAtMs', 'is', null)
					.executeTakeFirst();
	if (!place || wardId === null) return place !== undefined;
	const ward = await database
		.selectFrom('memberships')
		.innerJoin('classMembers', 'classMembers.membershipId', 'memberships.id')
		.select('memberships.id')
		.where('memberships.id', '=', wardId)
		.where('memberships.academyId', '=', academyId)
		.where('memberships.role', '=', 'learner')
		.where('classMembers.classId', 'in', permittedClasses(database, permission))
		.executeTakeFirst();
	return ward !== undefined;
}

/** The membership of whoever invites somebody, whose permission was looked at before. */
export async function inviterOf(
	database: Kysely<Database>,
	{ accountId }: Pick<Permission, 'accountId'>,
	academyId: string,
): Promise<string> {
	const { id } = await ownMemberships(database, { accountId })
		.where('own.academyId', '=', academyId)
		.executeTakeFirstOrThrow();
	return id;
}

export function membershipQueries(queries: Queries): Pick<AcademyStore, 'placeMember' | 'removeMember'> {
	const { database, lock } = queries;
	return {
		placeMember: (permission, { classId, membershipId, isIn, roles, atMs: cameAtMs }) =>
			database.transaction().execute(async (transaction) => {
				const allowed = await permittedClasses(transaction, permission)
					.innerJoin('memberships as placed', 'placed.academyId', 'permittedClass.academyId')
					.where('permittedClass.id', '=', classId)
					.where('placed.id', '=', membershipId)
					.where('placed.role', 'in', [...roles])
					.executeTakeFirst();
				if (!allowed) return false;
				if (isIn) {
					await placeInClass(transaction, { classId, membershipId, cameAtMs });
				} else {
					await transaction
						.deleteFrom('classMembers')
						.where('classId', '=', classId)
						.where('membershipId', '=', membershipId)
						.execute();
				}
				return true;
			}),
		removeMember: (permission, academyId, membershipId) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `academy ${academyId}`);
				const found = await transaction
					.selectFrom('memberships')
					.leftJoin('safeguardingLeads', 'safeguardingLeads.membershipId', 'memberships.id')
					.select(['memberships.role', 'memberships.accountId', 'safeguardingLeads.membershipId as namedId'])
					.where('memberships.id', '=', membershipId)
					.where('memberships.academyId', '=', academyId)
					.where(({ eb, or }) =>
						or([
							eb('memberships.accountId', '=', permission.accountId),
							eb('memberships.academyId', 'in', permittedAcademies(transaction, permission)),
						]),
					)
					.executeTakeFirst();
				if (!found) return 'notFound';
				if (found.role === 'owner') return 'lastOwner';
				if (found.namedId !== null && found.accountId !== permission.accountId) {
					const { accountId, toLeads: everywhere } = permission;
					const mayRemoveLeads = await permittedAcademies(transaction, { accountId, everywhere })
						.where('manager.academyId', '=', academyId)
						.executeTakeFirst();
					if (!mayRemoveLeads) return 'isLead';
				}
				await transaction.deleteFrom('memberships').where('id', '=', membershipId).execute();
				return 'removed';
			}),
	};
}

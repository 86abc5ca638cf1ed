import type { Role } from '@henry/contract/academies.ts';
import type { Transaction } from 'kysely';
import type { HouseStore } from '#server/ports/house-store.ts';
import type { Permission } from '#server/ports/permission.ts';
import { placeInClass } from './memberships.ts';
import { ownMemberships, permittedAcademies, permittedClasses } from './permitted.ts';
import type { Database, Queries } from './schema.ts';

/** A class in reach that is not archived, with its academy. */
const openClass = (transaction: Transaction<Database>, permission: Permission, classId: string) =>
	permittedClasses(transaction, permission)
		.select('permittedClass.academyId')
		.where('permittedClass.id', '=', classId)
		.where('permittedClass.archivedAtMs', 'is', null)
		.executeTakeFirst();

/** Who can own an academy: somebody of these roles who signs in by an address. */
const heir = (
	transaction: Transaction<Database>,
	{ academyId, toMembershipId, roles }: { academyId: string; toMembershipId: string; roles: readonly Role[] },
) =>
	transaction
		.selectFrom('memberships')
		.innerJoin('accounts', 'accounts.id', 'memberships.accountId')
		.select(['memberships.id', 'accounts.id as accountId'])
		.where('memberships.id', '=', toMembershipId)
		.where('memberships.academyId', '=', academyId)
		.where('memberships.role', 'in', roles)
		.where('accounts.cardMembershipId', 'is', null)
		.executeTakeFirst();

function classTransfers({
	database,
	lock,
}: Queries): Pick<HouseStore, 'moveLearner' | 'handOverClass' | 'giveExtraTime'> {
	return {
		moveLearner: (permission, { membershipId, fromClassId, toClassId, withWork, atMs }, maxMembers) =>
			database.transaction().execute(async (transaction) => {
				const from = await permittedClasses(transaction, permission)
					.innerJoin('classMembers as moved', 'moved.classId', 'permittedClass.id')
					.innerJoin('memberships as learner', 'learner.id', 'moved.membershipId')
					.select('permittedClass.academyId')
					.where('permittedClass.id', '=', fromClassId)
					.where('learner.id', '=', membershipId)
					.where('learner.role', '=', 'learner')
					.executeTakeFirst();
				const to = await openClass(transaction, permission, toClassId);
				if (!from || from.academyId !== to?.academyId || fromClassId === toClassId) return 'notFound';
				await lock(transaction, `academy ${to.academyId}`);
				const { held } = await transaction
					.selectFrom('classMembers')
					.select(({ fn }) => fn.countAll<number>().as('held'))
					.where('classId', '=', toClassId)
					.executeTakeFirstOrThrow();
				if (held >= maxMembers) return 'full';
				await placeInClass(transaction, { classId: toClassId, membershipId, cameAtMs: atMs });
				await transaction
					.deleteFrom('classMembers')
					.where('classId', '=', fromClassId)
					.where('membershipId', '=', membershipId)
					.execute();
				if (withWork) {
					await transaction
						.updateTable('handIns')
						.set({ classId: toClassId })
						.where('classId', '=', fromClassId)
						.where('membershipId', '=', membershipId)
						.execute();
				}
				return 'moved';
			}),
		handOverClass: (permission, { classId, toMembershipId, roles }) =>
			database.transaction().execute(async (transaction) => {
				const home = await permittedClasses(transaction, permission)
					.innerJoin('memberships as heir', 'heir.academyId', 'permittedClass.academyId')
					.where('permittedClass.id', '=', classId)
					.where('heir.id', '=', toMembershipId)
					.where('heir.role', 'in', roles)
					.executeTakeFirst();
				if (!home) return false;
				await transaction
					.deleteFrom('classMembers')
					.where('classId', '=', classId)
					.where('membershipId', 'in', (query) =>
						query.selectFrom('memberships').select('id').where('role', 'in', roles),
					)
					.execute();
				await transaction
					.insertInto('classMembers')
					.values({ classId, membershipId: toMembershipId })
					.execute();
				return true;
			}),
		async giveExtraTime(permission, { academyId, membershipId, percent }) {
			const { numUpdatedRows } = await database
				.updateTable('memberships')
				.set({ extraTimePercent: percent })
				.where('id', '=', membershipId)
				.where('academyId', '=', academyId)
				.where('role', '=', 'learner')
				.where('id', 'in', (query) =>
					query
						.selectFrom('classMembers')
						.select('membershipId')
						.where('classId', 'in', permittedClasses(database, permission)),
				)
				.executeTakeFirst();
			return numUpdatedRows === 1n;
		},
	};
}

/** Learners between classes, classes between teachers, academies between owners. */
export function transferQueries(
	queries: Queries,
): Pick<HouseStore, 'moveLearner' | 'handOverClass' | 'giveExtraTime' | 'handOverAcademy'> {
	const { database, lock } = queries;
	return {
		...classTransfers(queries),
		handOverAcademy: (permission, { academyId, toMembershipId, roles }, maxOwned) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `academy ${academyId}`);
				const allowed = await permittedAcademies(transaction, permission)
					.where('manager.academyId', '=', academyId)
					.executeTakeFirst();
				if (!allowed) return 'notFound';
				const found = await heir(transaction, { academyId, toMembershipId, roles });
				if (!found) return 'cannotOwn';
				await lock(transaction, `account ${found.accountId}`);
				const { owned } = await transaction
					.selectFrom('memberships')
					.select(({ fn }) => fn.countAll<number>().as('owned'))
					.where('accountId', '=', found.accountId)
					.where('role', '=', 'owner')
					.executeTakeFirstOrThrow();
				if (owned >= maxOwned) return 'cannotOwn';
				await transaction
					.updateTable('memberships')
					.set({ role: 'coordinator' })
					.where('academyId', '=', academyId)
					.where('accountId', '=', permission.accountId)
					.execute();
				await transaction
					.updateTable('memberships')
					.set({ role: 'owner' })
					.where('id', '=', toMembershipId)
					.execute();
				await transaction
					.deleteFrom('invitations')
					.where('academyId', '=', academyId)
					.where('invitedById', 'in', ownMemberships(transaction, permission))
					.execute();
				return 'handedOver';
			}),
	};
}

import type { Role } from '@henry/contract/academies.ts';
import type { Kysely } from 'kysely';
import type { Permission } from '#server/ports/permission.ts';
import type { Database } from './schema.ts';

/** SQL has no empty list: nobody has this role. */
export const orNobody = (roles: readonly Role[]): Role[] =>
	roles.length === 0 ? ['nobody' as Role] : [...roles];

/** The classes on which a permission may be used, as a query that others take in. */
export function permittedClasses(
	database: Kysely<Database>,
	{ accountId, everywhere, inOwnClasses }: Permission,
) {
	return database
		.selectFrom('classes as permittedClass')
		.innerJoin('memberships as actor', 'actor.academyId', 'permittedClass.academyId')
		.leftJoin('classMembers as place', (join) =>
			join.onRef('place.classId', '=', 'permittedClass.id').onRef('place.membershipId', '=', 'actor.id'),
		)
		.select('permittedClass.id')
		.where('actor.accountId', '=', accountId)
		.where(({ eb, and, or }) =>
			or([
				eb('actor.role', 'in', orNobody(everywhere)),
				and([eb('actor.role', 'in', orNobody(inOwnClasses)), eb('place.classId', 'is not', null)]),
			]),
		);
}

/** The caller's places in an academy in which a permission may be used, everywhere or in classes. */
export function permittedMembership(
	database: Kysely<Database>,
	{ accountId, everywhere, inOwnClasses }: Permission,
	academyId: string,
) {
	return database
		.selectFrom('memberships as member')
		.select(['member.id', 'member.role', 'member.displayName'])
		.where('member.academyId', '=', academyId)
		.where('member.accountId', '=', accountId)
		.where('member.role', 'in', orNobody([...everywhere, ...inOwnClasses]));
}

/** The academies in which a permission may be used everywhere. */
export function permittedAcademies(
	database: Kysely<Database>,
	{ accountId, everywhere }: Pick<Permission, 'accountId' | 'everywhere'>,
) {
	return database
		.selectFrom('memberships as manager')
		.select('manager.academyId')
		.where('manager.accountId', '=', accountId)
		.where('manager.role', 'in', orNobody(everywhere));
}

/** The learners whose guardian may use a permission: who is one may be more in the academy, a teacher or a learner. */
export function permittedWards(database: Kysely<Database>, { accountId, ofWard }: Permission) {
	return database
		.selectFrom('wards')
		.innerJoin('memberships as guardian', 'guardian.id', 'wards.guardianId')
		.select('wards.learnerId')
		.where('guardian.accountId', '=', accountId)
		.where(({ lit }) => lit(ofWard.includes('guardian')));
}

/** What an account is in its academies, as ids of memberships. */
export function ownMemberships(database: Kysely<Database>, { accountId }: Pick<Permission, 'accountId'>) {
	return database.selectFrom('memberships as own').select('own.id').where('own.accountId', '=', accountId);
}

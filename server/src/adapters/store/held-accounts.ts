import type { Role } from '@henry/contract/academies.ts';
import type { Transaction } from 'kysely';
import { whyNoLearners } from './academy-places.ts';
import type { Database } from './schema.ts';

type NewHeldMember = { accountId: string; membershipId: string; displayName: string };

/**
 * Adds somebody whose account an academy holds, as those with cards are: it goes with the membership. The caller has locked
 * the academy. False, and nothing is added, where it has no place for another learner.
 */
export async function addHeldMember(
	transaction: Transaction<Database>,
	{ accountId, membershipId, displayName }: NewHeldMember,
	{ academyId, role, language, nowMs }: { academyId: string; role: Role; language: string; nowMs: number },
): Promise<boolean> {
	if (role === 'learner' && (await whyNoLearners(transaction, academyId, { more: 1, nowMs }))) return false;
	await transaction
		.insertInto('accounts')
		.values({
			...{ id: accountId, email: `held ${accountId}`, createdAtMs: nowMs, keepRecordingsDays: null },
			...{ language, lastUsedAtMs: nowMs },
		})
		.execute();
	await transaction
		.insertInto('memberships')
		.values({ id: membershipId, academyId, accountId, role, displayName, wardId: null })
		.execute();
	await transaction
		.updateTable('accounts')
		.set({ cardMembershipId: membershipId })
		.where('id', '=', accountId)
		.execute();
	return true;
}

/** Gives a member a place in a class, unless they have it. */
export async function placeInClass(
	transaction: Transaction<Database>,
	classId: string,
	membershipId: string,
): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await transaction
		.insertInto('classMembers')
		.values({ classId, membershipId })
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

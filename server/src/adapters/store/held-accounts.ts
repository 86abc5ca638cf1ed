import type { Role } from '@henry/contract/academies.ts';
import type { Transaction } from 'kysely';
import { NoRoom, whyNobody } from './academy-places.ts';
import type { Database } from './schema.ts';

type NewHeldMember = { accountId: string; membershipId: string; displayName: string };

/**
 * Adds somebody whose account an academy holds, as those with cards are: it goes with the membership. The caller has locked
 * the academy. Throws `NoRoom` where it takes nobody more.
 */
export async function addHeldMember(
	transaction: Transaction<Database>,
	{ accountId, membershipId, displayName }: NewHeldMember,
	{ academyId, role, language, nowMs }: { academyId: string; role: Role; language: string; nowMs: number },
): Promise<void> {
	const refusal = await whyNobody(transaction, { academyId, role }, nowMs);
	if (refusal) throw new NoRoom(refusal);
	await transaction
		.insertInto('accounts')
		.values({
			...{ id: accountId, email: `held ${accountId}`, createdAtMs: nowMs, keepRecordingsDays: null },
			...{ language, lastUsedAtMs: nowMs },
		})
		.execute();
	await transaction
		.insertInto('memberships')
		.values({ id: membershipId, academyId, accountId, role, displayName })
		.execute();
	await transaction
		.updateTable('accounts')
		.set({ cardMembershipId: membershipId })
		.where('id', '=', accountId)
		.execute();
}

/** Gives a member a place in a class, unless they have it. */
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

import type { Role } from '@henry/contract/academies.ts';
import type { Transaction } from 'kysely';
import type { NoRoom } from '#server/ports/academy-store.ts';
import { whyNobody } from './academy-places.ts';
import { Refusal } from './refusal.ts';
import type { Database } from './schema.ts';

type NewHeldMember = { accountId: string; membershipId: string; displayName: string };

/**
 * Adds somebody whose account an academy holds, as those with cards are: it goes with the membership. The caller has locked
 * the academy. Throws a `Refusal` where it takes nobody more.
 */
export async function addHeldMember(
	transaction: Transaction<Database>,
	{ accountId, membershipId, displayName }: NewHeldMember,
	{ academyId, role, language, nowMs }: { academyId: string; role: Role; language: string; nowMs: number },
): Promise<void> {
	const refusal = await whyNobody(transaction, { academyId, role }, nowMs);
	if (refusal) throw new Refusal<NoRoom>(refusal);
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

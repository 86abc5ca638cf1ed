import type { Role } from '@henry/contract/academies.ts';
import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Whether an academy's places have ended for so long that nothing can be added to it. */
export async function isReadOnly(
	transaction: Transaction<Database>,
	academyId: string,
	nowMs: number,
): Promise<boolean> {
	const { readOnlyFromMs } = await transaction
		.selectFrom('academies')
		.select('readOnlyFromMs')
		.where('id', '=', academyId)
		.executeTakeFirstOrThrow();
	return readOnlyFromMs !== null && nowMs >= readOnlyFromMs;
}

/** Why an academy, which the caller has locked, takes no more learners; undefined where it does. */
export async function whyNoLearners(
	transaction: Transaction<Database>,
	academyId: string,
	{ more, nowMs }: { more: number; nowMs: number },
): Promise<'readOnly' | 'placesTaken' | undefined> {
	if (await isReadOnly(transaction, academyId, nowMs)) return 'readOnly';
	const { places, used } = await transaction
		.selectFrom('academies')
		.select('places')
		.select(({ selectFrom, fn }) =>
			selectFrom('memberships')
				.where('academyId', '=', academyId)
				.where('role', '=', 'learner')
				.select(fn.countAll<number>().as('count'))
				.as('used'),
		)
		.where('id', '=', academyId)
		.executeTakeFirstOrThrow();
	return places !== null && (used ?? 0) + more > places ? 'placesTaken' : undefined;
}

/** The same of one more of any role: places are those of learners. */
export async function whyNobody(
	transaction: Transaction<Database>,
	{ academyId, role }: { academyId: string; role: Role },
	nowMs: number,
): Promise<'readOnly' | 'placesTaken' | undefined> {
	const isLearner = role === 'learner';
	const refusal = await whyNoLearners(transaction, academyId, { more: Number(isLearner), nowMs });
	return isLearner || refusal === 'readOnly' ? refusal : undefined;
}

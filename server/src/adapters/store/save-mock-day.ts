import { staffRoles } from '@henry/contract/academies.ts';
import type { SaveAssignmentRequest } from '@henry/contract/homework.ts';
import { maxAttempts } from '@henry/contract/limits.ts';
import type { Transaction } from 'kysely';
import type { MockDayStore, SavedMockDay } from '#server/ports/mock-day-store.ts';
import type { Permission } from '#server/ports/permission.ts';
import { isReadOnly } from './academy-places.ts';
import { waitingAccounts } from './mock-learners.ts';
import type { MockDayBody } from './mock-slots.ts';
import { permittedClasses } from './permitted.ts';
import type { Database, Queries } from './schema.ts';

type Candidate = { membershipId: string; classId: string; slotId: string; place: number };

const candidatesOf = ({ slots }: SavedMockDay): Candidate[] =>
	slots.flatMap(({ id, candidates }) =>
		candidates.map((candidate, place) => ({ ...candidate, slotId: id, place })),
	);

/**
 * Whether every candidate is a learner of a class in reach, or was a candidate of the day for that class before: who has
 * changed class since, or whose class is archived, stays what they were put in as. And whether one waits for a guardian.
 */
async function reachOf(
	transaction: Transaction<Database>,
	permission: Permission,
	{ academyId }: SavedMockDay,
	old: readonly Pick<Candidate, 'membershipId' | 'classId'>[],
	candidates: readonly Candidate[],
): Promise<'all' | 'waits' | 'notFound'> {
	const membershipIds = candidates.map(({ membershipId }) => membershipId);
	const places = await transaction
		.selectFrom('classMembers')
		.innerJoin('classes', 'classes.id', 'classMembers.classId')
		.select(['classMembers.membershipId', 'classMembers.classId'])
		.where('classes.academyId', '=', academyId)
		.where('classes.archivedAtMs', 'is', null)
		.where('classMembers.classId', 'in', permittedClasses(transaction, permission))
		.where('classMembers.membershipId', 'in', membershipIds)
		.execute();
	const learners = await transaction
		.selectFrom('memberships')
		.select('id')
		.select(({ eb }) => eb('accountId', 'in', waitingAccounts(transaction)).as('waits'))
		.where('role', '=', 'learner')
		.where('id', 'in', membershipIds)
		.execute();
	const isReached = ({ membershipId, classId }: Candidate) =>
		learners.some(({ id }) => id === membershipId) &&
		[...old, ...places].some((one) => one.membershipId === membershipId && one.classId === classId);
	if (!candidates.every(isReached)) return 'notFound';
	return learners.some(({ waits }) => waits) ? 'waits' : 'all';
}

/** What is there of a day already; undefined where it is of another academy or not in reach as a whole. */
async function before(
	transaction: Transaction<Database>,
	permission: Permission,
	{ id, academyId }: SavedMockDay,
) {
	const day = await transaction
		.selectFrom('mockDays')
		.select('academyId')
		.where('id', '=', id)
		.executeTakeFirst();
	if (day && day.academyId !== academyId) return undefined;
	const candidates = await transaction
		.selectFrom('mockCandidates')
		.select(['membershipId', 'classId', 'assignmentId'])
		.select(({ eb }) => eb('classId', 'in', permittedClasses(transaction, permission)).as('isInReach'))
		.where('dayId', '=', id)
		.execute();
	if (candidates.some(({ isInReach }) => !isInReach)) return undefined;
	return { isNew: !day, candidates };
}

/** Whether all examiners are of the academy's staff. */
async function areStaff(
	transaction: Transaction<Database>,
	{ academyId, examinerIds }: SavedMockDay,
): Promise<boolean> {
	const staff = await transaction
		.selectFrom('memberships')
		.select('id')
		.where('academyId', '=', academyId)
		.where('role', 'in', staffRoles)
		.where('id', 'in', ['', ...examinerIds])
		.execute();
	return staff.length === new Set(examinerIds).size;
}

async function saveExaminers(transaction: Transaction<Database>, { id: dayId, examinerIds }: SavedMockDay) {
	await transaction.deleteFrom('mockExaminers').where('dayId', '=', dayId).execute();
	for (const membershipId of new Set(examinerIds)) {
		await transaction.insertInto('mockExaminers').values({ dayId, membershipId }).execute();
	}
}

/** Ends a transaction in which a slot is of another day. */
const slotOfOtherDay = new Error('slot of another day');

async function saveSlots(transaction: Transaction<Database>, { id: dayId, slots }: SavedMockDay) {
	for (const { id, room, startsAtMs, minutes } of slots) {
		const { numInsertedOrUpdatedRows } = await transaction
			.insertInto('mockSlots')
			.values({ id, dayId, room, startsAtMs, minutes })
			.onConflict((conflict) =>
				conflict.column('id').doUpdateSet({ room, startsAtMs, minutes }).where('mockSlots.dayId', '=', dayId),
			)
			.executeTakeFirst();
		if (numInsertedOrUpdatedRows !== 1n) throw slotOfOtherDay;
	}
}

/** The homework of a class that its candidates' answers are handed in for. */
async function saveAssignment(
	transaction: Transaction<Database>,
	{ id: mockDayId, title, exam, examName, createdAtMs }: SavedMockDay,
	{ id, classId }: { id: string; classId: string },
) {
	const fields: Omit<SaveAssignmentRequest, 'id' | 'classId'> = {
		...{ title, instructions: '', task: { kind: 'exam', exam, name: examName, mockDayId } },
		...{ dueAtMs: null, attempts: maxAttempts, release: 'afterReview' },
	};
	const body = JSON.stringify(fields);
	await transaction
		.insertInto('assignments')
		.values({ id, classId, createdAtMs, body })
		.onConflict((conflict) => conflict.column('id').doUpdateSet({ body }))
		.execute();
}

/** Candidates who are left out go, and homework that nobody of the day does any more, where nothing was handed in for it. */
async function removeLeftOut(
	transaction: Transaction<Database>,
	dayId: string,
	old: readonly { membershipId: string; assignmentId: string }[],
	candidates: readonly Candidate[],
	assignmentIds: readonly string[],
) {
	const slotIds = [...new Set(candidates.map(({ slotId }) => slotId))];
	const left = old.filter(({ membershipId }) => candidates.every((one) => one.membershipId !== membershipId));
	for (const { membershipId } of left) {
		await transaction
			.deleteFrom('mockCandidates')
			.where('dayId', '=', dayId)
			.where('membershipId', '=', membershipId)
			.execute();
	}
	await transaction
		.deleteFrom('mockSlots')
		.where('dayId', '=', dayId)
		.where('id', 'not in', slotIds)
		.execute();
	const unused = [...new Set(old.map(({ assignmentId }) => assignmentId))].filter(
		(id) => !assignmentIds.includes(id),
	);
	if (unused.length === 0) return;
	await transaction
		.deleteFrom('assignments')
		.where('id', 'in', unused)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('handIns').select('handIns.id').whereRef('handIns.assignmentId', '=', 'assignments.id'),
				),
			),
		)
		.execute();
}

async function saveCandidates(
	transaction: Transaction<Database>,
	day: SavedMockDay,
	old: readonly { membershipId: string; classId: string; assignmentId: string }[],
	candidates: readonly Candidate[],
) {
	const classIds = [...new Set(candidates.map(({ classId }) => classId))];
	const assignmentOf = new Map<string, string>();
	for (const classId of classIds) {
		const known = old.find((one) => one.classId === classId)?.assignmentId;
		const id = known ?? day.assignmentIds[classId] ?? '';
		await saveAssignment(transaction, day, { id, classId });
		assignmentOf.set(classId, id);
	}
	for (const { membershipId, classId, slotId, place } of candidates) {
		const placed = { classId, slotId, place, assignmentId: assignmentOf.get(classId) ?? '' };
		await transaction
			.insertInto('mockCandidates')
			.values({ dayId: day.id, membershipId, ...placed, status: 'expected', statusAtMs: 0 })
			.onConflict((conflict) => conflict.columns(['dayId', 'membershipId']).doUpdateSet(placed))
			.execute();
	}
	await removeLeftOut(transaction, day.id, old, candidates, [...assignmentOf.values()]);
}

/** Adds or replaces a day. */
export function saveMockDay({ database, lock }: Queries): MockDayStore['save'] {
	const save: MockDayStore['save'] = (permission, day, maxDays) =>
		database.transaction().execute(async (transaction) => {
			await lock(transaction, `mockDay ${day.id}`);
			const candidates = candidatesOf(day);
			if (!(await areStaff(transaction, day))) return 'notFound';
			const old = await before(transaction, permission, day);
			if (!old) return 'notFound';
			const reach = await reachOf(transaction, permission, day, old.candidates, candidates);
			if (reach !== 'all') return reach;
			const { academyId, startsAtMs } = day;
			if (await isReadOnly(transaction, academyId, day.createdAtMs)) return 'readOnly';
			if (old.isNew) {
				const { held } = await transaction
					.selectFrom('mockDays')
					.select(({ fn }) => fn.countAll<number>().as('held'))
					.where('academyId', '=', academyId)
					.executeTakeFirstOrThrow();
				if (Number(held) >= maxDays) return 'full';
			}
			const { title, exam, examName, form, furtherForms, groupSize, pauseMinutes, rooms } = day;
			const fields: MockDayBody = {
				...{ title, exam, examName, form, furtherForms, groupSize, pauseMinutes, rooms },
			};
			const body = JSON.stringify(fields);
			await transaction
				.insertInto('mockDays')
				.values({ id: day.id, academyId, startsAtMs, body })
				.onConflict((conflict) => conflict.column('id').doUpdateSet({ startsAtMs, body }))
				.execute();
			await saveExaminers(transaction, day);
			await saveSlots(transaction, day);
			await saveCandidates(transaction, day, old.candidates, candidates);
			return 'saved';
		});
	return async (permission, day, maxDays) => {
		try {
			return await save(permission, day, maxDays);
		} catch (error) {
			if (error === slotOfOtherDay) return 'notFound';
			throw error;
		}
	};
}

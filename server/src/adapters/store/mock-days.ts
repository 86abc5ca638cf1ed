import { staffRoles } from '@henry/contract/academies.ts';
import type { Kysely } from 'kysely';
import type { MockDayStore } from '#server/ports/mock-day-store.ts';
import type { Permission } from '#server/ports/permission.ts';
import { mockLearnerQueries, waitingAccounts } from './mock-learners.ts';
import { mockRoomQueries } from './mock-rooms.ts';
import { examinedDays, type MockDayBody, type SheetBody, slotsInReach } from './mock-slots.ts';
import { ownMemberships, permittedClasses, permittedMembership } from './permitted.ts';
import { leadNames } from './safeguarding-leads.ts';
import { saveMockDay } from './save-mock-day.ts';
import type { Database, Queries } from './schema.ts';

/** Slots in reach with their candidates, in their order. */
async function slotsOf(database: Kysely<Database>, permission: Permission, dayId: string) {
	const slots = await database
		.selectFrom('mockSlots')
		.select(['id', 'room', 'startsAtMs', 'minutes'])
		.where('dayId', '=', dayId)
		.where('id', 'in', slotsInReach(database, permission))
		.orderBy('startsAtMs')
		.orderBy('room')
		.execute();
	const candidates = await database
		.selectFrom('mockCandidates')
		.innerJoin('memberships', 'memberships.id', 'mockCandidates.membershipId')
		.innerJoin('classes', 'classes.id', 'mockCandidates.classId')
		.select(['mockCandidates.slotId', 'mockCandidates.membershipId', 'memberships.displayName'])
		.select(['mockCandidates.classId', 'classes.name as className', 'mockCandidates.status'])
		.select(({ eb, exists, selectFrom }) => [
			exists(
				selectFrom('handIns')
					.select('handIns.id')
					.whereRef('handIns.assignmentId', '=', 'mockCandidates.assignmentId')
					.whereRef('handIns.membershipId', '=', 'mockCandidates.membershipId'),
			).as('isHandedIn'),
			eb('memberships.accountId', 'in', waitingAccounts(database)).as('waitsForGuardian'),
			selectFrom('mockMarks')
				.select(({ fn }) => fn.countAll<number>().as('marks'))
				.whereRef('mockMarks.dayId', '=', 'mockCandidates.dayId')
				.whereRef('mockMarks.membershipId', '=', 'mockCandidates.membershipId')
				.as('marks'),
		])
		.where('mockCandidates.dayId', '=', dayId)
		.where('mockCandidates.slotId', 'in', slotsInReach(database, permission))
		.orderBy('mockCandidates.place')
		.execute();
	return slots.map((slot) => ({
		...slot,
		candidates: candidates
			.filter(({ slotId }) => slotId === slot.id)
			.map(({ slotId: _, isHandedIn, waitsForGuardian, marks, ...candidate }) => ({
				...candidate,
				isHandedIn: Boolean(isHandedIn),
				waitsForGuardian: Boolean(waitsForGuardian),
				marks: Number(marks),
			})),
	}));
}

/** Days with a candidate in reach, and those that the caller examines. */
function daysInReach(database: Kysely<Database>, permission: Permission) {
	return database
		.selectFrom('mockCandidates')
		.select('mockCandidates.dayId')
		.where(({ eb, or }) =>
			or([
				eb('mockCandidates.classId', 'in', permittedClasses(database, permission)),
				eb('mockCandidates.dayId', 'in', examinedDays(database, permission)),
			]),
		);
}

/** Examiners of a day besides the staff of its classes. */
function examinersOf(database: Kysely<Database>, dayId: string) {
	return database
		.selectFrom('mockExaminers')
		.innerJoin('memberships', 'memberships.id', 'mockExaminers.membershipId')
		.select(['memberships.id as membershipId', 'memberships.displayName'])
		.where('mockExaminers.dayId', '=', dayId)
		.orderBy('memberships.displayName')
		.execute();
}

/** The sheets that the caller has sent, for another device of theirs. */
async function ownSheets(database: Kysely<Database>, permission: Permission, dayId: string) {
	const rows = await database
		.selectFrom('mockMarks')
		.select(['membershipId', 'atMs', 'body'])
		.where('dayId', '=', dayId)
		.where('examinerId', 'in', ownMemberships(database, permission))
		.execute();
	return rows.map(({ body, ...sheet }) => ({ dayId, ...sheet, ...(JSON.parse(body) as SheetBody) }));
}

/** Days of mock exams, what examiners say on them, and what is handed in there. */
export function mockDayQueries(queries: Queries): MockDayStore {
	const { database, lock } = queries;
	return {
		...mockLearnerQueries(queries),
		...mockRoomQueries(queries),
		save: saveMockDay(queries),
		async staff(permission, academyId) {
			if (!(await permittedMembership(database, permission, academyId).executeTakeFirst())) return [];
			return database
				.selectFrom('memberships')
				.select(['id as membershipId', 'displayName'])
				.where('academyId', '=', academyId)
				.where('role', 'in', staffRoles)
				.orderBy('displayName')
				.execute();
		},
		async days(permission, academyId) {
			const days = await database
				.selectFrom('mockDays')
				.innerJoin('mockCandidates', 'mockCandidates.dayId', 'mockDays.id')
				.select(['mockDays.id', 'mockDays.startsAtMs', 'mockDays.body'])
				.select(({ fn }) => fn.countAll<number>().as('candidates'))
				.where('mockDays.academyId', '=', academyId)
				.where('mockCandidates.slotId', 'in', slotsInReach(database, permission))
				.groupBy(['mockDays.id', 'mockDays.startsAtMs', 'mockDays.body'])
				.orderBy('mockDays.startsAtMs', 'desc')
				.execute();
			return days.map(({ body, candidates, ...day }) => {
				const { title, examName }: MockDayBody = JSON.parse(body);
				return { ...day, title, examName, candidates: Number(candidates) };
			});
		},
		async day(permission, dayId) {
			const found = await database
				.selectFrom('mockDays')
				.select(['id', 'academyId', 'startsAtMs', 'body'])
				.where('id', '=', dayId)
				.where('id', 'in', daysInReach(database, permission))
				.executeTakeFirst();
			if (!found) return undefined;
			const { body, ...day } = found;
			const fields: MockDayBody = JSON.parse(body);
			return {
				...day,
				...fields,
				examiners: await examinersOf(database, dayId),
				leads: (await leadNames(database, [day.academyId])).map(({ displayName }) => displayName),
				ownSheets: await ownSheets(database, permission, dayId),
				slots: await slotsOf(database, permission, dayId),
			};
		},
		remove: (permission, dayId) =>
			database.transaction().execute(async (transaction) => {
				await lock(transaction, `mockDay ${dayId}`);
				const candidates = await transaction
					.selectFrom('mockCandidates')
					.select('assignmentId')
					.select(({ eb }) => eb('classId', 'in', permittedClasses(transaction, permission)).as('isInReach'))
					.where('dayId', '=', dayId)
					.execute();
				if (candidates.length === 0 || candidates.some(({ isInReach }) => !isInReach)) return false;
				const assignmentIds = [...new Set(candidates.map(({ assignmentId }) => assignmentId))];
				await transaction.deleteFrom('assignments').where('id', 'in', assignmentIds).execute();
				await transaction.deleteFrom('mockDays').where('id', '=', dayId).execute();
				return true;
			}),
	};
}

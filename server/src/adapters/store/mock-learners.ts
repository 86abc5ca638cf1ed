import type { Assignment } from '@henry/contract/homework.ts';
import type { Kysely } from 'kysely';
import { placeAt } from '#server/domain/exams/level-scale.ts';
import type { MockDayStore } from '#server/ports/mock-day-store.ts';
import type { MockDayBody } from './mock-slots.ts';
import { permittedClasses, permittedWards } from './permitted.ts';
import type { Database, Queries } from './schema.ts';

/** Accounts whose guardian has still to agree. */
export function waitingAccounts(database: Kysely<Database>) {
	return database
		.selectFrom('guardians')
		.select('guardians.accountId')
		.where('guardians.consentedAtMs', 'is', null);
}

/**
 * The mean place of each learner on the line of levels, in the exams that a teacher has marked. Each rubric says where levels
 * begin on its scale; a mark without one is such a place itself.
 */
async function levelsOf(database: Kysely<Database>, membershipIds: string[]) {
	const marked = await database
		.selectFrom('handIns')
		.innerJoin('assignments', 'assignments.id', 'handIns.assignmentId')
		.select(['handIns.membershipId', 'handIns.mark', 'assignments.body as assignment'])
		.where('handIns.membershipId', 'in', membershipIds)
		.where('handIns.reviewedAtMs', 'is not', null)
		.where('handIns.mark', 'is not', null)
		.execute();
	const places = new Map<string, number[]>();
	for (const { membershipId, mark, assignment } of marked) {
		const { task, rubric }: Assignment = JSON.parse(assignment);
		if (mark === null || task.kind !== 'exam') continue;
		const place = rubric ? placeAt(mark, rubric.scale) : mark;
		if (place !== undefined) places.set(membershipId, [...(places.get(membershipId) ?? []), place]);
	}
	return new Map(
		[...places].map(([id, own]) => [id, own.reduce((sum, place) => sum + place, 0) / own.length]),
	);
}

/** Who may be a candidate, what they have taken, and when they are examined. */
export function mockLearnerQueries({
	database,
}: Queries): Pick<MockDayStore, 'learners' | 'takenForms' | 'times'> {
	return {
		async learners(permission, academyId, classIds) {
			const rows = await database
				.selectFrom('classMembers')
				.innerJoin('memberships', 'memberships.id', 'classMembers.membershipId')
				.innerJoin('classes', 'classes.id', 'classMembers.classId')
				.select(['memberships.id as membershipId', 'memberships.displayName'])
				.select(['classes.id as classId', 'classes.name as className'])
				.select(({ eb }) =>
					eb('memberships.accountId', 'in', waitingAccounts(database)).as('waitsForGuardian'),
				)
				.where('classes.academyId', '=', academyId)
				.where('classes.archivedAtMs', 'is', null)
				.where('classes.id', 'in', [...classIds])
				.where('classes.id', 'in', permittedClasses(database, permission))
				.where('memberships.role', '=', 'learner')
				.orderBy('classes.name')
				.orderBy('memberships.displayName')
				.execute();
			if (rows.length === 0) return [];
			const levels = await levelsOf(
				database,
				rows.map(({ membershipId }) => membershipId),
			);
			return rows.map(({ waitsForGuardian, ...row }) => ({
				...row,
				level: levels.get(row.membershipId) ?? null,
				waitsForGuardian: Boolean(waitsForGuardian),
			}));
		},
		async takenForms(permission, { membershipIds, exam, exceptDayId }) {
			const learners = await database
				.selectFrom('memberships')
				.innerJoin('classMembers', 'classMembers.membershipId', 'memberships.id')
				.select(['memberships.id', 'memberships.accountId'])
				.distinct()
				.where('memberships.id', 'in', [...membershipIds])
				.where('classMembers.classId', 'in', permittedClasses(database, permission))
				.execute();
			if (learners.length === 0) return [];
			const onDays = await database
				.selectFrom('mockCandidates')
				.innerJoin('mockDays', 'mockDays.id', 'mockCandidates.dayId')
				.select(['mockCandidates.membershipId', 'mockDays.body', 'mockDays.id'])
				.where('mockCandidates.status', '!=', 'absent')
				.where(
					'mockCandidates.membershipId',
					'in',
					learners.map(({ id }) => id),
				)
				.execute();
			const before = onDays.flatMap(({ id, membershipId, body }) => {
				const day: MockDayBody = JSON.parse(body);
				if (id === exceptDayId || day.exam !== exam) return [];
				return [day.form, ...day.furtherForms].map((form) => ({ membershipId, form }));
			});
			const accountIds = learners.flatMap(({ accountId }) => accountId ?? []);
			const results =
				accountIds.length === 0
					? []
					: await database
							.selectFrom('results')
							.select(['accountId', 'body'])
							.where('accountId', 'in', accountIds)
							.execute();
			const practised = results.flatMap(({ accountId, body }) => {
				const taken = JSON.parse(body).exam;
				const learner = learners.find((one) => one.accountId === accountId);
				return taken?.exam === exam && learner
					? [{ membershipId: learner.id, form: String(taken.form) }]
					: [];
			});
			return [...before, ...practised];
		},
		async times(permission, sinceMs) {
			const rows = await database
				.selectFrom('mockCandidates')
				.innerJoin('mockSlots', 'mockSlots.id', 'mockCandidates.slotId')
				.innerJoin('mockDays', 'mockDays.id', 'mockCandidates.dayId')
				.innerJoin('memberships', 'memberships.id', 'mockCandidates.membershipId')
				.innerJoin('classes', 'classes.id', 'mockCandidates.classId')
				.innerJoin('academies', 'academies.id', 'classes.academyId')
				.select(['mockCandidates.dayId', 'mockDays.body', 'mockSlots.room', 'mockSlots.startsAtMs'])
				.select(['mockSlots.minutes', 'classes.name as className', 'academies.name as academyName'])
				.select(['memberships.displayName', 'memberships.accountId'])
				.where('mockSlots.startsAtMs', '>=', sinceMs)
				.where('mockCandidates.status', '!=', 'absent')
				.where(({ eb, and, or }) =>
					or([
						and([
							eb('memberships.accountId', '=', permission.accountId),
							eb('memberships.role', 'in', [...permission.inOwnClasses]),
						]),
						eb('memberships.id', 'in', permittedWards(database, permission)),
					]),
				)
				.orderBy('mockSlots.startsAtMs')
				.execute();
			return rows.map(({ body, displayName, accountId, ...row }) => {
				const { title, examName }: MockDayBody = JSON.parse(body);
				return { ...row, title, examName, ward: accountId === permission.accountId ? null : displayName };
			});
		},
	};
}

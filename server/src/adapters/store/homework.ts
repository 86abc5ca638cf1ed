import type { Assignment, OwnHandIn } from '@henry/contract/homework.ts';
import { maxAssignmentsPerClass } from '@henry/contract/limits.ts';
import { isMockExam } from '@henry/contract/mock-days.ts';
import type { LeadNotice } from '@henry/contract/safeguarding.ts';
import type { Kysely } from 'kysely';
import type { HomeworkStore } from '#server/ports/homework-store.ts';
import type { Permission } from '#server/ports/permission.ts';
import { asAssignment, assignmentQueries, isOpen } from './assignments.ts';
import { handInQueries } from './hand-ins.ts';
import { permittedClasses, permittedWards } from './permitted.ts';
import { reviewOf, reviewQueries } from './reviews.ts';
import { leadNames } from './safeguarding-leads.ts';
import type { Database, Queries } from './schema.ts';

/** As many as four classes have at most: what was marked long ago stays in view. */
const mostAssignments = 4 * maxAssignmentsPerClass;

/** Every assignment of the learners' classes: those of the caller, and of the learners whose guardian the caller is. */
function assignmentsOfLearners(database: Kysely<Database>, permission: Permission) {
	return database
		.selectFrom('assignments')
		.innerJoin('classes', 'classes.id', 'assignments.classId')
		.innerJoin('academies', 'academies.id', 'classes.academyId')
		.innerJoin('classMembers', (join) =>
			join.on(({ eb, exists, or, ref, selectFrom }) =>
				or([
					eb('classMembers.classId', '=', ref('classes.id')),
					exists(
						selectFrom('handIns as moved')
							.select('moved.id')
							.whereRef('moved.assignmentId', '=', 'assignments.id')
							.whereRef('moved.membershipId', '=', 'classMembers.membershipId')
							.whereRef('moved.classId', '=', 'classMembers.classId'),
					),
				]),
			),
		)
		.innerJoin('memberships', 'memberships.id', 'classMembers.membershipId')
		.select([
			'assignments.id',
			'assignments.classId',
			'assignments.createdAtMs',
			'assignments.body',
			'classes.name as className',
			'classes.archivedAtMs',
			'academies.id as academyId',
			'academies.name as academyName',
			'academies.groundColour as ground',
			'academies.textColour as text',
			'academies.logoId',
			'academies.readOnlyFromMs',
			'memberships.id as learnerId',
			'memberships.displayName',
			'memberships.accountId',
			'memberships.extraTimePercent',
			'memberships.leadNoticeAtMs',
			'classMembers.classId as inClassId',
		])
		.where(({ eb, and, or }) =>
			or([
				and([
					eb('memberships.accountId', '=', permission.accountId),
					eb('memberships.role', 'in', [...permission.inOwnClasses]),
				]),
				eb('memberships.id', 'in', permittedWards(database, permission)),
			]),
		)
		.orderBy('assignments.createdAtMs', 'desc')
		.limit(mostAssignments)
		.execute();
}

/** What learners have handed in, with what their teacher says to it. */
function handInsOf(database: Kysely<Database>, learnerIds: string[], assignmentIds: string[]) {
	return database
		.selectFrom('handIns')
		.leftJoin('memberships as reviewer', 'reviewer.id', 'handIns.reviewerId')
		.leftJoin('handInRecordings', 'handInRecordings.handInId', 'handIns.id')
		.leftJoin('spokenNotes', 'spokenNotes.handInId', 'handIns.id')
		.leftJoin('handIns as answered', 'answered.id', 'handIns.answersId')
		.select([
			'handIns.id',
			'handIns.assignmentId',
			'handIns.membershipId',
			'handIns.attempt',
			'handIns.atMs',
			'handIns.body',
			'handIns.reviewedAtMs',
			'handIns.askedAgainAtMs',
			'handIns.mark',
			'handIns.marks',
			'handIns.note',
			'handIns.timedNotes',
			'reviewer.displayName as by',
			'handInRecordings.handInId as recordingOf',
			'spokenNotes.handInId as spokenNoteOf',
			'answered.attempt as answersAttempt',
		])
		.where('handIns.membershipId', 'in', learnerIds)
		.where('handIns.assignmentId', 'in', assignmentIds)
		.orderBy('handIns.attempt')
		.execute();
}

type HandInRow = Awaited<ReturnType<typeof handInsOf>>[number];

function asOwnHandIn(row: HandInRow, { release }: Assignment): OwnHandIn {
	const { id, assignmentId, attempt, atMs, body, reviewedAtMs, recordingOf, spokenNoteOf } = row;
	const content = JSON.parse(body);
	const isShown = release === 'atOnce' || reviewedAtMs !== null;
	return {
		id,
		assignmentId,
		attempt,
		atMs,
		hasRecording: recordingOf !== null,
		hasSpokenNote: spokenNoteOf !== null && reviewedAtMs !== null,
		answersAttempt: row.answersAttempt,
		content: isShown ? content : { ...content, draft: null },
		review: reviewOf(row),
		isAskedAgain: row.askedAgainAtMs !== null,
	};
}

export function homeworkQueries(queries: Queries): HomeworkStore {
	const { database } = queries;
	return {
		...assignmentQueries(queries),
		...handInQueries(queries),
		...reviewQueries(queries),
		async homework(permission, nowMs) {
			const all = await assignmentsOfLearners(database, permission);
			const assignments = all.filter((row) => isOpen(asAssignment(row), nowMs));
			if (assignments.length === 0) return [];
			const own = await handInsOf(
				database,
				[...new Set(assignments.map(({ learnerId }) => learnerId))],
				[...new Set(assignments.map(({ id }) => id))],
			);
			const leads = await leadNames(database, [...new Set(assignments.map(({ academyId }) => academyId))]);
			return assignments.flatMap((row) => {
				const assignment = asAssignment(row);
				const handIns = own
					.filter(
						({ assignmentId, membershipId }) => assignmentId === row.id && membershipId === row.learnerId,
					)
					.map((handIn) => asOwnHandIn(handIn, assignment));
				// A mock exam is taken in a room: there is nothing of it at home before it was.
				if (isMockExam(assignment) && handIns.length === 0) return [];
				return [
					{
						assignment,
						className: row.className,
						academy: {
							name: row.academyName,
							colours: { ground: row.ground, text: row.text },
							logoId: row.logoId,
						},
						leadNotice: noticeOf(row, leads),
						isReadOnly: row.readOnlyFromMs !== null && nowMs >= row.readOnlyFromMs,
						extraTimePercent: row.extraTimePercent,
						ward: row.accountId === permission.accountId ? null : row.displayName,
						// What was done in another class, before a move, can be read here.
						isArchived: row.archivedAtMs !== null || row.inClassId !== row.classId,
						handIns,
					},
				];
			});
		},
		async classWork(permission, classId) {
			const found = await database
				.selectFrom('classes')
				.select(['id', 'name', 'archivedAtMs'])
				.where('id', '=', classId)
				.where('id', 'in', permittedClasses(database, permission))
				.executeTakeFirst();
			if (!found) return undefined;
			const { archivedAtMs, ...rest } = found;
			return { ...rest, isArchived: archivedAtMs !== null, ...(await workOf(database, classId)) };
		},
		async classAnswers(permission, { classId, ...wanted }) {
			const found = await database
				.selectFrom('classes')
				.select('name')
				.where('id', '=', classId)
				.where('id', 'in', permittedClasses(database, permission))
				.executeTakeFirst();
			return found && { ...found, ...(await answersOf(database, classId, wanted)) };
		},
	};
}

function noticeOf(
	{ academyId, leadNoticeAtMs }: { academyId: string; leadNoticeAtMs: number | null },
	leads: Awaited<ReturnType<typeof leadNames>>,
): LeadNotice | null {
	const names = leads.filter((lead) => lead.academyId === academyId).map(({ displayName }) => displayName);
	return names.length === 0 ? null : { academyId, names, isRead: leadNoticeAtMs !== null };
}

/** The assignments of a class, its learners, and what they did. */
async function workOf(database: Kysely<Database>, classId: string) {
	const assignments = await database
		.selectFrom('assignments')
		.selectAll()
		.where(({ eb, or, selectFrom }) =>
			or([
				eb('classId', '=', classId),
				// Of learners who came here from another class with their work.
				eb('id', 'in', selectFrom('handIns').select('assignmentId').where('classId', '=', classId)),
			]),
		)
		.orderBy('createdAtMs', 'desc')
		.execute();
	const learners = await database
		.selectFrom('classMembers')
		.innerJoin('memberships', 'memberships.id', 'classMembers.membershipId')
		.select(['memberships.id as membershipId', 'memberships.displayName', 'classMembers.cameAtMs'])
		.where('classMembers.classId', '=', classId)
		.where('memberships.role', '=', 'learner')
		.orderBy('memberships.displayName')
		.execute();
	const work = await database
		.selectFrom('handIns')
		.leftJoin('handInRecordings', 'handInRecordings.handInId', 'handIns.id')
		.select([
			'handIns.id',
			'membershipId',
			'assignmentId',
			'atMs',
			'spokenSeconds',
			'reviewedAtMs',
			'mistakes',
		])
		.select(['mark', 'marks', 'places', 'sounds', 'handInRecordings.handInId as recordingOf'])
		.where('classId', '=', classId)
		.orderBy('atMs')
		.execute();
	return {
		assignments: assignments.map(asAssignment),
		learners,
		work: work.map(({ id, reviewedAtMs, recordingOf, mistakes, marks, places, sounds, ...row }) => ({
			...row,
			handInId: id,
			hasRecording: recordingOf !== null,
			isReviewed: reviewedAtMs !== null,
			mistakes: JSON.parse(mistakes),
			marks: JSON.parse(marks ?? '{}'),
			places: places === null ? null : JSON.parse(places),
			wrongSounds: JSON.parse(sounds ?? '[]'),
		})),
	};
}

/** What a class handed in since a moment, and the names of its members and of whoever else said it. */
async function answersOf(
	database: Kysely<Database>,
	classId: string,
	{ sinceMs, atMost }: { sinceMs: number; atMost: number },
) {
	const rows = await database
		.selectFrom('handIns')
		.innerJoin('assignments', 'assignments.id', 'handIns.assignmentId')
		.innerJoin('memberships', 'memberships.id', 'handIns.membershipId')
		.select([
			'handIns.membershipId',
			'handIns.atMs',
			'handIns.body',
			'assignments.body as assignment',
			'memberships.displayName',
		])
		.where('handIns.classId', '=', classId)
		.where('handIns.atMs', '>=', sinceMs)
		.orderBy('handIns.atMs', 'desc')
		.orderBy('handIns.id')
		.limit(atMost)
		.execute();
	const members = await database
		.selectFrom('classMembers')
		.innerJoin('memberships', 'memberships.id', 'classMembers.membershipId')
		.select('memberships.displayName')
		.where('classMembers.classId', '=', classId)
		.execute();
	return {
		names: [...new Set([...members, ...rows].map(({ displayName }) => displayName))],
		answers: rows.map(({ membershipId, atMs, body, assignment }) => ({
			membershipId,
			atMs,
			task: JSON.parse(assignment).task,
			content: JSON.parse(body),
		})),
	};
}

import { randomUUID } from 'node:crypto';
import type { Role } from '@henry/contract/academies.ts';
import type { Assignment, HandInContent } from '@henry/contract/homework.ts';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { SavedMockDay } from '#server/ports/mock-day-store.ts';
import type { Store } from '#server/ports/store.ts';
import { nowMs, signIn } from './contract-data.ts';

/** An academy of a test: one class, and the permission of anybody for anything. */
export type AcademyOfTest = {
	academyId: string;
	classId: string;
	joinCode: string;
	ownerId: string;
	marker: string;
	permission: typeof permissionFor;
};

let codes = 0;

/** An academy with a class; `marker` is in every name. */
export async function anAcademy(
	store: Store,
	{ ownerId, marker = 'academy' }: { ownerId: string; marker?: string },
): Promise<AcademyOfTest> {
	const [academyId, classId] = [`academy ${marker} ${randomUUID()}`, `class ${marker} ${randomUUID()}`];
	codes += 1;
	const joinCode = `CODE${codes}`;
	const colours = { ground: '#163e40', text: '#f7f2e7' };
	const academy = { id: academyId, name: marker, language: 'en' as const, colours, isExample: false };
	const membershipId = `owner ${marker} ${randomUUID()}`;
	await store.academies.start(
		{ ...academy, createdAtMs: nowMs },
		{ membershipId, accountId: ownerId, displayName: `Owner ${marker}` },
		5,
	);
	await store.academies.addClass(
		permissionFor('addClass', ownerId),
		{ id: classId, academyId, name: marker, joinCode, createdAtMs: nowMs },
		10,
	);
	return { academyId, classId, joinCode, ownerId, marker, permission: permissionFor };
}

/** Somebody of a role; they have a place in the class unless they are a coordinator or guardian. */
export async function aMember(
	store: Store,
	{ academyId, classId, ownerId, marker }: AcademyOfTest,
	role: Role,
	{ wardId = null, hasPlace = true }: { wardId?: string | null; hasPlace?: boolean } = {},
) {
	const email = `${role}-${randomUUID()}@example.org`;
	const { id: accountId } = await signIn(store, email);
	const tokenHash = `token ${marker} ${randomUUID()}`;
	await store.academies.invite(permissionFor('inviteTeacher', ownerId), {
		tokenHash,
		academyId,
		role,
		classId: hasPlace ? classId : null,
		wardId,
		expiresAtMs: nowMs + 1,
	});
	const membershipId = `${role} ${marker} ${randomUUID()}`;
	const displayName = `${role} of ${marker}`;
	await store.academies.join({ tokenHash }, { membershipId, accountId, displayName }, nowMs, 50);
	return { accountId, membershipId, email };
}

/** A learner who joined by the class's code. */
export async function aLearner(store: Store, { joinCode, marker }: AcademyOfTest, name = 'Lea') {
	const email = `learner-${randomUUID()}@example.org`;
	const { id: accountId } = await signIn(store, email);
	const membershipId = `learner ${marker} ${randomUUID()}`;
	const joined = await store.academies.join(
		{ joinCode },
		{ membershipId, accountId, displayName: name },
		nowMs,
		50,
	);
	return { accountId, membershipId, email, joined };
}

/** An assignment of the class: a question of the teacher's own, with two attempts. */
export async function anAssignment(
	store: Store,
	{ classId, ownerId, marker }: AcademyOfTest,
	change: Partial<Assignment> = {},
) {
	const assignment: Assignment = {
		createdAtMs: nowMs,
		id: `assignment ${randomUUID()}`,
		classId,
		title: `Homework ${marker}`,
		instructions: '',
		task: { kind: 'question', question: 'What did you do yesterday?', seconds: 60 },
		dueAtMs: null,
		attempts: 2,
		release: 'afterReview',
		...change,
	};
	const permission = permissionFor('writeAssignment', ownerId);
	const { classId: _, ...saved } = assignment;
	const outcome = await store.homework.saveAssignments(permission, classId, [saved], 20);
	return { ...assignment, outcome };
}

/** What is kept of a short answer with one mistake. */
export function aContent(marker = ''): HandInContent {
	const text = `yesterday i go to the beach ${marker}`;
	return {
		answers: [
			{
				question: 'What did you do yesterday?',
				text,
				isWritten: false,
				words: [{ text: 'yesterday', startMs: 0, endMs: 400, unsure: false }],
				doubts: [],
				corrections: [
					{
						category: 'tense',
						original: 'go',
						replacement: 'went',
						originalSpan: { start: 12, end: 14 },
						reason: 'Yesterday is past.',
						reasonInSpanish: 'Ayer es pasado.',
					},
				],
			},
		],
		figures: {
			words: 6,
			spokenSeconds: 12.5,
			wordsPerMinute: null,
			correctionsPer100Words: null,
			pronunciation0to100: null,
		},
		draft: { lowest: 2, highest: 4, basis: 'language', criteria: [] },
		reasons: ['fewWords'],
	};
}

/** An answer that a learner hands in; its id. */
export async function aHandIn(
	store: Store,
	{ accountId }: { accountId: string },
	assignmentId: string,
	{
		marker = '',
		givenId = '',
		attention = 0,
		replaces = [] as string[],
		atMs = nowMs,
		putRightAtMs = undefined as number | undefined,
	} = {},
): Promise<string> {
	const id = givenId || `answer ${marker} ${randomUUID()}`;
	const outcome = await store.homework.handIn(permissionFor('handIn', accountId), {
		id,
		assignmentId,
		replaces,
		...{ atMs, putRightAtMs },
		attention,
		content: aContent(marker),
	});
	if (outcome !== 'added') throw new Error(outcome);
	return id;
}

/** A mock exam day with one slot for these candidates of the class. */
export function aMockDay(
	{ academyId, classId, marker }: AcademyOfTest,
	membershipIds: readonly string[],
	change: Partial<SavedMockDay> = {},
): SavedMockDay {
	const slot = { id: `slot ${marker} ${randomUUID()}`, room: 'Room 1', startsAtMs: nowMs, minutes: 14 };
	return {
		...{ id: `day ${marker} ${randomUUID()}`, academyId, title: `Mock ${marker}`, exam: 'b2-first' },
		...{ examName: 'B2 First', form: 'a', furtherForms: ['b'], groupSize: 2, startsAtMs: nowMs },
		...{ pauseMinutes: 5, rooms: ['Room 1'], examinerIds: [], createdAtMs: nowMs },
		assignmentIds: { [classId]: `mock ${marker} ${randomUUID()}` },
		slots: [{ ...slot, candidates: membershipIds.map((membershipId) => ({ membershipId, classId })) }],
		...change,
	};
}

/** An examiner's sheet. */
export const aSheet = (dayId: string, membershipId: string, note = '', atMs = nowMs) => ({
	...{ id: `sheet ${randomUUID()}`, dayId, membershipId, atMs, criteria: { grammar: 3.5 } },
	...{ overall: 4, note, incident: '', times: {} },
});

import { expect } from 'vitest';
import { permissionFor, rolesFor } from '#server/domain/academies/policy.ts';
import type { Store } from '#server/ports/store.ts';
import { type AcademyOfTest, aHandIn, aLearner, aMember, anAcademy, anAssignment } from './academy-data.ts';
import type { StoreCase } from './contract.ts';
import { nowMs, signIn } from './contract-data.ts';

/** What managers do with the people of a house: who learns and teaches where, who owns it, who has more time. */
export const houseMemberCases: StoreCase[] = [
	{ name: 'moves a learner with their work or without', check: movesLearners },
	{ name: 'hands classes and academies over', check: handsOver },
	{ name: 'gives a learner more time', check: givesTime },
];

const may = permissionFor;
const ownerOf = async (store: Store) => (await signIn(store, 'olga@example.org')).id;

/** A second class of the academy, with a teacher of its own. */
async function secondClass(store: Store, academy: AcademyOfTest) {
	const classId = `second of ${academy.classId}`;
	const joinCode = `SECOND ${academy.joinCode}`;
	const added = { id: classId, academyId: academy.academyId, name: 'Second', createdAtMs: nowMs + 1 };
	await store.academies.addClass(may('addClass', academy.ownerId), { ...added, joinCode }, 10);
	const second = { ...academy, classId, joinCode };
	return { second, teacher: await aMember(store, second, 'teacher') };
}

async function movesLearners(store: Store) {
	const academy = await anAcademy(store, { ownerId: await ownerOf(store) });
	const { second, teacher } = await secondClass(store, academy);
	const assignment = await anAssignment(store, academy);
	const move = async (withWork: boolean, by = academy.ownerId) => {
		const learner = await aLearner(store, academy);
		await aHandIn(store, learner, assignment.id);
		const outcome = await store.houses.moveLearner(
			may('moveLearner', by),
			{
				membershipId: learner.membershipId,
				fromClassId: academy.classId,
				toClassId: second.classId,
				withWork,
				atMs: nowMs,
			},
			50,
		);
		return { learner, outcome };
	};
	const workOf = async (classId: string) => {
		const view = await store.homework.classWork(may('readClass', academy.ownerId), classId);
		return {
			learners: view?.learners.length,
			work: view?.work.length,
			assignments: view?.assignments.length,
		};
	};
	expect((await move(true, teacher.accountId)).outcome).toBe('notFound');
	const along = await move(true);
	expect(along.outcome).toBe('moved');
	expect(await workOf(second.classId)).toEqual({ learners: 1, work: 1, assignments: 1 });
	const homeworkOf = (accountId: string) => store.homework.homework(may('readHomework', accountId), nowMs);
	expect(await homeworkOf(along.learner.accountId)).toMatchObject([
		{ isArchived: true, handIns: [{ attempt: 1 }] },
	]);
	const alone = await move(false);
	expect(alone.outcome).toBe('moved');
	expect(await workOf(second.classId)).toEqual({ learners: 2, work: 1, assignments: 1 });
	expect(await workOf(academy.classId)).toEqual({ learners: 1, work: 2, assignments: 1 });
	expect(await homeworkOf(alone.learner.accountId)).toEqual([]);
}

async function handsOver(store: Store) {
	const academy = await anAcademy(store, { ownerId: await ownerOf(store) });
	const { academyId, classId, ownerId } = academy;
	const before = await aMember(store, academy, 'teacher');
	const { second, teacher: after } = await secondClass(store, academy);
	const handOver = (toMembershipId: string, by = ownerId) =>
		store.houses.handOverClass(may('handOverClass', by), {
			...{ classId, toMembershipId, roles: rolesFor.handOverClass },
		});
	expect(await handOver(after.membershipId, before.accountId)).toBe(false);
	expect(await handOver(`nobody of ${academyId}`)).toBe(false);
	expect(await handOver(after.membershipId)).toBe(true);
	const classesOf = async (accountId: string) =>
		(await store.academies.overview(may('readOverview', accountId), academyId))?.classes.map(({ id }) => id);
	expect(await classesOf(before.accountId)).toEqual([]);
	expect(await classesOf(after.accountId)).toEqual([classId, second.classId]);
	const learner = await aLearner(store, academy);
	const giveTo = (toMembershipId: string, by = ownerId, most = 5) =>
		store.houses.handOverAcademy(
			may('handOverAcademy', by),
			{ academyId, toMembershipId, roles: rolesFor.handOverAcademy },
			most,
		);
	expect(await giveTo(before.membershipId, after.accountId)).toBe('notFound');
	expect(await giveTo(learner.membershipId)).toBe('cannotOwn');
	expect(await giveTo(before.membershipId, ownerId, 0)).toBe('cannotOwn');
	expect(await giveTo(before.membershipId)).toBe('handedOver');
	const roleOf = async (accountId: string) => (await store.academies.mine(accountId))[0]?.me.role;
	expect([await roleOf(ownerId), await roleOf(before.accountId)]).toEqual(['coordinator', 'owner']);
}

async function givesTime(store: Store) {
	const academy = await anAcademy(store, { ownerId: await ownerOf(store) });
	const { teacher } = await secondClass(store, academy);
	const learner = await aLearner(store, academy);
	await anAssignment(store, academy);
	const give = (by: string) =>
		store.houses.giveExtraTime(may('giveExtraTime', by), {
			academyId: academy.academyId,
			membershipId: learner.membershipId,
			percent: 50,
		});
	expect(await give(teacher.accountId)).toBe(false);
	expect(await give(academy.ownerId)).toBe(true);
	const [homework] = await store.homework.homework(may('readHomework', learner.accountId), nowMs);
	expect(homework?.extraTimePercent).toBe(50);
}

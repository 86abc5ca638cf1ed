import { randomUUID } from 'node:crypto';
import { housePaths } from '@henry/contract/academy-house.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { libraryPaths } from '@henry/contract/task-library.ts';
import type { post as postTo } from './accounts-for-tests.ts';

/** A picture of one pixel. */
export const aPicture =
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Cookies = Record<string, string>;
type Answer = ReturnType<typeof postTo>;
type World = {
	academyId: string;
	first: { id: string; joinCode: string };
	second: { id: string };
	wardId: string;
	by: { owner: Cookies; coordinator: Cookies };
};
type Tools = {
	post: (url: string, payload: object, cookies?: Cookies) => Answer;
	/** The answer of a call that must succeed. */
	// biome-ignore lint/suspicious/noExplicitAny: the answer of any call
	ok: (url: string, payload: object, cookies: Cookies) => Promise<any>;
	someone: () => Promise<Cookies>;
};

const managers = ['owner', 'coordinator'] as const;
const teachers = [...managers, 'teacher'] as const;
const question = { kind: 'question', question: 'What is new?', seconds: 60 };
const shared = (academyId: string) => ({
	id: randomUUID(),
	academyId,
	title: 'Shared',
	instructions: '',
	task: question,
});

/** Every call on the look, places, transfers and library of an academy, and whom the policy lets make it. */
export function houseCalls({ post, ok, someone }: Tools) {
	/** A learner who has just joined the first class. */
	async function newcomer({ academyId, first, by }: World): Promise<string> {
		const name = `Newcomer ${randomUUID()}`;
		const ticket = { code: first.joinCode };
		await ok(apiPaths.joinAcademy, { ticket, displayName: name }, await someone());
		const { people } = await ok(apiPaths.academyOverview, { academyId }, by.owner);
		return people.find(({ displayName }: { displayName: string }) => displayName === name).id;
	}
	const call = (
		name: string,
		allowed: readonly string[],
		make: (world: World, cookies: Cookies) => unknown,
	) => ({
		name,
		allowed: allowed as never,
		call: make as (world: World, cookies: Cookies) => Answer,
	});
	return [
		call('academyHouse', managers, ({ academyId }, cookies) =>
			post(housePaths.academyHouse, { academyId }, cookies),
		),
		call('changeHouse', managers, ({ academyId }, cookies) => {
			const house = { senderName: 'Sol', addressName: null, hostName: null };
			return post(housePaths.changeHouse, { academyId, ...house }, cookies);
		}),
		call('askForTwoFactors', ['owner'], ({ academyId }, cookies) =>
			post(housePaths.askForTwoFactors, { academyId, isAsked: false }, cookies),
		),
		call('setLogo', managers, ({ academyId }, cookies) =>
			post(housePaths.setLogo, { academyId, image: aPicture }, cookies),
		),
		call('addTaskPicture', teachers, ({ first }, cookies) =>
			post(housePaths.addTaskPicture, { classId: first.id, image: aPicture }, cookies),
		),
		call('giveExtraTime', teachers, ({ academyId, wardId }, cookies) =>
			post(housePaths.giveExtraTime, { academyId, membershipId: wardId, percent: 50 }, cookies),
		),
		// A teacher of one class alone cannot put anybody into another.
		call('moveLearner', managers, async (world, cookies) => {
			const move = { fromClassId: world.first.id, toClassId: world.second.id, withWork: true };
			return post(housePaths.moveLearner, { membershipId: await newcomer(world), ...move }, cookies);
		}),
		call('handOverClass', managers, async ({ academyId, second, by }, cookies) => {
			const { people } = await ok(apiPaths.academyOverview, { academyId }, by.owner);
			const its = people.find(
				({ role, classIds }: { role: string; classIds: string[] }) =>
					role === 'teacher' && classIds.includes(second.id),
			);
			return post(housePaths.handOverClass, { classId: second.id, toMembershipId: its.id }, cookies);
		}),
		call('handOverAcademy', ['owner'], async ({ academyId, by }, cookies) => {
			const idOf = async (person: Cookies): Promise<string> =>
				(await ok(apiPaths.academyOverview, { academyId }, person)).me.id;
			const [ownerId, heirId] = [await idOf(by.owner), await idOf(by.coordinator)];
			const answer = await post(housePaths.handOverAcademy, { academyId, toMembershipId: heirId }, cookies);
			// Whoever has got it gives it back, for the calls that follow.
			if (answer.statusCode === 200) {
				await ok(housePaths.handOverAcademy, { academyId, toMembershipId: ownerId }, by.coordinator);
			}
			return answer;
		}),
		call('libraryTasks', [...teachers, 'teacherOfSecond'], ({ academyId }, cookies) =>
			post(libraryPaths.libraryTasks, { academyId }, cookies),
		),
		call('keepInLibrary', [...teachers, 'teacherOfSecond'], ({ academyId }, cookies) =>
			post(libraryPaths.keepInLibrary, shared(academyId), cookies),
		),
		call('removeFromLibrary', managers, async ({ academyId, by }, cookies) => {
			const task = shared(academyId);
			await ok(libraryPaths.keepInLibrary, task, by.owner);
			return post(libraryPaths.removeFromLibrary, { academyId, id: task.id }, cookies);
		}),
	];
}

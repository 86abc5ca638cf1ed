import { randomUUID } from 'node:crypto';
import type { Role } from '@henry/contract/academies.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { cardPaths } from '@henry/contract/cards.ts';
import {
	assignment,
	get,
	handIn,
	inject,
	look,
	managers,
	ok,
	overviewOf,
	post,
	someone,
	staff,
	teachers,
} from './academies-for-tests.ts';
import { houseCalls } from './house-calls-for-tests.ts';
import { type Call, markingCalls } from './marking-calls-for-tests.ts';
import { mockCalls } from './mock-calls-for-tests.ts';
import { safeguardingCalls } from './safeguarding-calls-for-tests.ts';
import { callsAround } from './world-calls-for-tests.ts';

const inviteOf =
	(role: Exclude<Role, 'owner'>, hasClass: boolean): Call['call'] =>
	({ academyId, first, wardId }, cookies) =>
		post(
			apiPaths.inviteMember,
			{ academyId, role, classId: hasClass ? first.id : null, wardId: role === 'guardian' ? wardId : null },
			cookies,
		);

/** Calls of what joins academies to the systems around them. */
const worldCalls = callsAround({ post, ok, inject }).map(
	({ allowed, ...call }): Call => ({ ...call, allowed: allowed === 'managers' ? managers : allowed }),
);

/** Every call that changes or shows something of an academy, and whom the policy lets make it. */
export const academyCalls: Call[] = [
	{
		name: 'academyOverview',
		allowed: [...staff, 'teacherOfSecond'],
		call: ({ academyId }, cookies) => post(apiPaths.academyOverview, { academyId }, cookies),
	},
	{
		name: 'changeAcademy',
		allowed: managers,
		call: ({ academyId }, cookies) => post(apiPaths.changeAcademy, { academyId, ...look }, cookies),
	},
	{
		name: 'addClass',
		allowed: managers,
		call: ({ academyId }, cookies) => post(apiPaths.addClass, { academyId, name: 'Third' }, cookies),
	},
	{
		name: 'changeClass',
		allowed: teachers,
		call: ({ first }, cookies) => post(apiPaths.changeClass, { classId: first.id, name: 'First' }, cookies),
	},
	{ name: 'inviteMember coordinator', allowed: ['owner'], call: inviteOf('coordinator', false) },
	{ name: 'inviteMember teacher', allowed: managers, call: inviteOf('teacher', true) },
	{ name: 'inviteMember assistant', allowed: teachers, call: inviteOf('assistant', true) },
	{ name: 'inviteMember learner', allowed: teachers, call: inviteOf('learner', true) },
	{ name: 'inviteMember guardian', allowed: teachers, call: inviteOf('guardian', true) },
	{
		name: 'importLearners',
		allowed: teachers,
		call: ({ first }, cookies) => {
			const names = [`Child ${randomUUID().slice(0, 8)}`];
			return post(cardPaths.importLearners, { classId: first.id, names, guardiansAgreed: true }, cookies);
		},
	},
	{
		name: 'newPins',
		allowed: teachers,
		call: ({ first, cardId }, cookies) =>
			post(cardPaths.newPins, { classId: first.id, membershipIds: [cardId] }, cookies),
	},
	{
		name: 'placeMember learner',
		allowed: teachers,
		call: ({ first, wardId }, cookies) =>
			post(apiPaths.placeMember, { classId: first.id, membershipId: wardId, isIn: true }, cookies),
	},
	{
		name: 'saveAssignment',
		allowed: teachers,
		call: ({ first }, cookies) => post(apiPaths.saveAssignment, assignment(first.id), cookies),
	},
	{
		name: 'handIn',
		allowed: ['learner'],
		call: (_, cookies, { assignmentId }) => post(apiPaths.handIn, handIn(assignmentId), cookies),
	},
	{
		name: 'classView',
		allowed: staff,
		call: ({ first }, cookies) => post(apiPaths.classView, { classId: first.id }, cookies),
	},
	{
		name: 'classLesson',
		allowed: staff,
		call: ({ first }, cookies) => post(apiPaths.classLesson, { classId: first.id }, cookies),
	},
	{
		name: 'classCsv',
		allowed: teachers,
		call: ({ first }, cookies) => get(`${apiPaths.classCsv}?classId=${first.id}&language=en`, cookies),
	},
	{
		name: 'reviewAnswers',
		allowed: teachers,
		call: (_, cookies, { handInId }) =>
			post(apiPaths.reviewAnswers, { reviews: [{ handInId, mark: 3.5, note: '' }] }, cookies),
	},
	{
		name: 'undoReview',
		allowed: teachers,
		call: (_, cookies, { handInId }) => post(apiPaths.undoReview, { handInId }, cookies),
	},
	{
		name: 'askForAnotherLook',
		allowed: ['learner'],
		call: async (world, cookies, { handInId }) => {
			await ok(apiPaths.reviewAnswers, { reviews: [{ handInId, mark: 3, note: '' }] }, world.by.owner);
			return post(apiPaths.askForAnotherLook, { handInId }, cookies);
		},
	},
	{
		name: 'withdrawRecording',
		allowed: ['learner'],
		call: (_, cookies, { handInId }) => post(apiPaths.withdrawRecording, { handInId }, cookies),
	},
	...markingCalls,
	...mockCalls(post),
	...houseCalls({ post, ok, someone }),
	...safeguardingCalls({ post, ok }),
	{
		name: 'removeAssignment',
		allowed: teachers,
		call: async ({ first, by }, cookies) => {
			const made = assignment(first.id);
			await ok(apiPaths.saveAssignment, made, by.owner);
			return post(apiPaths.removeAssignment, { assignmentId: made.id }, cookies);
		},
	},
	{
		name: 'removeMember',
		allowed: managers,
		call: async ({ academyId, first, by }, cookies) => {
			const leaver = await someone();
			await ok(apiPaths.joinAcademy, { ticket: { code: first.joinCode }, displayName: 'Leaver' }, leaver);
			const { people: all } = await overviewOf(academyId, by.owner);
			const { id } = all.findLast(({ displayName }: { displayName: string }) => displayName === 'Leaver');
			return post(apiPaths.removeMember, { academyId, membershipId: id }, cookies);
		},
	},
	...worldCalls,
	{
		name: 'removeAcademy',
		allowed: ['owner'],
		call: ({ academyId }, cookies) =>
			post(apiPaths.removeAcademy, { academyId, typedName: look.name }, cookies),
	},
];

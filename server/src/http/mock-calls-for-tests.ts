import { randomUUID } from 'node:crypto';
import { mockPaths } from '@henry/contract/mock-days.ts';
import type { LightMyRequestResponse } from 'fastify';

type Cookies = Record<string, string>;
type Post = (url: string, payload: object, cookies?: Cookies) => Promise<LightMyRequestResponse>;
type World = {
	academyId: string;
	first: { id: string };
	wardId: string;
	/** Of a teacher of another class. */
	examinerId: string;
	by: { owner: Cookies };
};

/** A mock exam day of the first class with its only learner; each has the next form of the exam. */
export function mockDayRequest({ academyId, first, wardId }: Omit<World, 'by' | 'examinerId'>, form: string) {
	const startsAtMs = Date.UTC(2026, 3, 1, 9);
	const candidates = [{ membershipId: wardId, classId: first.id }];
	return {
		...{ id: randomUUID(), academyId, title: 'Mock exam', exam: 'b2-first', form, furtherForms: [] },
		...{ groupSize: 1, startsAtMs, pauseMinutes: 5, rooms: ['Room 1'] },
		slots: [{ id: randomUUID(), room: 'Room 1', startsAtMs, candidates }],
	};
}

/** What examiners write down. */
export const mockSheet = (dayId: string, membershipId: string) => ({
	...{ dayId, membershipId, atMs: Date.UTC(2026, 3, 1, 10), criteria: { grammar: 4 }, overall: 4.5 },
	...{ note: 'Clear.', incident: '' },
});

/** What a candidate said. */
export const mockAnswer = (dayId: string, membershipId: string, text = 'yesterday he go to the beach') => ({
	...{ id: randomUUID(), dayId, membershipId },
	answers: [
		{
			question: 'What did you do yesterday?',
			words: text.split(' ').map((word, place) => ({
				...{ text: word, startMs: place * 400, endMs: place * 400 + 300 },
				...{ confidence0to1: 0.95, unsure: false },
			})),
		},
	],
});

const managers = ['owner', 'coordinator'] as const;
const teachers = [...managers, 'teacher'] as const;
const staff = [...teachers, 'assistant'] as const;

/** Every call of mock exam days that changes or shows one, and who may make it. */
export function mockCalls(post: Post) {
	const days = new WeakMap<World, Promise<string>>();
	async function made(world: World): Promise<string> {
		const day = mockDayRequest(world, 'a');
		const { statusCode, body } = await post(mockPaths.saveMockDay, day, world.by.owner);
		if (statusCode !== 200) throw new Error(body);
		return day.id;
	}
	function dayOf(world: World): Promise<string> {
		const day = days.get(world) ?? made(world);
		days.set(world, day);
		return day;
	}
	return [
		{
			name: 'saveMockDay',
			allowed: teachers,
			call: async (world: World, cookies: Cookies) => {
				const day = mockDayRequest(world, 'a');
				return post(mockPaths.saveMockDay, { ...day, id: await dayOf(world) }, cookies);
			},
		},
		{
			name: 'mockDay',
			allowed: staff,
			call: async (world: World, cookies: Cookies) =>
				post(mockPaths.mockDay, { dayId: await dayOf(world) }, cookies),
		},
		{
			name: 'noteMockCandidate',
			allowed: staff,
			call: async (world: World, cookies: Cookies) => {
				const note = { dayId: await dayOf(world), membershipId: world.wardId, status: 'late', atMs: 5 };
				return post(mockPaths.noteMockCandidate, note, cookies);
			},
		},
		{
			name: 'saveMockMark',
			allowed: teachers,
			call: async (world: World, cookies: Cookies) =>
				post(mockPaths.saveMockMark, mockSheet(await dayOf(world), world.wardId), cookies),
		},
		{
			name: 'handInMock',
			allowed: staff,
			call: async (world: World, cookies: Cookies) =>
				post(mockPaths.handInMock, mockAnswer(await dayOf(world), world.wardId), cookies),
		},
		{
			name: 'mockDay as an examiner',
			allowed: [...staff, 'teacherOfSecond'] as const,
			call: async (world: World, cookies: Cookies) => {
				const day = {
					...mockDayRequest(world, 'a'),
					id: await dayOf(world),
					examinerIds: [world.examinerId],
				};
				await post(mockPaths.saveMockDay, day, world.by.owner);
				return post(mockPaths.mockDay, { dayId: day.id }, cookies);
			},
		},
		{
			name: 'saveMockMark as an examiner',
			allowed: [...teachers, 'teacherOfSecond'] as const,
			call: async (world: World, cookies: Cookies) =>
				post(mockPaths.saveMockMark, mockSheet(await dayOf(world), world.wardId), cookies),
		},
		{
			name: 'handInMock as an examiner',
			allowed: [...staff, 'teacherOfSecond'] as const,
			call: async (world: World, cookies: Cookies) =>
				post(mockPaths.handInMock, mockAnswer(await dayOf(world), world.wardId), cookies),
		},
		{
			name: 'removeMockDay',
			allowed: teachers,
			call: async (world: World, cookies: Cookies) => {
				const dayId = await dayOf(world);
				const answer = await post(mockPaths.removeMockDay, { dayId }, cookies);
				if (answer.statusCode === 200) days.delete(world);
				return answer;
			},
		},
	];
}

import { randomUUID } from 'node:crypto';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { cardPaths } from '@henry/contract/cards.ts';
import type { HandInRequest } from '@henry/contract/homework.ts';
import { markingPaths } from '@henry/contract/marking-paths.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Services } from '#server/app.ts';
import { closeEngines } from '#server/app-for-tests.ts';
import { sendAlertMails } from '#server/domain/academies/alert-mails.ts';
import { openWorld, post as postTo } from './accounts-for-tests.ts';
import { signInForTests } from './signed-in-for-tests.ts';

let opened: Awaited<ReturnType<typeof openWorld>>;

/** Opens a server for the tests of a file, and closes it after them. */
export function openAcademies(createProviders: () => Omit<Services, 'clock'>): void {
	beforeAll(async () => {
		opened = await openWorld(createProviders());
	}, 60_000);

	afterAll(async () => {
		await opened.app.close();
		await opened.services.store.close();
		await closeEngines(opened.services);
	});
}

export type Cookies = Record<string, string>;
let people = 0;

/** Somebody new, or the person of an address, who is signed in. */
export async function someone(email?: string): Promise<Cookies> {
	people += 1;
	return (await signInForTests(opened.services, email ?? `person${people}@example.com`)).cookies;
}

/** Has this much time go by; who is signed in for an hour is so no longer. */
export function later(ms: number): void {
	opened.clock.time += ms;
}

/** The paths that were called by now. */
export const calledPaths = new Set<string>();

function noted(url: string): string {
	calledPaths.add(url.replace(/\?.*/, ''));
	return url;
}

export const post = (url: string, payload: object, cookies?: Cookies) =>
	postTo(opened.app, noted(url), payload, cookies);
export const inject = (call: InjectOptions & { url: string }) =>
	opened.app.inject({ ...call, url: noted(call.url) });
export const get = (url: string, cookies: Cookies = {}) => inject({ url, cookies });

export async function ok(url: string, payload: object, cookies: Cookies) {
	const answer = await post(url, payload, cookies);
	expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, '']);
	return answer.json();
}

/** Every mail that the server has sent, oldest first. */
export const sentMails = () => opened.sent;
/** As the server does by itself while it listens. */
export const sendAlerts = (mailer = opened.services.mailer) =>
	sendAlertMails({ ...opened.services, mailer }, 'https://henry.example');
export const passTime = (ms: number): void => {
	opened.clock.time += ms;
};

export const look = { name: 'Sol', language: 'en', colours: { ground: '#163e40', text: '#f7f2e7' } };

export async function overviewOf(academyId: string, cookies: Cookies) {
	return ok(apiPaths.academyOverview, { academyId }, cookies);
}

type Class = { id: string; joinCode: string };

async function addClass(academyId: string, owner: Cookies, name: string): Promise<Class> {
	await ok(apiPaths.addClass, { academyId, name }, owner);
	const { classes } = await overviewOf(academyId, owner);
	return classes.find((each: { name: string }) => each.name === name);
}

/** Somebody who joined by an invitation. */
async function invited(owner: Cookies, wanted: object): Promise<Cookies> {
	const { token } = await ok(apiPaths.inviteMember, { classId: null, wardId: null, ...wanted }, owner);
	const cookies = await someone();
	await ok(apiPaths.joinAcademy, { ticket: { token }, displayName: 'Somebody' }, cookies);
	return cookies;
}

export const assignment = (classId: string, id: string = randomUUID()) => ({
	id,
	classId,
	title: 'Yesterday',
	instructions: '',
	task: { kind: 'question', question: 'What did you do yesterday?', seconds: 60 },
	dueAtMs: null,
	attempts: 9,
	release: 'afterReview',
});

export const said = (text: string) =>
	text.split(' ').map((word, place) => ({
		text: word,
		startMs: place * 400,
		endMs: place * 400 + 300,
		confidence0to1: 0.95,
		unsure: false,
	}));

export const handIn = (assignmentId: string, change: Partial<HandInRequest> = {}): HandInRequest => ({
	id: randomUUID(),
	assignmentId,
	replaces: [],
	asksForHelp: false,
	answers: [
		{ question: 'What did you do yesterday?', words: said('yesterday he go to the beach with his friends') },
	],
	...change,
});

/** An academy with two classes; everybody but the last two belongs to the first. */
export async function aWorld() {
	const owner = await someone();
	const { academyId } = await ok(apiPaths.startAcademy, { ...look, ownerName: 'Olga' }, owner);
	const [first, second] = [
		await addClass(academyId, owner, 'First'),
		await addClass(academyId, owner, 'Second'),
	];
	const learner = await someone();
	await ok(apiPaths.joinAcademy, { ticket: { code: first.joinCode }, displayName: 'Lea' }, learner);
	const { cards } = await ok(
		cardPaths.importLearners,
		{ classId: second.id, names: ['Carla'], guardiansAgreed: true },
		owner,
	);
	const cardId: string = cards[0].membershipId;
	await ok(apiPaths.placeMember, { classId: first.id, membershipId: cardId, isIn: true }, owner);
	await ok(apiPaths.placeMember, { classId: second.id, membershipId: cardId, isIn: false }, owner);
	const { people: all } = await overviewOf(academyId, owner);
	const wardId: string = all.find(({ displayName }: { displayName: string }) => displayName === 'Lea').id;
	const by = {
		owner,
		coordinator: await invited(owner, { academyId, role: 'coordinator' }),
		teacher: await invited(owner, { academyId, role: 'teacher', classId: first.id }),
		assistant: await invited(owner, { academyId, role: 'assistant', classId: first.id }),
		learner,
		guardian: await invited(owner, { academyId, role: 'guardian', wardId, classId: first.id }),
		teacherOfSecond: await invited(owner, { academyId, role: 'teacher', classId: second.id }),
		stranger: await someone(),
	};
	const { me } = await overviewOf(academyId, by.teacherOfSecond);
	return { academyId, first, second, wardId, cardId, examinerId: me.id as string, by };
}

export const rubricOf = (academyId: string) => ({
	...{ id: randomUUID(), academyId, replaces: null, name: 'Ours', highest: 5, step: 0.5, levelAtTop: 'B2' },
	criteria: ['Ideas', 'Grammar'].map((name) => ({ name, draws: ['grammar'], low: 'Little.', high: 'Much.' })),
});

const aSound = new Uint8Array(encodeWav(new Int16Array(16_000).fill(100), 16_000).buffer);

/** Sends a second of sound, as a recording is sent. */
export async function sendSound(url: string, cookies: Cookies) {
	const form = new FormData();
	form.append('file', new Blob([aSound]), 'recording.wav');
	const request = new Request('http://localhost', { method: 'POST', body: form });
	return inject({
		...{ method: 'POST', url, cookies },
		headers: { 'content-type': request.headers.get('content-type') ?? '' },
		payload: Buffer.from(await request.arrayBuffer()),
	});
}

/** Says something to an answer aloud. */
export const sayNote = (handInId: string, cookies: Cookies) =>
	sendSound(`${markingPaths.spokenNotes}/${handInId}`, cookies);

export type World = Awaited<ReturnType<typeof aWorld>>;
export type Person = keyof World['by'];

export const managers = ['owner', 'coordinator'] as const;
export const teachers = [...managers, 'teacher'] as const;
export const staff = [...teachers, 'assistant'] as const;

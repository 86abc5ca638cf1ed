import { randomUUID } from 'node:crypto';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { classLessonSchema } from '@henry/contract/class-lesson.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { closeEngines, configForTests } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import { openWorld, post } from './accounts-for-tests.ts';
import { signInForTests } from './signed-in-for-tests.ts';

let opened: Awaited<ReturnType<typeof openWorld>>;

beforeAll(async () => {
	opened = await openWorld({ ...createServices(configForTests), store: createSqliteStore(':memory:') });
}, 60_000);

afterAll(async () => {
	await opened.app.close();
	await opened.services.store.close();
	await closeEngines(opened.services);
});

type Cookies = Record<string, string>;
const someone = async (email: string): Promise<Cookies> =>
	(await signInForTests(opened.services, email)).cookies;

async function ok(url: string, payload: object, cookies: Cookies) {
	const answer = await post(opened.app, url, payload, cookies);
	expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, '']);
	return answer.json();
}

/** An academy with a class, and a learner of it who hands in what was said. */
async function aClass() {
	const owner = await someone('owner@example.org');
	const look = { name: 'Sol', language: 'en', colours: { ground: '#163e40', text: '#f7f2e7' } };
	const { academyId } = await ok(apiPaths.startAcademy, { ...look, ownerName: 'Olga' }, owner);
	await ok(apiPaths.addClass, { academyId, name: 'First' }, owner);
	const { classes } = await ok(apiPaths.academyOverview, { academyId }, owner);
	const { id: classId, joinCode } = classes[0];
	const learner = await someone('learner@example.org');
	await ok(apiPaths.joinAcademy, { ticket: { code: joinCode }, displayName: 'Lea' }, learner);
	const assign = async (task: object) => {
		const id = randomUUID();
		const rest = { title: 'Homework', instructions: '', dueAtMs: null, attempts: 9, release: 'afterReview' };
		await ok(apiPaths.saveAssignment, { id, classId, task, ...rest }, owner);
		return id;
	};
	const handIn = (assignmentId: string, answer: object, more: object = {}) =>
		ok(
			apiPaths.handIn,
			{
				...{ id: randomUUID(), assignmentId, replaces: [], asksForHelp: false },
				...{ answers: [{ question: 'What did you do?', words: [], ...answer }], ...more },
			},
			learner,
		);
	const lesson = async () => classLessonSchema.parse(await ok(apiPaths.classLesson, { classId }, owner));
	return { assign, handIn, lesson };
}

test('a lesson is made of what a class handed in, without names, danger or anything in doubt', async () => {
	const { assign, handIn, lesson } = await aClass();
	const question = await assign({ kind: 'question', question: 'What did you do?', seconds: 60 });
	expect(await lesson()).toMatchObject({
		className: 'First',
		sentences: { period: 'fourWeeks', items: [] },
		sound: { found: null },
	});
	await handIn(question, { text: 'Yesterday he go to the beach. Lea have two brothers. It was nice.' });
	const doubted = 'she have a small dog'.split(' ').map((text, place) => ({
		...{ text, startMs: place * 400, endMs: place * 400 + 300 },
		...{ confidence0to1: 0.4, unsure: text === 'small' },
	}));
	await handIn(question, { words: doubted });
	await handIn(question, { text: 'My husband hits me every night. He have a car.' });
	const speakle = await assign({ kind: 'speakle', sentence: 'I think so.' });
	const sounds = [
		{ phone: 'TH', score0to100: 20 },
		{ phone: 'IY', score0to100: 90 },
	];
	await handIn(speakle, { question: 'I think so.' }, { pronunciation0to100: 70, sounds });
	const made = await lesson();
	expect(made.sentences.items).toEqual([
		{ category: 'tense', said: 'Yesterday he go to the beach.', better: 'Yesterday he went to the beach.' },
	]);
	expect(made.sound.found).toMatchObject({
		phone: 'TH',
		learners: 1,
		times: 1,
		minimalPair: { words: ['tree', 'three'] },
	});
	expect(JSON.stringify(made)).not.toMatch(/\bLea\b/);
	// A vowel before an S is another mistake than the S.
	const wrong = { phone: 'S', score0to100: 20 };
	const before = { ...wrong, inserted: 'start' };
	const read = { pronunciation0to100: 70, sounds: [before, wrong, before] };
	await handIn(speakle, { question: 'I think so.' }, read);
	expect((await lesson()).sound.found).toMatchObject({
		...{ phone: 'S', inserted: 'start', times: 2 },
		minimalPair: { words: ['state', 'estate'] },
	});
});

import { progressCheckId } from '@henry/contract/exams.ts';
import type { PractisedExam } from '@henry/contract/practice.ts';
import { localDay } from '../../web/src/lib/practice/local-day.ts';
import { aCard, aResult } from '../../web/src/lib/practice/practice-for-tests.ts';
import type { Scene } from './stage.ts';

const dayMs = 24 * 60 * 60_000;

/** Every address of which the first look is all, as a visitor sees it, by the name of its picture. */
const visited: Record<string, string> = {
	'home-landing': '/',
	'exercise-topics': '/exercise',
	'exercise-topic': '/exercise?topic=Travel',
	'talk-list': '/talkToHenry',
	'talk-start': '/talkToHenry?exercise=howWasYourDay',
	'talk-own-topic': '/talkToHenry?exercise=ownTopic',
	'pictures-list': '/imageDescription',
	'pictures-start': '/imageDescription?exercise=eating',
	'pair-list': '/starTopic',
	'pair-start': '/starTopic?exercise=environment',
	speakle: '/speakle',
	'speakle-text': '/speakle?text=I+think+so.',
	'exams-list': '/exams',
	'exams-placement': '/exams?exam=placement',
	'exams-check': '/exams?exam=progress-check',
	'exams-aptis': '/exams?exam=aptis-general',
	'exams-first': '/exams?exam=b2-first',
	'exams-eoi': '/exams?exam=eoi-b2',
	'aptis-one': '/aptis-part-one-1',
	'pairs-list': '/pairs',
	'pairs-set': '/pairs?set=ship-sheep',
	'shadowing-list': '/shadowing',
	'shadowing-start': '/shadowing?level=B2&week=1',
	'path-choose': '/path',
	'me-empty': '/me',
	'me-review-empty': '/me?review',
	login: '/login',
	'login-card': '/login?card',
	'finish-sign-up': '/finishSignUp',
	launch: '/launch',
	'classes-visitor': '/classes',
	'classes-code': '/classes?code=abcd2345',
	'academy-visitor': '/academy',
	'lesson-visitor': '/academy/lesson',
	'room-visitor': '/academy/room',
	'marks-visitor': '/academy/marks',
	settings: '/settings',
	'no-academy': '/at/no-such-academy',
	'academies-page': '/academies',
	'waitlist-broken': '/waitlist',
	about: '/about',
	'not-found': '/no-such-page',
};

const visitor: Scene = {
	microphone: 'denied',
	async play({ page, take }) {
		for (const [name, path] of Object.entries(visited)) {
			await page.goto(path);
			await page.waitForLoadState('networkidle');
			await take(name);
		}
	},
};

const nowMs = Date.now();
const ago = (days: number) => ({ atMs: nowMs - days * dayMs, day: localDay(nowMs - days * dayMs) });
const spoke = (days: number, title: string) =>
	aResult({
		activity: 'talk',
		title,
		...ago(days),
		measures: { spokenSeconds: 240, wordsPerMinute: 90 + days },
	});
const check = (days: number, middle: number, exam: Partial<PractisedExam> = {}) =>
	aResult({
		...{ activity: 'exam', title: 'Six-minute check', ...ago(days), measures: { spokenSeconds: 150 } },
		exam: {
			...{ exam: progressCheckId, form: 'a', parts: ['read', 'repeat', 'story', 'opinion'], band: null },
			level: { lowest: middle - 0.7, highest: middle + 0.7 },
			criteria: {
				grammar: { lowest: middle - 0.9, highest: middle + 0.5 },
				fluency: { lowest: middle - 0.5, highest: middle + 0.9 },
			},
			...exam,
		},
	});

/** What a browser keeps of learners of several kinds. */
const learners: Record<string, { results: object[]; days: number }> = {
	'second-day': { results: [spoke(1, 'Family')], days: 1 },
	'first-check': { results: [check(4, 3.6), spoke(5, 'Family'), spoke(13, 'Travel')], days: 13 },
	'third-check': {
		results: [check(1, 4.9), check(30, 4), spoke(12, 'Family'), spoke(40, 'Travel'), check(58, 3)],
		days: 70,
	},
};

const known: Scene = {
	microphone: 'denied',
	async play({ page, take }) {
		for (const [name, { results, days }] of Object.entries(learners)) {
			await page.goto('/about');
			await page.evaluate(
				([practice, path]) => {
					localStorage.setItem('henry.practice', practice as string);
					localStorage.setItem('henry.path', path as string);
				},
				[
					JSON.stringify({ results, cards: [aCard(), aCard({ mistake: 'another' })] }),
					JSON.stringify({ level: 'B1', goal: 'travel', beganAtMs: nowMs - days * dayMs }),
				],
			);
			for (const path of ['/', '/me', '/me?review', '/path', '/exams?exam=progress-check']) {
				await page.goto(path);
				await page.waitForLoadState('networkidle');
				await take(`${name}${path.replace(/[^a-zA-Z]+/g, '-')}`);
			}
		}
	},
};

/** A step of each kind of the path. */
const steps: Scene = {
	microphone: 'denied',
	async play({ page, take }) {
		await page.goto('/about');
		await page.evaluate(
			(path) => localStorage.setItem('henry.path', path),
			JSON.stringify({ level: 'B1', goal: 'travel', beganAtMs: nowMs - 3 * dayMs }),
		);
		for (const step of ['story', 'phrases', 'questions', 'task']) {
			await page.goto(`/path?do=${step}&week=1`);
			await page.waitForLoadState('networkidle');
			await take(step);
		}
	},
};

export const learnerScenes: Record<string, Scene> = { visitor, known, steps };

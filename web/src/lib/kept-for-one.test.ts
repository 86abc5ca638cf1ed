// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInForTests, signOutForTests } from './account-for-tests.ts';
import { homeworkNow, keepHomework } from './homework-now.ts';
import { keepHere, keptHere } from './kept-here.ts';
import { keepTalk, keptTalk } from './kept-talk.ts';
import { keepKnownSpeaker, knownSpeaker } from './known-speaker.ts';
import { forgetOnThisDevice, keepSession, signInBy, signOut } from './session.ts';
import { countTalk, talksHeld } from './talks-held.ts';
import { keepWalk } from './today-walk.ts';
import { walkName } from './walking.ts';

/** Cache Storage, which jsdom does not have: the names of what is in each cache. */
function stubCaches() {
	const caches = new Map<string, Map<string, Response>>();
	const open = async (name: string) => {
		const kept = caches.get(name) ?? new Map<string, Response>();
		caches.set(name, kept);
		return {
			put: async (path: string, response: Response) => void kept.set(path, response),
			match: async (path: string) => kept.get(path)?.clone(),
		};
	};
	vi.stubGlobal('caches', { open, delete: async (name: string) => caches.delete(name) });
	return caches;
}

let kept: ReturnType<typeof stubCaches>;
beforeEach(async () => {
	await signOutForTests();
	localStorage.clear();
	sessionStorage.clear();
	kept = stubCaches();
	vi.stubGlobal('fetch', async () => Response.json({ result: { done: true } }));
});
afterEach(async () => {
	await signOutForTests();
	vi.unstubAllGlobals();
});

const henry = { speaker: 'henry', text: 'Hello.', hints: { word: '', starter: '', example: '' } } as const;
const speaker = { model: 'ear', readings: 1, values: 'AAAA' };

/** Somebody has begun all that can be begun, which nothing says whose it is. */
async function leaveThings() {
	keepTalk({
		setup: { exerciseType: 'hobbies' },
		way: { mode: 'tap', ending: 'goals', job: undefined, corrects: false },
		label: 'Hobbies',
		soFar: { turns: [{ ...henry, coach: undefined, covered: [] }], progress0to100: 0, covered: [] },
		spentMs: 0,
	});
	keepHomework({
		...{ assignmentId: 'one', title: 'Talk', activity: 'talk', sharesRecording: false, asksForHelp: false },
	});
	keepWalk({ steps: [{ kind: 'talk', to: '/talkToHenry' }], at: 0 });
	countTalk('hobbies');
	keepKnownSpeaker(speaker);
	await (await caches.open('henry.exam')).put('/kept-exam/setup', new Response('{}'));
}

const left = () => [
	...(keptTalk() ? ['talk'] : []),
	...(homeworkNow() ? ['homework'] : []),
	...(sessionStorage.getItem(walkName) ? ['walk'] : []),
	...(talksHeld('hobbies') > 0 ? ['talks held'] : []),
	...(knownSpeaker() ? ['speaker'] : []),
	...(kept.has('henry.exam') ? ['exam'] : []),
];
const all = ['talk', 'homework', 'walk', 'talks held', 'speaker', 'exam'];
const inTab = ['talk', 'homework', 'walk'];

const signIn = (uid: string) =>
	signInBy(async () => ({
		...{ signedIn: true, consent: 'notNeeded', keepRecordingsDays: null },
		user: {
			...{ uid, email: null, displayName: null, photoUrl: null, phoneNumber: null },
			...{ emailVerified: true, isAnonymous: false, providers: [] },
		},
		expiresAtMs: Date.now() + 3_600_000,
	}));

/** Another tab of the browser has erased what was kept for one. */
const forgetOwner = () => localStorage.removeItem('henry.owner');

/** Another tab of the browser has told the session, which this one follows. */
function inAnotherTab(hint: string | null) {
	if (hint === null) localStorage.removeItem('henry.signedIn');
	else localStorage.setItem('henry.signedIn', hint);
	dispatchEvent(new StorageEvent('storage', { key: 'henry.signedIn' }));
}

test.each([
	['signs out', signOut],
	['erases the account', async () => forgetOnThisDevice()],
	['gives way to somebody else', () => signIn('ben')],
	[
		'gives way to somebody else after their session is over',
		() => signOutForTests().then(() => signIn('ben')),
	],
])('nothing stays of one who %s', async (_how, leave) => {
	await signIn('ana');
	await leaveThings();
	expect(left()).toEqual(all);
	await leave();
	expect(left()).toEqual([]);
});

test.each([
	['a refreshed sign-in', () => signIn('ana')],
	['a session that is over', signOutForTests],
	['signing in again after that', () => signOutForTests().then(() => signIn('ana'))],
	['a session that is over in another tab', async () => inAnotherTab(null)],
	['a sign-in that lasts in another tab', async () => inAnotherTab(`ana ${Date.now() + 7_200_000}`)],
])('all of it stays after %s', async (_what, goOn) => {
	keepSession();
	await signIn('ana');
	await leaveThings();
	await goOn();
	expect(left()).toEqual(all);
});

test('a visitor who signs in goes on with what they have begun', async () => {
	await leaveThings();
	await signInForTests();
	expect(left()).toEqual(all);
});

test.each([
	[
		'signs out',
		() => {
			forgetOwner();
			inAnotherTab(null);
		},
	],
	['signs in as somebody else', () => inAnotherTab('ben 9999999999999')],
])('what a tab has kept goes when another tab %s', async (_what, leave) => {
	keepSession();
	await signIn('ana');
	await leaveThings();
	leave();
	expect(left().filter((name) => inTab.includes(name))).toEqual([]);
});

test('a tab that slept through a sign-out forgets when it is opened again', async () => {
	await signIn('ana');
	await leaveThings();
	forgetOwner();
	localStorage.removeItem('henry.signedIn');
	vi.resetModules();
	const opened = await import('./session.ts');
	opened.keepSession();
	expect(left().filter((name) => inTab.includes(name))).toEqual([]);
});

test('what is kept by whose it is waits for them when somebody else signs in, and goes at a sign-out', async () => {
	await signIn('ana');
	await keepHere('ana/outbox/1', { some: 'practice' });
	await signIn('ben');
	expect(await keptHere('ana/outbox/1')).toBeTruthy();
	await signOut();
	expect(await keptHere('ana/outbox/1')).toBeUndefined();
});

test('whatever writes to the storage of a tab is known to be forgotten: its name is in `tabNames`', () => {
	const source = join(import.meta.dirname, '..');
	const writers = readdirSync(source, { recursive: true, encoding: 'utf8' })
		.filter((path) => /\.tsx?$/.test(path) && !/test/.test(path))
		.filter((path) => /\bsessionStorage\s*\.setItem/.test(readFileSync(join(source, path), 'utf8')));
	expect(writers.sort()).toEqual([
		'lib/homework-now.ts',
		'lib/kept-for-one.ts',
		'lib/kept-talk.ts',
		'lib/today-walk.ts',
		'lib/typed-here.ts',
	]);
});

// @vitest-environment jsdom

import type { PathWeek } from '@henry/contract/path.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubCaches } from '#web/lib/kept-here-for-tests.ts';
import type { PathStep } from '#web/lib/practice/path.ts';
import type { TodayStep } from '#web/lib/practice/today.ts';
import { speakInVoice } from '#web/lib/speak-kept.ts';
import { keepForToday } from './keep-for-today.ts';
import { worksHere } from './works-here.ts';

let keeps = { judge: false, ear: false };
vi.mock('#web/lib/offline-judge/judge-store.ts', () => ({
	judgeStore: { kept: async () => (keeps.judge ? {} : undefined) },
}));
vi.mock('#web/lib/offline-ear/ear-store.ts', () => ({
	earStore: { kept: async () => (keeps.ear ? {} : undefined) },
}));

const set = { key: 'ship-sheep', hint: { en: 'h', es: 'h' }, pairs: Array(10).fill(['ship', 'sheep']) };
const weeks = [
	{ phrases: ['Good morning.', 'See you.'], shadowing: ['One.', 'Two.', 'Three.', 'Four.'] },
] as unknown as PathWeek[];
const step = (kind: PathStep['kind'], to: string): PathStep => ({
	...{ kind, title: '', to, minutes: 3 },
	practice: { activity: 'talk', title: '', time: 1 },
});
const sounds = step('sounds', '/pairs?set=ship-sheep');
const shadowing = step('shadowing', '/shadowing?level=A2&week=1');
const phrases = step('phrases', '/path?week=1&do=phrases');
const today = (one: PathStep): TodayStep => ({ kind: 'path', step: one, minutes: 3, isDone: false });
const works = (one: TodayStep) => worksHere(one, weeks);
const homework = (task: 'question' | 'grammarSpeech' | 'talk'): TodayStep => ({
	...{ kind: 'homework', id: 'h', title: '', task, minutes: 3, isDone: false },
});

let asked: string[];
let isOnline: boolean;
beforeEach(() => {
	vi.useFakeTimers();
	stubCaches();
	keeps = { judge: false, ear: false };
	[asked, isOnline] = [[], true];
	vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
		// The service worker keeps the list of pairs.
		if (path === '/api/minimalPairs') return Response.json([set]);
		if (!isOnline) throw new TypeError('Failed to fetch');
		asked.push(`${path} ${request?.body ?? ''}`);
		if (path === '/api/voices') return Response.json([{ name: 'Ann' }, { name: 'Ben' }]);
		if (path === '/api/timedSpeech') return Response.json({ result: { sound: 'AAAA', words: [] } });
		return new Response('sound');
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});
async function keep(...steps: PathStep[]): Promise<void> {
	const keeping = keepForToday(steps, weeks, new AbortController().signal);
	await vi.runAllTimersAsync();
	await keeping;
}

test('what is heard in the steps of the day is kept once, and heard without a connection', async () => {
	expect(await works(today(sounds))).toBe(false);
	await keep(sounds, phrases, shadowing);
	const spoken = asked.filter((one) => one.startsWith('/api/speech'));
	expect(spoken.map((one) => JSON.parse(one.slice('/api/speech '.length)))).toEqual([
		{ text: 'ship', voice: 'Ann' },
		{ text: 'sheep', voice: 'Ben' },
		{ text: 'Good morning.' },
		{ text: 'See you.' },
	]);
	const before = asked.length;
	await keep(sounds, phrases, shadowing);
	expect(asked.slice(before)).toEqual(['/api/voices ']);
	isOnline = false;
	expect(await works(today(sounds))).toBe(true);
	expect(await (await speakInVoice('ship', 'Cal')).text()).toBe('sound');
	await expect(speakInVoice('live', 'Cal')).rejects.toMatchObject({ code: 'unavailable' });
});

test('a text to speak along with needs an ear on this device, and phrases a judge', async () => {
	await keep(shadowing);
	expect([await works(today(shadowing)), await works(today(phrases))]).toEqual([false, false]);
	keeps = { judge: true, ear: true };
	expect([await works(today(shadowing)), await works(today(phrases))]).toEqual([true, true]);
	expect(await works(today(step('shadowing', '/shadowing?level=B1&week=1')))).toBe(false);
});

test('cards, and answers that are recorded and sent later, work at once; what needs Henry waits', async () => {
	const cards: TodayStep = { kind: 'cards', count: 1, minutes: 1, isDone: false };
	const talk: TodayStep = {
		...{ kind: 'talk', title: '', exercise: 'day', isRepeat: false, minutes: 6, isDone: false },
	};
	const check: TodayStep = { kind: 'check', minutes: 6, isDone: false };
	const sentence: TodayStep = { kind: 'sentence', minutes: 1, isDone: false };
	const all = [
		cards,
		homework('question'),
		homework('grammarSpeech'),
		talk,
		check,
		homework('talk'),
		sentence,
	];
	expect(await Promise.all(all.map(works))).toEqual([true, true, true, false, false, false, false]);
	keeps.judge = true;
	expect(await works(sentence)).toBe(true);
	for (const kind of ['talk', 'story', 'questions', 'task', 'exam'] as const) {
		expect(await works(today(step(kind, '/path?week=1')))).toBe(false);
	}
});

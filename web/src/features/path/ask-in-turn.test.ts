import { afterEach, expect, test, vi } from 'vitest';
import type { Turn } from '#web/lib/conversation/conversation.ts';
import { conversationFrom, nothingSaid } from '#web/lib/conversation/conversation.ts';
import { askInTurn, checkedFirst } from './ask-in-turn.ts';

const answer: Turn = { speaker: 'learner', text: 'Yes.', words: [], recorded: undefined };
const asked = (answers: number) =>
	askInTurn(['Where?', 'When?'])(
		conversationFrom({ ...nothingSaid, turns: Array.from({ length: answers }, () => answer) }),
		new AbortController().signal,
	);

test('what is written is asked in its order, and after the last answer the conversation is over', async () => {
	expect(await asked(0)).toMatchObject({ text: 'Where?', progress0to100: 0, isLast: false });
	expect(await asked(1)).toMatchObject({ text: 'When?', progress0to100: 50, isLast: false });
	expect(await asked(2)).toMatchObject({ progress0to100: 100, isLast: true });
});

afterEach(() => vi.unstubAllGlobals());

const danger = {
	kind: 'abuse',
	title: { en: 'You are not to blame', es: 'No es culpa tuya' },
	text: { en: 'Please talk to somebody.', es: 'Habla con alguien.' },
	numbers: [{ number: '116 111', who: { en: 'For minors', es: 'Para menores' } }],
};
const nothingFound = {
	text: '',
	changes: [],
	corrections: [],
	suggestions: [],
	writing: [],
	isEnglish: true,
};
const prompt: Turn = {
	...{ speaker: 'henry', text: 'Where?', hints: { word: '', starter: '', example: '' } },
	...{ coach: undefined, covered: [] },
};

/** The prompts go on, each after a look at the answer before it, to which the server answers so. */
function askedAfter(turns: readonly Turn[], feedback: object | 'unreachable') {
	const fetch = vi.fn(async (_path: string, _request: RequestInit) =>
		feedback === 'unreachable' ? Promise.reject(new TypeError()) : Response.json({ result: feedback }),
	);
	vi.stubGlobal('fetch', fetch);
	const ask = checkedFirst(askInTurn(['Where?', 'When?']));
	const next = ask(conversationFrom({ ...nothingSaid, turns }), new AbortController().signal);
	return { next, fetch };
}

test('the first prompt needs no look at anything', async () => {
	const { next, fetch } = askedAfter([], nothingFound);
	expect(await next).toMatchObject({ text: 'Where?' });
	expect(fetch).not.toHaveBeenCalled();
});

test('each answer is looked at before the next prompt', async () => {
	const { next, fetch } = askedAfter([prompt, answer], nothingFound);
	expect(await next).toMatchObject({ text: 'When?' });
	expect(fetch.mock.calls).toEqual([
		['/api/feedback', expect.objectContaining({ body: expect.stringContaining('Yes.') })],
	]);
});

test.each([
	['before the next prompt', [prompt, answer]],
	['after the last one', [prompt, answer, prompt, answer]],
])('danger is told %s, instead of what comes then', async (_when, turns) => {
	const { next } = askedAfter(turns, { ...nothingFound, danger });
	expect(await next).toMatchObject({ danger });
});

test('where nobody can look at an answer, nothing goes on', async () => {
	const { next } = askedAfter([prompt, answer], 'unreachable');
	await expect(next).rejects.toThrow();
});

import { expect, test } from 'vitest';
import { createDeferred } from '#server/engines/deferred.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { createCheckerAhead } from './checker-ahead.ts';

function counted({ fails = false } = {}) {
	const checked: string[] = [];
	let nowMs = 0;
	const checker = createCheckerAhead(
		{
			health: () => ({ name: 'rules', model: '', embedded: true, state: 'ready', queued: 0 }),
			start: async () => {},
			close: async () => {},
			check: async (text) => {
				checked.push(text);
				if (fails) throw new ProviderError('unavailable', 'It fails.');
				return { sure: [], maybe: [] };
			},
		},
		{ nowMs: () => nowMs },
	);
	return { checked, checker, pass: (ms: number) => (nowMs += ms) };
}

test('a text that was checked during the talk is not checked again for the report', async () => {
	const { checked, checker } = counted();
	await Promise.all([checker.check('she like tea'), checker.check('she like tea'), checker.check('he too')]);
	expect(checked).toEqual(['she like tea', 'he too']);
});

test('nothing is kept for longer than a talk, nor more than the latest texts', async () => {
	const { checked, checker, pass } = counted();
	await checker.check('she like tea');
	pass(31 * 60_000);
	await checker.check('she like tea');
	expect(checked).toHaveLength(2);
	for (let text = 0; text < 500; text++) await checker.check(`text ${text}`);
	await checker.check('text 499');
	await checker.check('she like tea');
	expect(checked).toHaveLength(503);
});

test('a check that failed is tried again, and one that is no longer wanted rejects at once', async () => {
	const { checked, checker } = counted({ fails: true });
	for (let time = 0; time < 2; time++) await expect(checker.check('she like tea')).rejects.toThrow('fails');
	expect(checked).toHaveLength(2);
	const { checker: good } = counted();
	const controller = new AbortController();
	const wanted = good.check('a text', { signal: controller.signal });
	controller.abort();
	await expect(wanted).rejects.toMatchObject({ category: 'cancelled' });
});

test('who comes too late for a model gets what is found without it, and all of it later', async () => {
	const model = createDeferred<void>();
	const { checker: rules } = counted();
	const checker = createCheckerAhead(
		{
			...rules,
			check: async (_text, { modelUntil } = {}) => {
				if (!modelUntil?.aborted) await model.promise;
				return { sure: [], maybe: [], endsAreSure: !modelUntil?.aborted };
			},
		},
		{ nowMs: () => 0 },
	);
	const late = new AbortController();
	const inTime = checker.check('she like tea');
	const soon = checker.check('she like tea', { modelUntil: late.signal });
	late.abort();
	expect(await soon).toMatchObject({ endsAreSure: false });
	model.resolve();
	expect(await inTime).toMatchObject({ endsAreSure: true });
	expect(await checker.check('she like tea', { modelUntil: late.signal })).toMatchObject({
		endsAreSure: true,
	});
});

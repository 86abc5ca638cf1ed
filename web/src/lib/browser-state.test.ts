// @vitest-environment jsdom

import { apiPaths } from '@henry/contract/api-paths.ts';
import type { ChosenPath } from '@henry/contract/path.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnerServer } from './account-for-tests.ts';
import { browserChecks } from './begun-checks.ts';
import { importBrowserState } from './browser-state.ts';
import { browserPath } from './chosen-path.ts';
import { browserKeeper, browserPracticeKey } from './practice/browser-keeper.ts';
import { importFromBrowser } from './practice/import-practice.ts';
import { aResult } from './practice/practice-for-tests.ts';
import { browserMemory, noMemory, rememberTold, switchMemory } from './talk-memory.ts';

const on = switchMemory(noMemory, true);
const cooking = rememberTold(on, [{ kind: 'like', text: 'I love cooking' }]);
const path: ChosenPath = { level: 'B1', goal: 'travel', beganAtMs: 1 };
const begunChecks = [{ form: 'c' as const, atMs: 1 }];

function serve(kept: Parameters<typeof learnerServer>[0] = {}) {
	const server = learnerServer(kept);
	vi.stubGlobal('fetch', server.answer);
	return server;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('an account that keeps nothing yet takes over what the browser remembers and its path, which then leave it', async () => {
	const server = serve();
	browserMemory.keep(cooking);
	browserPath.keep(path);
	browserChecks.keep(begunChecks);
	await browserKeeper.save({ results: [aResult()], cards: [] });
	await importFromBrowser();
	expect(server.kept).toEqual({ memory: cooking, path, begunChecks });
	expect(browserChecks.read()).toBeNull();
	expect(server.calls).toContain(apiPaths.savePractice);
	expect([browserMemory.read(), browserPath.read()]).toEqual([null, null]);
	expect(localStorage.getItem(browserPracticeKey)).toBeNull();
});

test('an account’s path is never replaced, and its memory and begun checks are added to, each once', async () => {
	const own = {
		memory: rememberTold(on, [{ kind: 'name', text: 'Ana' }]),
		path: { ...path, level: 'C1' } as const,
		begunChecks: [{ form: 'd' as const, atMs: 2 }],
	};
	const server = serve(own);
	browserMemory.keep(switchMemory(cooking, false));
	browserPath.keep(path);
	browserChecks.keep(begunChecks);
	await importBrowserState();
	await importBrowserState();
	expect(server.kept).toEqual({
		memory: { isOn: true, facts: [...own.memory.facts, ...cooking.facts] },
		path: own.path,
		begunChecks: [...begunChecks, { form: 'd', atMs: 2 }],
	});
});

test('after a failure the browser keeps all of it, and doing it again adds nothing twice', async () => {
	const server = serve();
	browserMemory.keep(cooking);
	server.failing = [apiPaths.saveLearnerState];
	await expect(importFromBrowser()).rejects.toThrow();
	expect(browserMemory.read()).toEqual(cooking);
	server.failing = [];
	await importBrowserState();
	await importBrowserState();
	expect(server.kept.memory).toEqual(cooking);
});

test('a browser that keeps nothing makes no call', async () => {
	const server = serve();
	await importFromBrowser();
	expect(server.calls).toEqual([]);
});

import { afterEach, expect, test, vi } from 'vitest';
import type { HeardSpeech, SettingsForTests } from './engine-for-tests.ts';
import { createEngineProcess } from './engine-process.ts';
import type { EngineProcess } from './engine-process-types.ts';
import { type StreamedUtteranceOptions, streamUtterance } from './streamed-utterance.ts';

const engines: EngineProcess[] = [];

function createTestEngine(processes = 1): EngineProcess {
	const engine = createEngineProcess({
		name: 'test engine',
		model: 'none',
		module: new URL('./engine-for-tests.ts', import.meta.url),
		processes,
		maxQueued: 4,
		maxSessions: 2,
		callTimeoutMs: 20_000,
	});
	engines.push(engine);
	return engine;
}

afterEach(async () => {
	await Promise.all(engines.splice(0).map((engine) => engine.close()));
});

function open(
	engine: EngineProcess,
	changes: Partial<StreamedUtteranceOptions<SettingsForTests, number>> = {},
) {
	const options = { settings: {}, maxUtteranceMs: 5_000, ...changes };
	return streamUtterance<SettingsForTests, number, HeardSpeech>(engine, options);
}

const counting = (from: number, to: number) =>
	Int16Array.from({ length: to - from }, (_, index) => from + index);
const keptSessions = (engine: EngineProcess) => engine.call('keptSessions', []);

test('the engine hears the samples in order while they come, and the caller what it made of them', async () => {
	const engine = createTestEngine();
	const onPartial = vi.fn();
	const utterance = open(engine, { settings: { hints: ['tea'] }, onPartial });
	utterance.push(counting(0, 10));
	await vi.waitFor(() => expect(onPartial).toHaveBeenCalledWith(10), { timeout: 10_000 });
	utterance.push(counting(10, 15));
	await vi.waitFor(() => expect(onPartial).toHaveBeenCalledWith(15));
	utterance.push(counting(15, 20));
	expect(await utterance.finish()).toEqual({
		settings: { hints: ['tea'] },
		samples: [...counting(0, 20)],
		lengths: [10, 5, 5],
	});
	expect(await keptSessions(engine)).toEqual([]);
});

test('samples that arrive while the engine is at work go together', async () => {
	const engine = createTestEngine();
	const utterance = open(engine);
	for (let from = 0; from < 100; from += 10) utterance.push(counting(from, from + 10));
	const { samples, lengths } = await utterance.finish();
	expect(samples).toEqual([...counting(0, 100)]);
	expect(lengths).toEqual([100]);
});

test('a long utterance that comes all at once lets others have their turn', async () => {
	const engine = createTestEngine();
	const long = open(engine);
	long.push(new Int16Array(4 * 16_000));
	const short = open(engine);
	short.push(counting(0, 5));
	const finished: string[] = [];
	const longEnds = long.finish().then(() => finished.push('long'));
	const shortEnds = short.finish().then(() => finished.push('short'));
	await Promise.all([longEnds, shortEnds]);
	expect(finished).toEqual(['short', 'long']);
});

test('an utterance without a sample is answered too', async () => {
	expect(await open(createTestEngine()).finish()).toMatchObject({ samples: [], lengths: [0] });
});

test('when its process dies the utterance starts over in a fresh one, and nothing is lost or told twice', async () => {
	const engine = createTestEngine();
	const told: number[] = [];
	const utterance = open(engine, { onPartial: (soFar) => told.push(soFar) });
	utterance.push(counting(0, 10));
	await vi.waitFor(() => expect(told).toEqual([10]), { timeout: 10_000 });
	for (const processId of engine.processIds()) process.kill(processId, 'SIGKILL');
	utterance.push(counting(10, 30));
	await vi.waitFor(() => expect(told).toEqual([10, 30]), { timeout: 10_000 });
	utterance.push(counting(30, 40));
	expect((await utterance.finish()).samples).toEqual([...counting(0, 40)]);
});

test('speech of which the engine dies again is given up', async () => {
	const engine = createTestEngine();
	const deadly = open(engine, { settings: { deadlySample: 7 } });
	deadly.push(counting(0, 10));
	await expect(deadly.finish()).rejects.toMatchObject({ name: 'ProviderError', category: 'unavailable' });
	const next = open(engine);
	next.push(counting(0, 10));
	expect((await next.finish()).samples).toHaveLength(10);
});

test('one that is cancelled or aborted is dropped by its process', async () => {
	const engine = createTestEngine();
	const controller = new AbortController();
	const [cancelled, aborted] = [open(engine), open(engine, { signal: controller.signal })];
	for (const utterance of [cancelled, aborted]) utterance.push(counting(0, 10));
	await vi.waitFor(async () => expect(await keptSessions(engine)).toHaveLength(2), { timeout: 10_000 });
	const answer = cancelled.finish();
	cancelled.cancel();
	controller.abort();
	await expect(answer).rejects.toMatchObject({ category: 'cancelled' });
	await expect(aborted.finish()).rejects.toMatchObject({ category: 'cancelled' });
	expect(await keptSessions(engine)).toEqual([]);
	const late = open(engine, { signal: controller.signal });
	await expect(late.finish()).rejects.toMatchObject({ category: 'cancelled' });
});

test('one that is too long is refused, and so is one too many', async () => {
	const engine = createTestEngine();
	const long = open(engine);
	long.push(new Int16Array(5 * 16_000));
	const other = open(engine);
	await expect(open(engine).finish()).rejects.toMatchObject({ category: 'busy' });
	long.push(new Int16Array(1));
	await expect(long.finish()).rejects.toMatchObject({ category: 'invalid-input' });
	expect(await other.finish()).toMatchObject({ samples: [] });
});

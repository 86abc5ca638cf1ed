import type { Improvement, ModelsHealth } from '@henry/contract/health.ts';
import {
	bytesOf,
	type FilePaths,
	isRecommended,
	type Machine,
	type ModelKind,
	type ModelOf,
	type NeuralModel,
} from '@henry/contract/neural-models.ts';
import type { ModelStore } from './ports/model-store.ts';
import { repeat } from './repeat.ts';

/** What fails for want of a network or of space is tried again after this time. */
const retryMs = 10 * 60_000;

/** An engine that is better than the one at work, the models that it needs, and how it takes the other's place. */
export type BetterEngine = {
	part: Improvement;
	models: NeuralModel[];
	putToWork(): Promise<void>;
};

/** The better engines that a server can have: those whose models are recommended to its machine. */
export function createBetterEngineList(
	catalogue: readonly NeuralModel[],
	pathsOf: ModelStore['paths'],
	machine: Machine,
) {
	const engines: BetterEngine[] = [];

	function modelOf<Kind extends ModelKind>(kind: Kind): ModelOf<Kind> {
		const model = catalogue.find((one): one is ModelOf<Kind> => one.kind === kind);
		if (!model) throw new Error(`The catalogue has no model of the kind ${kind}.`);
		return model;
	}

	return {
		engines,
		/** The model of a kind, with the paths of its files. */
		find<Kind extends ModelKind>(
			kind: Kind,
		): { model: ModelOf<Kind>; files: FilePaths<ModelOf<Kind>['files']> } {
			const model = modelOf(kind);
			return { model, files: pathsOf(model) };
		},
		/** Adds an engine that needs models of these kinds, if all of them are recommended. */
		add(part: Improvement, kinds: readonly ModelKind[], putToWork: () => Promise<void>): void {
			const models = kinds.map(modelOf);
			if (models.every((model) => isRecommended(model, machine))) engines.push({ part, models, putToWork });
		},
	};
}
export type BetterEngineList = ReturnType<typeof createBetterEngineList>;

/** Shows a person how far the fetch of a model is. */
export type FetchWatch = (model: NeuralModel) => { show(bytes: number): void; end(): void };

export type BetterEnginesOptions = {
	/** In the order in which they are fetched. */
	engines: readonly BetterEngine[];
	/** Makes the store anew for each try: one remembers which sources do not answer. */
	openStore: () => ModelStore;
	watch: FetchWatch;
	/** Is given a line about each engine that is put to work and each failure, for the server’s operator. */
	tell: (line: string) => void;
};

/** Brings better engines in while the server serves. */
export type BetterEngines = {
	/** Puts to work what is there, fetches what is missing, and tries again now and then what fails. */
	start(): void;
	health(): ModelsHealth;
	/** Ends a fetch that is under way; the next start goes on with it. */
	close(): Promise<void>;
};

/** An engine that is not at work yet is `waiting` for its models. */
export function createBetterEngines({
	engines,
	openStore,
	watch,
	tell,
}: BetterEnginesOptions): BetterEngines {
	const ending = new AbortController();
	let waiting = [...engines];
	let news: Omit<ModelsHealth, 'waiting'> = {};
	let rounds: { stop(): Promise<void> } | undefined;
	const told = new Set<string>();

	function tellOnce(line: string): void {
		if (!told.has(line)) tell(line);
		told.add(line);
	}

	async function putToWork(engine: BetterEngine): Promise<void> {
		await engine.putToWork();
		waiting = waiting.filter((other) => other !== engine);
	}

	async function isThere(store: ModelStore, { models }: BetterEngine): Promise<boolean> {
		for (const model of models) if ((await store.state(model)) !== 'installed') return false;
		return true;
	}

	async function bring(store: ModelStore, { part, models }: BetterEngine): Promise<void> {
		const total = models.reduce((sum, model) => sum + bytesOf(model), 0);
		let before = 0;
		for (const model of models) {
			const { show, end } = watch(model);
			const onProgress = (bytes: number) => {
				show(bytes);
				news = { fetching: { part, percent: Math.floor((100 * (before + bytes)) / total) } };
			};
			const onWait = () => tellOnce('Another Henry is fetching models. Waiting for it.');
			const { signal } = ending;
			await store.fetch(model, { whenBusy: 'wait', onProgress, onWait, signal }).finally(end);
			before += bytesOf(model);
		}
		news = {};
	}

	/** Does a step for each engine that waits; answers the first line about what failed. */
	async function forEachWaiting(step: (engine: BetterEngine) => Promise<void>): Promise<string | undefined> {
		let failure: string | undefined;
		for (const engine of waiting) {
			if (ending.signal.aborted) return undefined;
			try {
				await step(engine);
			} catch (error) {
				if (ending.signal.aborted) return undefined;
				const { message } = error as Error;
				failure ??= message;
				tellOnce(`${message} Henry goes on with what he has.`);
			}
		}
		return failure;
	}

	async function round(): Promise<void> {
		const store = openStore();
		const tried = new Set<BetterEngine>();
		const broken = await forEachWaiting(async (engine) => {
			if (!(await isThere(store, engine))) return;
			tried.add(engine);
			await putToWork(engine);
		});
		const missing = await forEachWaiting(async (engine) => {
			if (tried.has(engine)) return;
			// Its models may have come with those of another.
			if (!(await isThere(store, engine))) await bring(store, engine);
			await putToWork(engine);
		});
		const failure = broken ?? missing;
		news = failure === undefined ? {} : { failure };
		if (waiting.length === 0) void rounds?.stop();
	}

	return {
		start() {
			if (engines.length === 0) return;
			const onError = (error: unknown) => tellOnce((error as Error).message);
			rounds = repeat(round, { pauseMs: retryMs, onError });
		},
		health: () => ({ waiting: waiting.map(({ part }) => part), ...news }),
		async close() {
			ending.abort(new Error('The server is being stopped.'));
			await rounds?.stop();
		},
	};
}

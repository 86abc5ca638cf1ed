import { parseArgs } from 'node:util';
import { bytesOf, type NeuralModel } from '@henry/contract/neural-models.ts';
import { type Config, isWebAddress } from './config.ts';
import { loadContent } from './content.ts';
import type { ModelState, ModelStore } from './ports/model-store.ts';
import { createProgressBar } from './progress-bar.ts';
import { createModelStore } from './wiring.ts';

export const modelsUsage = `       ./henry models
       ./henry models fetch [ID...] [--mirror URL | --from FOLDER]
       ./henry models verify [ID...]
       ./henry models remove ID`;

const stateNames: Record<ModelState, string> = {
	installed: 'installed',
	partial: 'fetched in part',
	damaged: 'damaged',
	missing: 'not installed',
};
const kindNames: Record<NeuralModel['kind'], string> = {
	recognizer: 'recogniser',
	'speech-detector': 'detector of speech',
	voice: 'voice',
};

const print = (line: string) => process.stdout.write(`${line}\n`);
const tell = (line: string) => process.stderr.write(`${line}\n`);
const size = (model: NeuralModel) => `${Math.ceil(bytesOf(model) / 1_000_000)} MB`;

/** What a person reads about a model, over some lines. */
function description(model: NeuralModel, state: ModelState): string {
	const kind = `${model.kind === 'voice' ? `${model.accent} ` : ''}${kindNames[model.kind]}`;
	const errors =
		model.kind === 'recognizer'
			? model.wordErrorRates.map(
					({ percent, on, source }) => `wrong words: ${percent} % of ${on} (${source})`,
				)
			: [];
	const lines = [
		`${model.id}: ${stateNames[state]}${model.recommended ? ', recommended' : ''}`,
		`${kind} ${model.name}, ${size(model)}, ${model.licence}`,
		...errors,
		model.page,
	];
	return lines.join('\n    ');
}

/** The models of these ids; throws where one is unknown. */
function byIds(models: readonly NeuralModel[], ids: readonly string[]): NeuralModel[] {
	return ids.map((id) => {
		const model = models.find((one) => one.id === id);
		if (model) return model;
		throw new Error(`There is no model ${id}. There are: ${models.map((one) => one.id).join(', ')}.`);
	});
}

type Fetching = { whenBusy: 'wait' | 'leave'; introduction?: string };

/** Fetches one model. Its progress, and what else is worth knowing, is shown on stderr. */
async function fetchModel(store: ModelStore, model: NeuralModel, { whenBusy, introduction }: Fetching) {
	const bar = createProgressBar(model.id, bytesOf(model), process.stderr, () => performance.now());
	let isFirst = true;
	const onProgress = (bytes: number) => {
		if (isFirst && introduction) tell(introduction);
		isFirst = false;
		bar.show(bytes);
	};
	const onWait = () => tell('Another Henry is fetching models. Waiting for it.');
	const fetched = await store.fetch(model, { onProgress, onWait, whenBusy }).finally(() => bar.end());
	for (const file of fetched.unpinned) {
		tell(
			`No public source tells the checksum of ${file}: that of what arrived is recorded and counts from now on.`,
		);
	}
	return fetched.outcome;
}

async function fetchModels(config: Config, words: string[]): Promise<void> {
	const { values, positionals } = parseArgs({
		args: words,
		options: { mirror: { type: 'string' }, from: { type: 'string' } },
		allowPositionals: true,
	});
	if (values.mirror !== undefined && values.from !== undefined)
		throw new Error(`Usage: ${modelsUsage.trim()}`);
	if (values.mirror !== undefined && !isWebAddress(values.mirror)) {
		throw new Error('--mirror must be an address that begins with https:// or http://');
	}
	const { neuralModels } = loadContent(config.contentFolder);
	const asked = byIds(neuralModels, positionals);
	const wanted = asked.length > 0 ? asked : neuralModels.filter(({ recommended }) => recommended);
	const store = createModelStore(config, { mirror: values.mirror, folder: values.from });
	for (const model of wanted) {
		const outcome = await fetchModel(store, model, { whenBusy: 'wait' });
		print(`${model.id} is ${outcome === 'fetched' ? 'fetched and verified' : 'there already'}.`);
	}
}

/** Says of each model whether its files are what they must be; answers whether none is damaged. */
function verifyModels(config: Config, ids: string[]): boolean {
	const { neuralModels } = loadContent(config.contentFolder);
	const store = createModelStore(config);
	const asked = byIds(neuralModels, ids);
	const wanted = asked.length > 0 ? asked : neuralModels.filter((model) => store.state(model) !== 'missing');
	if (wanted.length === 0) print('No model is installed.');
	const states = wanted.map((model) => ({ model, state: store.verify(model) }));
	for (const { model, state } of states) {
		const advice = state === 'installed' ? '' : `: ./henry models fetch ${model.id}`;
		print(`${model.id} is ${state === 'installed' ? 'whole' : stateNames[state]}${advice}`);
	}
	return states.every(({ state }) => state !== 'damaged');
}

/** `./henry models` with the words after it. */
export async function runModelsCommand(config: Config, [action, ...words]: string[]): Promise<void> {
	if (action === undefined) {
		const store = createModelStore(config);
		const { neuralModels } = loadContent(config.contentFolder);
		print(neuralModels.map((model) => description(model, store.state(model))).join('\n'));
	} else if (action === 'fetch') {
		await fetchModels(config, words);
	} else if (action === 'verify') {
		if (!verifyModels(config, words)) process.exitCode = 1;
	} else if (action === 'remove' && words.length === 1) {
		const [model] = byIds(loadContent(config.contentFolder).neuralModels, words);
		createModelStore(config).remove(model as NeuralModel);
		print(`${words[0]} is removed.`);
	} else {
		throw new Error(`Usage: ${modelsUsage.trim()}`);
	}
}

/**
 * Tries to bring the recommended models that are missing, before the server starts. Where that fails it is said in one
 * line, and the start goes on without them; where nothing answers, after three seconds at most.
 */
export async function fetchModelsAtStart(config: Config): Promise<void> {
	if (!config.modelsAtStart.isOn) return;
	const store = createModelStore(config, { mirror: config.modelsAtStart.mirror, isStart: true });
	const { neuralModels } = loadContent(config.contentFolder);
	try {
		for (const model of neuralModels.filter((one) => one.recommended && store.state(one) !== 'installed')) {
			const introduction = `Fetching the recommended ${kindNames[model.kind]}, ${size(model)}, once. To start without: HENRY_MODELS=off ./henry`;
			const outcome = await fetchModel(store, model, { whenBusy: 'leave', introduction });
			if (outcome === 'busy') {
				tell('Another Henry is fetching models. This one starts without them.');
				return;
			}
		}
	} catch (error) {
		const { message } = error as Error;
		tell(
			`${message} Henry starts with what he has, and may make more mistakes in hearing. Later: ./henry models fetch`,
		);
	}
}

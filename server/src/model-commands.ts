import { parseArgs } from 'node:util';
import { bytesOf, isRecommended, type NeuralModel } from '@henry/contract/neural-models.ts';
import { isWebAddress } from './cloud-settings.ts';
import type { Config } from './config.ts';
import { loadContent } from './content.ts';
import { thisMachine } from './machine.ts';
import type { ModelState, ModelStore } from './ports/model-store.ts';
import { createModelStore, watchOnTerminal } from './wiring-of-storage.ts';

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
	recognizer: 'ears',
	voice: 'voice',
	'turn-detector': 'sense of turns',
	'speech-detector': 'detector of speech',
	'sentence-embedder': 'sense of topics',
	'language-model': 'mind',
};

const print = (line: string) => process.stdout.write(`${line}\n`);
const tell = (line: string) => process.stderr.write(`${line}\n`);

/** What a person reads about a model, over some lines. */
function description(model: NeuralModel, state: ModelState, isForHere: boolean): string {
	const { name, owner, licence, licenceText, memoryMb, page } = model;
	const lines = [
		`${model.id}: ${stateNames[state]}${isForHere ? ', recommended' : ', not recommended for what this machine has to spare'}`,
		`${kindNames[model.kind]}: ${name}, by ${owner}`,
		`${Math.ceil(bytesOf(model) / 1_000_000)} MB to fetch, ${memoryMb} MB of memory at work`,
		`${licence} (content/${licenceText})`,
		page,
	];
	return lines.join('\n    ');
}

async function listModels(config: Config): Promise<void> {
	const store = createModelStore(config);
	const machine = thisMachine();
	const models = loadContent(config.contentFolder).neuralModels;
	const descriptions = models.map(async (model) =>
		description(model, await store.state(model), isRecommended(model, machine)),
	);
	print((await Promise.all(descriptions)).join('\n'));
}

/** The models of these ids; throws where one is unknown. */
function byIds(models: readonly NeuralModel[], ids: readonly string[]): NeuralModel[] {
	return ids.map((id) => {
		const model = models.find((one) => one.id === id);
		if (model) return model;
		throw new Error(`There is no model ${id}. There are: ${models.map((one) => one.id).join(', ')}.`);
	});
}

/** Fetches one model; its progress is shown on stderr. */
async function fetchModel(store: ModelStore, model: NeuralModel) {
	const { show, end } = watchOnTerminal(model);
	const onWait = () => tell('Another Henry is fetching models. Waiting for it.');
	return store.fetch(model, { onProgress: show, onWait, whenBusy: 'wait' }).finally(end);
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
	const machine = thisMachine();
	const wanted = asked.length > 0 ? asked : neuralModels.filter((model) => isRecommended(model, machine));
	const store = createModelStore(config, values);
	for (const model of wanted) {
		const outcome = await fetchModel(store, model);
		print(`${model.id} is ${outcome === 'fetched' ? 'fetched and verified' : 'there already'}.`);
	}
}

/** Says of each model whether its files are what they must be; answers whether none is damaged. */
async function verifyModels(config: Config, ids: string[]): Promise<boolean> {
	const { neuralModels } = loadContent(config.contentFolder);
	const store = createModelStore(config);
	const asked = byIds(neuralModels, ids);
	let isAny = false;
	let isDamaged = false;
	for (const model of asked.length > 0 ? asked : neuralModels) {
		const state = await store.verify(model);
		if (state === 'missing' && asked.length === 0) continue;
		const advice = state === 'installed' ? '' : `: ./henry models fetch ${model.id}`;
		print(`${model.id} is ${state === 'installed' ? 'whole' : stateNames[state]}${advice}`);
		isAny = true;
		isDamaged ||= state === 'damaged';
	}
	if (!isAny) print('No model is installed.');
	return !isDamaged;
}

/** `./henry models` with the words after it. */
export async function runModelsCommand(config: Config, [action, ...words]: string[]): Promise<void> {
	if (action === undefined) {
		await listModels(config);
	} else if (action === 'fetch') {
		await fetchModels(config, words);
	} else if (action === 'verify') {
		if (!(await verifyModels(config, words))) process.exitCode = 1;
	} else if (action === 'remove' && words.length === 1) {
		const [model] = byIds(loadContent(config.contentFolder).neuralModels, words);
		createModelStore(config).remove(model as NeuralModel);
		print(`${words[0]} is removed.`);
	} else {
		throw new Error(`Usage: ${modelsUsage.trim()}`);
	}
}

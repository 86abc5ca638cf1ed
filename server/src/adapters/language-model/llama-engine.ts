import { totalmem } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import {
	type ChatWrapper,
	getLlama,
	type Llama,
	type LlamaContext,
	type LlamaContextSequence,
	type LlamaGrammar,
	LlamaGrammarEvaluationState,
	LlamaLogLevel,
	type LlamaModel,
	resolveChatWrapper,
	type Token,
} from 'node-llama-cpp';
import { type RunningCall, serveEngine } from '#server/engines/serve-engine.ts';
import type {
	FixedPrompt,
	LanguageModelAnswer,
	LanguageModelRequest,
	WrittenToken,
} from '#server/ports/language-model.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { favourWords } from './favoured-words.ts';
import { fittingPrompt } from './fitting-prompt.ts';
import { watchFreeCores } from './free-cores.ts';
import { isWhole, jsonGrammar, type TextToWrite, textsToWrite } from './json-grammar.ts';
import { LlamaSequences, openKeptPrompts } from './llama-sequences.ts';
import { chooseText, type WrittenText, writeText } from './write-text.ts';

/** What the process is given in its first argument, as JSON. */
export type LlamaSettings = { file: string; threads: number; keptIn: string | undefined };
type Request = LanguageModelRequest & { tells: boolean };
/**
 * What has come of a part of a prompt's reading: how many tokens were read, whether all are, and why they could not be kept
 * on the disk.
 */
export type PreparedPart = { readTokens: number; isWhole: boolean; notKept?: string };

/** How much of one talk the model sees at once. */
const sequenceTokens = 3_072;
/** The memory of what was read takes this share of the machine's at most, for two sequences at least. */
const shareOfMemory = 1 / 16;
const sequenceCount = { min: 2, max: 12 };
/**
 * So many tokens are read between two looks at whether anybody still waits; fewer while the learner speaks, who is to be
 * heard with both cores as soon as he pauses.
 */
const tokensPerStep = { ahead: 8, otherwise: 16 };
/** The last step may be longer: a few tokens alone take as long as many. */
const tokensInLastStep = 24;
/**
 * What a learner waits for is given its voice as soon as it is whole. On the same cores that takes twice as long beside a
 * model that writes on; while it is heard, there is time for the rest.
 */
const voiceMs = 500;
/** A call that takes much longer is ended together with the process: a long prompt is read ahead in several. */
const preparingMs = 20_000;
const settings: LlamaSettings = JSON.parse(process.argv[2] ?? '{}');
const freeCores = watchFreeCores();

type Loaded = {
	llama: Llama;
	model: LlamaModel;
	wrapper: ChatWrapper;
	sequences: LlamaSequences;
	contextTokens: number;
};
let loaded: Loaded | undefined;

async function load(): Promise<Loaded> {
	const errors: string[] = [];
	const { file: modelPath, threads } = settings;
	const llama = await getLlama({
		...{ gpu: false, build: 'never', skipDownload: true, progressLogs: false },
		...{ maxThreads: threads, logLevel: LlamaLogLevel.error },
		logger: (_, message) => errors.push(message.trim()),
	});
	try {
		const model = await llama.loadModel({ modelPath, useMmap: true });
		const context = await createContext(model, threads);
		const { keptIn } = settings;
		const kept = keptIn === undefined ? undefined : await openKeptPrompts(keptIn, modelPath, context);
		const sequences = new LlamaSequences(context, kept);
		return {
			llama,
			model,
			wrapper: resolveChatWrapper(model),
			sequences,
			contextTokens: context.contextSize,
		};
	} catch (error) {
		const reasons = [...new Set([(error as Error).message, ...errors])].join(' ');
		throw new Error(
			`its model cannot be loaded: the file is missing or damaged, or too large for this machine. ${reasons}`,
		);
	}
}

async function createContext(model: LlamaModel, threads: number): Promise<LlamaContext> {
	const contextSize = Math.min(sequenceTokens, model.trainContextSize ?? sequenceTokens);
	const bytesOf = (sequences: number) =>
		model.fileInsights.estimateContextResourceRequirements({ contextSize, modelGpuLayers: 0, sequences })
			.cpuRam;
	const fitting = Math.floor((totalmem() * shareOfMemory) / (bytesOf(2) - bytesOf(1)));
	const sequences = Math.min(sequenceCount.max, Math.max(sequenceCount.min, fitting));
	// On two cores, 32 tokens behind 1,600 are read in 0.34 s; with flash attention in 0.45 s.
	return model.createContext({ contextSize, sequences, threads, batchSize: 256, flashAttention: false });
}

function adaptThreads({ llama }: Loaded): void {
	llama.maxThreads = Math.min(settings.threads, Math.max(1, Math.round(freeCores.count() - 0.2)));
}

/** Reads tokens but for the last ones, which it answers: they are read together with what is written behind them. */
async function readUntilLast(
	model: Loaded,
	{ sequence, tokens, perStep }: { sequence: LlamaContextSequence; tokens: Token[]; perStep: number },
	signal: AbortSignal,
): Promise<Token[]> {
	let start = 0;
	for (; start + tokensInLastStep < tokens.length; start += perStep) {
		signal.throwIfAborted();
		adaptThreads(model);
		await sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(start, start + perStep));
	}
	return tokens.slice(start);
}

const perStepOf = ({ priority, maxTokens }: Request) =>
	priority === 'live' && maxTokens === 0 ? tokensPerStep.ahead : tokensPerStep.otherwise;

const grammars = new Map<string, Promise<LlamaGrammar>>();

function grammarFor({ llama }: Loaded, { schema }: Request) {
	if (!schema) return undefined;
	const key = JSON.stringify(schema);
	const grammar = grammars.get(key) ?? llama.createGrammar({ grammar: jsonGrammar(schema) });
	grammars.set(key, grammar);
	return grammar;
}

type Writing = { sequence: LlamaContextSequence; request: Request; call: RunningCall };

/** What the model writes behind a prompt of which all was read but its end, `unread`. */
async function write(loadedModel: Loaded, unread: Token[], writing: Writing): Promise<LanguageModelAnswer> {
	const { model } = loadedModel;
	const { sequence, request, call } = writing;
	const grammar = await grammarFor(loadedModel, request);
	// With a grammar the probabilities of all tokens would have to be found at each step, which takes longer than the rest.
	const confidence = request.priority === 'report' && !grammar;
	const grammarEvaluationState = grammar && new LlamaGrammarEvaluationState({ model, grammar });
	const written: Token[] = [];
	const tokensSoFar: WrittenToken[] = [];
	let text = '';
	adaptThreads(loadedModel);
	const tokens = sequence.evaluateWithMetadata(
		unread,
		{ confidence },
		{ temperature: request.temperature ?? 0, ...(grammarEvaluationState && { grammarEvaluationState }) },
	);
	for await (const { token, ...metadata } of tokens) {
		call.signal.throwIfAborted();
		written.push(token);
		const { confidence: probability = 1 } = metadata as { confidence?: number };
		const before = text;
		text = model.detokenize(written);
		tokensSoFar.push({ text: text.slice(before.length), logProbability: Math.log(probability) });
		tell(writing, text);
		if (written.length >= request.maxTokens) break;
		adaptThreads(loadedModel);
	}
	return { text, ...(confidence && { tokens: tokensSoFar }) };
}

function tell({ request, call }: Writing, text: string): void {
	// The bytes of one character may be spread over several tokens.
	if (request.tells && !text.endsWith('\u{fffd}')) call.tell(text);
}

/** Whether nothing of a text is written: it is one of some. */
const isChosen = ({ choices, beginnings }: TextToWrite) =>
	choices !== undefined || beginnings?.every(isWhole) === true;

/**
 * The same for an object of texts, of which the prompt ends with what stands before the first. The model writes the texts
 * alone: what stands between them is read in one step, and no grammar slows it down.
 */
async function writeTexts(
	loadedModel: Loaded,
	endOfPrompt: Token[],
	texts: readonly TextToWrite[],
	writing: Writing,
): Promise<LanguageModelAnswer> {
	const { model } = loadedModel;
	const { sequence, request, call } = writing;
	const step = () => {
		call.signal.throwIfAborted();
		adaptThreads(loadedModel);
	};
	const writer = { model, sequence, temperature: request.temperature ?? 0, step };
	// All choices fit: the likeliest of them would soon be said each time.
	const chooser = { ...writer, temperature: 1 };
	const favour = favourWords(model, request.favoured ?? []);
	let text = '';
	let unread = endOfPrompt;
	let leftTokens = request.maxTokens;
	/** Without what is given, and what is one of some texts. */
	let said = '';
	for (const [index, { before, choices, beginnings }] of texts.entries()) {
		text += before;
		const begun = beginnings && (await chooseText(chooser, unread, { choices: beginnings, end: '' }));
		text += begun?.text ?? '';
		leftTokens -= begun?.tokens ?? 0;
		const isLast = texts.slice(index + 1).every(isChosen);
		let part: WrittenText & { isCutOff?: boolean };
		if (begun && isWhole(begun.text)) part = { ...begun, text: '', tokens: 0 };
		else if (choices) part = await chooseText(chooser, unread, { choices, end: '"' });
		else {
			part = await writeText(writer, begun ? model.tokenize(begun.notRead) : unread, {
				maxTokens: leftTokens,
				onText: (soFar) => tell(writing, text + soFar),
				bias: request.favoured && ((written, soFar) => favour(written, said + soFar, isLast)),
			});
		}
		text += part.text;
		leftTokens -= part.tokens;
		if (part.isCutOff || leftTokens <= 0) return { text };
		const next = texts[index + 1];
		if (!next) break;
		tell(writing, `${text}"`);
		// What is chosen was given its voice before, or is short.
		if (!choices && said === '' && request.tells && request.priority === 'live') {
			await setTimeout(voiceMs, undefined, { signal: call.signal });
		}
		if (!choices) said += `${begun?.text ?? ''}${part.text} `;
		unread = model.tokenize(part.notRead + next.before);
	}
	text += '"}';
	tell(writing, text);
	return { text };
}

function ready(): Loaded {
	if (!loaded) throw new Error('The model is not loaded.');
	return loaded;
}

/** Reads what is the same for everybody, as far as it gets in one call, and keeps it once it is whole. */
async function prepare({ signal }: RunningCall, fixed: FixedPrompt): Promise<PreparedPart> {
	const model = ready();
	const prompt = fittingPrompt({ ...fixed, maxTokens: 0, priority: 'report' }, '', model);
	const sequence = await model.sequences.of(fixed.prefixKey, prompt.slice(0, -1));
	const before = sequence.nextTokenIndex;
	const soFar = () => ({ readTokens: sequence.nextTokenIndex - before });
	const late = AbortSignal.timeout(preparingMs);
	const reading = { sequence, tokens: prompt.slice(before), perStep: tokensPerStep.otherwise };
	try {
		const unread = await readUntilLast(model, reading, AbortSignal.any([signal, late]));
		await sequence.evaluateWithoutGeneratingNewTokens(unread);
		signal.throwIfAborted();
	} catch (error) {
		if (error !== late.reason) throw error;
		return { ...soFar(), isWhole: false };
	}
	const notKept = await model.sequences.keep(sequence, prompt).catch(({ message }: Error) => message);
	return { ...soFar(), isWhole: true, ...(notKept !== undefined && { notKept }) };
}

async function ask(call: RunningCall, request: Request): Promise<LanguageModelAnswer> {
	const model = ready();
	const texts = request.schema && textsToWrite(request.schema);
	const prompt = fittingPrompt(request, texts?.[0]?.before ?? '', model);
	if (prompt.length === 0) throw new ProviderError('invalid-input', 'There is nothing to answer.');
	const sequence = await model.sequences.of(request.prefixKey, prompt.slice(0, -1));
	if (request.priority === 'live') await freeCores.look();
	const tokens = prompt.slice(sequence.nextTokenIndex);
	const unread = await readUntilLast(model, { sequence, tokens, perStep: perStepOf(request) }, call.signal);
	if (request.maxTokens === 0) {
		await sequence.evaluateWithoutGeneratingNewTokens(unread);
		return { text: '' };
	}
	const writing = { sequence, request, call };
	return texts ? writeTexts(model, unread, texts, writing) : write(model, unread, writing);
}

serveEngine({
	async warm() {
		loaded = await load();
	},
	methods: {},
	longMethods: {
		ask,
		prepare,
	},
});

import { totalmem } from 'node:os';
import {
	type ChatHistoryItem,
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
	LanguageModelAnswer,
	LanguageModelRequest,
	WrittenToken,
} from '#server/ports/language-model.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { fittingMessages } from './fitting-messages.ts';
import { watchFreeCores } from './free-cores.ts';
import { type JsonGrammar, jsonGrammar } from './json-grammar.ts';
import { LlamaSequences } from './llama-sequences.ts';

/** What the process is given in its first argument, as JSON. */
export type LlamaSettings = { file: string; threads: number };
type Request = LanguageModelRequest & { tells: boolean };

/** How much of one talk the model sees at once. */
const sequenceTokens = 3_072;
/** The memory of what was read takes this share of the machine's at most, for two sequences at least. */
const shareOfMemory = 1 / 16;
const sequenceCount = { min: 2, max: 12 };
/** So many tokens are read between two looks at whether anybody still waits: some 100 ms of one core. */
const tokensPerStep = 16;
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
		const sequences = new LlamaSequences(context);
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
	return model.createContext({ contextSize, sequences, threads, batchSize: 256, flashAttention: true });
}

function adaptThreads({ llama }: Loaded): void {
	llama.maxThreads = Math.min(settings.threads, Math.max(1, Math.round(freeCores() - 0.2)));
}

function promptOf({ model, wrapper }: Loaded, { system, messages }: Request, start: string): Token[] {
	const said = messages.map(
		({ role, content }): ChatHistoryItem =>
			role === 'user' ? { type: 'user', text: content } : { type: 'model', response: [content] },
	);
	const chatHistory: ChatHistoryItem[] = [
		{ type: 'system', text: system },
		...said,
		{ type: 'model', response: [] },
	];
	const { contextText } = wrapper.generateContextState({ chatHistory });
	return [...contextText.tokenize(model.tokenizer), ...model.tokenize(start)];
}

/** The prompt without the oldest messages, where all of them are more than the model can see. */
function fittingPrompt(model: Loaded, request: Request, start: string): Token[] {
	let prompt: Token[] = [];
	const messages = fittingMessages(request.messages, (some) => {
		prompt = promptOf(model, { ...request, messages: some }, start);
		return prompt.length + request.maxTokens <= model.contextTokens;
	});
	if (messages) return prompt;
	throw new ProviderError('invalid-input', 'The text is longer than what the model can see at once.');
}

async function read(model: Loaded, sequence: LlamaContextSequence, tokens: Token[], signal: AbortSignal) {
	for (let start = 0; start < tokens.length; start += tokensPerStep) {
		signal.throwIfAborted();
		adaptThreads(model);
		await sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(start, start + tokensPerStep));
	}
}

const grammars = new Map<string, Promise<{ grammar: LlamaGrammar; start: string }>>();

function grammarFor({ llama }: Loaded, { schema }: Request) {
	if (!schema) return undefined;
	const key = JSON.stringify(schema);
	const { start, grammar }: JsonGrammar = jsonGrammar(schema);
	const known =
		grammars.get(key) ?? llama.createGrammar({ grammar }).then((made) => ({ grammar: made, start }));
	grammars.set(key, known);
	return known;
}

/** What the model writes behind a prompt of which all but the last token was read. */
async function write(
	loadedModel: Loaded,
	sequence: LlamaContextSequence,
	last: Token,
	{
		request,
		grammar,
		start,
		call,
	}: { request: Request; grammar?: LlamaGrammar; start: string; call: RunningCall },
): Promise<LanguageModelAnswer> {
	const { model } = loadedModel;
	// With a grammar the probabilities of all tokens would have to be found at each step, which takes longer than the rest.
	const confidence = request.priority === 'report' && !grammar;
	const state = grammar && new LlamaGrammarEvaluationState({ model, grammar });
	const written: Token[] = [];
	const tokensSoFar: WrittenToken[] = [];
	let text = start;
	adaptThreads(loadedModel);
	const tokens = sequence.evaluateWithMetadata(
		[last],
		{ confidence },
		{
			temperature: request.temperature ?? 0,
			...(state && { grammarEvaluationState: state }),
		},
	);
	for await (const { token, ...metadata } of tokens) {
		call.signal.throwIfAborted();
		written.push(token);
		const { confidence: probability = 1 } = metadata as { confidence?: number };
		const before = text;
		text = start + model.detokenize(written);
		tokensSoFar.push({ text: text.slice(before.length), logProbability: Math.log(probability) });
		// The bytes of one character may be spread over several tokens.
		if (request.tells && !text.endsWith('\u{fffd}')) call.tell(text);
		if (written.length >= request.maxTokens) break;
		adaptThreads(loadedModel);
	}
	return { text, ...(confidence && { tokens: tokensSoFar }) };
}

async function ask(call: RunningCall, request: Request): Promise<LanguageModelAnswer> {
	if (!loaded) throw new Error('The model is not loaded.');
	const { grammar, start = '' } = (await grammarFor(loaded, request)) ?? {};
	const prompt = fittingPrompt(loaded, request, start);
	const last = prompt.pop();
	if (last === undefined) throw new ProviderError('invalid-input', 'There is nothing to answer.');
	const sequence = await loaded.sequences.of(request.prefixKey, prompt);
	await read(loaded, sequence, prompt.slice(sequence.nextTokenIndex), call.signal);
	if (request.maxTokens === 0) return { text: '' };
	return write(loaded, sequence, last, { request, ...(grammar && { grammar }), start, call });
}

serveEngine({
	async warm() {
		loaded = await load();
	},
	methods: {},
	longMethods: { ask },
});

import { dirname, join } from 'node:path';
import { engineWords } from '@henry/contract/engine-words.ts';
import { createEngineProcess } from '#server/engines/engine-process.ts';
import { reportPatienceMs } from '#server/engines/engine-process-options.ts';
import type {
	FixedPrompt,
	LanguageModel,
	LanguageModelAnswer,
	LanguageModelOptions,
	LanguageModelRequest,
} from '#server/ports/language-model.ts';
import type { LiveWork } from '#server/ports/live-work.ts';
import type { LlamaSettings, PreparedPart } from './llama-engine.ts';

/** Longer than any answer that is bounded as ours are, on one slow core. */
const callTimeoutMs = 90_000;

export type LlamaOptions = {
	/** Path of a GGUF file. */
	file: string;
	/** What the model is called, as people read it. */
	model: string;
	/** How many threads may think at most; where cores are busy, fewer do. */
	threads: number;
	/** How many calls may wait; one more is `busy`. */
	maxQueued: number;
	/**
	 * The folder where what was read of prompts that are the same for everybody is kept for the next start, and who is told
	 * where that cannot be. Without it nothing is kept.
	 */
	kept?: { folder: string; tell: (line: string) => void };
	/** While it goes on, reports wait. */
	liveWork?: LiveWork;
};

/** The folder for what a model has read, beside its file: it goes with the model. */
export const readPromptsBeside = (file: string) => join(dirname(file), 'read-prompts');

/**
 * A language model of this machine: llama.cpp (through node-llama-cpp) in one process, which answers one call at a time.
 * Calls with the same `prefixKey` read only what is new in them, and what was kept of it is not read at all. Failures are
 * `ProviderError`s: `invalid-input` where the request is longer than what the model can see at once.
 */
export function createLlama({
	file,
	model,
	threads,
	maxQueued,
	kept,
	liveWork,
}: LlamaOptions): LanguageModel & Required<Pick<LanguageModel, 'prepare'>> & { processIds(): number[] } {
	const settings: LlamaSettings = { file, threads, keptIn: kept?.folder };
	const engine = createEngineProcess({
		name: engineWords.languageModel,
		model,
		module: new URL('./llama-engine.ts', import.meta.url),
		arguments: [JSON.stringify(settings)],
		environment: {},
		processes: 1,
		maxQueued,
		liveWork,
		patienceMs: reportPatienceMs,
		callTimeoutMs,
	});

	async function ask(
		request: LanguageModelRequest,
		{ signal, onText }: LanguageModelOptions = {},
	): Promise<LanguageModelAnswer> {
		let toldLength = 0;
		// A report that gave way to a live call begins anew: what was told already is not told again.
		const onSoFar = (text: unknown) => {
			if (typeof text !== 'string' || text.length <= toldLength) return;
			toldLength = text.length;
			onText?.(text);
		};
		const answer = await engine.call('ask', [{ ...request, tells: onText !== undefined }], {
			priority: request.priority,
			...(signal && { signal }),
			...(onText && { onSoFar }),
		});
		return answer as LanguageModelAnswer;
	}

	let isNotKeptTold = false;

	function tellNotKept(reason: string): void {
		if (!isNotKeptTold) {
			kept?.tell(
				`What ${model} has read cannot be kept in ${kept.folder}: ${reason}. It is read again at the next start.`,
			);
		}
		isNotKeptTold = true;
	}

	async function prepare(prompt: FixedPrompt): Promise<{ readTokens: number }> {
		for (let readTokens = 0; ; ) {
			const part = (await engine.call('prepare', [prompt], { priority: 'report' })) as PreparedPart;
			readTokens += part.readTokens;
			if (part.notKept !== undefined) tellNotKept(part.notKept);
			if (part.isWhole) return { readTokens };
		}
	}

	return {
		ask,
		prepare,
		waitMs: (priority) => engine.waitMs(priority),
		processIds: () => engine.processIds(),
		health: () => engine.health(),
		start: () => engine.start(),
		close: () => engine.close(),
	};
}

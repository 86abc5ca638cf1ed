import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { getModuleVersion, type LlamaContext, type LlamaContextSequence, type Token } from 'node-llama-cpp';
import { KeptPrompts } from './kept-prompts.ts';

/** Fewer tokens that two prompts begin with are read again sooner than they are copied. */
const copiedTokens = 32;
/** To read so many takes two cores some five seconds; fewer are neither kept on the disk nor taken from there. */
const keptTokens = 128;
/** Changes with what is kept and how: what an earlier version left is not used. */
const keptVersion = 1;

/** A sequence can be copied within its context, which the library does itself and does not document. */
type Copyable = LlamaContextSequence & {
	_copyStateFromOtherSequence?(other: LlamaContextSequence, upToTokenIndex: number): Promise<boolean>;
};

/** What this model has kept in a folder, as far as this context can take it up. */
export async function openKeptPrompts(
	folder: string,
	modelPath: string,
	context: LlamaContext,
): Promise<KeptPrompts> {
	const { size, mtimeMs } = statSync(modelPath);
	const { contextSize, flashAttention, kvCacheKeyType, kvCacheValueType } = context;
	const model = [basename(modelPath), size, mtimeMs];
	const settings = [contextSize, flashAttention, kvCacheKeyType, kvCacheValueType];
	const reader = [keptVersion, await getModuleVersion(), ...model, ...settings];
	return new KeptPrompts(folder, JSON.stringify(reader));
}

/**
 * What a model has read, in as many sequences as its context has: one for each key, and one for what has none. What was
 * kept of it on the disk is taken up from there.
 */
export class LlamaSequences {
	#context: LlamaContext;
	#kept: KeptPrompts | undefined;
	/** The least recently used first. */
	#byKey = new Map<string, LlamaContextSequence>();
	#withoutKey: LlamaContextSequence;

	constructor(context: LlamaContext, kept?: KeptPrompts) {
		this.#context = context;
		this.#kept = kept;
		this.#withoutKey = context.getSequence();
	}

	/**
	 * The sequence for a prompt, which holds as much of the prompt's beginning as was read before, by whomever, and no more.
	 * `prompt`: without its last token, which is read anew to find the next one.
	 */
	async of(key: string | undefined, prompt: Token[]): Promise<LlamaContextSequence> {
		const sequence = key === undefined ? this.#withoutKey : this.#keyed(key);
		if (key === undefined) await sequence.clearHistory();
		const [best] = [...this.#byKey.values()].sort(
			(one, other) => commonLength(other, prompt) - commonLength(one, prompt),
		);
		const known = Math.max(commonLength(sequence, prompt), best ? commonLength(best, prompt) : 0);
		await this.#takeUp(sequence, prompt, known);
		const length = commonLength(sequence, prompt);
		if (best && commonLength(best, prompt) >= length + copiedTokens) {
			await copy(best, sequence, commonLength(best, prompt));
		}
		if (commonLength(sequence, prompt) === 0) await sequence.clearHistory();
		else await sequence.adaptStateToTokens(prompt, false);
		return sequence;
	}

	/**
	 * Keeps on the disk what a sequence has read, where that is this prompt and nothing else, and not there yet. Throws where
	 * that is not possible.
	 */
	async keep(sequence: LlamaContextSequence, prompt: Token[]): Promise<void> {
		const isOnlyThat =
			sequence.nextTokenIndex === prompt.length && commonLength(sequence, prompt) === prompt.length;
		if (!this.#kept || !isOnlyThat) return;
		if ((this.#kept.find(prompt)?.length ?? 0) + keptTokens > prompt.length) return;
		await this.#kept.keep(prompt, (file) => sequence.saveStateToFile(file));
	}

	/** Puts into a sequence what was kept of a prompt, where that is much more than the `known` beginning. */
	async #takeUp(sequence: LlamaContextSequence, prompt: Token[], known: number): Promise<void> {
		if (!this.#kept || prompt.length < known + keptTokens) return;
		const kept = this.#kept.find(prompt);
		if (!kept || kept.length < known + keptTokens) return;
		// Before it loads, since after a failure the library no longer knows what there is to be forgotten.
		await sequence.clearHistory();
		const isTakenUp = await this.#kept.load(kept, async (file) => {
			await sequence.loadStateFromFile(file, { acceptRisk: true });
			if (commonLength(sequence, prompt) < kept.length) throw new Error('It is the state of another prompt.');
		});
		if (!isTakenUp) await sequence.clearHistory();
	}

	#keyed(key: string): LlamaContextSequence {
		const known = this.#byKey.get(key);
		const oldest = [...this.#byKey.keys()][0];
		const sequence = known ?? this.#free(oldest);
		this.#byKey.delete(key);
		this.#byKey.set(key, sequence);
		return sequence;
	}

	#free(oldestKey: string | undefined): LlamaContextSequence {
		if (this.#context.sequencesLeft > 0) return this.#context.getSequence();
		const oldest = oldestKey === undefined ? undefined : this.#byKey.get(oldestKey);
		if (oldestKey === undefined || !oldest) return this.#withoutKey;
		this.#byKey.delete(oldestKey);
		return oldest;
	}
}

function commonLength(sequence: LlamaContextSequence, prompt: Token[]): number {
	const { firstDifferentIndex } = sequence.compareContextTokens(prompt);
	return Math.min(firstDifferentIndex, sequence.nextTokenIndex, prompt.length);
}

async function copy(from: Copyable, to: Copyable, length: number): Promise<void> {
	if (from === to) return;
	const isCopied = await to._copyStateFromOtherSequence?.(from, length);
	if (isCopied === false) await to.clearHistory();
}

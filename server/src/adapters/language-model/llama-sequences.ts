import type { LlamaContext, LlamaContextSequence, Token } from 'node-llama-cpp';

/** Fewer tokens that two prompts begin with are read again sooner than they are copied. */
const copiedTokens = 32;

/** A sequence can be copied within its context, which the library does itself and does not document. */
type Copyable = LlamaContextSequence & {
	_copyStateFromOtherSequence?(other: LlamaContextSequence, upToTokenIndex: number): Promise<boolean>;
};

/** What a model has read, in as many sequences as its context has: one for each key, and one for what has none. */
export class LlamaSequences {
	#context: LlamaContext;
	/** The least recently used first. */
	#byKey = new Map<string, LlamaContextSequence>();
	#withoutKey: LlamaContextSequence;

	constructor(context: LlamaContext) {
		this.#context = context;
		this.#withoutKey = context.getSequence();
	}

	/**
	 * The sequence for a prompt, which holds as much of the prompt's beginning as was read before, by whomever, and no more.
	 * `prompt`: without its last token, which is read anew to find the next one.
	 */
	async of(key: string | undefined, prompt: Token[]): Promise<LlamaContextSequence> {
		const sequence = key === undefined ? this.#withoutKey : this.#keyed(key);
		if (key === undefined) await sequence.clearHistory();
		const length = commonLength(sequence, prompt);
		const [best] = [...this.#byKey.values()].sort(
			(one, other) => commonLength(other, prompt) - commonLength(one, prompt),
		);
		if (best && commonLength(best, prompt) >= length + copiedTokens) {
			await copy(best, sequence, commonLength(best, prompt));
		}
		if (commonLength(sequence, prompt) === 0) await sequence.clearHistory();
		else await sequence.adaptStateToTokens(prompt, false);
		return sequence;
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

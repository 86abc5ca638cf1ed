import type { DangerKind } from '@henry/contract/safety.ts';
import type { DangerClassifier, DangerJudgement } from '#server/ports/danger-classifier.ts';
import { findDanger, type Said } from './find-danger.ts';
import { isOfStory } from './told-stories.ts';

/** Tells whether learners speak of danger: by rules over phrases, and by what sentences mean. */
export type DangerSense = {
	/** The kind of danger that was spoken of; undefined where none was. Never rejects. */
	kindOf(said: Said): Promise<DangerKind | undefined>;
};

/** A long text is judged in overlapping windows of so many words. */
const wordsOfWindow = 40;
const wordsBetween = 20;
/** Nobody waits longer for the classifier; the rules alone then tell. */
const longestWaitMs = 2_000;
/** How many texts are known, by their hashes: a conversation comes again with each turn. */
const maxKnown = 2_000;

/**
 * What the rules find counts; what they do not find counts where the classifier's log odds lie above a limit. While it does
 * not answer, the rules tell alone.
 */
export function createDangerSense(
	classifier: DangerClassifier,
	above: number,
	{ hash, tell }: { hash: (text: string) => string; tell: (line: string) => void },
): DangerSense {
	const known = new Map<string, DangerKind | undefined>();
	let isFailing = false;

	/** What the classifier makes of the gravest window of a text; undefined where it does not answer. */
	async function judge(texts: readonly string[]): Promise<DangerJudgement | undefined> {
		try {
			const signal = AbortSignal.timeout(longestWaitMs);
			const judgements = await classifier.judge(texts.flatMap(windowsOf), { signal });
			isFailing = false;
			return judgements.toSorted((one, other) => other.logOdds - one.logOdds)[0];
		} catch (error) {
			if (!isFailing) tell(`Danger is told by rules alone: ${(error as Error).message}`);
			isFailing = true;
			return undefined;
		}
	}

	async function find(said: Said): Promise<{ kind: DangerKind | undefined; isSure: boolean }> {
		const found = findDanger(said);
		const texts = [said.text, ...(said.alternatives ?? [])].filter((text) => text.trim() !== '');
		if (found || texts.length === 0) return { kind: found, isSure: true };
		const judged = await judge(texts);
		if (!judged) return { kind: undefined, isSure: false };
		const isTold = isOfStory(said.text, said.before ?? '');
		return { kind: judged.logOdds > above && !isTold ? judged.kind : undefined, isSure: true };
	}

	return {
		async kindOf(said) {
			const key = hash(JSON.stringify(said));
			if (known.has(key)) return known.get(key);
			const { kind, isSure } = await find(said);
			if (isSure) known.set(key, kind);
			if (known.size > maxKnown) known.delete(known.keys().next().value as string);
			return kind;
		},
	};
}

function windowsOf(text: string): string[] {
	const words = text.split(/\s+/).filter((word) => word !== '');
	const windows: string[] = [];
	for (let start = 0; start === 0 || start + wordsBetween < words.length; start += wordsBetween) {
		windows.push(words.slice(start, start + wordsOfWindow).join(' '));
	}
	return windows;
}

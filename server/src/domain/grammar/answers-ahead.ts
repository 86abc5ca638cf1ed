import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { heardWriting } from '@henry/grammar/heard-writing.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';

/** For so long the recogniser may still change the words that it heard last. */
const settledAfterMs = 3_000;
/** No exercise asks for more answers in one recording. */
const mostAnswers = 20;

export type AnswersAhead = {
	/** Takes all words so far, of which the latest may still change. */
	tell(words: readonly TranscriptWord[]): void;
	/** The recording has come to this place. */
	advance(toMs: number): void;
	/** What is said from this place on answers the next question. */
	next(fromMs: number): void;
};

const endsSentence = ({ mark }: TranscriptWord) => mark !== undefined;

/**
 * Has the sentences of a recording checked while the next ones are said, as far as their ends are heard, and each answer while
 * the next one is given: a model remembers the sentences that it has corrected, so that a report need not wait for these. A model elsewhere is quick enough, and is
 * told nothing before the answers are submitted. Whoever waits for the model comes first.
 */
export function createAnswersAhead(checker: GrammarChecker, signal: AbortSignal): AnswersAhead {
	const startsMs = [0];
	let words: readonly TranscriptWord[] = [];
	let checkedCount = 0;
	let checkedToMs = 0;
	let isChecking = false;

	async function check(said: readonly TranscriptWord[]): Promise<void> {
		isChecking = true;
		const text = said.map((word) => word.text).join(' ');
		try {
			await checker.check(text, { signal, modelUntil: signal, writing: heardWriting(text, said) });
		} catch {
			// The report checks it again, and says what is wrong.
		} finally {
			isChecking = false;
		}
	}

	return {
		tell(latest) {
			words = latest;
		},
		next(fromMs) {
			if (startsMs.length < mostAnswers) startsMs.push(fromMs);
		},
		advance(toMs) {
			const { embedded, queued } = checker.health();
			if (isChecking || !embedded || queued > 0) return;
			const [fromMs = 0, endMs = Number.POSITIVE_INFINITY] = startsMs.slice(checkedCount, checkedCount + 2);
			const isOver = toMs >= endMs + settledAfterMs;
			const settledMs = isOver ? Number.POSITIVE_INFINITY : toMs - settledAfterMs;
			const settled = words.filter(
				(word) => word.startMs >= fromMs && word.startMs < endMs && word.endMs <= settledMs,
			);
			const said = isOver ? settled : settled.slice(0, settled.findLastIndex(endsSentence) + 1);
			if (isOver) checkedCount += 1;
			const lastMs = said.at(-1)?.endMs ?? 0;
			if (lastMs <= checkedToMs) return;
			checkedToMs = lastMs;
			void check(said);
		},
	};
}

import type { ConversationMessage } from '@henry/contract/conversation.ts';
import type { GrammarFindings } from '@henry/grammar/grammar-edit.ts';
import { heardWriting } from '@henry/grammar/heard-writing.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Coach, ConverseOptions } from '#server/ports/coach.ts';
import type { CheckOptions, GrammarChecker } from '#server/ports/grammar-checker.ts';
import { ProviderError } from '#server/ports/provider-error.ts';

/** Texts whose findings are kept, the latest ones: about what forty learners say in a few minutes. */
const mostKept = 400;
/** No report comes later than this after what was said. */
const keptForMs = 30 * 60_000;
/** Henry's voice is made first; while he speaks, there is time for the rest. */
const afterReplyMs = 1_500;

/** What was found, unless the signal comes first: then that of `instead`. */
function unlessAborted<Found>(
	found: Promise<Found>,
	signal: AbortSignal | undefined,
	instead: () => Promise<Found>,
): Promise<Found> {
	if (!signal) return found;
	return new Promise((resolve, reject) => {
		const giveUp = () => resolve(instead());
		signal.addEventListener('abort', giveUp, { once: true });
		// What is there already is given even where the signal has come.
		found.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
		if (signal.aborted) setImmediate(giveUp);
	});
}

const cancelled = async (): Promise<never> => {
	throw new ProviderError('cancelled', 'The check was cancelled.');
};

/**
 * A checker that keeps what it found in its latest texts, in memory alone, so that a report need not wait for what was
 * checked while the talk was going on. A check that fails is not kept; one that is no longer wanted, or too late for its
 * caller, goes on. Who comes too late for a model gets what the checker finds without it.
 */
export function createCheckerAhead(checker: GrammarChecker, clock: Clock): GrammarChecker {
	const kept = new Map<string, { findings: Promise<GrammarFindings>; atMs: number }>();

	function forgetOld(): void {
		for (const [text, { atMs }] of kept) {
			if (kept.size <= mostKept && clock.nowMs() - atMs < keptForMs) return;
			kept.delete(text);
		}
	}

	function begin(text: string, { writing = [] }: CheckOptions): Promise<GrammarFindings> {
		const findings = checker.check(text, { writing });
		kept.set(text, { findings, atMs: clock.nowMs() });
		findings.catch(() => kept.delete(text));
		return findings;
	}

	return {
		...checker,
		check(text, options: CheckOptions = {}) {
			forgetOld();
			const { signal, modelUntil } = options;
			const known = kept.get(text)?.findings;
			if (!known && signal?.aborted) return cancelled();
			const inTime = unlessAborted(known ?? begin(text, options), modelUntil, () =>
				checker.check(text, options),
			);
			return unlessAborted(inTime, signal, cancelled);
		},
	};
}

/**
 * The coach; each answer of the learner's is checked while Henry speaks to it, so that the report is there soon after the
 * end. Where others wait for the checker, it is left for the report.
 */
export function createCoachThatChecksAhead(coach: Coach, checker: GrammarChecker): Coach {
	function prepare(conversation: readonly ConversationMessage[], options: ConverseOptions | undefined): void {
		const { role, content, words = [] } = conversation.at(-1) ?? {};
		if (role !== 'user' || !content) return;
		setTimeout(() => {
			// A reply that was got ready in a pause, and never said, is to words that were not the learner's last.
			if (options?.signal?.aborted) return;
			if (checker.health().queued > 0) return;
			void checker.check(content, { writing: heardWriting(content, words) }).catch(() => {});
		}, afterReplyMs);
	}
	return {
		...coach,
		async converse(request, options) {
			const answer = await coach.converse(request, options);
			prepare(request.fullConversation, options);
			return answer;
		},
		async converseStarTopic(request, options) {
			const answer = await coach.converseStarTopic(request, options);
			prepare(request.fullConversation, options);
			return answer;
		},
	};
}

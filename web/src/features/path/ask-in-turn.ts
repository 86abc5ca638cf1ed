import { apiPaths } from '@henry/contract/api-paths.ts';
import { feedbackResponseSchema } from '@henry/contract/feedback.ts';
import { callFunction } from '#web/lib/api-client.ts';
import type { AskHenry } from '#web/lib/conversation/use-conversation.ts';

/** What Henry says once everything is answered. */
const closing = "Thank you. Now let's look at what you said.";
const noHints = { word: '', starter: '', example: '' };

/** Henry asks what is written, one after the other, whatever is answered. */
export const askInTurn =
	(prompts: readonly string[]): AskHenry =>
	async ({ turns }) => {
		const answered = turns.filter(({ speaker }) => speaker === 'learner').length;
		const text = prompts[answered] ?? closing;
		const progress0to100 = (100 * Math.min(answered, prompts.length)) / prompts.length;
		const isLast = answered >= prompts.length;
		return { text, hints: noHints, coach: undefined, progress0to100, covered: [], isLast };
	};

/** The same, each answer looked at first: where it speaks of danger, that is told instead. Rejects with an `ApiError`. */
export const checkedFirst =
	(ask: AskHenry): AskHenry =>
	async (conversation, signal) => {
		const last = conversation.turns.at(-1);
		if (last?.speaker !== 'learner' || !last.text) return ask(conversation, signal);
		const payload = { text: last.text, words: last.words, isAwaited: true };
		const { danger } = await callFunction(apiPaths.feedback, payload, feedbackResponseSchema, { signal });
		return { ...(await ask(conversation, signal)), danger };
	};

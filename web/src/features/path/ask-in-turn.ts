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

import './without-code-generation.ts';
import * as z from 'zod/mini';

const headings = /^# /m;
const placeholders = /\{\{(\w+)\}\}/g;

/**
 * A prompt for a language model (`content/prompts/`): a text in parts under headings (`# name`). `parts` names each part
 * with the `{{placeholders}}` that it must hold and that the server fills.
 */
function promptSchema<Part extends string>(parts: Record<Part, readonly string[]>) {
	return z.pipe(
		z.string(),
		z.transform((text, context): Record<Part, string> => {
			const refuse = (message: string) => context.issues.push({ code: 'custom', message, input: text });
			const found = new Map(
				text.split(headings).map((part) => {
					const [name = '', ...lines] = part.split('\n');
					return [name.trim(), lines.join('\n').trim()];
				}),
			);
			const entries = Object.entries<readonly string[]>(parts).map(([name, expected]) => {
				const part = found.get(name) ?? '';
				const held = [...part.matchAll(placeholders)].map(([, placeholder]) => placeholder);
				if (part === '') refuse(`the part "${name}" is missing`);
				else if (held.sort().join() !== expected.toSorted().join()) {
					refuse(`the part "${name}" must hold each of these once: ${expected.join(', ') || 'none'}`);
				}
				return [name, part];
			});
			return Object.fromEntries(entries);
		}),
	);
}

/**
 * What a language model is told that speaks as Henry (`content/prompts/conversation.md`): who he is, how he talks at each
 * level and in each kind of talk, examples of turns, and a note for each step, which stands before or behind the learner's words.
 */
export const conversationPromptSchema = promptSchema({
	henry: [],
	start: ['kind', 'level'],
	beginner: [],
	intermediate: [],
	advanced: [],
	topic: ['about'],
	rolePlay: ['role', 'setting', 'about'],
	remembered: ['facts'],
	partner: ['topic', 'options'],
	examples: [],
	goDeeper: [],
	nextGoal: ['goal'],
	answer: ['goal'],
	explain: [],
	translate: [],
	help: ['goal'],
	sorry: ['goal', 'question'],
	discuss: [],
	decide: [],
	close: [],
});
export type ConversationPrompt = z.infer<typeof conversationPromptSchema>;

/**
 * What a language model that corrects is told, how it is given a text, and two lists of examples, each with what was `said:`
 * and what is `right:`. With the `careful` ones, half of them right as they are, it changes little; with the `eager` ones more.
 * `writer`: what one is told that puts the marks into what was said; `written`: texts with their marks, one a line.
 */
export const correctionPromptSchema = promptSchema({
	...{ corrector: [], careful: [], eager: [], text: ['text'] },
	...{ writer: [], written: [] },
});
export type CorrectionPrompt = z.infer<typeof correctionPromptSchema>;

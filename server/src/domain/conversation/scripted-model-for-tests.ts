import type { LanguageModel, LanguageModelRequest } from '#server/ports/language-model.ts';

/**
 * A model that writes what the test says next, piece by piece, and keeps what it was asked. To what it was asked last, it
 * says the same again, unless it `variesAnswers`.
 */
export function scriptedModel({ variesAnswers = false, embedded = true }, ...answers: object[]) {
	const asked: LanguageModelRequest[] = [];
	let turn = 0;
	let text = '';
	const model: LanguageModel = {
		health: () => ({ name: 'scripted', model: 'test-model', embedded, state: 'ready', queued: 0 }),
		start: async () => {},
		close: async () => {},
		waitMs: () => 0,
		async ask(request, { onText } = {}) {
			const before = asked.at(-1)?.messages;
			if (variesAnswers || JSON.stringify(before) !== JSON.stringify(request.messages)) {
				asked.push(request);
				text = nextAnswer(request);
			}
			for (let end = 5; end < text.length; end += 5) onText?.(text.slice(0, end));
			return { text };
		},
	};
	function nextAnswer(request: LanguageModelRequest): string {
		turn++;
		const parts = Object.keys((request.schema as { properties: object } | undefined)?.properties ?? {});
		const usual = Object.fromEntries(
			parts.map((part) => [part, part === 'question' ? `What about number ${turn}?` : `Word ${turn} it is.`]),
		);
		return JSON.stringify(answers.shift() ?? usual);
	}
	return { model, asked };
}

/**
 * The same question asked again is answered from memory: an answer that is corrected by hand comes back with one sentence
 * changed. Holds the latest `limit` answers of this process and nothing on any disk; a failed one is not held.
 */
export function rememberingAnswers<Answer>(
	limit: number,
	ask: (question: string, options: { signal?: AbortSignal }) => Promise<Answer>,
): (question: string, options: { signal?: AbortSignal }) => Promise<Answer> {
	const answers = new Map<string, Answer>();
	return async (question, options) => {
		const known = answers.get(question);
		const answer = answers.has(question) ? (known as Answer) : await ask(question, options);
		answers.delete(question);
		answers.set(question, answer);
		if (answers.size > limit) answers.delete(answers.keys().next().value ?? question);
		return answer;
	};
}

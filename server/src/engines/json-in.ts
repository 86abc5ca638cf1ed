/** What a model writes, from its first brace on: it may have thought aloud, or put words before its answer. */
export function fromFirstBrace(text: string): string {
	const answer = text.replace(/^\s*<think>[\s\S]*?(?:<\/think>|$)/, '');
	return answer.slice(answer.indexOf('{') === -1 ? answer.length : answer.indexOf('{'));
}

/** The JSON object in what a model has written, between whatever else; undefined where there is none. */
export function jsonIn(text: string): unknown {
	const answer = fromFirstBrace(text);
	try {
		return JSON.parse(answer.slice(0, answer.lastIndexOf('}') + 1));
	} catch {
		return undefined;
	}
}

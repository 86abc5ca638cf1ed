/** An answer of the server that the document brought along, so that the first view need not ask for it. */
export type FirstAnswer = { queryKey: readonly unknown[]; data: unknown };

/** Id of the element of the document that holds them, as JSON. */
export const firstAnswersId = 'first-answers';

/** The answers that came with the document; none where it came without. */
export function firstAnswers(): FirstAnswer[] {
	const written = document.getElementById(firstAnswersId)?.textContent;
	return written ? JSON.parse(written) : [];
}

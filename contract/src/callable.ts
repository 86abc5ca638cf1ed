import './without-code-generation.ts';
import * as z from 'zod/mini';

/**
 * A JSON call in either of its two forms (specification, section 7): callable, with the payload under `data`,
 * or plain, with the payload itself as the body.
 */
export function eitherForm<Payload extends z.core.$ZodType>(payload: Payload) {
	return z.union([z.object({ data: payload }), payload]);
}

/** The answer in the form that the request had: `{result}` for callable, bare for plain. */
export function eitherAnswer<Answer extends z.core.$ZodType>(answer: Answer) {
	return z.union([z.object({ result: answer }), answer]);
}

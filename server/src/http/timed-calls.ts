import type { Span } from '#server/ports/tracer.ts';
import { asAppError } from './errors.ts';

/** How a call ended. */
export type Outcome = 'answered' | 'failed';
export type Call = (...parameters: unknown[]) => Promise<unknown>;

/** The same call, which is followed by the span that `begin` gives, and told of with how many seconds it took. */
export function timedCall(
	call: Call,
	{ begin, observe }: { begin: () => Span; observe: (outcome: Outcome, seconds: number) => void },
): Call {
	return async (...parameters) => {
		const startedAtMs = performance.now();
		const span = begin();
		const tell = (outcome: Outcome, failure?: string) => {
			observe(outcome, (performance.now() - startedAtMs) / 1_000);
			span.end({}, failure);
		};
		try {
			const answer = await span.within(() => call(...parameters));
			tell('answered');
			return answer;
		} catch (error) {
			tell('failed', asAppError(error).code);
			throw error;
		}
	};
}

type AnyCall = (...parameters: unknown[]) => unknown;

/** The same object, some of whose functions are replaced; what else it has stays as it is at each moment. */
export function withCalls<Given extends object>(
	given: Given,
	replace: (name: string, call: AnyCall) => AnyCall | undefined,
): Given {
	return new Proxy(given, {
		get(target, name) {
			const value = Reflect.get(target, name, target);
			if (typeof value !== 'function') return value;
			const bound = (value as AnyCall).bind(target);
			return replace(String(name), bound) ?? bound;
		},
	});
}

/** What is told of a piece of work: names and figures, never a word that somebody said or wrote, an address or an account. */
type SpanFacts = Record<string, string | number | boolean>;

/** A piece of work that is followed from its beginning to its end. */
export type Span = {
	/** The trace that it belongs to, 32 hexadecimal digits; undefined where nothing is traced. */
	traceId: string | undefined;
	/** Runs a task, whose spans are part of this one, however long they take. */
	within<Result>(task: () => Result): Result;
	/** `failure` is the code of an error, where it ended with one. */
	end(facts?: SpanFacts, failure?: string): void;
};

/** Follows work through the server (traces, as OpenTelemetry has them). */
export type Tracer = {
	/** Begins a span, as a part of the one that runs. */
	begin(name: string, facts?: SpanFacts): Span;
	/** The same where one runs, and else nothing: what happens too often by itself. */
	beginPart(name: string): Span;
	/** Tells of a part of the span that runs, where one does, when it is over. Times are `performance.now()`'s. */
	note(name: string, times: { beganAtMs: number; endedAtMs: number }, facts?: SpanFacts): void;
	/** Sends what has ended and not been sent. */
	close(): Promise<void>;
};

export const noSpan: Span = { traceId: undefined, within: (task) => task(), end() {} };

/** Where nobody wants traces. */
export const noTracer: Tracer = {
	begin: () => noSpan,
	beginPart: () => noSpan,
	note() {},
	close: async () => {},
};

import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
	BatchSpanProcessor,
	type SpanExporter,
	TraceIdRatioBasedSampler,
	TracerProvider,
} from '@opentelemetry/sdk-trace';
import { noSpan, type Tracer } from '#server/ports/tracer.ts';

/** How often what has ended is sent, and how long a collector may take. */
const sendEveryMs = 5_000;
const answersWithinMs = 5_000;
/** A collector that is gone is told of once in so long. */
const tellEveryMs = 10 * 60_000;

type Options = {
	/** Where the collector takes OTLP over HTTP, without a slash at its end, like `http://127.0.0.1:4318`. */
	address: string;
	version: string;
	/** The share of requests that are traced. */
	share0to1: number;
	/** Is given a line for the server’s operator. */
	tell: (line: string) => void;
};

/** Sends traces to an OpenTelemetry collector. What cannot be sent is dropped: serving comes first. */
export function createOtlpTracer({ address, version, share0to1, tell }: Options): Tracer {
	const url = `${address}/v1/traces`;
	const exporter = tellingOfFailures(new OTLPTraceExporter({ url, timeoutMillis: answersWithinMs }), tell);
	const provider = new TracerProvider({
		resource: resourceFromAttributes({ 'service.name': 'talk-to-henry', 'service.version': version }),
		sampler: new TraceIdRatioBasedSampler(share0to1),
		spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs })],
	});
	const tracer = provider.getTracer('talk-to-henry');
	const running = new AsyncLocalStorage<Context>();
	const begin: Tracer['begin'] = (name, attributes = {}) => {
		const parent = running.getStore() ?? ROOT_CONTEXT;
		const span = tracer.startSpan(name, { attributes }, parent);
		const context = trace.setSpan(parent, span);
		return {
			traceId: span.spanContext().traceId,
			within: (task) => running.run(context, task),
			end(facts = {}, failure) {
				span.setAttributes(facts);
				if (failure !== undefined) {
					span.setAttribute('error.type', failure);
					span.setStatus({ code: SpanStatusCode.ERROR });
				}
				span.end();
			},
		};
	};
	return {
		begin,
		beginPart: (name) => (running.getStore() ? begin(name) : noSpan),
		note(name, { beganAtMs, endedAtMs }, attributes = {}) {
			const parent = running.getStore();
			if (!parent) return;
			const startTime = performance.timeOrigin + beganAtMs;
			tracer.startSpan(name, { attributes, startTime }, parent).end(performance.timeOrigin + endedAtMs);
		},
		close: () => provider.shutdown().catch((error: Error) => tell(`traces: ${error.message}`)),
	};
}

function tellingOfFailures(exporter: SpanExporter, tell: Options['tell']): SpanExporter {
	let toldAtMs = Number.NEGATIVE_INFINITY;
	return {
		export(spans, done) {
			exporter.export(spans, (result) => {
				if (result.error && performance.now() - toldAtMs > tellEveryMs) {
					toldAtMs = performance.now();
					tell(`traces could not be sent: ${result.error.message}`);
				}
				done(result);
			});
		},
		shutdown: () => exporter.shutdown(),
	};
}

import { ProviderError } from '#server/ports/provider-error.ts';
import { serveEngine } from './serve-engine.ts';

let callCount = 0;

/** An engine that does on demand what real ones do by accident. */
serveEngine({
	warm: () => {},
	methods: {
		echo: (value: unknown) => value,
		double: (samples: Int16Array) => samples.map((sample) => sample * 2),
		countCalls: () => ++callCount,
		hang: () => {
			while (true);
		},
		abort: () => process.abort(),
		refuse: () => {
			throw new ProviderError('invalid-input', 'Nothing to do.');
		},
		fail: () => {
			throw new Error('It broke.');
		},
	},
});

import { setTimeout } from 'node:timers/promises';
import { ProviderError } from '#server/ports/provider-error.ts';
import { serveEngine } from './serve-engine.ts';
import type { StreamedMethods } from './streamed-utterance.ts';

let callCount = 0;

/** The engine dies of a sample of the value `deadlySample`. */
export type SettingsForTests = { hints?: string[]; deadlySample?: number };
/** What one session has been given: the lengths of the parts of speech, one for each call, and the samples. */
export type HeardSpeech = { settings: SettingsForTests; lengths: number[]; samples: number[] };
const heard = new Map<number, HeardSpeech>();

function hear(session: number, part: Int16Array): HeardSpeech {
	const speech = heard.get(session);
	if (!speech) throw new Error('The session was not opened.');
	const { deadlySample } = speech.settings;
	if (deadlySample !== undefined && part.includes(deadlySample)) process.abort();
	speech.lengths.push(part.length);
	speech.samples.push(...part);
	return speech;
}

const streamed: StreamedMethods<SettingsForTests, number, HeardSpeech> = {
	open: (session, settings) => void heard.set(session, { settings, lengths: [], samples: [] }),
	push: (session, part) => hear(session, part).samples.length,
	finish: hear,
	drop: (session) => void heard.delete(session),
};

/** An engine that does on demand what real ones do by accident. */
serveEngine({
	warm: () => {},
	longMethods: {
		/** Counts up every 5 ms and tells each number, until it has come to its end or is told to stop. */
		count: async ({ signal, tell }, end: number) => {
			for (let number = 1; number <= end; number++) {
				await setTimeout(5);
				signal.throwIfAborted();
				tell(number);
			}
			return end;
		},
	},
	methods: {
		...streamed,
		keptSessions: () => [...heard.keys()],
		processId: () => process.pid,
		// biome-ignore lint/style/noProcessEnv: it is what a test looks at.
		environment: () => process.env,
		rest: (durationMs: number) => setTimeout(durationMs),
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

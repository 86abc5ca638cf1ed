import { maxExamAnswerBytes, maxRecordingBytes, recordingChunkMs } from '@henry/contract/limits.ts';
import { describe, expect, test } from 'vitest';
import { idleRecorder, type RecorderEvent } from './recorder.ts';
import {
	closed,
	frame,
	opened,
	run,
	second,
	stateAfter,
	stopRequested,
	tapped,
	tick,
} from './recorder-for-tests.ts';

describe('idle', () => {
	test('a tap opens the microphone', () => {
		expect(run([tapped])).toMatchObject({ state: { phase: 'opening' }, names: ['open-microphone'] });
	});

	test('entering opens the microphone only with autostart', () => {
		expect(run([{ type: 'entered' }], { autostart: true }).names).toEqual(['open-microphone']);
		expect(run([{ type: 'entered' }])).toMatchObject({ state: idleRecorder, names: [] });
	});

	test.each([frame, tick, opened, closed, stopRequested, { type: 'microphone-lost' } as const])(
		'%o changes nothing',
		(event) => {
			expect(run([event])).toMatchObject({ state: idleRecorder, effects: [] });
		},
	);
});

describe('opening', () => {
	test('an opened microphone starts clock and recording', () => {
		const { state, names } = run([opened], {}, stateAfter([tapped]));
		expect(state).toMatchObject({ phase: 'recording', elapsedSeconds: 0, levels0to1: [] });
		expect(names).toEqual(['start-clock', 'emit-record-started']);
	});

	test('a refused microphone does not start recording and says why, until the next tap', () => {
		const refused: RecorderEvent = { type: 'microphone-failed', problem: 'denied' };
		expect(run([tapped, refused])).toMatchObject({
			state: { phase: 'idle', problem: 'denied' },
			names: ['open-microphone'],
		});
		expect(stateAfter([tapped, refused, tapped])).toEqual({ phase: 'opening' });
	});

	test('a second tap, a frame and a tick change nothing', () => {
		expect(run([tapped, frame, tick], {}, stateAfter([tapped]))).toMatchObject({
			state: { phase: 'opening' },
			effects: [],
		});
	});

	test('a stop from outside abandons the opening', () => {
		expect(run([stopRequested], {}, stateAfter([tapped]))).toMatchObject({
			state: idleRecorder,
			names: ['abandon'],
		});
	});
});

describe('recording', () => {
	const recording = stateAfter([tapped, opened]);

	test('a frame is handed on and shows its level', () => {
		const { state, effects } = run([frame], {}, recording);
		expect(state).toMatchObject({ phase: 'recording', levels0to1: [0.5], sampleCount: 1_600 });
		expect(effects).toEqual([{ type: 'emit-frame', samples: new Int16Array(1_600).fill(16_384) }]);
	});

	test('each chunk counts as one second and is told', () => {
		expect(recordingChunkMs).toBe(1_000);
		const { effects } = run([...second, ...second], {}, recording);
		expect(effects.filter((effect) => effect.type === 'emit-tick')).toEqual([
			{ type: 'emit-tick', elapsedSeconds: 1 },
			{ type: 'emit-tick', elapsedSeconds: 2 },
		]);
	});

	test('a tap stops it', () => {
		const { state, names } = run([...second, tapped], {}, recording);
		expect(state.phase).toBe('stopping');
		expect(names.slice(-2)).toEqual(['stop-clock', 'close-microphone']);
	});

	test('where manual stop is disabled a tap is ignored and only logged', () => {
		const { state, names } = run([tapped], { disableManualStop: true }, recording);
		expect(state).toEqual(recording);
		expect(names).toEqual(['log-ignored-stop']);
	});

	test.each([stopRequested, { type: 'microphone-lost' } as const])(
		'%o stops it even where manual stop is disabled',
		(event) => {
			expect(run([event], { disableManualStop: true }, recording)).toMatchObject({
				state: { phase: 'stopping' },
				names: ['stop-clock', 'close-microphone'],
			});
		},
	);

	test('the time limit stops it at its very second, after telling that second', () => {
		const rules = { timeLimitSeconds: 2, disableManualStop: true };
		expect(run([...second], rules, recording).state.phase).toBe('recording');
		const { state, names } = run([...second, ...second], rules, recording);
		expect(state).toMatchObject({ phase: 'stopping', elapsedSeconds: 2 });
		expect(names.slice(-3)).toEqual(['emit-tick', 'stop-clock', 'close-microphone']);
	});

	test('the time limit holds when the microphone delivers nothing', () => {
		expect(run([tick, tick], { timeLimitSeconds: 2 }, recording).state.phase).toBe('stopping');
	});

	test.each([
		['10 MB', {}, maxRecordingBytes],
		['what an exam allows', { maxBytes: maxExamAnswerBytes }, maxExamAnswerBytes],
	])(
		'it stops as soon as twice the last chunk no longer fits below %s, and says why',
		(_, rules, maxBytes) => {
			const chunkBytes = 32_000;
			let state = recording;
			let seconds = 0;
			while (state.phase === 'recording') {
				state = run(second, rules, state).state;
				seconds++;
			}
			expect(seconds).toBe(Math.floor((maxBytes - 2 * chunkBytes) / chunkBytes) + 1);
			expect(seconds * chunkBytes + 44).toBeLessThan(maxBytes);
			expect(run([closed], {}, state).effects).toMatchObject([{ type: 'emit-audio-recorded', isFull: true }]);
		},
	);

	test('a long chunk keeps a long margin', () => {
		const longChunk: RecorderEvent[] = [...Array<RecorderEvent>(600).fill(frame), tick];
		const margin = run([...longChunk, ...longChunk, ...longChunk], {}, recording).state;
		expect(margin.phase).toBe('recording');
		expect(run(longChunk, {}, margin).state.phase).toBe('stopping');
	});
});

describe('an interruption', () => {
	const interrupted = stateAfter([tapped, opened, ...second, { type: 'interrupted' }]);
	const silence: RecorderEvent = { type: 'frame', samples: new Int16Array(1_600) };

	test('keeps what there is and counts neither time nor silence', () => {
		const rules = { timeLimitSeconds: 2 };
		const { state, names } = run([silence, tick, silence, tick, tick], rules, interrupted);
		expect(state).toEqual(interrupted);
		expect(names).toEqual([]);
	});

	test('ends with the learner going on: both parts are one recording', () => {
		const { state } = run([{ type: 'resumed' }, frame, tapped, closed], {}, interrupted);
		expect(state).toMatchObject({ phase: 'finished', durationMs: 1_100, isCutShort: false });
	});

	test('is over when there is sound that lasts, whatever the system tells', () => {
		expect(run([frame, frame, frame, tick], {}, interrupted).state).toMatchObject({
			isInterrupted: false,
			elapsedSeconds: 2,
			sampleCount: 20_800,
		});
	});

	test('is over when sound lasts that passes through zero', () => {
		const samples = new Int16Array(1_600).fill(16_384, 1);
		const wave: RecorderEvent = { type: 'frame', samples };
		expect(run([wave, wave, wave, tick], {}, interrupted).state).toMatchObject({ isInterrupted: false });
	});

	test('is not over because a frame was still under way', () => {
		const { state } = run([frame, silence, frame, frame, silence, tick], {}, interrupted);
		expect(state).toMatchObject({ isInterrupted: true, elapsedSeconds: 1 });
	});

	test('may be ended with what there is by a tap', () => {
		expect(run([tapped, closed], {}, interrupted).state).toMatchObject({
			phase: 'finished',
			durationMs: 1_000,
		});
	});

	test('that takes the microphone for good leaves a recording that says so', () => {
		expect(run([{ type: 'microphone-lost' }, closed], {}, interrupted).state).toEqual({
			phase: 'finished',
			durationMs: 1_000,
			isSilent: false,
			isCutShort: true,
			isFull: false,
		});
	});
});

describe('stopping', () => {
	const stopping = stateAfter([tapped, opened, ...second, tapped]);

	test('the last frame is kept, and the closed microphone makes the recording of its whole length', () => {
		const lastFrame: RecorderEvent = { type: 'frame', samples: new Int16Array(800) };
		const { state, effects } = run([lastFrame, closed], {}, stopping);
		const recorded = { durationMs: 1_050, isSilent: false, isCutShort: false, isFull: false };
		expect(state).toEqual({ phase: 'finished', ...recorded });
		expect(effects.map((effect) => effect.type)).toEqual(['emit-frame', 'emit-audio-recorded']);
		expect(effects.at(-1)).toEqual({ type: 'emit-audio-recorded', ...recorded });
	});

	test('a recording is silent where no frame of it is loud enough for speech', () => {
		const noise: RecorderEvent = { type: 'frame', samples: new Int16Array(1_600).fill(60) };
		const quiet: RecorderEvent = { type: 'frame', samples: new Int16Array(1_600).fill(100) };
		const silenceOf = (...frames: RecorderEvent[]) => run([tapped, opened, ...frames, tapped, closed]).state;
		expect(silenceOf(noise, noise)).toMatchObject({ isSilent: true });
		expect(silenceOf(noise, quiet, noise)).toMatchObject({ isSilent: false });
	});

	test('without any sound there is no recording', () => {
		expect(run([tapped, opened, tapped, closed])).toMatchObject({
			state: { phase: 'idle', problem: 'no-sound' },
		});
		expect(run([tapped, opened, tapped, closed]).names.at(-1)).toBe('emit-nothing-recorded');
	});

	test('taps, ticks and further stops change nothing', () => {
		expect(run([tapped, tick, stopRequested, { type: 'microphone-lost' }], {}, stopping)).toMatchObject({
			state: stopping,
			effects: [],
		});
	});
});

describe('finished', () => {
	const finished = stateAfter([tapped, opened, ...second, tapped, closed]);

	test('the control is dead unless re-recording is allowed', () => {
		expect(run([tapped, { type: 'entered' }, stopRequested], { autostart: true }, finished)).toMatchObject({
			state: finished,
			effects: [],
		});
	});

	test('where it is allowed, a tap discards the recording and begins anew', () => {
		const again = run([tapped], { allowRerecord: true }, finished);
		expect(again).toMatchObject({
			state: { phase: 'opening' },
			names: ['discard-recording', 'open-microphone'],
		});
		expect(run([opened, frame, tapped, closed], {}, again.state).state).toEqual({
			phase: 'finished',
			durationMs: 100,
			isSilent: false,
			isCutShort: false,
			isFull: false,
		});
	});
});

import { describe, expect, test } from 'vitest';
import { idleRecorder, type RecorderEvent } from './recorder.ts';
import { closed, frame, opened, run, second, stateAfter, tapped } from './recorder-for-tests.ts';

describe('leaving', () => {
	const left: RecorderEvent = { type: 'left' };

	test('stops clock and microphone while recording, without a recording', () => {
		expect(run([left], {}, stateAfter([tapped, opened, ...second]))).toMatchObject({
			state: idleRecorder,
			names: ['stop-clock', 'abandon'],
		});
	});

	test.each([
		['idle', [] as RecorderEvent[]],
		['opening', [tapped]],
		['stopping', [tapped, opened, ...second, tapped]],
	])('abandons what is under way when %s', (_phase, events) => {
		expect(run([left], {}, stateAfter(events))).toMatchObject({ state: idleRecorder, names: ['abandon'] });
	});

	test('keeps a finished recording', () => {
		const finished = stateAfter([tapped, opened, ...second, tapped, closed]);
		expect(run([left], {}, finished)).toMatchObject({ state: finished, effects: [] });
	});
});

describe('a pause', () => {
	const pause: RecorderEvent = { type: 'pause-tapped' };

	test('where there may be one, neither frames nor time count until the learner goes on', () => {
		const paused = run([tapped, opened, ...second, pause, ...second, ...second], { mayPause: true });
		expect(paused.state).toMatchObject({ isPaused: true, elapsedSeconds: 1, frameCount: 10 });
		const ended = run([pause, ...second, pause, tapped, frame, closed], { mayPause: true }, paused.state);
		expect(ended.state).toMatchObject({ phase: 'finished', durationMs: 2_000 });
	});

	test('elsewhere the tap changes nothing', () => {
		expect(stateAfter([tapped, opened, pause])).toMatchObject({ phase: 'recording', isPaused: false });
	});
});

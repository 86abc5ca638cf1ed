import {
	idleRecorder,
	type RecorderEffect,
	type RecorderEvent,
	type RecorderRules,
	type RecorderState,
	stepRecorder,
} from './recorder.ts';

const plain: RecorderRules = { autostart: false, disableManualStop: false, allowRerecord: false };
export const frame: RecorderEvent = { type: 'frame', samples: new Int16Array(1_600).fill(16_384) };
export const tick: RecorderEvent = { type: 'tick' };
export const tapped: RecorderEvent = { type: 'tapped' };
export const opened: RecorderEvent = { type: 'microphone-opened' };
export const closed: RecorderEvent = { type: 'microphone-closed' };
export const stopRequested: RecorderEvent = { type: 'stop-requested' };
/** What the clock and the microphone bring in one second. */
export const second: RecorderEvent[] = [...Array<RecorderEvent>(10).fill(frame), tick];

/** Runs events from idle; the effects are those of all steps. */
export function run(
	events: RecorderEvent[],
	rules: Partial<RecorderRules> = {},
	from: RecorderState = idleRecorder,
) {
	const effects: RecorderEffect[] = [];
	let state = from;
	for (const event of events) {
		const step = stepRecorder(state, event, { ...plain, ...rules });
		state = step.state;
		effects.push(...step.effects);
	}
	return { state, effects, names: effects.map((effect) => effect.type) };
}

export function stateAfter(events: RecorderEvent[], rules: Partial<RecorderRules> = {}): RecorderState {
	return run(events, rules).state;
}

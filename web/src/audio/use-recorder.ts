import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { RecorderDriver, type RecorderSettings, type RecorderSnapshot } from './recorder-driver.ts';

/** A recorder as a component sees it. */
export type UseRecorder = RecorderSnapshot & {
	/** The learner's tap on the control: starts, stops or records again, as state and rules say. */
	readonly tap: () => void;
	/** Pauses a recording, or goes on with it, where the rules allow that. */
	readonly pause: () => void;
	/** Ends a recording from outside, also one that a tap may not end. */
	readonly stop: () => void;
};

/** One recorder for as long as the component is mounted; leaving stops it and frees the microphone. */
export function useRecorder(settings: RecorderSettings): UseRecorder {
	const [driver] = useState(() => new RecorderDriver(settings));
	const snapshot = useSyncExternalStore(driver.subscribe, driver.snapshot);
	useLayoutEffect(() => {
		driver.settings = settings;
	});
	useEffect(() => {
		driver.send({ type: 'entered' });
		return () => driver.send({ type: 'left' });
	}, [driver]);
	const tap = () => driver.send({ type: 'tapped' });
	const pause = () => driver.send({ type: 'pause-tapped' });
	const stop = () => driver.send({ type: 'stop-requested' });
	return { ...snapshot, tap, pause, stop };
}

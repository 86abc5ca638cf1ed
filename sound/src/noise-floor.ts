const floorWindowFrames = 300;

/** Energy about the frame's mean: a microphone's constant offset is no sound. */
export function frameEnergyDb(frame: Int16Array): number {
	let sum = 0;
	let squares = 0;
	for (const sample of frame) {
		sum += sample;
		squares += sample * sample;
	}
	const variance = squares / frame.length - (sum / frame.length) ** 2;
	return 10 * Math.log10(Math.max(0, variance) / 32768 ** 2 + 1e-10);
}

/** A running minimum of the smoothed energy over the last `floorWindowFrames` frames. */
export function createNoiseFloor(): (energyDb: number) => number {
	const recent: number[] = [];
	let smoothed: number | undefined;
	return (energyDb) => {
		smoothed = smoothed === undefined ? energyDb : 0.7 * smoothed + 0.3 * energyDb;
		recent.push(smoothed);
		if (recent.length > floorWindowFrames) recent.shift();
		return Math.min(...recent);
	};
}

const beepHz = 880;
const beepSeconds = 0.25;
/** Loud enough to be heard over a fan, and not a fright. */
const beepGain = 0.2;
/** A fade this long at both ends keeps the tone from clicking. */
const fadeSeconds = 0.02;

/** A short tone, as before an answer in an exam. Resolves when it is over, or at once where the browser plays none. */
export async function playBeep(): Promise<void> {
	try {
		const context = new AudioContext();
		const tone = context.createOscillator();
		const gain = context.createGain();
		const start = context.currentTime;
		const end = start + beepSeconds;
		tone.frequency.value = beepHz;
		gain.gain.setValueAtTime(0, start);
		gain.gain.linearRampToValueAtTime(beepGain, start + fadeSeconds);
		gain.gain.setValueAtTime(beepGain, end - fadeSeconds);
		gain.gain.linearRampToValueAtTime(0, end);
		tone.connect(gain).connect(context.destination);
		tone.start(start);
		tone.stop(end);
		// A context that was not allowed to run never ends its tone.
		await new Promise((resolve) => setTimeout(resolve, 1_000 * (beepSeconds + fadeSeconds)));
		await context.close();
	} catch {
		// Where there is no sound, the words "Your turn" begin the answer.
	}
}

/** Loud enough to be heard over a fan, and not a fright. */
const toneGain = 0.2;
/** A fade this long at both ends keeps a tone from clicking. */
const fadeSeconds = 0.02;

type Tone = { hz: number; seconds: number };
const beep: Tone[] = [{ hz: 880, seconds: 0.25 }];

/** Plays tones one after the other. Resolves when they are over, or at once where the browser plays none. */
export async function playTones(tones: readonly Tone[]): Promise<void> {
	try {
		const context = new AudioContext();
		let start = context.currentTime;
		for (const { hz, seconds } of tones) {
			const [tone, gain, end] = [context.createOscillator(), context.createGain(), start + seconds];
			tone.frequency.value = hz;
			gain.gain.setValueAtTime(0, start);
			gain.gain.linearRampToValueAtTime(toneGain, start + fadeSeconds);
			gain.gain.setValueAtTime(toneGain, end - fadeSeconds);
			gain.gain.linearRampToValueAtTime(0, end);
			tone.connect(gain).connect(context.destination);
			tone.start(start);
			tone.stop(end);
			start = end;
		}
		// A context that was not allowed to run never ends its tones.
		const seconds = tones.reduce((sum, tone) => sum + tone.seconds, fadeSeconds);
		await new Promise((resolve) => setTimeout(resolve, 1_000 * seconds));
		await context.close();
	} catch {
		// Whatever a tone says is said in words, too.
	}
}

/** A short tone, as before an answer in an exam. */
export const playBeep = () => playTones(beep);

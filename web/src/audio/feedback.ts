import { isFeedbackOff } from '#web/lib/look.ts';
import { playTones } from './tones.ts';

/** So short that it is felt rather than noticed. */
const tapMs = 12;
const rightTones = [
	{ hz: 660, seconds: 0.09 },
	{ hz: 880, seconds: 0.13 },
];
const wrongTones = [{ hz: 300, seconds: 0.16 }];

/** Felt where the device can: a recording begins or ends. Nothing sounds, for the microphone would hear it. */
export function tellByTouch(): void {
	if (!isFeedbackOff()) navigator.vibrate?.(tapMs);
}

/** Heard and felt: what was answered is right, or is not. The screen says the same in words. */
export function tellOutcome(isRight: boolean): void {
	if (isFeedbackOff()) return;
	navigator.vibrate?.(isRight ? tapMs : [tapMs, 3 * tapMs, tapMs]);
	void playTones(isRight ? rightTones : wrongTones);
}

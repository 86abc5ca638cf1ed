function twoDigits(value: number): string {
	return String(value).padStart(2, '0');
}

/** Whole seconds as hh:mm:ss. */
export function hoursMinutesSeconds(seconds: number): string {
	const whole = Math.max(0, Math.floor(seconds));
	return `${twoDigits(Math.floor(whole / 3_600))}:${minutesAndSeconds(whole % 3_600)}`;
}

/** Whole seconds as mm:ss; an hour and more counts on in minutes. */
export function minutesAndSeconds(seconds: number): string {
	const whole = Math.max(0, Math.floor(seconds));
	return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`;
}

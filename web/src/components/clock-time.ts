function twoDigits(value: number): string {
	return String(value).padStart(2, '0');
}

/** Whole seconds as mm:ss; an hour and more counts on in minutes. */
export function minutesAndSeconds(seconds: number): string {
	const whole = Math.max(0, Math.floor(seconds));
	return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`;
}

/** Whole seconds as HH:MM:SS. */
export function hoursMinutesAndSeconds(seconds: number): string {
	const hours = Math.floor(Math.max(0, seconds) / 3_600);
	return `${twoDigits(hours)}:${minutesAndSeconds(seconds - hours * 3_600)}`;
}

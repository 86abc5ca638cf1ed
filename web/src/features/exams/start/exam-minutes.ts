/** A time as it is told before an exam: whole minutes, at least one. */
export function minutesOf(seconds: number): number {
	return Math.max(1, Math.round(seconds / 60));
}

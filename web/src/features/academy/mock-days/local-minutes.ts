/** A moment as a field for day and time has it, on the clock of this device. */
export function localMinutes(atMs: number): string {
	const at = new Date(atMs);
	return new Date(atMs - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Whether somebody wants to pay for few bytes; browsers other than Chromium do not tell. */
export function savesData(): boolean {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	return connection?.saveData === true;
}

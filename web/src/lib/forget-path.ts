/** Key of the chosen path in local storage; what reads it (`chosen-path.ts`) comes where a path is shown. */
export const chosenPathName = 'henry.path';

/** Forgets the chosen path, as when everything is deleted. */
export function forgetPath(): void {
	try {
		localStorage.removeItem(chosenPathName);
	} catch {
		// Where storage is forbidden, nothing was kept.
	}
}

/** Whether the tap that leads to a talk also begins it. It lasts until the talk's page is there, and no reload. */
let isAsked = false;

/** The talk of the address that is opened by this tap begins at once: sound and microphone may then be used. */
export function startTalkAtOnce(): void {
	isAsked = true;
}

/** Whether the talk that is opened is to begin at once. */
export const startsAtOnce = (): boolean => isAsked;

/** The page of the talk is there: another one is asked for anew. */
export function noteOpened(): void {
	isAsked = false;
}

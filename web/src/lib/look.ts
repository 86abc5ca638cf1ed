import { useSyncExternalStore } from 'react';

/**
 * How the app looks, sounds and feels to a visitor: the first of each is as the device or the design has it. The letters for dyslexia are
 * OpenDyslexic's, which stand further apart: it is the distance that is known to help (Zorzi et al. 2012, PNAS 109(28)).
 */
export const looks = {
	theme: ['device', 'light', 'dark'],
	text: ['usual', 'large', 'largest'],
	letters: ['usual', 'dyslexia'],
	motion: ['device', 'calm'],
	feedback: ['on', 'off'],
} as const;
export type LookPart = keyof typeof looks;
export type Look = { [Part in LookPart]: (typeof looks)[Part][number] };

/** The name in local storage. The document itself reads it before anything is painted (`index.html`). */
const lookName = 'henry.look';

const parts = Object.keys(looks) as LookPart[];

/** What the document shows: its attributes `data-theme` and so on, which `theme.css` follows. */
const shown = (part: LookPart) => document.documentElement.dataset[part];

let current: Look | undefined;
function look(): Look {
	const choice = (part: LookPart) => looks[part].find((each) => each === shown(part)) ?? looks[part][0];
	const now = Object.fromEntries(parts.map((part) => [part, choice(part)])) as Look;
	if (!current || parts.some((part) => current?.[part] !== now[part])) current = now;
	return current;
}

/** Shows a choice at once, and keeps it for this browser. */
export function chooseLook(choice: Partial<Look>): void {
	const chosen = { ...look(), ...choice };
	const { dataset } = document.documentElement;
	for (const part of parts) {
		if (chosen[part] === looks[part][0]) delete dataset[part];
		else dataset[part] = chosen[part];
	}
	try {
		localStorage.setItem(lookName, JSON.stringify({ ...chosen }));
	} catch {
		// Storage may be forbidden; the choice then lasts for this visit.
	}
	dispatchEvent(new Event(lookName));
}

function onLook(observer: () => void): () => void {
	addEventListener(lookName, observer);
	return () => removeEventListener(lookName, observer);
}

/** The look as a component sees it. */
export const useLook = (): Look => useSyncExternalStore(onLook, look);

/** Whether nothing is to be told by short sounds and by touch. */
export const isFeedbackOff = (): boolean => shown('feedback') === 'off';

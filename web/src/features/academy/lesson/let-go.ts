import type { MouseEvent } from 'react';

/** A button that was clicked by a pointer gives the focus back, so that the space key means the lesson again. */
export function letGo({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
	if (detail > 0) currentTarget.blur();
}

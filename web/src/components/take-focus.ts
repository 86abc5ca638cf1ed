/** A `ref` that gives an element the focus when it appears, or when it gets this `ref`. */
export function takeFocus(element: HTMLElement | null): void {
	element?.focus({ preventScroll: true });
}

/** As `takeFocus`, for what takes the place of a pressed button after a while: whoever has gone on meanwhile stays there. */
export function takeFocusLeft(element: HTMLElement | null): void {
	if (document.activeElement === document.body) takeFocus(element);
}

/** As `takeFocus`, for a heading that the page goes back to: it comes into view. */
export function takeFocusInView(element: HTMLElement | null): void {
	element?.focus();
}

/** As `takeFocus`, for a result that has just come: it begins at the top of the window, so that what it says first is seen. */
export function takeFocusAtTop(element: HTMLElement | null): void {
	element?.focus({ preventScroll: true });
	element?.scrollIntoView({ block: 'start' });
}

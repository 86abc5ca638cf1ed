/** A `ref` that gives an element the focus when it appears, or when it gets this `ref`. */
export function takeFocus(element: HTMLElement | null): void {
	element?.focus({ preventScroll: true });
}

/** As `takeFocus`, for a heading that the page goes back to: it comes into view. */
export function takeFocusInView(element: HTMLElement | null): void {
	element?.focus();
}

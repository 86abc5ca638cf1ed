/** A `ref` that gives an element the focus when it appears, or when it gets this `ref`. */
export function takeFocus(element: HTMLElement | null): void {
	element?.focus({ preventScroll: true });
}

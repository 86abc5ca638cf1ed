/** Contrast that WCAG 2.2 asks for at level AA of text (1.4.3). */
export const textContrast = 4.5;

/** The share 0..1 of one channel as it counts for luminance (WCAG 2.2, "relative luminance"). */
function linear(channel0to255: number): number {
	const share = channel0to255 / 255;
	return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hexColour: string): number {
	const channel = (start: number) => linear(Number.parseInt(hexColour.slice(start, start + 2), 16));
	return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The contrast of two colours, each as `#rrggbb`: 1 (none) to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(hexColour: string, otherHexColour: string): number {
	const [darker = 0, lighter = 0] = [luminance(hexColour), luminance(otherHexColour)].sort((a, b) => a - b);
	return (lighter + 0.05) / (darker + 0.05);
}

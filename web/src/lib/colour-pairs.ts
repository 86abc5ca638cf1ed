/** Contrast that WCAG 2.2 asks for at level AA: of text, and of what must be seen to use a control (1.4.3, 1.4.11). */
const textContrast = 4.5;
const controlContrast = 3;

/** A colour on another, as tokens of `theme.css` without `--color-`, or `white`. */
type ColourPair = readonly [front: string, back: string, leastContrast: number];

const texts = ['ink', 'muted', 'accent-strong'] as const;
const grounds = ['paper', 'surface', 'accent-soft'] as const;
const levels = ['good', 'fair', 'poor'] as const;

/** Every pair of colours that `theme.css` promises to be readable, in light and in dark. */
export const colourPairs: readonly ColourPair[] = [
	...texts.flatMap((text) => grounds.map((ground): ColourPair => [text, ground, textContrast])),
	['ink', 'clay-soft', textContrast],
	['accent-strong', 'clay-soft', textContrast],
	['white', 'accent', textContrast],
	['surface', 'poor', textContrast],
	...levels.flatMap((level) =>
		[`${level}-soft`, 'surface', 'paper'].map((ground): ColourPair => [level, ground, textContrast]),
	),
	...levels.map((level): ColourPair => ['ink', `${level}-soft`, textContrast]),
	...levels.map((level): ColourPair => ['muted', `${level}-soft`, textContrast]),
	...['chalk', 'chalk-muted', 'chalk-warm'].map((chalk): ColourPair => [chalk, 'board', textContrast]),
	['face-ink', 'face', textContrast],
	...['line-strong', 'focus', 'accent'].flatMap((edge) =>
		['paper', 'surface'].map((ground): ColourPair => [edge, ground, controlContrast]),
	),
];

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

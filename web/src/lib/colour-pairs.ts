import { textContrast } from '@henry/contract/colour-contrast.ts';

/** Contrast that WCAG 2.2 asks for at level AA of what must be seen to use a control (1.4.11). */
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

import type { PronunciationReport } from '@henry/contract/speakle.ts';
import { type ScoreLevel, scoreLevel, shownScore } from '#web/components/pronunciation/score-level.ts';

/** The size that social networks show large. */
export const sharePictureSize = { width: 1200, height: 630 } as const;
const margin = 72;
const sentenceTop = 216;
const sentenceHeight = 220;
/** Sizes of the sentence, the largest that fits first. */
const sentenceSizes = [72, 64, 56, 48, 40, 34];
const lineSpacing = 1.55;
const legendPadding = 10;

/** A word as it is drawn: in the colour of its score, or crossed out where it was left out. */
export type SharedWord = { text: string; level: ScoreLevel; isOmitted: boolean };
/** A word with the place of its baseline's start. */
type PlacedWord = SharedWord & { x: number; y: number; width: number };

/** Everything that the picture says. */
export type SharedPicture = {
	words: SharedWord[];
	score: number;
	/** Words for the score and for the levels, in the learner's language. */
	labels: {
		activity: string;
		date: string;
		outOf: string;
		address: string;
		levels: Record<ScoreLevel, string>;
	};
};

/** The words of a reading, without what was said besides. */
export function sharedWords({ words }: PronunciationReport): SharedWord[] {
	return words
		.filter(({ error }) => error !== 'insertion')
		.map(({ text, score0to100, unsure, error }) => ({
			text,
			level: error === 'omission' ? 'poor' : scoreLevel(score0to100, unsure),
			isOmitted: error === 'omission',
		}));
}

/** The score as it stands on the report. */
export function sharedScore({ overall0to100 }: PronunciationReport): number {
	return shownScore(overall0to100);
}

/** Breaks words into lines no wider than `maxWidth`, as they are measured. */
export function placeWords(
	words: readonly SharedWord[],
	{ size, space, maxWidth }: { size: number; space: number; maxWidth: number },
	widthOf: (text: string) => number,
): PlacedWord[] {
	let x = 0;
	let y = size;
	return words.map((word) => {
		const width = widthOf(word.text);
		if (x > 0 && x + width > maxWidth) {
			x = 0;
			y += size * lineSpacing;
		}
		const placed = { ...word, x, y, width };
		x += width + space;
		return placed;
	});
}

const tokens = {
	good: ['--color-good', '--color-good-soft'],
	fair: ['--color-fair', '--color-fair-soft'],
	poor: ['--color-poor', '--color-poor-soft'],
	unsure: ['--color-muted', '--color-line'],
} as const satisfies Record<ScoreLevel, readonly [string, string]>;

/** Dashes of the line below a word, as on the report: none where it is well said, double where it is poor. */
const dashes: Record<ScoreLevel, number[] | undefined> = {
	good: undefined,
	fair: [14, 8],
	poor: [],
	unsure: [2, 9],
};

class Painter {
	readonly context: CanvasRenderingContext2D;
	readonly #style = getComputedStyle(document.documentElement);

	constructor(context: CanvasRenderingContext2D) {
		this.context = context;
		context.textBaseline = 'alphabetic';
	}

	/** The value of a token of the theme. */
	token(name: string): string {
		return this.#style.getPropertyValue(name).trim();
	}

	font(weight: number, size: number, family: 'display' | 'sans') {
		this.context.font = `${weight} ${size}px ${this.token(`--font-${family}`) || 'serif'}`;
	}

	text(text: string, x: number, y: number, color: string) {
		this.context.fillStyle = this.token(color);
		this.context.fillText(text, x, y);
	}

	box(x: number, y: number, width: number, height: number, color: string) {
		this.context.fillStyle = this.token(color);
		this.context.beginPath();
		this.context.roundRect(x, y, width, height, 12);
		this.context.fill();
	}

	/** The second cue for a level, below `width` pixels from `x`. */
	underline(level: ScoreLevel, x: number, y: number, width: number) {
		const dash = dashes[level];
		if (!dash) return;
		const { context } = this;
		context.strokeStyle = this.token(tokens[level][0]);
		context.lineWidth = 4;
		context.lineCap = 'round';
		context.setLineDash(dash);
		for (const below of level === 'poor' ? [0, 8] : [0]) {
			context.beginPath();
			context.moveTo(x, y + below);
			context.lineTo(x + width, y + below);
			context.stroke();
		}
		context.setLineDash([]);
	}
}

function drawSentence(painter: Painter, words: readonly SharedWord[]) {
	const maxWidth = sharePictureSize.width - 2 * margin;
	const { context } = painter;
	let placed: PlacedWord[] = [];
	let chosen = 0;
	for (const size of sentenceSizes) {
		painter.font(700, size, 'display');
		const measures = { size, space: size * 0.42, maxWidth };
		placed = placeWords(words, measures, (text) => context.measureText(text).width);
		chosen = size;
		if ((placed.at(-1)?.y ?? 0) <= sentenceHeight) break;
	}
	for (const { text, level, isOmitted, x, y, width } of placed) {
		const [left, baseline] = [margin + x, sentenceTop + y];
		const [ink, ground] = tokens[level];
		painter.box(left - 8, baseline - chosen * 0.92, width + 16, chosen * 1.38, ground);
		painter.text(text, left, baseline, ink);
		if (isOmitted) painter.box(left - 4, baseline - chosen * 0.3, width + 8, 5, ink);
		else painter.underline(level, left, baseline + chosen * 0.24, width);
	}
}

/** What the colours and lines that occur mean. */
function drawLegend(painter: Painter, { words, labels }: SharedPicture, y: number) {
	painter.font(500, 24, 'sans');
	let right = sharePictureSize.width - margin - legendPadding;
	for (const level of (['unsure', 'poor', 'fair', 'good'] as const).filter((each) =>
		words.some((word) => word.level === each),
	)) {
		const width = painter.context.measureText(labels.levels[level]).width;
		right -= width;
		painter.box(right - legendPadding, y - 26, width + 2 * legendPadding, 46, tokens[level][1]);
		painter.text(labels.levels[level], right, y, tokens[level][0]);
		painter.underline(level, right, y + 8, width);
		right -= 40;
	}
}

/** Draws the picture of a result: the sentence, its score, and Henry's mark. */
export function drawSharePicture(
	context: CanvasRenderingContext2D,
	picture: SharedPicture,
	mark: CanvasImageSource,
): void {
	const painter = new Painter(context);
	const { width, height } = sharePictureSize;
	const { labels, score } = picture;
	context.fillStyle = painter.token('--color-paper');
	context.fillRect(0, 0, width, height);
	context.drawImage(mark, margin, 56, 96, 96);
	painter.font(700, 48, 'display');
	painter.text(labels.activity, margin + 120, 120, '--color-ink');
	painter.font(400, 28, 'sans');
	const dateWidth = context.measureText(labels.date).width;
	painter.text(labels.date, width - margin - dateWidth, 118, '--color-muted');
	drawSentence(painter, picture.words);
	painter.font(700, 112, 'display');
	const scoreWidth = context.measureText(String(score)).width;
	painter.text(String(score), margin, height - 66, '--color-accent-strong');
	painter.font(400, 28, 'sans');
	painter.text(labels.outOf, margin + scoreWidth + 20, height - 66, '--color-ink');
	const addressWidth = context.measureText(labels.address).width;
	painter.text(labels.address, width - margin - addressWidth, height - 66, '--color-muted');
	drawLegend(painter, picture, height - 126);
}

import { readWhisperTokens } from './whisper-tokens.ts';

const words = ['Ġhello', 'Ġmy', 'Ġfriend', 'Ġhe', 'llo', '.', 'Ġ', 'h', 'e', 'l', 'o', 'Ġh', '--', '7', 'Ġ,'];

/** A tokenizer of a few tokens, with Whisper's special ones. */
export const tinyTokenizer = {
	model: {
		vocab: Object.fromEntries(words.map((word, number) => [word, number])),
		merges: ['Ġ h', ['Ġh', 'e'], 'l l', 'll o', 'Ġhe llo'] as (string | [string, string])[],
	},
};

export const tinyTokens = readWhisperTokens(tinyTokenizer, {
	pattern: "^Ġ?[A-Za-z'.,?!-]+$",
	special: [50_257, 50_364],
	count: 13 + 107,
});

/** The row of a token's text, such as " my". */
export const rowOf = (text: string): number => tinyTokens.texts.indexOf(text);

/** What a reader sees at the end of a word and rests or turns the voice for; `''` where there is nothing. */
export type Mark = '' | ',' | ';' | ':' | '.' | '!' | '?' | '…' | '—';

/**
 * A word as it is written, with what stands right before and after it taken off. `text` has no accents; `written` has
 * them. `closed` says that a point belonged to it ("Dr.").
 */
export type WrittenWord = { text: string; written: string; mark: Mark; closed: boolean };

const fractionSigns: Record<string, string> = {
	'½': '1/2',
	'¼': '1/4',
	'¾': '3/4',
	'⅓': '1/3',
	'⅔': '2/3',
	'⅕': '1/5',
	'⅛': '1/8',
};
/** Faces made of signs: :) ;-) :D xD <3. */
const emoticon = /^(?:[:;=8xX][-'^]?[)(DPpOo3/\\|*]+|[xX]D+|<3+|\^_*\^|-_-)$/;
/** Words whose point says nothing about the end of a sentence. */
const abbreviation =
	/^(?:mr|mrs|ms|dr|prof|st|rev|sen|gov|sgt|capt|lt|col|gen|vs|etc|approx|dept|govt|est|min|max|tel|ext|no|nos|fig|figs|ch|vol|pp?|jr|sr|ltd|inc|co|corp|ave|rd|sq|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|thu|fri|sat|sun|e\.g|i\.e|[ap]\.m|b\.c|a\.d|ph\.d|cf|ca|eg|ie|lb|lbs|oz|ft|hrs?|mins?|secs?)$/i;
/** Those that may well be a sentence's last word, if the next one begins with a capital. */
const mayEndSentence =
	/^(?:etc|[ap]\.m|b\.c|a\.d|jr|sr|ltd|inc|co|corp|ph\.d|rd|ave|sq|hrs?|mins?|secs?|lbs?|oz|ft)$/i;
/** An apostrophe before a word is a quotation mark, but in these words and before digits it stands for letters. */
const beforeWord = /^'+(?!(?:em|cause|til|till|bout|n|tis|twas|round|cos)\b|\d)/i;
const dottedLetters = /^(?:\p{L}\.)+\p{L}$/u;

const apostrophes = /[’‘‛′´`ʼ]/g;
const quotes = /[“”„‟″«»]/g;

/** Characters that a reader of English can make something of. */
const readable = /[^\p{Script=Latin}\p{M}\p{Nd}\s!-~£€¥°º½¼¾⅓⅔⅕⅛№×÷±²³−–—…&]/gu;

/** A text with one kind of apostrophes, quotes, dashes and spaces, without emoji, other scripts and control characters. */
export function plainCharacters(text: string): string {
	return text
		.normalize('NFC')
		.replace(apostrophes, "'")
		.replace(quotes, '"')
		.replace(/[½¼¾⅓⅔⅕⅛]/g, (sign, place: number, whole: string) =>
			/\d/.test(whole[place - 1] ?? '') ? ` ${fractionSigns[sign]}` : (fractionSigns[sign] ?? ''),
		)
		.replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]/gu, (space) => (space === '\n' ? '\n' : ' '))
		.replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
		.replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
		.replace(/[‐‑]/g, '-')
		.replace(/―/g, '—')
		.replace(readable, ' ');
}

/** Letters without their accents. */
export const withoutAccents = (text: string): string =>
	text
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.replaceAll('ß', 'ss')
		.replaceAll('ø', 'o')
		.replaceAll('æ', 'ae')
		.replaceAll('ł', 'l');

/** The words of a plain text with the marks after them; signs that belong to no word only become marks. */
export function writtenWords(text: string): WrittenWord[] {
	const words: WrittenWord[] = [];
	const pieces = piecesOf(text);
	for (const [index, piece] of pieces.entries()) {
		const word = wordOf(piece, pieces[index + 1]);
		if (/^["']?[([{]/.test(piece)) addMark(words.at(-1), ',');
		if (word) words.push(word);
		else addMark(words.at(-1), markOf(piece));
	}
	return words;
}

/** Pieces without spaces; dashes that are no hyphens, a line's end and what is only a bracket stand alone. */
function piecesOf(text: string): string[] {
	return text
		.replace(/\s*—\s*|\s+[–-]+\s+|(?<=\p{L})\s*–\s*(?=\p{L})|--+/gu, ' — ')
		.replace(/−/g, '-')
		.replace(/(?<=\d)([=+÷])(?=\d)/g, ' $1 ')
		.replace(/\.{2,}/g, '… ')
		.replace(/…(?=\S)/g, '… ')
		.replace(/(?<=[\p{L}\d)"'][,;!?])(?=[\p{L}("])/gu, ' ')
		.replace(/(?<=\p{Ll}{2}\.)(?=\p{Lu}\p{Ll})/gu, ' ')
		.replace(/([.!?…])?[ \t]*\n+/g, (_, end) => (end ? `${end} ` : ' — '))
		.split(/\s+/)
		.filter((piece) => piece !== '' && !emoticon.test(piece));
}

function wordOf(piece: string, next: string | undefined): WrittenWord | undefined {
	const start = piece.replace(/^["([{<*_|¿¡]+|^~(?!\d)/u, '').replace(beforeWord, '');
	const core = start.replace(/["')\]}>*_~.,;:!?…|]+$/, '');
	if (!/[\p{L}\d&@#%+=<>~°№$£€¥×÷]/u.test(core) || /^[#~<>]$/.test(core)) return undefined;
	const after = start.slice(core.length);
	const written = core.replace(/^[*_]+|[*_]+$/g, '');
	const bare = written.replace(/^#(?=\D)/, '');
	const closed =
		after.startsWith('.') && (abbreviation.test(bare) || dottedLetters.test(bare) || /^\p{Lu}$/u.test(bare));
	const ends = /^[“"'(]*\p{Lu}/u.test(next ?? 'A');
	const isEnd = ends && (mayEndSentence.test(bare) || next === undefined);
	const marks = closed && !isEnd ? after.slice(1) : after;
	return { text: withoutAccents(written), written, mark: markOf(marks), closed };
}

const strength = ['', ',', ':', ';', '—', '…', '.', '!', '?'];

/** The strongest of the signs: a closing bracket rests like a comma. */
function markOf(signs: string): Mark {
	const found = [...signs.replace(/[)\]}]/g, ',')].filter((sign) => strength.includes(sign));
	return (found.sort((a, b) => strength.indexOf(b) - strength.indexOf(a))[0] ?? '') as Mark;
}

function addMark(word: WrittenWord | undefined, mark: Mark): void {
	if (word && strength.indexOf(mark) > strength.indexOf(word.mark)) word.mark = mark;
}

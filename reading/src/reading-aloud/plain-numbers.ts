import {
	cardinal,
	digitByDigit,
	numberWords,
	ordinal,
	romanValue,
	yearWords,
} from '#reading/number-words.ts';
import { following, isCapitalized, type ReadingRule } from './reading-rule.ts';
import type { WrittenWord } from './written-words.ts';

const digitGroup = /^\(?\+?\d[\d().-]*$/;
const phoneWords = /^(?:call|dial|ring|phone|telephone|text|tel|mobile|number|whatsapp)$/i;

/** How many words from `index` on are groups of digits of one telephone number; 0 where they are none. */
function telephoneLength(words: readonly WrittenWord[], index: number): number {
	let length = 0;
	while (digitGroup.test(words[index + length]?.text ?? '')) {
		length += 1;
		if (words[index + length - 1]?.mark !== '') break;
	}
	const groups = words.slice(index, index + length).map(({ text }) => text);
	const digits = groups.join('').replace(/\D/g, '');
	const first = groups[0] ?? '';
	if (/^\+\d/.test(first) && digits.length >= 8) return length;
	if (/^\(?0\d/.test(first) && digits.length >= 9) return length;
	if (length === 1 && /^(?:\d{3}-)?\d{3}-\d{4}$/.test(first)) return 1;
	if (length >= 3 && groups.every((group) => /^\d{2,4}$/.test(group)) && digits.length >= 9) return length;
	const before = words[index - 1]?.text ?? '';
	return phoneWords.test(before) && /^\d{3,}$/.test(first) ? length : 0;
}

/** "020 7946 0958", "+44 7700 900123", "555-0199", "call 999": digit by digit, with "oh" for a nought. */
export const readTelephone: ReadingRule = (words, index) => {
	const length = telephoneLength(words, index);
	if (length === 0) return undefined;
	return words.slice(index, index + length).map(({ text }) => {
		const groups = text.replace(/^\+/, '').split(/[().-]+/);
		const read = groups.filter(Boolean).map((group) => digitByDigit(group, 'oh'));
		return `${text.startsWith('+') ? 'plus ' : ''}${read.join(' ')}`;
	});
};

const counted =
	/^(?:chapter|part|act|scene|section|volume|vol|book|type|phase|stage|level|appendix|war|bowl|figure|fig|unit|episode|season|round|grade|class|page|question|step|task|paper|version)$/i;
const monarchs =
	/^(?:henry|elizabeth|charles|george|edward|william|james|richard|louis|philip|felipe|carlos|alfonso|isabel|mary|francis|frederick|peter|nicholas|napoleon|john|paul|benedict|pius|juan|fernando|ferdinand|leo)$/i;

/** "Henry VIII": the eighth; "Chapter IV", "World War II": four, two; "the XIX century": nineteenth. */
export const readRoman: ReadingRule = (words, index, { variety }) => {
	const word = words[index];
	const value = romanValue(word?.text ?? '');
	if (!word || value === undefined) return undefined;
	const before = words[index - 1];
	const next = following(words, index)?.text.toLowerCase() ?? '';
	if (/^centur(?:y|ies)$/.test(next)) return [ordinal(String(value), variety)];
	if (before?.mark !== '') return undefined;
	if (counted.test(before.text))
		return word.text === 'I' && /^(?:am|think|was|have|like)$/.test(next)
			? undefined
			: [cardinal(String(value))];
	const isName = monarchs.test(before.text);
	if (word.text.length === 1) {
		const ends =
			word.mark !== '' || /^(?:of|is|was|died|became|ruled|reigned|and)$/.test(next) || next === '';
		return isName && ends ? [`the ${ordinal(String(value))}`] : undefined;
	}
	if (isName) return [`the ${ordinal(String(value))}`];
	return isCapitalized(before) && before.text.length > 1 ? [cardinal(String(value))] : undefined;
};

/** "21st". */
export const readOrdinal: ReadingRule = (words, index, { variety }) => {
	const [, digits] = /^(\d[\d,]*)(?:st|nd|rd|th)$/i.exec(words[index]?.text ?? '') ?? [];
	return digits && digits.length < 12 ? [ordinal(digits, variety)] : undefined;
};

const gameWords = /^(?:won|win|wins|lost|lose|drew|draw|beat|score|scored|finished|ended)$/i;

/** "10-12": ten to twelve; "won 3-1": three one; "4x4", "3:1", "24/7", "50/50". */
export const readPair: ReadingRule = (words, index, { variety }) => {
	const text = words[index]?.text ?? '';
	const [, from = '', sign = '', to = ''] = /^(\d[\d,.]*)([–:x×/-])(\d[\d,.]*)$/.exec(text) ?? [];
	if (from === '') return undefined;
	const [first, second] = [numberWords(from, variety), numberWords(to, variety)];
	if (sign === 'x' || sign === '×') return [`${first} by ${second}`];
	if (sign === '/') {
		const isShare = Number(to) === 10 || Number(to) === 100 || Number(to) === 20;
		return [isShare && Number(from) <= Number(to) ? `${first} out of ${second}` : `${first} ${second}`];
	}
	const around = words.slice(Math.max(0, index - 2), index).some((word) => gameWords.test(word.text));
	const isScore = sign !== ':' && around && from.length < 3 && to.length < 3;
	if (isScore) return [`${first === 'zero' ? 'nil' : first} ${second === 'zero' ? 'nil' : second}`];
	return [`${first} to ${second}`];
};

const bareNumber = /^([+-]?)((?:\d{1,3}(?:,\d{3})+|\d+)(?:[.,]\d+)?|\.\d+)$/;

/** "1,250", "3.14", "-5", "007": any number that is nothing else. */
export const readNumber: ReadingRule = (words, index, { variety }) => {
	const text = words[index]?.text ?? '';
	const [, sign, number] = bareNumber.exec(text) ?? [];
	if (number === undefined) return undefined;
	const start = sign === '-' ? 'minus ' : sign === '+' ? 'plus ' : '';
	if (/^0\d+$/.test(number)) return [start + digitByDigit(number, 'oh')];
	return [start + numberWords(number.replace(/,(?=\d{3})/g, ''), variety)];
};

/** "room 101", "flight 370", "bus 205": short numbers that name something are read in twos or one by one. */
export const readNumberOfThing: ReadingRule = (words, index) => {
	const digits = words[index]?.text ?? '';
	const before = words[index - 1]?.text ?? '';
	if (
		!/^\d{3,4}$/.test(digits) ||
		!/^(?:room|flight|bus|platform|gate|apartment|flat|pin|code)$/i.test(before)
	)
		return undefined;
	if (/^(?:pin|code)$/i.test(before)) return [digitByDigit(digits, 'oh')];
	if (digits.length === 4) return [yearWords(digits)];
	return [digits.endsWith('00') ? cardinal(digits) : digitByDigit(digits, 'oh')];
};

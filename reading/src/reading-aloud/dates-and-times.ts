import {
	cardinal,
	ordinal,
	pluralOfNumber,
	twoDigits,
	type Variety,
	yearWords,
} from '#reading/number-words.ts';
import { following, type ReadingRule } from './reading-rule.ts';
import type { WrittenWord } from './written-words.ts';

const months = 'january february march april may june july august september october november december'.split(
	' ',
);
const monthAbbreviations = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
/** Words that are a month or a day of the week only beside a number. */
const ambiguous = /^(?:mar|may|march|august|sun|sat|wed|dec|jan|mon)$/i;
const isNumber = (word: WrittenWord | undefined) => /^\d/.test(word?.text ?? '');

/** The full name of a month, written in full or short; undefined for another word. */
function monthName(word: WrittenWord | undefined): string | undefined {
	const lower = word?.text.toLowerCase() ?? '';
	if (!isCapital(word)) return undefined;
	const short = monthAbbreviations.indexOf(lower === 'sept' ? 'sep' : lower);
	return months.find((month) => month === lower) ?? months[short];
}

const isCapital = (word: WrittenWord | undefined) => /^[A-Z]/.test(word?.text ?? '');

/** Each word of a month's name as it should be looked up: with a capital. */
const named = (month: string) => month.charAt(0).toUpperCase() + month.slice(1);

const dayOf = (word: WrittenWord | undefined) =>
	/^(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.exec(word?.text ?? '')
		? Number.parseInt(word?.text ?? '', 10)
		: undefined;

const isYear = (word: WrittenWord | undefined): word is WrittenWord =>
	/^(?:1\d|20)\d\d$/.test(word?.text ?? '');

function yearAfter(words: readonly WrittenWord[], index: number, variety: Variety): string[] {
	const [word, next] = [words[index], words[index + 1]];
	if (word && (word.mark === '' || word.mark === ',') && isYear(next)) return [yearWords(next.text, variety)];
	return [];
}

/** "3 May 2024", "3rd of May", "May 3rd, 2024", "Jan. 5". */
export const readDate: ReadingRule = (words, index, { variety }) => {
	const next = following(words, index);
	const day = dayOf(words[index]);
	const month = monthName(next);
	if (day !== undefined && month) {
		const isAfterThe = words[index - 1]?.text.toLowerCase() === 'the';
		const start = `${isAfterThe ? '' : 'the '}${ordinal(String(day), variety)} of`;
		return [start, named(month), ...yearAfter(words, index + 1, variety)];
	}
	const own = monthName(words[index]);
	const ownDay = dayOf(next);
	if (own && ownDay !== undefined) {
		const rank = ordinal(String(ownDay), variety);
		return [
			named(own),
			variety === 'british' ? `the ${rank}` : rank,
			...yearAfter(words, index + 1, variety),
		];
	}
	if (own && isYear(next)) return [named(own), yearWords(next.text, variety)];
	return undefined;
};

/** "Jan.", "Tues.": short names alone, where they can be nothing else. */
export const readShortName: ReadingRule = (words, index) => {
	const word = words[index];
	const lower = word?.text.toLowerCase() ?? '';
	if (
		!word ||
		!isCapital(word) ||
		(ambiguous.test(lower) && !word.closed && !isNumber(following(words, index)))
	)
		return undefined;
	const month = lower.length < 5 && lower !== 'may' ? monthName(word) : undefined;
	if (month) return [named(month)];
	const day = /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)$/.test(lower)
		? weekdays.find((name) => name.startsWith(lower))
		: undefined;
	return day === undefined ? undefined : [named(day)];
};

/** "3/5/2024", "03.05.2024", "2024-05-03". */
export const readDateInDigits: ReadingRule = (words, index, { variety }) => {
	const text = words[index]?.text ?? '';
	const iso = /^((?:19|20)\d\d)-(\d\d)-(\d\d)$/.exec(text);
	const local = /^(\d{1,2})[/.-](\d{1,2})[/.-]((?:19|20)\d\d)$/.exec(text);
	const [, first = '', second = ''] = local ?? [];
	const inOrder = variety === 'british' ? [first, second] : [second, first];
	const [day = '', month = ''] = iso ? [iso[3], iso[2]] : inOrder;
	const year = iso?.[1] ?? local?.[3];
	const name = months[Number(month) - 1];
	if (!year || !name || Number(day) < 1 || Number(day) > 31) return undefined;
	const rank = ordinal(String(Number(day)), variety);
	const date = variety === 'british' ? `the ${rank} of ${named(name)}` : `${named(name)} ${rank}`;
	return [`${date} ${yearWords(year, variety)}`];
};

/** British people say halves and quarters of the clock; with a.m. or p.m. the digits are read. */
function clock(hour: number, minute: string, variety: Variety): string {
	const hours = hour === 0 ? 'midnight' : cardinal(String(hour));
	const next = cardinal(String((hour % 12) + 1));
	if (minute === '00') return hour > 12 ? `${hours} hundred` : hour === 0 ? hours : `${hours} o'clock`;
	if (variety === 'british' && hour >= 1 && hour <= 12) {
		if (minute === '15') return `quarter past ${hours}`;
		if (minute === '30') return `half past ${hours}`;
		if (minute === '45') return `quarter to ${next}`;
	}
	return `${hour === 0 ? 'zero' : hours} ${twoDigits(minute)}`;
}

const halfOfDay = /^([ap])\.?m$/i;

/** "3:30", "10.15 a.m.", "7pm", "18:05". */
export const readTime: ReadingRule = (words, index, { variety }) => {
	const match = /^(\d{1,2})(?:([:.])(\d\d))?(?:(?::(\d\d))|(?:h|hrs))?([ap]\.?m)?$/i.exec(
		words[index]?.text ?? '',
	);
	const [, hours = '', colon, minutes, seconds, attached] = match ?? [];
	const next = attached ? undefined : halfOfDay.exec(following(words, index)?.text ?? '');
	const half = (attached ?? next?.[0])?.[0]?.toUpperCase();
	const hour = Number(hours);
	if (hours === '' || hour > 24 || Number(minutes ?? 0) > 59 || (!half && colon !== ':')) return undefined;
	if (seconds !== undefined)
		return [`${cardinal(hours)} ${twoDigits(minutes ?? '00')} and ${cardinal(seconds)} seconds`];
	if (!half) return [clock(hour, minutes ?? '00', variety)];
	const isFull = minutes === undefined || minutes === '00';
	const time = isFull ? cardinal(hours) : `${cardinal(hours)} ${twoDigits(minutes ?? '')}`;
	return attached ? [`${time} ${half} M`] : [time, `${half} M`];
};

/** "1990s", "'80s", "the 60s". */
export const readDecade: ReadingRule = (words, index, { variety }) => {
	const [, digits] = /^'?((?:1\d|20)\d0|\d0)'?s$/.exec(words[index]?.text ?? '') ?? [];
	const isMeasure =
		digits?.length === 2 && !/^(?:the|my|his|her|their|early|mid|late)$/i.test(words[index - 1]?.text ?? '');
	if (!digits || (isMeasure && !words[index]?.text.startsWith("'"))) return undefined;
	return [pluralOfNumber(digits.length === 4 ? yearWords(digits, variety) : cardinal(digits))];
};

const countables =
	/^(?:people|men|women|children|euros|pounds|dollars|more|or|other|of|different|km|kg|m|g|ml|miles|metres|meters|calories|feet|million|thousand|hundred|per|times|new|square|percent|%)$|(?<!ness|ous|ss|us|is)s$/;
const notCounted =
	/^(?:is|was|has|as|us|this|his|its|always|does|sometimes|besides|perhaps|afterwards|games|olympics|elections|crisis)$/i;

/** A number of four digits that is a year: 1066 to 2099, unless something is counted. */
export const readYear: ReadingRule = (words, index, { variety }) => {
	const [, digits, century] =
		/^((?:1[0-9]|20)\d\d)(?:[–-](\d\d|\d{4}))?$/.exec(words[index]?.text ?? '') ?? [];
	if (!digits) return undefined;
	const next = following(words, index)?.text.toLowerCase() ?? '';
	const isYearBefore = /^(?:in|since|until|till|by|from|before|after|of|year|around|during|summer|winter)$/i;
	const counted = countables.test(next) && !notCounted.test(next);
	if (counted && !(isYearBefore.test(words[index - 1]?.text ?? '') && next === 'or')) return undefined;
	const year = yearWords(digits, variety);
	if (!century) return [year];
	return [`${year} to ${century.length === 4 ? yearWords(century, variety) : twoDigits(century)}`];
};

import { cardinal, numberWords, type Variety } from '#reading/number-words.ts';
import { following, type ReadingRule } from './reading-rule.ts';

/** One and many of each unit, by how it is written. */
const units: Record<string, readonly [string, string]> = {
	km: ['kilometre', 'kilometres'],
	m: ['metre', 'metres'],
	cm: ['centimetre', 'centimetres'],
	mm: ['millimetre', 'millimetres'],
	kg: ['kilogram', 'kilograms'],
	kgs: ['kilogram', 'kilograms'],
	g: ['gram', 'grams'],
	mg: ['milligram', 'milligrams'],
	l: ['litre', 'litres'],
	L: ['litre', 'litres'],
	cl: ['centilitre', 'centilitres'],
	ml: ['millilitre', 'millilitres'],
	mi: ['mile', 'miles'],
	ft: ['foot', 'feet'],
	in: ['inch', 'inches'],
	lb: ['pound', 'pounds'],
	lbs: ['pound', 'pounds'],
	oz: ['ounce', 'ounces'],
	'km/h': ['kilometre per hour', 'kilometres per hour'],
	'm/s': ['metre per second', 'metres per second'],
	kph: ['kilometre per hour', 'kilometres per hour'],
	mph: ['mile per hour', 'miles per hour'],
	'm²': ['square metre', 'square metres'],
	m2: ['square metre', 'square metres'],
	'km²': ['square kilometre', 'square kilometres'],
	km2: ['square kilometre', 'square kilometres'],
	'm³': ['cubic metre', 'cubic metres'],
	h: ['hour', 'hours'],
	hr: ['hour', 'hours'],
	hrs: ['hour', 'hours'],
	min: ['minute', 'minutes'],
	mins: ['minute', 'minutes'],
	sec: ['second', 'seconds'],
	secs: ['second', 'seconds'],
	s: ['second', 'seconds'],
	ms: ['millisecond', 'milliseconds'],
	'°C': ['degree Celsius', 'degrees Celsius'],
	'°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
	º: ['degree', 'degrees'],
	ºC: ['degree Celsius', 'degrees Celsius'],
	'°': ['degree', 'degrees'],
	'%': ['per cent', 'per cent'],
	kB: ['kilobyte', 'kilobytes'],
	KB: ['kilobyte', 'kilobytes'],
	MB: ['megabyte', 'megabytes'],
	GB: ['gigabyte', 'gigabytes'],
	TB: ['terabyte', 'terabytes'],
	Mbps: ['megabit per second', 'megabits per second'],
	Hz: ['hertz', 'hertz'],
	kHz: ['kilohertz', 'kilohertz'],
	MHz: ['megahertz', 'megahertz'],
	GHz: ['gigahertz', 'gigahertz'],
	W: ['watt', 'watts'],
	kW: ['kilowatt', 'kilowatts'],
	kWh: ['kilowatt hour', 'kilowatt hours'],
	V: ['volt', 'volts'],
	cal: ['calorie', 'calories'],
	kcal: ['kilocalorie', 'kilocalories'],
	px: ['pixel', 'pixels'],
	dB: ['decibel', 'decibels'],
	x: ['times', 'times'],
	'"': ['inch', 'inches'],
};
const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:[.,]\d+)?|\.\d+`;
const attached = new RegExp(`^([+-]?)(${number})(?:[–-](${number}))?-?([a-zA-Z%°º"][a-zA-Z/²³2]*)$`, 'u');
const alone = new RegExp(`^([+-]?)(${number})(?:[–-](${number}))?$`, 'u');
/** These are words or letters too, so that they are units only right at a number. */
const attachedOnly = new Set(['in', 's', 'x', 'W', 'V', 'h', '"', 'L']);

const sign = (mark: string) => (mark === '-' ? 'minus ' : mark === '+' ? 'plus ' : '');

function amountOf(start: string, from: string, to: string | undefined, variety: Variety): string {
	const first = `${sign(start)}${numberWords(from.replace(/,(?=\d{3})/g, ''), variety)}`;
	return to === undefined ? first : `${first} to ${numberWords(to.replace(/,(?=\d{3})/g, ''), variety)}`;
}

const americanSpelling = (words: string) => words.replaceAll('per cent', 'percent');

function unitWords(unit: string, from: string, to: string | undefined, variety: Variety): string | undefined {
	const [one, many] = units[unit] ?? [];
	if (one === undefined) return undefined;
	const words = from === '1' && to === undefined ? one : many;
	return variety === 'american' ? americanSpelling(words ?? one) : words;
}

/** "5km", "20 °C", "50%", "60 mph", "10-12 kg", "-5°". */
export const readMeasure: ReadingRule = (words, index, { variety }) => {
	const text = words[index]?.text ?? '';
	const joined = attached.exec(text);
	if (joined) {
		const [, start = '', from = '', to, unit = ''] = joined;
		const inWords = unitWords(unit, from, to, variety);
		return inWords === undefined ? undefined : [`${amountOf(start, from, to, variety)} ${inWords}`];
	}
	const [, start = '', from, to] = alone.exec(text) ?? [];
	const next = following(words, index)?.text ?? '';
	if (from === undefined || attachedOnly.has(next)) return undefined;
	const inWords = unitWords(next, from, to, variety);
	return inWords === undefined ? undefined : [amountOf(start, from, to, variety), inWords];
};

const fractionNames: Record<string, readonly [string, string]> = {
	'2': ['half', 'halves'],
	'3': ['third', 'thirds'],
	'4': ['quarter', 'quarters'],
	'5': ['fifth', 'fifths'],
	'8': ['eighth', 'eighths'],
	'10': ['tenth', 'tenths'],
};

/** "1/2", "2 1/2", "3/4 of", "9/10", "24/7"; a unit may follow ("½ km"). */
export const readFraction: ReadingRule = (words, index, { variety }) => {
	const text = words[index]?.text ?? '';
	const next = following(words, index);
	const mixed = /^\d+$/.test(text) ? fractionWords(next?.text ?? '') : undefined;
	if (mixed) return [`${cardinal(text, variety)} and`, mixed];
	const fraction = fractionWords(text);
	if (fraction === undefined) return undefined;
	const [one] = units[next?.text ?? ''] ?? [];
	if (one === undefined || attachedOnly.has(next?.text ?? '')) return [fraction];
	return [fraction, fraction === 'a half' ? `a ${one}` : `of a ${one}`].map((part) =>
		part.replace('a half', 'half'),
	);
};

function fractionWords(text: string): string | undefined {
	const [, top = '', bottom = ''] = /^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
	if (text === '24/7') return undefined;
	const [one, many] = fractionNames[bottom] ?? [];
	if (!one || Number(top) >= Number(bottom) || top === '0') return undefined;
	if (top === '1') return one === 'eighth' ? 'an eighth' : `a ${one}`;
	return `${cardinal(top)} ${many}`;
}

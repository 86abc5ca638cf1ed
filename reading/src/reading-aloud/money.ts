import { cardinal, digitByDigit, numberWords, twoDigits, type Variety } from '#reading/number-words.ts';
import { following, type ReadingRule } from './reading-rule.ts';

type Currency = { one: string; many: string; hundredths: string };

const currencies: Record<string, Currency> = {
	$: { one: 'dollar', many: 'dollars', hundredths: 'cents' },
	'€': { one: 'euro', many: 'euros', hundredths: 'cents' },
	'£': { one: 'pound', many: 'pounds', hundredths: 'pence' },
	'¥': { one: 'yen', many: 'yen', hundredths: 'sen' },
	usd: { one: 'U S dollar', many: 'U S dollars', hundredths: 'cents' },
	eur: { one: 'euro', many: 'euros', hundredths: 'cents' },
	gbp: { one: 'pound', many: 'pounds', hundredths: 'pence' },
};
const magnitudes: Record<string, string> = {
	k: 'thousand',
	m: 'million',
	mn: 'million',
	bn: 'billion',
	b: 'billion',
	tn: 'trillion',
	hundred: 'hundred',
	thousand: 'thousand',
	million: 'million',
	billion: 'billion',
	trillion: 'trillion',
};
const amount = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(?:[.,](\d{1,2}))?(?!\d)`;
const signBefore = new RegExp(
	String.raw`^(-?)(?:US|A|C)?([$€£¥])${amount}([kmb]|mn|bn|tn)?(?:(?:/|-per-)(\p{L}+))?$`,
	'iu',
);
const signAfter = new RegExp(`^(-?)${amount}([$€£])$`, 'u');
const plainAmount = new RegExp(`^${amount}$`, 'u');
const signs = /[$€£¥]/;
const codeAfter = /^(usd|eur|gbp)$/i;

/** "three pounds fifty", "ninety nine pence", "two thousand dollars". */
function amountWords(
	currency: Currency,
	whole: string,
	hundredths: string | undefined,
	variety: Variety,
): string {
	const units = whole.replaceAll(',', '');
	const rest = hundredths?.padEnd(2, '0') ?? '00';
	if (rest === '00') return `${cardinal(units, variety)} ${units === '1' ? currency.one : currency.many}`;
	if (units === '0') {
		const one = currency.hundredths === 'pence' ? 'penny' : 'cent';
		return `${cardinal(rest.replace(/^0/, ''))} ${rest === '01' ? one : currency.hundredths}`;
	}
	const front = `${cardinal(units, variety)} ${units === '1' ? currency.one : currency.many}`;
	return rest.startsWith('0')
		? `${front} and ${twoDigits(rest).slice(3)} ${currency.hundredths}`
		: `${front} ${cardinal(rest)}`;
}

function decimalOf(whole: string, fraction: string | undefined, variety: Variety): string {
	return numberWords(fraction === undefined ? whole : `${whole}.${fraction}`, variety);
}

/** "50 EUR", "12,50 €". */
function amountWithUnitAfter(text: string, unit: string, variety: Variety): string[] | undefined {
	const [, whole = '', hundredths] = plainAmount.exec(text) ?? [];
	const named = currencies[unit.toLowerCase()];
	if (whole === '' || !named || !(codeAfter.test(unit) || signs.test(unit))) return undefined;
	const many = whole === '1' ? named.one : named.many;
	return [cardinal(whole, variety), hundredths ? `${many} ${twoDigits(hundredths)}` : many];
}

/** "£3.50", "$5 million", "€2.5bn", "20€", "£10/hour", "50 EUR". */
export const readMoney: ReadingRule = (words, index, { variety }) => {
	const text = words[index]?.text ?? '';
	const before = signBefore.exec(text);
	const after = before ? undefined : signAfter.exec(text);
	const [, minus = '', sign = '', whole = '', hundredths, magnitude, per] =
		before ?? (after ? [after[0], after[1], after[4], after[2], after[3]] : []);
	const next = following(words, index);
	const currency = currencies[sign];
	if (!currency) {
		return amountWithUnitAfter(text, next?.text ?? '', variety);
	}
	const start = minus ? 'minus ' : '';
	const end = per ? ` per ${per.toLowerCase()}` : '';
	if (magnitude) {
		const size = magnitudes[magnitude.toLowerCase()];
		return [`${start}${decimalOf(whole, hundredths, variety)} ${size} ${currency.many}${end}`];
	}
	const size = magnitudes[next?.text.toLowerCase() ?? ''];
	if (size) {
		const isPlain = /^(?:hundred|thousand|million|billion|trillion)$/i.test(next?.text ?? '');
		return [
			`${start}${decimalOf(whole, hundredths, variety)}`,
			`${isPlain ? next?.text.toLowerCase() : size} ${currency.many}`,
		];
	}
	return [`${start}${amountWords(currency, whole, hundredths, variety)}${end}`];
};

/** "50p": British pence. */
export const readPence: ReadingRule = (words, index, { variety }) => {
	const [, pence] = /^(\d{1,2})p$/.exec(words[index]?.text ?? '') ?? [];
	if (!pence || variety !== 'british') return undefined;
	return [`${cardinal(pence)} ${pence === '1' ? 'penny' : 'pence'}`];
};

/** Money in a range or a form that is none of the usual ones: "£10-20", "$5-$10". */
export const readMoneyRange: ReadingRule = (words, index, { variety }) => {
	const text = words[index]?.text ?? '';
	const [, sign = '', from = '', to = ''] = /^([$€£¥])(\d[\d,]*)[–-][$€£¥]?(\d[\d,]*)$/.exec(text) ?? [];
	const currency = currencies[sign];
	if (currency) return [`${cardinal(from, variety)} to ${cardinal(to, variety)} ${currency.many}`];
	if (!signs.test(text)) return undefined;
	const digits = text.replace(/\D/g, '');
	const known = currencies[signs.exec(text)?.[0] ?? ''];
	return digits === '' ? [known?.one ?? ''] : [`${digitByDigit(digits)} ${known?.many ?? ''}`];
};

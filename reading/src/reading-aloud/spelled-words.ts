import { cardinal, digitByDigit, numberWords, yearWords } from '#reading/number-words.ts';
import { type ReadingOptions, type ReadingRule, spelled } from './reading-rule.ts';

/** Initials that people read as a word. */
const saidAsWords = new Set(
	`NASA NATO UNESCO UNICEF AIDS OPEC FIFA UEFA PIN SIM RAM ROM JPEG GIF LASER TOEFL IELTS TESOL COVID ERASMUS SARS NAFTA
	ASAP RADAR SCUBA LEGO IKEA ZARA VISA APTIS OXFAM BAFTA NASDAQ OFSTED TED DELE PISA`.split(/\s+/),
);
/** Short words that people write in capitals to be loud. */
const loudWords = new Set(
	`NO YES AND THE NOT BUT YOU ALL NOW WHO WHY HOW CAN TOO BIG NEW OUR ONE TWO SO IS IN ON TO OF OR IF MY ME WE HE AN AS AT BE
	BY DO GO UP AM ARE WAS HAS HAD HIS HER ITS OUT GET GOT SAY SEE DAY WAY OFF ANY FOR OLD BAD HI OH WOW`.split(
		/\s+/,
	),
);
const initials = /^((?:\p{Lu}\.?){2,6})('?s)?$/u;

/** Letters that are read by their names, or undefined for a word: "BBC", "U.S.", "TVs", "UK's". */
function readInitials(text: string, { isWord }: ReadingOptions): string | undefined {
	const [, letters = '', ending] = initials.exec(text) ?? [];
	const plain = letters.replaceAll('.', '');
	if (plain.length < 2) return undefined;
	const hasPoints = letters.includes('.');
	if (!hasPoints && saidAsWords.has(plain)) return `${capitalized(plain)}${ending ? "'s" : ''}`;
	const isLoud = loudWords.has(plain) || (plain.length > 3 && isWord(plain.toLowerCase()));
	if (!hasPoints && isLoud) return undefined;
	return `${spelled(plain)}${ending ? "'s" : ''}`;
}

const capitalized = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

/** "mp3", "B2", "H2O", "COVID-19", "5G", "iPhone15": letters and digits in turn. */
function readMixed(text: string, options: ReadingOptions): string | undefined {
	if (!/\d/.test(text) || !/^[\p{L}\d'./+-]+$/u.test(text)) return undefined;
	const parts = text.match(/\d+(?:[.,]\d+)?|\p{L}+(?:'\p{L}+)?/gu) ?? [];
	return parts
		.map((part, index) => (/\d/.test(part) ? digitsIn(part, index, parts) : lettersIn(part, options)))
		.join(' ');
}

function digitsIn(digits: string, index: number, parts: readonly string[]): string {
	const isAlone = parts.filter((part) => /\d/.test(part)).length === 1;
	if (digits.startsWith('0') && digits.length > 1 && !digits.includes('.')) return digitByDigit(digits, 'oh');
	if (/^[12]\d{3}$/.test(digits)) return yearWords(digits);
	if (digits.length === 3 && isAlone && index > 0 && !digits.endsWith('00'))
		return digitByDigit(digits, 'oh');
	return digits.length > 4 && !/[.,]/.test(digits) ? digitByDigit(digits) : numberWords(digits);
}

function lettersIn(letters: string, options: ReadingOptions): string {
	if (/^\p{Lu}+$/u.test(letters))
		return readInitials(letters, options) ?? (letters.length === 1 ? letters : letters.toLowerCase());
	const isShort = letters.length === 1 || (letters.length <= 3 && !options.isWord(letters.toLowerCase()));
	return isShort ? spelled(letters) : letters;
}

const knownEndings = new Set(['com', 'org', 'net', 'info', 'edu', 'gov', 'biz', 'app', 'co']);
const webAddress = /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\d-]+\.)+\p{L}{2,})(?::\d+)?((?:\/[^\s]*)?)$/iu;
const mailAddress = /^([\p{L}\d._%+-]+)@((?:[\p{L}\d-]+\.)+\p{L}{2,})$/u;

/** "henry@example.com", "www.bbc.co.uk/news", "@henry", "#english". */
function readAddress(text: string, options: ReadingOptions): string | undefined {
	const [, user, host] = mailAddress.exec(text) ?? [];
	if (user !== undefined && host !== undefined)
		return `${addressWords(user, options)} at ${addressWords(host, options)}`;
	const [, handle] = /^@([\p{L}\d_.]+)$/u.exec(text) ?? [];
	if (handle) return `at ${addressWords(handle, options)}`;
	const [, tag] = /^#(\p{L}[\p{L}\d_]*)$/u.exec(text) ?? [];
	if (tag) return `hashtag ${addressWords(tag, options)}`;
	const [whole, name = '', path = ''] = webAddress.exec(text) ?? [];
	if (whole === undefined || !isWebAddress(text, name)) return undefined;
	const slashes = path
		.split('/')
		.filter(Boolean)
		.map((part) => ` slash ${addressWords(part, options)}`);
	return `${addressWords(name, options)}${slashes.join('')}`;
}

/** What only has a point in its middle is an address where its ending is one that people know. */
function isWebAddress(text: string, name: string): boolean {
	const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
	return (
		/^(?:https?:|www\.)/i.test(text) ||
		knownEndings.has(ending) ||
		/^(?:uk|es|us|de|fr|it|eu|io|tv|ie|mx|ar)$/.test(ending)
	);
}

const addressSigns: Record<string, string> = {
	'.': 'dot',
	'-': 'dash',
	_: 'underscore',
	'+': 'plus',
	'%': 'per cent',
};

function addressWords(text: string, options: ReadingOptions): string {
	const parts = text.match(/\d+|\p{Lu}?\p{Ll}+|\p{Lu}+|[._+%-]/gu) ?? [];
	return parts
		.map((part) => {
			if (addressSigns[part]) return addressSigns[part];
			if (/^\d/.test(part))
				return part.length > 2 && !/^(?:19|20)\d\d$/.test(part)
					? digitByDigit(part, 'oh')
					: addressNumber(part);
			const lower = part.toLowerCase();
			const isSaid =
				knownEndings.has(lower) || (options.isWord(lower) && lower.length > 2) || lower.length > 3;
			return isSaid ? lower : spelled(part);
		})
		.join(' ');
}

const addressNumber = (digits: string) => (digits.length === 4 ? yearWords(digits) : cardinal(digits));

/** Addresses, initials, and letters mixed with digits. */
export const readSpelled: ReadingRule = (words, index, options) => {
	const text = words[index]?.text ?? '';
	const reading = readAddress(text, options) ?? readInitials(text, options) ?? readMixed(text, options);
	return reading === undefined ? undefined : [reading];
};

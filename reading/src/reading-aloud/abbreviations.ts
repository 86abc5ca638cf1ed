import { cardinal } from '#reading/number-words.ts';
import { following, isCapitalized, type ReadingRule } from './reading-rule.ts';

/** What is written short, by its lower case without the point at its end. */
const inFull: Record<string, string> = {
	mr: 'mister',
	mrs: 'missus',
	ms: 'Ms',
	prof: 'professor',
	rev: 'reverend',
	vs: 'versus',
	etc: 'et cetera',
	'e.g': 'for example',
	eg: 'for example',
	'i.e': 'that is',
	ie: 'that is',
	cf: 'compare',
	'a.m': 'A M',
	'p.m': 'P M',
	'b.c': 'B C',
	'a.d': 'A D',
	'ph.d': 'P H D',
	phd: 'P H D',
	approx: 'approximately',
	dept: 'department',
	govt: 'government',
	jr: 'junior',
	sr: 'senior',
	ltd: 'limited',
	inc: 'incorporated',
	corp: 'corporation',
	tel: 'telephone',
	ext: 'extension',
	'w/': 'with',
	'w/o': 'without',
	'c/o': 'care of',
	'n/a': 'not applicable',
	'&': 'and',
	"'n": 'and',
	'+': 'plus',
	'=': 'equals',
	'@': 'at',
	'%': 'per cent',
	'×': 'times',
	'÷': 'divided by',
	'<': 'is less than',
	'>': 'is greater than',
	$: 'dollars',
	'€': 'euros',
	'£': 'pounds',
	'¥': 'yen',
	'°': 'degrees',
	okay: 'okay',
	ok: 'O K',
};
/** These are words of their own without a point. */
const withPoint: Record<string, string> = {
	no: 'number',
	nos: 'numbers',
	est: 'established',
	min: 'minimum',
	max: 'maximum',
	fig: 'figure',
	figs: 'figures',
	ch: 'chapter',
	vol: 'volume',
	co: 'company',
	ave: 'avenue',
	rd: 'road',
	sq: 'square',
	sgt: 'sergeant',
	capt: 'captain',
	lt: 'lieutenant',
	col: 'colonel',
	gen: 'general',
	gov: 'governor',
	sen: 'senator',
	hr: 'hour',
	hrs: 'hours',
	mins: 'minutes',
	secs: 'seconds',
};

/** "Dr" and "St" mean one thing before a name and another after it. */
export const readTitle: ReadingRule = (words, index) => {
	const lower = words[index]?.text.toLowerCase();
	if (!isCapitalized(words[index]) || (lower !== 'dr' && lower !== 'st')) return undefined;
	const isBefore = isCapitalized(following(words, index));
	const isAfter = isCapitalized(words[index - 1]) && words[index - 1]?.mark === '';
	if (lower === 'dr') return [isAfter && !isBefore ? 'drive' : 'doctor'];
	return [isBefore ? 'saint' : 'street'];
};

/** "No. 5", "№ 5", "p. 12", "pp. 3-5", "#1", "~20", "ca. 1900". */
export const readNumbered: ReadingRule = (words, index, options) => {
	const word = words[index];
	const text = word?.text ?? '';
	const next = following(words, index)?.text ?? '';
	const [, digits] = /^(?:#|№|No)(\d+)$/.exec(text) ?? [];
	if (digits) return [`number ${cardinal(digits, options.variety)}`];
	const [, about] = /^[~≈](\d[\d,]*)$/.exec(text) ?? [];
	if (about) return [`about ${cardinal(about, options.variety)}`];
	if (!/^\d/.test(next)) return undefined;
	if (text === 'No' || text === '№' || text === '#') return ['number'];
	if (/^c?ca$/.test(text) && word?.closed) return ['about'];
	if (word?.closed && /^pp?$/.test(text)) return [text === 'p' ? 'page' : 'pages'];
	if (/^(?:vol|ch|fig)s?$/i.test(text)) return [withPoint[text.toLowerCase().replace(/s$/, '')] ?? ''];
	return undefined;
};

/** "Mr.", "etc.", "e.g.", "&": whatever has one reading. */
export const readAbbreviation: ReadingRule = (words, index, { variety }) => {
	const word = words[index];
	const lower = word?.text.toLowerCase() ?? '';
	const full = Object.hasOwn(inFull, lower) ? inFull[lower] : undefined;
	if (full) return [variety === 'american' ? full.replace('per cent', 'percent') : full];
	if (!word?.closed || !Object.hasOwn(withPoint, lower)) return undefined;
	return withPoint[lower] === undefined ? undefined : [withPoint[lower]];
};

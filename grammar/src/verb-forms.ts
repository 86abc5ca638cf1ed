import type { TaggedWord } from './tagged-text.ts';
import { wordTable } from './word-table.ts';

export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'gerund';
type VerbForms = Record<VerbForm, string>;

/** Irregular verbs: base, past, participle. */
const irregular = `
be was been|become became become|begin began begun|bite bit bitten|blow blew blown|break broke broken
bring brought brought|build built built|buy bought bought|catch caught caught|choose chose chosen|come came come
cost cost cost|cut cut cut|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten
fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|fly flew flown
forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got|give gave given|go went gone
grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held
hurt hurt hurt|keep kept kept|know knew known|lead led led|leave left left|lend lent lent|let let let|lay laid laid
lose lost lost|make made made|mean meant meant|meet met met|pay paid paid|put put put|quit quit quit|read read read
ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|sell sold sold|send sent sent
set set set|shake shook shaken|shine shone shone|shoot shot shot|shut shut shut|sing sang sung|sit sat sat
sleep slept slept|speak spoke spoken|spend spent spent|spread spread spread|stand stood stood|steal stole stolen
swim swam swum|take took taken|teach taught taught|tell told told|think thought thought|throw threw thrown
understand understood understood|upset upset upset|wake woke woken|wear wore worn|win won won|write wrote written
beat beat beaten|bend bent bent|bet bet bet|burst burst burst|deal dealt dealt|dig dug dug|hide hid hidden
seek sought sought|shrink shrank shrunk|sink sank sunk|slide slid slid|smell smelled smelled|strike struck struck
swear swore sworn|sweep swept swept|tear tore torn|weep wept wept|wind wound wound|stick stuck stuck
arise arose arisen|overcome overcame overcome|forbid forbade forbidden|undergo underwent undergone
undertake undertook undertaken|mislead misled misled|withdraw withdrew withdrawn|awake awoke awoken
misunderstand misunderstood misunderstood|swing swung swung|cling clung clung|bleed bled bled|breed bred bred
foresee foresaw foreseen|overtake overtook overtaken`;

const regular = `
accept add admire admit adore afford agree allow answer appear apply appreciate argue arrange arrive ask attend avoid
bake believe belong bother borrow breathe brush call camp care carry celebrate change chat check choose clean climb
close collect compare complain complete consider consist contact contain continue control cook cost count cover create
cross cry dance decide depend describe deserve design develop die disagree discover discuss dislike dream dress drop
earn encourage enjoy enter exercise exist expect explain express fail finish fish fix follow guess happen hate
help hike hope hug hurry imagine improve include increase invite join jump kiss last laugh learn like listen live look
love manage marry matter mind miss move need notice offer open order organize paint park participate pass perform phone
plan play practice practise prefer prepare prevent promise protect provide pull push reach realize receive recommend
relax remember remind rent repeat reply rest return save seem share shop shout show smile smoke solve sound start stay
stop study suffer suggest support suppose surf surprise talk taste thank touch train translate travel treat try turn
use visit wait walk want warn wash watch welcome wish wonder work worry
achieve adapt advise affect attract benefit cause communicate concentrate connect consume contribute convince damage
destroy disappear disturb download educate focus force graduate harm influence inform inspire interact introduce invent
invest motivate obtain organise own persuade pollute produce protest publish raise react recycle reduce refuse remain
replace represent require respect retire threaten vote waste
accompany acquire adopt advertise analyse analyze announce annoy anticipate apologise apologize assume assure behave
broaden calculate collaborate combine compete concern conclude confirm confuse construct convey criticise criticize
deliver demonstrate deny deserve detect determine devote differ diminish discourage distinguish distract distribute
donate earn eliminate embarrass emerge emphasise emphasize enable encounter endanger enhance ensure entertain
establish evaluate evolve examine exceed exclude expand exploit explore facilitate fascinate fulfil fulfill gather
generate greet guarantee identify ignore illustrate imply impress indicate insist intend interfere interpret
interrupt involve justify lessen locate maintain memorise memorize mention migrate minimise minimize modify
neglect negotiate occupy occur operate oppose outweigh participate perceive persist pollute possess preserve pretend
prohibit promote propose prove provoke pursue realise recognise recognize recover refer reflect regret reject relate rely
remove resemble resist resolve respond restrict reveal satisfy serve specialise specialize stimulate strengthen
succeed surround survive tend tolerate transform undermine unite vary widen worsen
assist frighten attach blame cancel cease cheat chase collapse commit complicate confess confront congratulate cooperate cope decorate
defend define delete deprive deteriorate disappoint dominate drown emigrate employ empower enrich equip exaggerate
exhaust expose extend fetch gain govern hesitate hire immigrate impose infect inhabit injure install invade irritate isolate
manufacture multiply obey observe offend overwhelm postpone pray predict punish purchase qualify recall register
regulate renovate repair rescue restore ruin scare starve struggle suspect tempt trust urge utilize utilise upgrade weigh`;

const doubled = new Set(
	`admit ban begin chat control drop fit forget get hug jog occur permit plan prefer refer regret rob run shop sit stop
	swim travel win cut hit let put quit set shut bet dig upset spin grab trip drag slip wrap ship step tap rub refer
	permit forbid commit cancel`.split(/\s+/),
);

const irregularForms = new Map(
	irregular
		.trim()
		.split(/[|\n]/)
		.map((line) => line.split(' '))
		.map(([base = '', past = '', participle = '']) => [base, { past, participle }] as const),
);
const irregularThird: Record<string, string> = wordTable({ be: 'is', have: 'has', do: 'does', go: 'goes' });
const irregularGerund: Record<string, string> = wordTable({
	be: 'being',
	die: 'dying',
	see: 'seeing',
	tie: 'tying',
});
const otherFormsOfBe: Record<string, VerbForm> = wordTable({ am: 'third', are: 'third', were: 'past' });

/** Base forms of common verbs. */
export const commonVerbs: ReadonlySet<string> = new Set([
	...irregularForms.keys(),
	...regular.trim().split(/\s+/),
]);

const endsInConsonantAndY = (base: string) => /[^aeiou]y$/.test(base);
const withDoubledEnd = (base: string) => (doubled.has(base) ? base + base.at(-1) : base);

/** The past that a verb would have if it were regular. */
export function regularPast(base: string): string {
	if (base.endsWith('e')) return `${base}d`;
	return endsInConsonantAndY(base) ? `${base.slice(0, -1)}ied` : `${withDoubledEnd(base)}ed`;
}

/** The five forms of an English verb from its base form. */
export function verbForms(base: string): VerbForms {
	const regularThird = endsInConsonantAndY(base)
		? `${base.slice(0, -1)}ies`
		: /(?:s|x|z|ch|sh|o)$/.test(base)
			? `${base}es`
			: `${base}s`;
	const regularGerund = /[^eoy]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${withDoubledEnd(base)}ing`;
	const known = irregularForms.get(base);
	return {
		base,
		third: irregularThird[base] ?? regularThird,
		past: known?.past ?? regularPast(base),
		participle: known?.participle ?? regularPast(base),
		gerund: irregularGerund[base] ?? regularGerund,
	};
}

const baseOfForm = new Map<string, string>();
for (const base of commonVerbs) {
	for (const form of Object.values(verbForms(base))) if (!baseOfForm.has(form)) baseOfForm.set(form, base);
}
for (const form of Object.keys(otherFormsOfBe)) baseOfForm.set(form, 'be');

/** The base form of a verb: from the table of common verbs, else as the tagger sees it. */
export function baseOf(word: Pick<TaggedWord, 'lower' | 'lemma'>): string {
	return commonVerbs.has(word.lower) ? word.lower : (baseOfForm.get(word.lower) ?? word.lemma);
}

/** Every form of a verb ("be": also am, are, were). */
export function allForms(base: string): string[] {
	return [...Object.values(verbForms(base)), ...(base === 'be' ? Object.keys(otherFormsOfBe) : [])];
}

/** Which form of `base` a word is; a word that could be several counts as the first of base, third, past, ... */
export function formOf(lower: string, base: string): VerbForm | undefined {
	const forms = verbForms(base);
	const order: VerbForm[] = ['base', 'third', 'past', 'participle', 'gerund'];
	return order.find((form) => forms[form] === lower) ?? (base === 'be' ? otherFormsOfBe[lower] : undefined);
}

/** Whether a word is the bare present of a common verb ("go") that no past looks like (not "put", not
 * "lay"). */
export function isBareVerb(lower: string): boolean {
	return lower !== 'be' && lower !== 'lay' && commonVerbs.has(lower) && verbForms(lower).past !== lower;
}

import type { Remembered, ToldFact } from '@henry/contract/memory.ts';
import { lastDayOf } from '@henry/contract/plan-day.ts';
import type { CoachPhrases } from '@henry/contract/scenarios.ts';

const seenFromHenry: Record<string, string> = {
	i: 'you',
	me: 'you',
	my: 'your',
	mine: 'yours',
	myself: 'yourself',
	am: 'are',
	"i'm": "you're",
	"i've": "you've",
	"i'd": "you'd",
	"i'll": "you'll",
	we: 'you',
	us: 'you',
	our: 'your',
	ours: 'yours',
	"we're": "you're",
	"we've": "you've",
};

/** What was right on the day it was said, and is not any more. */
const fromThatDay =
	/ ?\b(?:(?:on |in )?the )?(?:(?:day )?(?:after |past )?tomorrow|today|tonight|(?:this|next) (?:week|weekend|month|year|\w+day|spring|summer|autumn|fall|winter))(?: (?:morning|afternoon|evening|night))?\b(?!'),?/gi;

/** What a learner said, as Henry says it back: "I have two sisters" becomes "you have two sisters". */
function saidBack(text: string): string {
	const words = text
		.replace(/[.!?]+$/, '')
		.replaceAll('’', "'")
		.replaceAll(fromThatDay, '')
		.trim()
		.replace(/^(?:On|In|At|For)\b/, (word) => word.toLowerCase());
	// "The US" is a country.
	const turned = words.replaceAll(
		/(?<![\p{L}']|\bthe )[\p{L}']+/gu,
		(word) => seenFromHenry[word.toLowerCase()] ?? word,
	);
	return turned.replaceAll(/\byou was\b/gi, 'you were');
}

const anyDay = '2000-01-01';

/** A name where it stands in a greeting, after a comma; empty where none is known. */
function nameIn({ facts }: Remembered): string {
	const name = facts.find(({ kind }) => kind === 'name')?.text;
	return name ? `, ${name}` : '';
}

const listed = ({ kind, text }: ToldFact) =>
	kind === 'name' ? `The learner's name is ${text}.` : `The learner said: "${text.replaceAll('"', "'")}".`;

/** What a model is told of a learner whom Henry knows; empty where he knows nothing. */
export function rememberedForModel({ facts }: Remembered): string {
	return facts.map(listed).join(' ');
}

/**
 * The words that begin a talk with somebody known: a greeting by name, and what was told before with a question about it.
 * Undefined where there is nothing to take up. `turn` chooses the phrasing.
 */
export function takenUp(
	phrases: Pick<CoachPhrases, 'helloAgain' | 'takeUp'>,
	remembered: Remembered | undefined,
	turn: number,
): string | undefined {
	const fact = remembered?.takesUp;
	if (!remembered || !fact || fact.kind === 'name') return undefined;
	const { helloAgain, takeUp } = phrases;
	// What is wanted for no day goes on, as work does; nobody knows whether it is over.
	const goesOn = fact.kind === 'plan' && lastDayOf(fact.text, anyDay) === undefined;
	const one = (texts: readonly string[]) => texts[turn % texts.length] ?? '';
	const hello = one(helloAgain).replace('{name}', nameIn(remembered));
	return `${hello} ${one(takeUp[goesOn ? 'work' : fact.kind]).replace('{fact}', saidBack(fact.text))}`;
}

import { type DangerKind, dangerKinds } from '@henry/contract/safety.ts';
import { abuseRules } from './abuse-rules.ts';
import { calqueRules } from './calque-rules.ts';
import { childRules } from './child-rules.ts';
import type { DangerRule } from './danger-rule.ts';
import { medicalRules } from './medical-rules.ts';
import { type Phrase, phrase, plainText } from './phrase-pattern.ts';
import { phraseSets } from './phrase-sets.ts';
import { plainWords } from './plain-words.ts';
import { selfHarmRules } from './self-harm-rules.ts';
import { likelierWords } from './sound-alikes.ts';
import { spanishAbuseRules } from './spanish-abuse-rules.ts';
import { spanishSelfHarmRules } from './spanish-self-harm-rules.ts';
import { isTold, withoutIdioms } from './told-stories.ts';

const compile = (patterns: readonly string[] = []) => patterns.map((pattern) => phrase(pattern, phraseSets));

/** A pattern that holds a denial of its own ("does not wake up") is not denied by it. */
const ownDenial = /\b(?:not|no|never|nobody|stop|stops|cannot|apenas)\b|\{notWords\}/;

type CompiledPattern = { pattern: Phrase; holdsDenial: boolean };
type CompiledRule = Omit<DangerRule, 'says' | 'unless'> & { says: CompiledPattern[]; unless: Phrase[] };

const rules: CompiledRule[] = [
	...childRules,
	...selfHarmRules,
	...abuseRules,
	...medicalRules,
	...spanishSelfHarmRules,
	...spanishAbuseRules,
	...calqueRules,
].map(({ says, unless, ...rule }) => ({
	...rule,
	says: says.map((text) => ({
		pattern: phrase(text, phraseSets),
		holdsDenial: ownDenial.test(text.replaceAll(/!\([^)]*\)/g, '')),
	})),
	unless: compile(unless),
}));

/** A text of the learner's, as it was written or heard. */
export type Said = {
	text: string;
	/** The words of a spoken text; those in doubt are also read as what sounds alike. */
	words?: readonly { text: string; unsure: boolean }[] | undefined;
	/** Other readings of the same sound. */
	alternatives?: readonly string[] | undefined;
	/** What was said just before, by either side: it tells whether a story is being told. */
	before?: string | undefined;
};

/** A denial right before what a rule has found. */
const denial =
	/ (?:not|never|no|nunca|jamas) (?:(?:want|wants|wanted|going|try|trying|tried|think|thinking|plan|planning|wish|need|like|feel|have|has|had|do|ever|really|even|actually|be|been|said|say|will|would|voy|quiero|quiere|he|ha|me|se|le|va|nos|he pensado) ){0,2}(?:(?:to|of|about|a|en) )?$/;
const denialInside =
	/ (?:not|never|no|nunca|jamas) (?:[^ .]+ ){0,1}(?:touch|kiss|hit|beat|hurt|rape|abus|pega|toca|toco|maltrat|kill|cut|harm|take|took|attack|force|insult|follow|threat)/;
/** "No" in front of a new English sentence is an answer and no denial. */
const newSentence = /^(?:my|he|she|they|i|the|a|an|someone|somebody|mi [^ ]+ me) /;

/** "He does not hit me every day" denies nothing. */
const partly = /^(?:every|always|only|all the time|often|siempre|todos|solo) /;

function isDenied(before: string, match: string, after: string): boolean {
	if (partly.test(after)) return false;
	if (denialInside.test(` ${match}`)) return true;
	const isAnswer = before.endsWith(' no ') && newSentence.test(match);
	return denial.test(before) && !isAnswer;
}

function findIn(text: string, before: string): DangerKind | undefined {
	const words = plainText(withoutIdioms(plainWords(text)));
	const plain = words.text;
	const context = plainWords(before);
	const isSaid = ({ mayMatch, expression }: Phrase) => mayMatch(words) && expression.test(plain);
	const found = new Set<DangerKind>();
	for (const { kind, says, unless, canBeDenied, canBeTold } of rules) {
		if (found.has(kind) || unless.some(isSaid)) continue;
		for (const { pattern, holdsDenial } of says) {
			const match = pattern.mayMatch(words) ? pattern.expression.exec(plain) : null;
			if (!match) continue;
			const ahead = plain.slice(0, match.index);
			if (
				canBeDenied &&
				isDenied(ahead, holdsDenial ? '' : match[0], plain.slice(match.index + match[0].length))
			)
				continue;
			if (canBeTold && isTold(plain, context, ahead, match[0])) continue;
			found.add(kind);
			break;
		}
	}
	return dangerKinds.find((kind) => found.has(kind));
}

/**
 * The danger that a learner speaks of, of their own or of somebody near, in English or Spanish; undefined where there is
 * none. It reads the text, other readings of the same sound, and the text with doubtful words as what sounds like them.
 * Rules over phrases alone: nothing is learned, sent or kept.
 */
export function findDanger({
	text,
	words = [],
	alternatives = [],
	before = '',
}: Said): DangerKind | undefined {
	const readings = [text, ...alternatives, ...likelierWords(words)];
	const found = new Set(readings.map((reading) => findIn(reading, before)));
	return dangerKinds.find((kind) => found.has(kind));
}

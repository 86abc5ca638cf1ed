import { endsClauseBefore, lowerAt } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { wordTable } from '#grammar/word-table.ts';

/** What is known or only one, after these words: "in sky". */
const knownOnes: Record<string, string> = wordTable({
	sky: 'in|at|see|to|into',
	planet: 'protect|save|on|pollute|for|destroy|harm|of',
	universe: 'in|of',
	atmosphere: 'into|pollute',
	terrace: 'on',
	roof: 'on|from',
	station: 'to|at|from|near',
	teacher: 'ask|asked|thank|thanked|tell|told',
	ocean: 'see|saw|in|near|into',
	motorway: 'on',
	highway: 'on',
	pavement: 'on',
	road: 'cross|crossed|across',
	roads: 'on',
	streets: 'on|in',
	poor: 'to|help|for',
	mayor: 'to|by',
	hill: 'on',
	coast: 'on|along|to',
	ceiling: 'on|from',
	mirror: 'in',
	basement: 'in|to',
	yard: 'in|to',
	backyard: 'in|to',
	playground: 'in|to|on|at',
	fridge: 'in|from|open|opened',
	oven: 'in|into|from',
	lobby: 'in',
	pharmacy: 'to|at',
	embassy: 'to|at',
	entrance: 'at|near',
	corridor: 'in',
	elevator: 'in|take|took',
	lift: 'in|took|take',
	radio: 'on|to',
	news: 'watch|watched|watching|on',
	newspaper: 'in',
	menu: 'on|in',
	law: 'break|broke|obey|against',
	army: 'in|join|joined|to|from',
	navy: 'in|join|joined',
	moment: 'at',
	contrary: 'on',
	countryside: 'in|to|from|of|around|visit|through|about|near',
	mountains: 'in|to|from|near|into',
	clouds: 'in',
	jungle: 'in|into|through',
	desert: 'in|into|through|across',
	village: 'in|to|around|near',
	office: 'at',
	classroom: 'in|into|to|from',
	plane: 'on|miss|missed|catch|caught|off',
	ferry: 'on|take|took|catch|missed',
	tram: 'on|take|took|catch|missed',
	waiter: 'asked|ask|called|told|call',
	police: 'call|called|calling',
	light: 'off',
	internet: 'on|in|from|through|over|use|using|used|uses|surf|surfing|by',
	world:
		'in|of|around|over|about|to|see|change|travel|for|across|throughout|save|changed|rule|discover|into|destroy',
	environment:
		'protect|about|for|pollute|damage|destroy|harm|save|affect|affects|in|to|on|of|help|from|respect|protecting|destroying|damages|pollutes|pollution',
	future: 'about|for|predict|of',
	past: 'in|from|of|about',
	government: 'against',
	economy: 'of|for|help|improve|to|on|boost|helps',
	population: 'of',
	climate: 'affect|on|affects',
	crowd: 'in|through',
	audience: 'to|in',
	sun: 'under|in|from|see|watch|enjoy|by',
	rain: 'in',
	shade: 'in',
	elderly: 'for|help|of|with|to',
	homeless: 'for|help|of|to',
	disabled: 'for|help',
	unemployed: 'for|help',
	rich: 'between',
});
const knownOneOpeners = new Map(
	Object.entries(knownOnes).map(([noun, before]) => [noun, new Set(before.split('|'))]),
);
const goesOn =
	/^(?:is|are|was|were|can|will|has|have|had|should|could|when|where|near|of|to|around|about|that|which|all|and|or|during|than|as|more|every|very|only|even|just|here|instead|then|again|together|before|after|while|because|there|a|the|an|so|like)$/;

/** "The" before what there is one of. */
export const theOfKnownOnesFinders: Finders = {
	'the-before-known-one': (words) =>
		words.flatMap((word, index): Finding[] => {
			const before = knownOneOpeners.get(word.lower);
			if (!before || word.text !== word.lower || word.afterBreak) return [];
			if (!before.has(lowerAt(words, index - 1))) return [];
			if (lowerAt(words, index - 1) === 'from' && lowerAt(words, index + 1) === 'to') return [];
			if (lowerAt(words, index - 1) === 'to' && lowerAt(words, index - 2) === word.lower) return [];
			const next = words[index + 1];
			if (!endsClauseBefore(words, index + 1) && !goesOn.test(next?.lower ?? '')) return [];
			if (
				/^(?:and|or|to)$/.test(next?.lower ?? '') &&
				/^(?:NOUN|ADJ)$/.test(words[index + 2]?.partOfSpeech ?? '')
			)
				return [];
			if (
				word.lower === 'light' &&
				lowerAt(words, index - 2) !== 'turn' &&
				lowerAt(words, index - 2) !== 'turned'
			)
				return [];
			if (word.lower === 'station' && lowerAt(words, index - 2) === 'station') return [];
			if (/^(?:rain|news)$/.test(word.lower) && /^(?:or|of|and)$/.test(next?.lower ?? '')) return [];
			if (word.lower === 'rich' && next?.lower !== 'and') return [];
			if (word.lower === 'world' && /^(?:where|which|that|war|cup|wide)$/.test(next?.lower ?? '')) return [];
			return [oneWord(index, `the ${word.text}`, { word: word.lower })];
		}),
};

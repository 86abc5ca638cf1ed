import lists from '#data/words/phrase-lists.json' with { type: 'json' };
import { countedPlurals, pluralThings } from './countable-nouns.ts';
import { pureVerbs } from './pure-verbs.ts';
import { commonGerunds, commonVerbs, verbForms } from './verb-forms.ts';
import { wordLists } from './word-lists.ts';

/** What a list holds: alternatives as in a phrase, or those of another list without some. */
type ListData = string | { of: string; without: string };

const written: Readonly<Record<string, ListData>> = lists;
const computed: Readonly<Record<string, Iterable<string>>> = {
	...wordLists,
	commonGerunds,
	commonVerbs,
	countedPlurals,
	pluralThings,
	pureVerbs,
	secondGerund: lists.secondVerb.split('|').map((verb) => verbForms(verb).gerund),
};

/** The alternatives that `#name` stands for in a phrase. Throws where there is no such list. */
export function phraseList(name: string): readonly string[] {
	const list = written[name];
	if (typeof list === 'string') return list.match(/<[^>]+>|[^|]+/g) ?? [];
	if (list) {
		const without = new Set(list.without.split('|'));
		return phraseList(list.of).filter((word) => !without.has(word));
	}
	const words = computed[name];
	if (!words) throw new Error(`There is no list of words called ${name}.`);
	return [...words];
}

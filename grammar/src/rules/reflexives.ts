import lexicon from '#data/words/pronouns.json' with { type: 'json' };
import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { eachWord, type Finders, type Finding } from '#grammar/grammar-rule.ts';
import { type TaggedWord, textOf } from '#grammar/tagged-text.ts';
import { baseOf } from '#grammar/verb-forms.ts';
import { wordSet, wordSets } from '#grammar/word-set.ts';

const { verbsOfCare, partsOfBody } = wordSets(lexicon);

const routines: ReadonlySet<string> = new Set(lexicon.routines);
const wordsBetween = wordSet(lexicon.wordsBetweenSubjectAndRoutine);

/** Whether the subject of a verb is the person that stands as its object: "i have to get up me", not "he calls me". */
function isOwnDoing(words: readonly TaggedWord[], verb: number, object: string): boolean {
	const subject = /^(?:me|myself)$/.test(object) ? 'i' : 'we';
	for (let at = verb - 1; at >= Math.max(0, verb - 6); at--) {
		if (words[at + 1]?.afterBreak) return false;
		if (lowerAt(words, at) === subject) return true;
		if (!wordsBetween.has(lowerAt(words, at))) return false;
	}
	return false;
}

export const reflexivesFinders: Finders = {
	/** "i wake up me at seven", "i wash me the hands": what is reflexive in other languages. */
	'needless-me': eachWord(({ lower }, index, words): Finding[] => {
		if (!/^(?:me|us|myself)$/.test(lower)) return [];
		const particle = /^(?:up|down)$/.test(lowerAt(words, index - 1)) ? ` ${lowerAt(words, index - 1)}` : '';
		const at = particle ? index - 2 : index - 1;
		const verb = words[at];
		if (!verb || !unbroken(words, at, index + 1) || !isOwnDoing(words, at, lower)) return [];
		const base = baseOf(verb);
		const [next, part] = [lowerAt(words, index + 1), lowerAt(words, index + 2)];
		if (!particle && verbsOfCare.has(base) && /^(?:the|my|our)$/.test(next) && partsOfBody.has(part)) {
			const own = lower === 'us' ? 'our' : 'my';
			return [{ from: index, to: index + 2, replacement: own, reason: 'needless-me.part', words: { part } }];
		}
		if (!routines.has(base + particle) || (lower === 'myself' && !particle)) return [];
		if (/^(?:a|an|the|some|my|our)$/.test(next) && !words[index + 1]?.afterBreak) return [];
		const said = textOf(words, at, index);
		return [{ from: at, to: index + 1, replacement: said, words: { without: lower } }];
	}),
};

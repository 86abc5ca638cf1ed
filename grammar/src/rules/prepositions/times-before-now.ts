import { afterPause, endsClauseBefore, hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { wordLists } from '#grammar/word-lists.ts';

const amounts =
	/^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|several|many|some|few|\d+)$/;
const spans = /^(?:minutes|hours|days|weeks|months|years|year|month|week)$/;
const had: ReadonlySet<string> = new Set([
	'had',
	"hadn't",
	'been',
	'will',
	'should',
	'must',
	'least',
	'than',
	'only',
	'to',
	'just',
]);

/** Whether the tagger sees a verb of the past in one of the seven words before. */
function afterPast(words: readonly TaggedWord[], at: number): boolean {
	return words
		.slice(Math.max(0, at - 7), at)
		.some(
			({ lower, partOfSpeech }) =>
				/^(?:was|were|went|met|came|bought|saw|left|began|got|had|made|did)$/.test(lower) ||
				(partOfSpeech === 'VERB' && lower.endsWith('ed')),
		);
}

/** Times counted back from now. */
export const timesBeforeNowFinders: Finders = {
	'before-years-is-ago': (words) =>
		words.flatMap(({ lower }, index): Finding[] => {
			if (lower !== 'before' && lower !== 'ago') return [];
			const from = lowerAt(words, index + 1) === 'a' ? index + 2 : index + 1;
			if (!amounts.test(lowerAt(words, from)) || !spans.test(lowerAt(words, from + 1))) return [];
			if (!unbroken(words, index, from + 2) || !endsClauseBefore(words, from + 2)) return [];
			if (lower === 'before' && (!afterPast(words, index) || hasBefore(words, index, 7, had))) return [];
			if (lower === 'ago' && !afterPause(words, index) && spans.test(lowerAt(words, index - 1))) return [];
			const time = words
				.slice(index + 1, from + 2)
				.map(({ text }) => text)
				.join(' ');
			return [{ from: index, to: from + 2, replacement: `${time} ago` }];
		}),
	'the-last-year-in-past': (words) =>
		words.flatMap(({ lower }, index): Finding[] => {
			if (lower !== 'last' || lowerAt(words, index - 1) !== 'the' || words[index]?.afterBreak) return [];
			const time = lowerAt(words, index + 1);
			if (!/^(?:week|weekend|month|year|summer|winter)$/.test(time) || words[index + 1]?.afterBreak)
				return [];
			const the = index - 1;
			const after = words[index + 2];
			const atStart =
				afterPause(words, the) &&
				wordLists.subject.has(after?.lower ?? '') &&
				/^(?:went|stayed|visited|travelled|traveled|met|bought|decided|moved)$/.test(
					lowerAt(words, index + 3),
				) &&
				!words.slice(index + 4).some((word) => /^(?:was|were|is)$/.test(word.lower));
			const before = words[the - 1];
			const atEnd =
				(!after || after.afterBreak) &&
				!!before &&
				!afterPause(words, the) &&
				/^(?:NOUN|PROPN)$/.test(before.partOfSpeech) &&
				afterPast(words, the) &&
				!/^(?:year|week|month|night|time)s?$/.test(before.lower);
			if (!atStart && !atEnd) return [];
			const said = `last ${time}`;
			return [{ from: the, to: index + 1, replacement: 'last', words: { said } }];
		}),
};

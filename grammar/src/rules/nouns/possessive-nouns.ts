import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { allForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordTable } from '#grammar/word-table.ts';

const owned = new Set(
	`house car name job birthday family room phone wedding life lives money opinion opinions advice health house home dog cat
	bike friend friends mother father brother sister parents wife husband son daughter children clothes dream
	dreams face eyes hair hand hands voice help support attention behaviour behavior problem problems needs rights mind
	minds future education interest interests attitude favourite favorite apartment flat computer bag shop
	office work food cooking ideas idea decision decisions age character personality love feelings death grandmother
	grandfather party salary company business lifestyle safety habits happiness success time point knowledge grades questions
	question question answer answers performance ability abilities skills homework lessons bedroom kitchen garden place`.split(
		/\s+/,
	),
);
/** Pairs that are one name: "my school friends", "women teachers", "father figure", "teacher training". */
const owners: Record<string, string> = wordTable({
	people: "people's",
	children: "children's",
	women: "women's",
	men: "men's",
});
const oneWordNames =
	/^(?:people (?:person|time|place|food|work|problem|problems|company|business|home|help|family|clothes|name|money|support|love|party|knowledge|point|age|children|parents|friends|questions|question|answer|answers|favourite|favorite)|children (?:work|help|love|time|place|party|age|company|home|name|support|answer|answers|question|children|parents|problems|homework|friends)|(?:women|men) (?:friends|friend|love|work|help|children|support|time|place|answer|question|questions|age|name|company|home|money|problems|family|food|point|parents|dream)|\w+ (?:love|help|work|support|answer|answers|question|dream|face|place|interest|time|point|age|hand|name|hands|party|dreams|food|company|business))$/;

const givers = new Set(
	'give offer send buy lend show teach tell cost owe pay bring get deny grant guarantee promise ask wish'
		.split(' ')
		.flatMap(allForms),
);
/** "Give poor people money": two objects. */
const isGiven = (words: readonly TaggedWord[], owner: number) =>
	words.slice(Math.max(0, owner - 3), owner).some(({ lower }) => givers.has(lower));

const verbLike =
	/^(?:mind|minds|shop|phone|voice|bag|house|face|name|needs|dreams|hands|questions|interests|interest|answers|question|answer|office|age|time)$/;
/** What can be a verb too ("my brother needs help") is somebody's thing after a preposition or before "is". */
function isOwnable(words: readonly TaggedWord[], owner: number, thing: string): boolean {
	if (!verbLike.test(thing)) return true;
	const after = lowerAt(words, owner + 2);
	const before = words
		.slice(Math.max(0, owner - 2), owner)
		.map(({ lower }) => lower)
		.join(' ');
	return (
		/^(?:is|was|are|were|isn't|wasn't)$/.test(after) ||
		(/(?:^| )(?:of|in|at|to|for|with|about|on|from|near|into|know|knows|forgot|remember)(?: |$)/.test(
			before,
		) &&
			/^(?:|and|but|in|because|so|for|with|every|it|there)$/.test(after))
	);
}

/** Whose something is: "my friend's house". */
export const possessiveNounsFinders: Finders = {
	'missing-possessive': (words) =>
		words.flatMap((word, index): Finding[] => {
			const thing = words[index + 1];
			if (!thing || thing.afterBreak || !owned.has(thing.lower)) return [];
			if (
				oneWordNames.test(`${word.lower} ${thing.lower}`) &&
				!(
					wordLists.relative.has(word.lower) &&
					/^(?:name|face|birthday|age|food|company|business|hand|hands|dream|dreams)$/.test(thing.lower)
				)
			)
				return [];
			const before = lowerAt(words, index - 1);
			if (/^(?:make|makes|made|making)$/.test(before) && thing.lower === 'happiness') return [];
			if (isGiven(words, index) || !isOwnable(words, index, thing.lower)) return [];
			const isOne =
				wordLists.relative.has(word.lower) &&
				/^(?:my|his|her|our|their|your)$/.test(before) &&
				!/^(?:coach|doctor|teacher|student|dog|cat|friend$)$/.test(`${thing.lower}`);
			const many = owners[word.lower];
			const isParents =
				/^(?:parents|friends|grandparents)$/.test(word.lower) &&
				/^(?:my|his|her|our|their|your)$/.test(before) &&
				/^(?:house|home|money|advice|opinion|opinions|car|room|bedroom|life|support|help|wedding|names)$/.test(
					thing.lower,
				) &&
				thing.span.start === word.span.end + 1;
			if (isParents && endsClauseBefore(words, index + 2))
				return [
					{
						from: index,
						to: index + 1,
						replacement: `${word.text}'`,
						words: { owner: `${word.lower}'`, thing: thing.lower },
					},
				];
			if (!isOne && !many) return [];
			if (
				isOne &&
				/^(?:dog|cat|teacher|family)$/.test(word.lower) &&
				!/^(?:name|birthday)$/.test(thing.lower)
			)
				return [];
			if (
				isOne &&
				/^(?:friend|friends|mother|father|brother|sister|parents|wife|husband|son|daughter|children|cat|dog|grandmother|grandfather)$/.test(
					thing.lower,
				) &&
				/^(?:teacher|doctor|dog|cat|boss|coach)$/.test(word.lower)
			)
				return [];
			if (
				many &&
				(before === 'of' || /^(?:the|these|those)$/.test(before)) &&
				thing.lower === 'lives' &&
				!endsClauseBefore(words, index + 2)
			)
				return [];
			if (
				many &&
				thing.lower === 'lives' &&
				!/^(?:in|of|about|for|to|make|makes|improve|improves|change|changes|save|affect|affects)$/.test(
					before,
				)
			)
				return [];
			if (!unbroken(words, index, index + 2)) return [];
			const next = words[index + 2];
			if (next && !next.afterBreak && /^(?:NOUN|PROPN)$/.test(next.partOfSpeech)) return [];
			if (isOne && /^(?:lives|home|help|support|love|work|answer|hair)$/.test(thing.lower)) return [];
			const replacement = many ?? `${word.text}'s`;
			return [
				{
					from: index,
					to: index + 1,
					replacement,
					reason: 'missing-possessive.whose',
					words: { thing: thing.lower },
				},
			];
		}),
};

import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { pureVerbs } from '#grammar/second-verb-lists.ts';
import { isBareVerb, verbForms } from '#grammar/verb-forms.ts';
import { wordSet } from '#grammar/word-lists.ts';
import { wordTable } from '#grammar/word-table.ts';

/** What asks for a verb in -ing after its preposition, hardly ever for a noun that looks like a verb. */
const owners: Record<string, ReadonlySet<string>> = wordTable({
	of: wordSet(
		'tired afraid scared proud sick fond capable guilty think thinks thinking thought dream dreams dreaming dreamed instead accused idea',
	),
	about: wordSet(
		'think thinks thinking thought dream dreams dreaming excited worried worry nervous crazy happy',
	),
	at: wordSet('good bad great excellent terrible better'),
	for: wordSet(
		'apologise apologised apologize apologized sorry blame blamed me him her us them responsible thanks',
	),
	in: wordSet('interested succeed succeeded succeeds successful'),
	from: wordSet('me him her us them people children prevent prevented refrain tourists drivers'),
	on: wordSet('insist insists insisted insisting concentrate focus'),
	without: wordSet(''),
});
const nounLike = wordSet(
	`work change love play dance study travel help walk talk sleep need use cook drink smoke visit plan fight cost test trust respect
	cause cry laugh smile rest hope fear die lie run move swim start stop call answer control report exercise turn look cut fall
	guess attack practice dream rain promise wait drive draw show offer support return search trip force interest value judge
	battle benefit influence access taste travel touch guide increase order ride shop vote experience view share sound damage waste
	produce protest progress record surprise wonder worry doubt name park place point race rent risk sign train wish experience`,
);
/** Those of them that are verbs where nothing, or what verbs go with, follows. */
const verbAtEnd = wordSet('wait drive fly draw swim cook start move win lose pay speak');

/** Verbs after small words, and participles as qualities. */
export const verbsAfterSmallWordsFinders: Finders = {
	'strong-preposition-then-ing'(words) {
		return words.flatMap((word, index): Finding[] => {
			const before = owners[word.lower];
			if (!before || word.afterBreak || index === 0) return [];
			const owner = lowerAt(words, index - 1);
			if (word.lower !== 'without' && !before.has(owner)) return [];
			if (
				/^(?:for|from)$/.test(word.lower) &&
				/^(?:me|him|her|us|them|people|children|tourists|drivers)$/.test(owner)
			) {
				const verb = lowerAt(words, index - 2);
				if (
					word.lower === 'for'
						? !/^(?:thank|thanked|blame|blamed|punish|punished|criticize|criticized|forgive)$/.test(verb)
						: !hasBefore(
								words,
								index,
								4,
								wordSet('stop stopped stops prevent prevented prevents keep keeps discourage'),
							)
				)
					return [];
			}
			const hasTo = lowerAt(words, index + 1) === 'to' && /^(?:of|on|in|without|about)$/.test(word.lower);
			const at = index + (hasTo ? 2 : 1);
			const verb = words[at];
			const next = words[at + 1];
			if (!verb || !(isBareVerb(verb.lower) || verb.lower === 'be') || !unbroken(words, index - 1, at + 1))
				return [];
			if (
				hasBefore(
					words,
					index,
					5,
					wordSet('what who which that where how whatever anything something nothing everything'),
				)
			)
				return [];
			const isEnd = !next || next.afterBreak;
			const hasObject =
				/^(?:DET|PRON)$/.test(next?.partOfSpeech ?? '') &&
				!isEnd &&
				!/^(?:i|he|she|we|they|that|which|who)$/.test(next?.lower ?? '');
			const goesOn =
				!isEnd &&
				/^(?:to|in|with|at|there|here|abroad|home|up|about|why|how|and|because|alone|english|early|late|again)$/.test(
					next?.lower ?? '',
				);
			const isSure =
				hasTo ||
				hasObject ||
				(verb.lower === 'be' && /^(?:ADJ|DET|VERB|ADV)$/.test(next?.partOfSpeech ?? '')) ||
				(!nounLike.has(verb.lower) && pureVerbs.has(verb.lower) && (isEnd || goesOn)) ||
				(verbAtEnd.has(verb.lower) && verb.partOfSpeech !== 'NOUN' && (isEnd || goesOn)) ||
				(/^(?:draw|fly|wait|drive|swim|move)$/.test(verb.lower) &&
					(isEnd || /^(?:to|for|in|and|because|at)$/.test(next?.lower ?? '')));
			if (!isSure || (/^(?:make|start)$/.test(verb.lower) && next?.lower === 'up')) return [];
			// "thinking of work my boss": a noun.
			if (hasObject && nounLike.has(verb.lower) && verb.partOfSpeech !== 'VERB') return [];
			if (
				word.lower === 'without' &&
				/^(?:work|help|change|love|need|sleep|hope|doubt|fear|cost|control|trust|support|respect)$/.test(
					verb.lower,
				)
			)
				return [];
			const { gerund } = verbForms(verb.lower);
			return hasTo
				? [{ from: index + 1, to: at + 1, replacement: gerund, words: { word: word.lower } }]
				: [oneWord(at, gerund, { word: word.lower })];
		});
	},
};

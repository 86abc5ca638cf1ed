import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { familyOf } from '#grammar/word-families.ts';
import { wordTable } from '#grammar/word-table.ts';

/** Adverbs that say how much, before an adjective: "extreme important". */
const degreeOf: Record<string, string> = wordTable({
	extreme: 'extremely',
	absolute: 'absolutely',
	incredible: 'incredibly',
	particular: 'particularly',
	relative: 'relatively',
	terrible: 'terribly',
	unbelievable: 'unbelievably',
	amazing: 'amazingly',
	surprising: 'surprisingly',
	remarkable: 'remarkably',
	reasonable: 'reasonably',
	exceptional: 'exceptionally',
	enormous: 'enormously',
	slight: 'slightly',
	genuine: 'genuinely',
	financial: 'financially',
	economical: 'economically',
	physical: 'physically',
	mental: 'mentally',
	emotional: 'emotionally',
	environmental: 'environmentally',
	technological: 'technologically',
	complete: 'completely',
	total: 'totally',
	general: 'generally',
	constant: 'constantly',
});
const plainAdjectives =
	/^(?:important|dangerous|difficult|hard|easy|happy|sad|tired|expensive|cheap|useful|useless|necessary|different|interesting|boring|good|bad|big|large|small|cold|hot|popular|beautiful|rich|poor|helpful|harmful|independent|stable|ill|strong|weak|healthy|advanced|developed|sure|busy|angry|successful|possible|impossible|effective|sensitive|high|low|fast|slow|young|old|nervous|crowded|comfortable|convenient|safe|serious|lazy|proud|aware)$/;

const linkedVerbs =
	/^(?:answer|answered|explain|explained|write|dress|dresses|play|sing|sings|dance|sleep|walk|walked|live|lives|lived|living|behave|behaved|work|worked|working|drive|drives|driving|speak|speaks|learn|grow|grew|think|act|study|studied)$/;

/** Feelings, degrees and manners in the form of another word class. */
export const feelingsAndMannersFinders: Finders = {
	'degree-before-adjective'(words) {
		return words.flatMap((word, index): Finding[] => {
			const adverb = degreeOf[word.lower];
			if (!adverb || !Object.hasOwn(degreeOf, word.lower)) return [];
			const adjective = lowerAt(words, index + 1);
			if (!plainAdjectives.test(adjective) || !unbroken(words, index - 1, index + 2)) return [];
			const isLinked =
				/^(?:is|are|was|were|be|been|it's|he's|she's|they're|i'm|we're|am|become|became|feel|feels|felt|seem|seems|not)$/.test(
					lowerAt(words, index - 1),
				);
			if (!isLinked) return [];
			// "it is terrible cold or hot"
			if (word.lower === 'terrible' && /^(?:cold|hot)$/.test(adjective)) return [];
			const next = words[index + 2];
			if (
				!endsClauseBefore(words, index + 2) &&
				!/^(?:to|than|about|that|of|enough|because|as)$/.test(next?.lower ?? '')
			)
				return [];
			return [oneWord(index, adverb, { adjective })];
		});
	},
	/** "Live peaceful and safe": the second of two manners, when the first is one already. */
	'manner-and-manner'(words) {
		return words.flatMap(({ lower }, and): Finding[] => {
			if (lower !== 'and' || !linkedVerbs.test(lowerAt(words, and - 2))) return [];
			// Usual of driving and playing: "drive slow and safe", "play fair"
			if (/^(?:slow|fair)$/.test(lowerAt(words, and - 1)) || lowerAt(words, and + 1) === 'slow') return [];
			const first = familyOf.adjective.get(lowerAt(words, and - 1));
			const second = familyOf.adjective.get(lowerAt(words, and + 1));
			if (!first?.adverb || !second?.adverb || !unbroken(words, and - 2, and + 2)) return [];
			if (/^(?:free|wild|poor|happy|healthy)$/.test(first.adjective) || !endsClauseBefore(words, and + 2))
				return [];
			if (
				/^(?:the|a|our|my|their|his|her|of|is|are|to)$/.test(lowerAt(words, and - 3)) &&
				lowerAt(words, and - 3) !== 'to'
			)
				return [];
			const both = `${first.adverb} and ${second.adverb}`;
			return [
				{
					from: and - 1,
					to: and + 2,
					replacement: both,
					words: { verb: lowerAt(words, and - 2) },
				},
			];
		});
	},
};

import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import { nounPhrase } from '#grammar/noun-phrases.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { allForms, baseOf, commonVerbs, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';

const asking: ReadonlySet<string> = new Set([
	...[
		'know',
		'wonder',
		'remember',
		'understand',
		'ask',
		'explain',
		'imagine',
		'discover',
		'forget',
		'learn',
	].flatMap(allForms),
	...['sure', 'idea', 'out'],
]);
const tellingSomeone: ReadonlySet<string> = new Set(
	['tell', 'ask', 'show', 'teach', 'explain'].flatMap(allForms),
);
const someone =
	/^(?:me|him|her|us|them|you|people|myself|himself|herself|ourselves|themselves|everyone|somebody|someone)$/;
const questionWord = /^(?:what|where|when|why|how|who|which)$/;
const helping = /^(?:is|are|was|were|can|could|will|would|should|must|do|does|did)$/;

/** Where the question word of the question inside another sentence stands: "i know [why]", "tell me [where]". */
function isAsked(words: readonly TaggedWord[], at: number): boolean {
	const before = lowerAt(words, at - 1);
	if (words[at]?.afterBreak) return false;
	if (someone.test(before)) return tellingSomeone.has(lowerAt(words, at - 2));
	if (before === 'out') return /^(?:find|found|figure|finding)$/.test(lowerAt(words, at - 2));
	if (before === 'to') return lowerAt(words, at - 2) === 'as';
	if (/^(?:know|knows)$/.test(before) && lowerAt(words, at - 2) === 'you')
		return /^(?:do|if|that)$/.test(lowerAt(words, at - 3));
	if (before === 'sure') return /^(?:not|am|i'm|really|quite|exactly)$/.test(lowerAt(words, at - 2));
	return asking.has(before);
}

/** The place of "do" or "can" after the question word: "how much [does]", "what kind of music [do]". */
function helperAfter(words: readonly TaggedWord[], question: number): number | undefined {
	for (let at = question + 1; at <= question + 4; at++) {
		const word = words[at];
		if (!word || word.afterBreak) return undefined;
		if (helping.test(word.lower)) return at;
		if (
			!/^(?:NOUN|ADJ|ADV)$/.test(word.partOfSpeech) &&
			!/^(?:much|many|of|long|often|kind)$/.test(word.lower)
		)
			return undefined;
	}
	return undefined;
}

function subjectEnd(words: readonly TaggedWord[], from: number): number | undefined {
	const first = lowerAt(words, from);
	if (/^(?:i|he|she|it|we|they|you)$/.test(first)) return from + 1;
	if (
		/^(?:this|that|these|those)$/.test(first) &&
		(!words[from + 1] || words[from + 1]?.partOfSpeech !== 'NOUN')
	)
		return from + 1;
	return nounPhrase(words, from)?.end;
}

const textOf = (words: readonly TaggedWord[], from: number, to: number) =>
	words
		.slice(from, to)
		.map(({ text }) => text)
		.join(' ');

function reordered(words: readonly TaggedWord[], question: number): Finding | undefined {
	const helper = helperAfter(words, question);
	if (helper === undefined || !words[helper + 1] || words[helper + 1]?.afterBreak) return undefined;
	const end = subjectEnd(words, helper + 1);
	if (end === undefined || !unbroken(words, question, end)) return undefined;
	// "so tell me what do you do": a question of its own
	if (/^(?:tell|tells)$/.test(lowerAt(words, question - 2)) && lowerAt(words, helper + 1) === 'you')
		return undefined;
	if (
		/^(?:last|outdoors|indoors)$/.test(lowerAt(words, end)) ||
		/^(?:outdoors|indoors|there)$/.test(lowerAt(words, helper + 1))
	)
		return undefined;
	const how = lowerAt(words, question);
	const help = lowerAt(words, helper);
	const next = words[end];
	const subject = textOf(words, helper + 1, end);
	const isPronoun = wordLists.subject.has(subject);
	if (/^(?:is|are|was|were)$/.test(help)) {
		if (/^(?:what|who|which)$/.test(how) && !isPronoun) return undefined;
		const goesOn =
			endsClauseBefore(words, end) ||
			(next && /^(?:ADJ|ADV)$/.test(next.partOfSpeech)) ||
			/..ing$/.test(next?.lower ?? '');
		if (!goesOn || (isPronoun && !endsClauseBefore(words, end) && how === 'who')) return undefined;
		return { from: helper, to: end, replacement: `${subject} ${help}`, words: { how, subject, help } };
	}
	if (!next || next.afterBreak || !commonVerbs.has(baseOf(next)) || next.lower !== baseOf(next)) {
		return undefined;
	}
	if (/^(?:do|does|did)$/.test(help)) {
		const forms = verbForms(baseOf(next));
		const verb = help === 'do' ? next.text : help === 'does' ? forms.third : forms.past;
		return {
			from: helper,
			to: end + 1,
			replacement: `${subject} ${verb}`,
			reason: 'question-inside-sentence.no',
			words: { help, how, subject, verb },
		};
	}
	return { from: helper, to: end, replacement: `${subject} ${help}`, words: { how, subject, help } };
}

/** Questions inside other sentences. */
export const questionsInsideFinders: Finders = {
	'question-inside-sentence': (words) =>
		words.flatMap(({ lower }, index): Finding[] => {
			if (!questionWord.test(lower) || index === 0 || !isAsked(words, index)) return [];
			const found = reordered(words, index);
			return found ? [found] : [];
		}),
};

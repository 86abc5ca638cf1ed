import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord, type Phrase } from '#grammar/grammar-rule.ts';
import { nounPhrase } from '#grammar/noun-phrases.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { baseOf, commonVerbs, verbForms } from '#grammar/verb-forms.ts';

const asking =
	/^(?:asked|ask|asks|tell|told|show|explain|wonder|wonders|wondered|know|knew|understand|remember|me|him|her|us|them)$/;
const askingVerb = /^(?:asked|ask|asks|told|tell|tells|show|explain|explained)$/;

/** The place after the subject of a question. */
function afterAsked(words: readonly TaggedWord[], from: number): number | undefined {
	if (/^(?:i|you|he|she|it|we|they)$/.test(lowerAt(words, from))) return from + 1;
	const noun = nounPhrase(words, from);
	return noun && /^(?:the|my|your|his|her|our|their|this|that)$/.test(lowerAt(words, from))
		? noun.end
		: undefined;
}

const askedWithDo: GrammarRule = {
	id: 'asked-question-with-do',
	category: 'word order',
	typicalOf: ['es', 'pt', 'zh', 'ru', 'ar'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!/^(?:what|where|when|why|how|which|who)$/.test(word.lower) || word.afterBreak || index < 2)
				return [];
			const before = lowerAt(words, index - 1);
			const isAfterAsking =
				/^(?:wonder|wondered|understand)$/.test(before) ||
				(/^(?:me|him|her|us|them|you|people|myself)$/.test(before) &&
					askingVerb.test(lowerAt(words, index - 2))) ||
				(before === 'know' &&
					/^(?:don't|didn't|to|not|doesn't|really|never)$/.test(lowerAt(words, index - 2)));
			if (!isAfterAsking || !asking.test(before)) return [];
			let at = index + 1;
			if (/^(?:much|many|long|often|far|old|kind|time)$/.test(lowerAt(words, at))) at++;
			const auxiliary = lowerAt(words, at);
			if (!/^(?:do|does|did)$/.test(auxiliary)) return [];
			// "i don't know what do you think", "so tell me what do you do": a question of its own.
			if (lowerAt(words, at + 1) === 'you') return [];
			if (
				/^(?:tell|ask|show)$/.test(lowerAt(words, index - 2)) &&
				(index < 3 || /^(?:so|but|now|just|and|please|then|ok|okay|well)$/.test(lowerAt(words, index - 3)))
			)
				return [];
			const verbAt = afterAsked(words, at + 1);
			const verb = verbAt === undefined ? undefined : words[verbAt];
			if (!verb || verbAt === undefined || !unbroken(words, index - 2, verbAt + 1)) return [];
			const base = baseOf(verb);
			if (!commonVerbs.has(base) || verb.lower !== base || verb.partOfSpeech === 'NOUN') return [];
			const fixed =
				auxiliary === 'did' ? verbForms(base).past : auxiliary === 'does' ? verbForms(base).third : base;
			const subject = words
				.slice(at + 1, verbAt)
				.map(({ text }) => text)
				.join(' ');
			return [
				{
					from: at,
					to: verbAt + 1,
					replacement: `${subject} ${fixed}`,
					words: { auxiliary, word: word.lower, subject, fixed },
				},
			];
		});
	},
	example: { wrong: 'she asked me where did i live', right: 'she asked me where i lived' },
};

const wasThenVerb: GrammarRule = {
	id: 'was-not-then-verb',
	category: 'verb form',
	typicalOf: ['zh', 'ar', 'ru'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const isPast = /^(?:wasn't|weren't)$/.test(word.lower);
			if (!isPast && !/^(?:isn't|aren't)$/.test(word.lower)) return [];
			const verb = words[index + 1];
			const next = words[index + 2];
			if (
				verb?.partOfSpeech !== 'VERB' ||
				!unbroken(words, index - 1, index + 2) ||
				!/^(?:i|he|she|it|we|they|you|people)$/.test(lowerAt(words, index - 1)) ||
				!/^(?:go|see|know|want|have|come|find|do|eat|understand|say|buy|get|meet|think|speak|need|make|take|sleep|remember|believe|arrive|agree)$/.test(
					verb.lower,
				)
			)
				return [];
			if (
				next &&
				!next.afterBreak &&
				!/^(?:DET|PRON|ADP|PART|NOUN|ADV|ADJ|PROPN|NUM|SCONJ)$/.test(next.partOfSpeech)
			)
				return [];
			// "it isn't need that drives us", "it wasn't make or break"
			if (lowerAt(words, index - 1) === 'it' && !/^(?:have|come|go|know)$/.test(verb.lower)) return [];
			if (/^(?:away|believe|or)$/.test(next?.lower ?? '')) return [];
			const isOne = /^(?:he|she|it)$/.test(lowerAt(words, index - 1));
			const fixed = isPast ? "didn't" : isOne ? "doesn't" : "don't";
			return [oneWord(index, fixed, { verb: verb.lower })];
		});
	},
	example: { wrong: "i wasn't go to school yesterday", right: "i didn't go to school yesterday" },
};

const past = (verb: string) => verbForms(verb).past;

/** The verbs of questions and of what is asked. */
export const questionVerbFormRules: GrammarRule[] = [
	askedWithDo,
	wasThenVerb,
	phraseRule({
		id: 'asked-do-if',
		category: 'word order',
		typicalOf: ['es', 'zh', 'ru'],
		phrases: [
			{
				find: 'asked me|him|her|us|them [do|did|does i|he|she|we|they @VERB|have]',
				replace: 'if $4 $5:past',
			},
			{ find: 'asks|ask me|him|her|us|them [do i|we|they] @VERB', replace: 'if $4' },
			{ find: 'asked me|him|her|us|them [can|could i|he|she|we|they] @VERB', replace: 'if $4 could' },
			{
				find: '^ i|we|they|he|she asked me|him|her|us|them [was|is he|she]',
				replace: 'if $5 was',
				notAfter: 'when|what|that|which|who|whom|girl|boy|thing|all',
			},
			{
				find: '^ i|we|they|he|she asked me|him|her|us|them [were|are we|they]',
				replace: 'if $5 were',
				notAfter: 'when|what|that|which|who|whom|girl|boy|thing|all',
			},
		],
		example: { wrong: 'he asked me do i have a car', right: 'he asked me if i had a car' },
	}),
	phraseRule({
		id: 'question-verb-doubled',
		category: 'verb form',
		typicalOf: ['zh', 'ar', 'es', 'ru'],
		phrases: [
			{
				find: '^^ [do you are] @ADJ|@VERB|@DET|from|in|a|an',
				replace: 'are you',
				reason: 'question-verb-doubled.question',
			},
			{
				find: '^^ [do they|we are] @ADJ|@VERB|@DET|from|in',
				replace: 'are $2',
				reason: 'question-verb-doubled.question',
			},
			{
				find: '^^ [does he|she|it is] @ADJ|@VERB|@DET|from|in|a',
				replace: 'is $2',
				reason: 'question-verb-doubled.question',
			},
			{
				find: '^^ [did you|they|we were] @ADJ|@VERB|in|at|there',
				replace: 'were $2',
				reason: 'question-verb-doubled.question',
			},
			{
				find: '^^ [did you have] ever been|seen|eaten|tried|met|visited|done',
				replace: 'have you',
				reason: 'question-verb-doubled.ever',
			},
			{
				find: '^^ [do you] ever been|seen|eaten|tried|met|visited',
				replace: 'have you',
				reason: 'question-verb-doubled.before',
				words: { before: '$4' },
			},
			{
				find: '^^ [did you] ever been',
				replace: 'have you',
				reason: 'question-verb-doubled.before',
				words: { before: 'ever been' },
			},
			{
				find: '^^ did you ever [seen|gone|eaten|done|written|spoken|taken]',
				replace: '$4:base',
				reason: 'question-verb-doubled.ending',
			},
			{
				find: '^^ where [you were] born $$',
				replace: 'were you',
				words: { example: 'where were you' },
			},
			{ find: '^^ where [he|she was] born $$', replace: 'was $2', words: { example: 'where was $2' } },
			{
				find: '^^ what [you|they are] doing right? now|here|today|tonight|tomorrow $$',
				replace: 'are $2',
				words: { example: 'what are $2' },
			},
			{
				find: '^^ what [he|she is] doing right? now|here|today|tonight|tomorrow $$',
				replace: 'is $2',
				words: { example: 'what is $2' },
			},
			{
				find: '^^ where [you are] going|now|from|living $$',
				replace: 'are you',
				words: { example: 'where are you' },
			},
			{
				find: '^^ when [have you] arrived|started|bought|gone|moved',
				replace: 'did you',
				reason: 'question-verb-doubled.time',
			},
			{
				find: '^^ when did you [arrived|finished|started|bought|gone|met|moved|seen|left]',
				replace: '$4:base',
				reason: 'question-verb-doubled.ending',
			},
			...[
				'break',
				'take',
				'write',
				'invent',
				'win',
				'eat',
				'make',
				'tell',
				'give',
				'teach',
				'call',
				'paint',
				'build',
				'steal',
				'buy',
				'send',
			].map(
				(verb): Phrase => ({
					find: `^^ who [did ${verb}] the|my|your|this|that|it|you|these`,
					replace: past(verb),
					reason: 'question-verb-doubled.ask',
					words: { example: `who ${past(verb)}` },
				}),
			),
		],
		example: { wrong: 'do you are married', right: 'are you married' },
	}),
];

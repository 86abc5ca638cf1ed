import { endsClauseBefore, lowerAt, unbroken } from '#server/domain/grammar/clauses.ts';
import type { Finding, GrammarRule } from '#server/domain/grammar/grammar-rule.ts';
import { phraseRule } from '#server/domain/grammar/phrase-rule.ts';

const veryMuchLast: GrammarRule = {
	id: 'very-much-order',
	category: 'word order',
	reasonInSpanish: '«Very much» va después de la cosa: «$new».',
	typicalOf: ['es', 'pt', 'fr', 'it'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (!/^(?:like|likes|love|loves|enjoy|enjoys|liked|loved|enjoyed)$/.test(word.lower)) return [];
			if (lowerAt(words, index + 1) !== 'very' || lowerAt(words, index + 2) !== 'much') return [];
			let end = index + 3;
			if (
				/^(?:DET|PRON)$/.test(words[end]?.partOfSpeech ?? '') &&
				!/^(?:i|you|he|she|we|they)$/.test(lowerAt(words, end))
			)
				end++;
			if (words[end]?.partOfSpeech === 'ADJ') end++;
			if (/^(?:NOUN|PROPN)$/.test(words[end]?.partOfSpeech ?? '')) end++;
			if (end === index + 3 || !unbroken(words, index, end) || !endsClauseBefore(words, end)) return [];
			const object = words
				.slice(index + 3, end)
				.map(({ text }) => text)
				.join(' ');
			return [
				{
					from: index + 1,
					to: end,
					replacement: `${object} very much`,
					reason: `'very much' comes after the thing: '${word.lower} ${object} very much'.`,
				},
			];
		});
	},
	examples: [
		{ wrong: 'i like very much pizza', right: 'i like pizza very much' },
		{ wrong: 'she loves very much her dog', right: 'she loves her dog very much' },
	],
	notErrors: ['i like pizza very much', 'i like it very much', 'i like it very much and she too'],
};

const adjectiveFirst: GrammarRule = {
	id: 'adjective-order',
	category: 'word order',
	reasonInSpanish: 'El adjetivo va delante del nombre: «$new».',
	typicalOf: ['es', 'pt', 'fr', 'it', 'ar'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const [noun, very, adjective] = [words[index + 1], words[index + 2], words[index + 3]];
			if (!/^an?$/.test(word.lower) || !noun || !very || !adjective) return [];
			if (
				!/^(?:film|movie|book|city|country|person|house|car|place|school|teacher|job|restaurant|game|day|man|woman|girl|boy|friend|song|dog|town|village|exam|problem)$/.test(
					noun.lower,
				)
			)
				return [];
			if (!/^(?:very|so|really)$/.test(very.lower) || adjective.partOfSpeech !== 'ADJ') return [];
			if (!unbroken(words, index, index + 4) || !endsClauseBefore(words, index + 4)) return [];
			if (/^(?:to|with|for|in|from|of|at|on|about|that)$/.test(lowerAt(words, index + 4))) return [];
			const intensifier = very.lower === 'so' ? 'very' : very.lower;
			const replacement = `a ${intensifier} ${adjective.text} ${noun.text}`;
			return [
				{
					from: index,
					to: index + 4,
					replacement,
					reason: `The adjective comes before the noun: '${replacement}'.`,
				},
			];
		});
	},
	examples: [{ wrong: 'it was a film very interesting', right: 'it was a very interesting film' }],
	notErrors: [
		'it was a very interesting film',
		'i have a friend very close to me',
		'he told me a story so funny that i cried',
	],
};

/** Words that show that the question is part of another sentence: "where you live is important". */
const notEmbedded = "!is|was|are|matters|makes|depends|doesn't|isn't|the|a|and";

/** The order of words, in questions too. */
export const wordOrderRules: GrammarRule[] = [
	veryMuchLast,
	adjectiveFirst,
	phraseRule({
		id: 'really-like',
		category: 'word order',
		reasonInSpanish: 'Delante de un verbo se dice «really», no «very».',
		typicalOf: ['zh', 'ru'],
		phrases: [
			{
				find: 'i|we|they|you [very] like|love|enjoy|want',
				replace: 'really',
				reason: "Before a verb we say 'really', not 'very': 'really $3'.",
			},
		],
		examples: [{ wrong: 'i very like this song', right: 'i really like this song' }],
		notErrors: ['i really like this song', 'i like this song very much'],
	}),
	phraseRule({
		id: 'indirect-question',
		category: 'word order',
		reasonInSpanish: 'Dentro de otra frase, el sujeto va delante del verbo: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it'],
		phrases: [
			{
				find: "don't|didn't know|remember|understand|see where|who|what [is|are|was|were the|my|your|his|her @NOUN] $",
				replace: '$5 $6 $4',
				reason: "Inside another sentence the subject comes first: '$3 $5 $6 $4'.",
			},
			{
				find: 'can|could|do you tell me where [is|are the|my @NOUN] $',
				replace: '$7 $8 $6',
				reason: "Inside another sentence the subject comes first: 'where $7 $8 $6'.",
			},
			{
				find: 'know|wonder|me|remember|sure|idea|understand where|who|what|when|why|how [is|are|was|were the|my|your|his|her|our|their @NOUN] $',
				replace: '$4 $5 $3',
				reason: "Inside another sentence the subject comes first: '$2 $4 $5 $3'.",
			},
			{
				find: 'know|wonder|me|remember|sure|idea|understand what time|color|colour|kind|day [is|was it|this|that] $',
				replace: '$5 $4',
				reason: "Inside another sentence the subject comes first: '$2 $3 $5 $4'.",
			},
			{
				find: 'know|wonder|me|remember|sure|idea|understand where|what|when|why|how [does he|she|it @VERB] $',
				replace: '$4 $5:third',
				reason: "Inside another sentence there is no 'does': '$2 $4 $5:third'.",
			},
			{
				find: 'know|wonder|me|remember|idea|understand where|what|when|why|how [do you|they|we|i] @VERB $',
				replace: '$4',
				reason: "Inside another sentence there is no 'do': '$2 $4 $5'.",
			},
			{
				find: 'asked|asks me|him|her|us|them where|who|how [was|were|is|are i|you|we] $',
				replace: '$5 $4',
				reason: "Inside another sentence the subject comes first: '$3 $5 $4'.",
			},

			{
				find: 'know|remember|understand|wonder|forgot where|who|how [is|are|was|were it|he|she|they] $',
				replace: '$4 $3',
				reason: "Inside another sentence the subject comes first: '$2 $4 $3'.",
				notAfter: 'you',
			},
			{
				find: 'tell|show|ask me|him|us|them where|who|how|what [is|are|was|were it|he|she|they] $',
				replace: '$5 $4',
				reason: "Inside another sentence the subject comes first: '$3 $5 $4'.",
			},
			{
				find: "don't|didn't know what [is|was it|this|that] $",
				replace: '$5 $4',
				reason: "Inside another sentence the subject comes first: 'what $5 $4'.",
			},
		],
		examples: [
			{ wrong: "i don't know where is the bank", right: "i don't know where the bank is" },
			{ wrong: "i don't know where is it", right: "i don't know where it is" },
			{ wrong: 'can you tell me where are they', right: 'can you tell me where they are' },
			{ wrong: 'do you know where is the station', right: 'do you know where the station is' },
			{ wrong: 'i wonder where does he live', right: 'i wonder where he lives' },
			{ wrong: 'can you tell me what time is it', right: 'can you tell me what time it is' },
		],
		notErrors: ["i don't know where it is", 'where is it', 'do you know who is it going to'],
	}),
	phraseRule({
		id: 'question-do',
		category: 'missing word',
		reasonInSpanish: 'Una pregunta necesita «do» o «does»: «$new».',
		typicalOf: ['es', 'pt', 'it', 'zh', 'ar', 'ru'],
		phrases: [
			{
				find: `^^ [where|why] you|they|we live|work|study|go|want|like|come|learn|play ${notEmbedded}`,
				replace: '$1 do',
				reason: "A question needs 'do': '$1 do $2 $3'.",
			},
			{
				find: `^^ [where|why he|she live|work|study|go|want|like|come|learn|play|lives|works|studies|goes|wants|likes|comes] ${notEmbedded}`,
				replace: '$1 does $2 $3:base',
				reason: "A question needs 'does': '$1 does $2 $3:base'.",
			},
			{
				find: `^^ what time|kind|color|colour|sport|sports|music|food [you|they|we] live|work|study|go|want|like|come|learn|play|get|eat|prefer|start|have|need|do ${notEmbedded}`,
				replace: 'do $3',
				reason: "A question needs 'do': 'what $2 do $3 $4'.",
			},
			{
				find: `^^ what kind of @NOUN [you|they|we] want|like|play|prefer|have|need|do|eat|read|watch ${notEmbedded}`,
				replace: 'do $5',
				reason: "A question needs 'do': 'do $5 $6'.",
			},
			{
				find: `^^ how many|much @NOUN [you|they|we] have|want|need|know|eat|drink|see|buy|do ${notEmbedded}`,
				replace: 'do $4',
				reason: "A question needs 'do': 'do $4 $5'.",
			},
			{
				find: `^^ how often|long [you|they|we] go|stay|play|work|study|eat|see|visit|do|live|travel|watch ${notEmbedded}`,
				replace: 'do $3',
				reason: "A question needs 'do': 'how $2 do $3 $4'.",
			},
			{
				find: "^^ why [you|they|we|he|she didn't|don't|doesn't|can't|couldn't|won't] @VERB",
				replace: '$3 $2',
				reason: "In a question the verb comes first: 'why $3 $2 $4'.",
			},
			{
				find: `^^ which one [you|they|we] like|prefer|want|need ${notEmbedded}`,
				replace: 'do $3',
				reason: "A question needs 'do': 'which one do $3 $4'.",
			},
			{
				find: '^^ [what] you do in|on|at your free|the time|weekend|weekends|evening|evenings $$',
				replace: 'what do',
				reason: "A question needs 'do': 'what do you do'.",
			},
			{
				find: '^^ [what] you think about|of @DET|@PRON? @NOUN|@PROPN|@PRON $$',
				replace: 'what do',
				reason: "A question needs 'do': 'what do you think'.",
			},
		],
		examples: [
			{ wrong: 'where you live', right: 'where do you live' },
			{ wrong: 'what kind of music you like', right: 'what kind of music do you like' },
			{ wrong: 'how many brothers you have', right: 'how many brothers do you have' },
			{ wrong: "why you didn't come", right: "why didn't you come" },
		],
		notErrors: ['where do you live', 'where you live is important', 'i know where you live'],
	}),
	phraseRule({
		id: 'what-means',
		category: 'word order',
		reasonInSpanish: 'Una pregunta necesita «do» o «does»: «$new».',
		typicalOf: ['es', 'pt', 'it', 'de'],
		phrases: [
			{
				find: '^^ [what means this|that|it] $',
				replace: 'what does $3 mean',
				reason: "A question needs 'does': 'what does $3 mean'.",
			},
			{
				find: '^^ [what means this|that|the word] $',
				replace: 'what does $3 word mean',
				reason: "A question needs 'does': 'what does $3 word mean'.",
			},
		],
		examples: [{ wrong: 'what means this word', right: 'what does this word mean' }],
		notErrors: ['what does this word mean', 'i know what it means'],
	}),
	phraseRule({
		id: 'always-order',
		category: 'word order',
		reasonInSpanish: '«Always» y «never» van delante del verbo: «$new».',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de'],
		phrases: [
			{
				find: '^^ [always #subject] @VERB',
				replace: '$2 always',
				reason: "'always' comes after the subject: '$2 always $3'.",
			},
			{
				find: '^ #subject [<go|eat|drink|play|watch|cook|study|listen|read|visit|work|take> always|never|often|usually] the|a|to|in|with|my|at|for|@NOUN',
				replace: '$3 $2',
				reason: "'$3' comes before the verb: '$1 $3 $2'.",
			},
		],
		examples: [
			{ wrong: 'i go always to the same gym', right: 'i always go to the same gym' },
			{ wrong: 'she goes often to concerts', right: 'she often goes to concerts' },
		],
		notErrors: ['i always go to the same gym', 'i am always late', 'i have always lived here'],
	}),
];

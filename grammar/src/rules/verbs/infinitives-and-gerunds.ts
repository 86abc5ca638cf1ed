import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { isOwnVerb } from '#grammar/exceptions.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import { neverNouns, verbPhrases } from '#grammar/second-verb-lists.ts';
import { baseOf, commonVerbs, formOf, verbForms } from '#grammar/verb-forms.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordTable } from '#grammar/word-table.ts';

/** Verbs that are hardly ever nouns, so that their bare form shows a verb. */
const plainVerbs =
	'go|eat|come|make|do|have|take|see|know|learn|buy|get|say|tell|speak|read|write|give|meet|become|understand|find|bring|sleep|sing|swim|spend|think|choose|forget|teach|send|drive|wear|pay|play|live|travel|watch|visit|work|study';
const surelyVerbs =
	'go|eat|come|make|do|have|see|know|learn|buy|get|say|tell|speak|read|write|give|meet|become|understand|bring|sing|swim|spend|choose|teach|send|drive|wear|play|live|watch|study';

const toBase: GrammarRule = {
	id: 'to-base',
	category: 'verb form',
	typicalOf: [],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const verb = words[index + 1];
			const before = lowerAt(words, index - 1);
			if (word.lower !== 'to' || !verb || verb.afterBreak || verb.partOfSpeech !== 'VERB') return [];
			if (
				!/^(?:want|wants|wanted|have|has|had|like|going|need|needs|needed|try|tried|decided|started|learn|learned|able|hope|plan|prefer)$/.test(
					before,
				)
			)
				return [];
			const base = baseOf(verb);
			const form = formOf(verb.lower, base);
			if (
				!commonVerbs.has(base) ||
				(form !== 'past' && form !== 'third') ||
				isOwnVerb(words, index + 1) ||
				/^(?:left|thought|felt|set)$/.test(verb.lower)
			)
				return [];
			// "it needs to developed" lacks "be"
			if (/^(?:it|this) need/.test(`${lowerAt(words, index - 2)} ${before}`) && form === 'past') return [];
			return [oneWord(index + 1, base, { before })];
		});
	},
	example: { wrong: 'i want to went home', right: 'i want to go home' },
};

const objectOf: Record<string, string> = wordTable({
	i: 'me',
	you: 'you',
	he: 'him',
	she: 'her',
	it: 'it',
	we: 'us',
	they: 'them',
});

const wantThat: GrammarRule = {
	id: 'want-that',
	category: 'verb form',
	typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ar', 'ru'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (
				!/^(?:want|wants|wanted)$/.test(word.lower) ||
				lowerAt(words, index + 1) !== 'that' ||
				!unbroken(words, index, index + 4)
			)
				return [];
			const next = words[index + 2];
			const relative = words[index + 3];
			const isRelative =
				wordLists.possessive.has(next?.lower ?? '') && wordLists.relative.has(relative?.lower ?? '');
			const person = isRelative ? `${next?.lower} ${relative?.lower}` : objectOf[next?.lower ?? ''];
			const at = isRelative ? index + 4 : index + 3;
			const verb = words[at];
			if (!person || !verb || !commonVerbs.has(baseOf(verb))) return [];
			if (!isRelative && verb.partOfSpeech !== 'VERB') return [];
			if (
				!/^(?:i|you|we|they|he|she|don't|doesn't|didn't)$/.test(lowerAt(words, index - 1)) ||
				/^(?:do|did|know|think|can|mean|said|hope|guess|need|want|love|like|believe)$/.test(verb.lower)
			)
				return [];
			const base = baseOf(verb);
			return [
				{
					from: index + 1,
					to: at + 1,
					replacement: `${person} to ${base}`,
					words: { word: word.lower, person, base },
				},
			];
		});
	},
	example: { wrong: 'i want that you help me', right: 'i want you to help me' },
};

const gerundAfterPreposition: GrammarRule = phraseRule({
	id: 'gerund-after-preposition',
	category: 'verb form',
	typicalOf: ['es', 'pt', 'fr', 'it'],
	phrases: [
		`without [${neverNouns}] !<be>|up|and`,
		`instead of [${neverNouns}] !up`,
		`interested in [${neverNouns}] !up`,
		`good|bad at [${neverNouns}] !up`,
		`tired|afraid of [${neverNouns}]`,
		...verbPhrases.flatMap((what) => {
			const [verb, after] = what.split(' ');
			return [
				`interested in [${verb}] ${after}`,
				`good|bad at [${verb}] ${after}`,
				`tired|afraid|instead of [${verb}] ${after}`,
			];
		}),
		`thanks|thank for [${neverNouns}]`,
		`thank you for [${neverNouns}]`,
		`thanks|you for [help] me|us|him|her|them|my`,
		'by [learn|eat|make|read|write|give|become|bring|buy|take|get|do|speak|teach|see|use|help|study] a|the|my|it|them|english|more|hard|to|our|your|money|some',
		'before|after [finish|leave|get|take|make|have|watch|do|come] my|the|a|school|university|college|from|home|work|up',
		`before|after [go|eat|learn|buy|read] to|the|a|in|at|my|english|dinner|breakfast|lunch|it`,
		'before|after [study] english|for|hard',
	].map((find) => {
		const place = find.slice(0, find.indexOf('[')).trim().split(' ').length;
		return {
			find,
			replace: `$${place + 1}:gerund`,
			words: { after: `$${place}`, example: `$${place} $${place + 1}:gerund` },
			notAfter: 'do|did|go|that|the|i|you|and|come|stop|drop|pass|stand|not|never|as',
		};
	}),
	example: { wrong: 'thank you for come to my party', right: 'thank you for coming to my party' },
});

const commonVerbAlternatives = () => [...commonVerbs].filter((verb) => verb !== 'be').join('|');
const commonVerbGerunds = () => [...commonVerbs].map((verb) => verbForms(verb).gerund).join('|');

/** When a second verb takes "to", -ing or neither. */
export const infinitiveRules: GrammarRule[] = [
	toBase,
	wantThat,
	gerundAfterPreposition,
	phraseRule({
		id: 'gerund-after-verb',
		category: 'verb form',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru'],
		phrases: [
			{
				find: `i'm|we're|you're|he's|she's not? used to [${plainVerbs}|wake|drive|get]`,
				replace: '$5:gerund',
				reason: 'gerund-after-verb.mean',
				words: { say: 'used to $5:gerund' },
			},
			{
				find: `i|we|he|she am|is|are|was|were not? used to [${plainVerbs}|wake|get]`,
				replace: '$6:gerund',
				reason: 'gerund-after-verb.mean',
				words: { say: 'used to $6:gerund' },
			},
			{
				find: `<enjoy|avoid|dislike|finish> [to ${commonVerbAlternatives()}]`,
				replace: '$3:gerund',
				words: { after: '$1', example: '$1 $3:gerund' },
				notAfter: 'the|a|to|that|it|<be>',
			},
			{
				find: `<enjoy|avoid|finish> [${neverNouns}] !now`,
				notAfter: "<be>|i'm|you're|we're|they're|he's|she's",
				replace: '$2:gerund',
				words: { after: '$1', example: '$1 $2:gerund' },
			},
			{
				find: '<enjoy> [play|watch] football|tennis|basketball|games|sports|chess|guitar|piano|tv|television|films|movies|videos|with|the',
				replace: '$2:gerund',
				words: { after: '$1', example: '$1 $2:gerund' },
			},
			{
				find: `i|we|he|she|they suggest|suggested [to ${surelyVerbs}]`,
				replace: '$4:gerund',
				words: { after: '$2', example: '$2 $4:gerund' },
			},
			{
				find: `<look> forward to [${surelyVerbs}|visit|hear|work|travel|start|talk]`,
				replace: '$4:gerund',
				words: { after: 'look forward to', example: '$4:gerund' },
			},
			{
				find: `don't|doesn't|didn't mind [to ${surelyVerbs}]`,
				replace: '$4:gerund',
				words: { after: 'mind', example: 'mind $4:gerund' },
			},
		],
		example: { wrong: 'i enjoy to read books', right: 'i enjoy reading books' },
	}),
	phraseRule({
		id: 'used-to-base',
		category: 'verb form',
		typicalOf: [],
		phrases: [
			{
				find: `i|he|she|we|they used to [${commonVerbGerunds()}]`,
				replace: '$4:base',
				words: { say: 'used to $4:base' },
			},
		],
		example: { wrong: 'i used to going there', right: 'i used to go there' },
	}),
	phraseRule({
		id: 'want-to',
		category: 'verb form',
		typicalOf: ['zh'],
		phrases: [
			{
				find: `i|we|they|he|she|don't|doesn't|didn't|would|i'd|we'd [want|wants|wanted|need|needs|needed|decided] go|be|have|do|make|buy|see|eat|learn|know|take|get|speak|visit|become|say|tell|find`,
				replace: '$2 to',
				words: { after: '$2', example: '$2 to $3' },
				notAfter: 'what|whatever|all|if|as|that|they|who|when|where|whenever|does|did|do|or|how',
			},
			{
				find: "would|i'd|we'd [like] go|be|have|do|make|buy|see|eat|learn|know|take|get|speak|visit|become",
				replace: 'like to',
				words: { after: 'would like', example: 'would like to $3' },
				notAfter: 'what|that|something',
			},
		],
		example: { wrong: 'i want go home', right: 'i want to go home' },
	}),
	phraseRule({
		id: 'let-make-base',
		category: 'verb form',
		typicalOf: [],
		phrases: [
			{
				find: `<let> me [to explain|introduce|start|begin|tell|ask|say|show|know|go]`,
				replace: '$4',
				words: { after: 'let', example: '$1 me $4' },
			},
			{
				find: `<make|let> me|him|us|them|you [to ${surelyVerbs}|feel|think|laugh|cry|be|work]`,
				replace: '$4',
				words: { after: '$1', example: '$1 $2 $4' },
				notAfter: 'can|you|i|we|was|were|been|is|are',
			},
		],
		example: { wrong: 'my mother makes me to study', right: 'my mother makes me study' },
	}),
];

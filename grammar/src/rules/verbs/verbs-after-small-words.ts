import { hasBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord, type Phrase } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
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

const smallThenVerb: GrammarRule = {
	id: 'strong-preposition-then-ing',
	category: 'verb form',
	typicalOf: ['es', 'pt', 'fr', 'it', 'zh', 'ar'],
	find(words) {
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
	example: { wrong: 'she is good at draw', right: 'she is good at drawing' },
};

const feltWrong =
	'embarrassing|disappointing|confusing|frustrating|frightening|annoying|boring|tiring|exciting|relaxing|depressing|surprising|shocking|worrying|satisfying|terrifying|exhausting';
const thingsWith =
	'news|lesson|film|movie|book|job|trip|story|game|result|results|exam|journey|weekend|holiday|day|experience|situation|question|concert|speech';
const wrongOfThings =
	'bored|confused|shocked|excited|tired|surprised|frightened|disappointed|embarrassed|frustrated|terrified|exhausted|annoyed|fascinated|amazed';

/** Verbs after small words, and participles as qualities. */
export const verbAfterSmallWordRules: GrammarRule[] = [
	smallThenVerb,
	phraseRule({
		id: 'felt-ed-was-ing',
		category: 'word choice',
		typicalOf: ['zh', 'es', 'ru', 'ar'],
		phrases: [
			...feltWrong.split('|').map((quality): Phrase => {
				const fixed = quality
					.replace(/(?:ing)$/, 'ed')
					.replace(/yed$/, quality === 'worrying' ? 'ied' : 'yed');
				return {
					find: `i|he|she|we|they <feel> very|so|really|quite|a? bit|little? [${quality}] $`,
					replace: fixed,
					reason: 'felt-ed-was-ing.ed',
					notAfter: 'what|which|it|that',
				};
			}),
			...wrongOfThings.split('|').map((quality) => {
				const fixed = quality === 'terrified' ? 'terrifying' : quality.replace(/ed$/, 'ing');
				return {
					find: `the|this|that|my|our ${thingsWith.replace('|class', '')} is|was|were|are very|so|too|really|quite|also? [${quality}] $$`,
					replace: fixed,
					words: { example: fixed },
				};
			}),
			...['bored', 'annoyed', 'disappointed', 'shocked', 'embarrassed', 'frustrated'].map((quality) => ({
				find: `a|an|very|so|the|most [${quality}] ${thingsWith.replace('|class', '')}|city|moment|topic`,
				replace: quality.replace(/ed$/, 'ing'),
				words: { example: `${quality.replace(/ed$/, 'ing')} $3` },
			})),
		],
		example: { wrong: 'i felt embarrassing when i fell', right: 'i felt embarrassed when i fell' },
	}),
	phraseRule({
		id: 'to-after-judgement',
		category: 'missing word',
		typicalOf: ['zh', 'es', 'fr', 'ar'],
		phrases: [
			{
				find: `it is|was|will|would|isn't be? not|very|so|too|really|also|more? important|difficult|easy|necessary|possible|impossible|essential|useful|better|hard|dangerous|healthy|good|nice|interesting [eat|live|find|know|have|make|learn|get|take|keep|choose|speak|understand|buy|see|meet|go|give|do|read|write|teach|protect|reduce|solve] a|an|the|my|your|our|their|more|less|with|in|to|for|water|food|english|people|friends|money|new|good|time|another|other|something|at|well|it|them`,
				replace: 'to $6',
				reason: 'to-after-judgement.verb',
				words: { example: '$5 to $6' },
			},
			{
				find: `it is|was|will|would|isn't be? not|very|so|too|really|also|more? important|difficult|easy|necessary|possible|impossible|essential|useful|better|hard|dangerous|healthy|good|nice|interesting [drink|sleep|use|help|study|travel|play|walk|drive] a|an|the|my|your|our|their|water|english|people|friends|others|it|them`,
				replace: 'to $6',
				reason: 'to-after-judgement.verb',
				words: { example: '$5 to $6' },
			},
			{
				find: 'too young|old|tired|small|late|busy|weak|shy|lazy|poor [for drive|understand|go|have|learn|do|vote|live|make|get|eat|see|read|know] !@NOUN|songs|up|overs',
				replace: 'to $4',
				words: { after: 'too $2', example: 'too $2 to $4' },
			},
			{
				find: 'old|young|strong|tall|big|rich|brave|smart enough [voting|driving|working|getting|playing|having|understanding|living|buying|making]',
				replace: 'to $3:base',
				words: { after: 'enough', example: 'enough to $3:base' },
			},
			{
				find: '<take> me|us|him|her|them|you? @NUM|a|an|many|several|two|three hour|hours|minutes|days|years|weeks|months|time [for arrive|get|finish|learn|go|reach|make|do|find|understand|cook|come|travel] !up',
				replace: 'to $6',
				reason: 'to-after-judgement.long',
			},
			{
				find: 'am|is|are|be free [choosing|deciding]',
				replace: 'to $3:base',
				words: { after: 'free', example: 'free to $3:base' },
			},
		],
		example: { wrong: 'it is important drink water', right: 'it is important to drink water' },
	}),
];

import { endsClauseBefore, lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import type { Finding, GrammarRule } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';

const general =
	/^(?:life|happiness|love|friendship|pollution|poverty|freedom|health|success|education|society|nature|creativity|advertising|unemployment|stress|smoking)$/;
const says =
	/^(?:can|can't|cannot|doesn't|makes|helps|should|will|has|gives|brings|causes|depends|affects|influences|means|is)$/;
const judgement =
	/^(?:the|a|an|one|more|most|very|so|not|important|necessary|essential|better|good|bad|hard|difficult|everything|dangerous|free|expensive)$/;

const generalSubject: GrammarRule = {
	id: 'the-before-general-subject',
	category: 'article',
	typicalOf: ['es', 'pt', 'fr', 'it', 'ar'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			if (word.lower !== 'the' || !startsClause(words, index)) return [];
			const isPair =
				/^(?:global warming|public transport|climate change|social media|modern technology|higher education|human life|everyday life)$/.test(
					`${lowerAt(words, index + 1)} ${lowerAt(words, index + 2)}`,
				);
			const end = index + (isPair ? 3 : 2);
			if (!isPair && !general.test(lowerAt(words, index + 1))) return [];
			if (!says.test(lowerAt(words, end)) || !unbroken(words, index, end + 2)) return [];
			if (lowerAt(words, end) === 'is' && !judgement.test(lowerAt(words, end + 1))) return [];
			if (
				lowerAt(words, end) === 'has' &&
				!/^(?:a|many|no|some|its|changed|become)$/.test(lowerAt(words, end + 1))
			)
				return [];
			if (/^(?:today|tonight|again)$/.test(lowerAt(words, end + 2))) return [];
			const noun = words
				.slice(index + 1, end)
				.map(({ lower }) => lower)
				.join(' ');
			return [{ from: index, to: end, replacement: noun }];
		});
	},
	example: {
		wrong: 'i think the love is the most important thing',
		right: 'i think love is the most important thing',
	},
};

const placeName =
	/^(?:spain|italy|france|germany|portugal|russia|china|egypt|japan|england|brazil|mexico|argentina|ireland|india|europe|africa|asia|america|canada|poland|turkey|morocco|colombia|peru|chile|thailand|vietnam|korea|belgium|switzerland|austria|greece|sweden|norway|finland|denmark|ukraine|hungary|romania|australia|iran|iraq|pakistan|bangladesh|indonesia|malaysia|singapore|scotland|london|paris|rome|madrid|barcelona|berlin|milan|lisbon|moscow|tokyo)$/;

const theBeforeCountry: GrammarRule = {
	id: 'the-before-country',
	category: 'article',
	typicalOf: ['fr', 'it', 'pt', 'ar'],
	find(words) {
		return words.flatMap((word, index): Finding[] => {
			const name = words[index + 1];
			const isSubject = /^(?:is|has|was)$/.test(lowerAt(words, index + 2)) && startsClause(words, index);
			if (word.lower !== 'the' || !name || name.afterBreak || !placeName.test(name.lower)) return [];
			if (!isSubject && !/^(?:in|to|from)$/.test(lowerAt(words, index - 1))) return [];
			if (!isSubject && !endsClauseBefore(words, index + 2) && lowerAt(words, index + 2) !== 'last')
				return [];
			if (words[index + 2]?.lower === 'of' || lowerAt(words, index + 2) === 'for') return [];
			return [{ from: index, to: index + 2, replacement: name.text }];
		});
	},
	example: {
		wrong: 'many people suffer from hunger in the africa',
		right: 'many people suffer from hunger in africa',
	},
};

/** "The" where English has none. */
export const needlessTheRules: GrammarRule[] = [
	generalSubject,
	theBeforeCountry,
	phraseRule({
		id: 'the-in-routine',
		category: 'article',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ar'],
		phrases: [
			{
				find: 'have|has|had|eat|eats|ate|having|cook|make|prepare|take [the breakfast|lunch|dinner] at|in|with|together|every|before|after|and|for',
				replace: '$3',
				words: { say: '$1 $3' },
				notAfter: 'you',
			},
			{
				find: 'have|has|had|eat|eats|ate|having|cook|make|prepare|take [the breakfast|lunch|dinner] $$',
				replace: '$3',
				words: { say: '$1 $3' },
				notAfter: 'you',
			},
			{ find: '<go> to [the bed|work] $$', replace: '$4', words: { say: '$1 to $4' } },
			{
				find: '<go> to [the bed|work] at|by|early|late|every|on|after',
				replace: '$4',
				words: { say: '$1 to $4' },
			},
			{
				find: '^ after|before [the school|work|breakfast|lunch|dinner] i|we|he|she|they|my',
				replace: '$3',
				words: { say: '$1 $3' },
			},
			{ find: '<watch> [the television|tv] $ !in', replace: '$3', words: { say: '$1 $3' } },
			{ find: '<watch> [the television|tv] every|with|at', replace: '$3', words: { say: '$1 $3' } },
			{
				find: 'in|about|of|love|loves|loved|protect|enjoy|enjoys [the nature] $',
				replace: 'nature',
				reason: 'the-in-routine.nature',
			},
			{
				find: 'in|about|enjoy|enjoys|protect [the nature] is|was|and|because',
				replace: 'nature',
				reason: 'the-in-routine.nature',
			},
			{
				find: '<study|learn|speak|teach> [the english|spanish|french|german|italian|chinese|russian|arabic|mathematics|history|economics|medicine|law|biology|chemistry|physics] at|in|because|for|with|and|since',
				replace: '$3',
				reason: 'the-in-routine.subjects',
				words: { say: '$1 $3' },
			},
			{
				find: 'thanks to [the technology]',
				replace: 'technology',
				words: { say: 'thanks to technology' },
			},
			{
				find: '^ [the english] is a|the|very|difficult|easy|important|not language|most|important|difficult|easy|useful',
				replace: 'english',
				reason: 'the-in-routine.english',
			},
			{ find: '^ [nowadays|today the people]', replace: '$1 people', reason: 'the-in-routine.mean' },
			{
				find: 'enjoy|enjoys|about|love [the life] $',
				replace: 'life',
				reason: 'the-in-routine.talk',
				notAfter: 'person|love',
			},
			{
				find: 'in [the general|fact|particular] i|we|people|the|it|they',
				replace: '$3',
				words: { say: 'in $3' },
			},
			{
				find: 'more|less important|valuable than [the money|love|health|work|happiness] $',
				replace: '$5',
				reason: 'the-in-routine.general',
			},
			{ find: 'on [the foot] $', replace: 'foot', reason: 'the-in-routine.foot' },
			{
				find: 'by [the car|bus|train|plane|bike] $',
				replace: '$3',
				words: { say: 'by $3' },
				notAfter:
					'sit|sat|sitting|stand|stood|standing|wait|waited|waiting|hit|killed|stopped|is|was|are|were|parked|caused|run|passed|me|you|him|her|us|them|be|talked|cried|fell|bitten|delayed|made|man|girl|woman|boy|dog',
			},
			{
				find: 'speak|speaks|talk|talks|talking|spoke|talked by [the phone|telephone]',
				replace: 'phone',
				reason: 'the-in-routine.phone',
			},
			{
				find: '<have|has> [the blue|green|brown|black|dark|blond|blonde|curly|straight|short|long eyes|hair|skin]',
				replace: '$3 $4',
				words: { say: '$1 $3 $4' },
			},
		],
		example: { wrong: 'i usually have the breakfast at seven', right: 'i usually have breakfast at seven' },
	}),
];

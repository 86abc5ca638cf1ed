import { endsClauseBefore, lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { plural } from '#grammar/noun-forms.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';

/** Verbs that are no nouns, with the noun that learners mean. */
const nounOf: ReadonlyMap<string, string> = new Map(
	`accept acceptance|achieve achievement|acquire acquisition|adapt adaptation|admire admiration|admit admission
	advise advice|agree agreement|analyze analysis|analyse analysis|announce announcement|apologize apology
	apologise apology|appear appearance|appreciate appreciation|argue argument|arrange arrangement|arrive arrival
	|assume assumption|attend attendance|attract attraction|behave behaviour|believe belief
	celebrate celebration|choose choice|collect collection|communicate communication
	compare comparison|compete competition|complain complaint|conclude conclusion
	confuse confusion|connect connection|consider consideration|consume consumption
	contribute contribution|cooperate cooperation|create creation|criticize criticism|criticise criticism
	decide decision|decorate decoration|deliver delivery|demonstrate demonstration|depart departure
	describe description|destroy destruction|determine determination|develop development|differ difference
	disappear disappearance|discover discovery|discuss discussion|distribute distribution|donate donation
	educate education|encourage encouragement|enjoy enjoyment|entertain entertainment
	equip equipment|examine examination|exist existence|expand expansion|expect expectation|explain explanation
	explode explosion|explore exploration|grow growth|hesitate hesitation|identify identification
	imagine imagination|immigrate immigration|improve improvement|inform information|injure injury
	inspire inspiration|intend intention|interact interaction|introduce introduction|invent invention
	invest investment|investigate investigation|involve involvement|know knowledge|lose loss|maintain maintenance
	manage management|marry marriage|motivate motivation|observe observation|operate operation
	organize organization|organise organisation|participate participation|perform performance|persuade persuasion
	pollute pollution|predict prediction|prefer preference|prepare preparation|preserve preservation
	prevent prevention|promote promotion|pronounce pronunciation|propose proposal|protect protection|prove proof
	publish publication|punish punishment|react reaction|realize realization|receive reception
	recognize recognition|recognise recognition|recommend recommendation|recover recovery|reduce reduction
	relax relaxation|rely reliance|remove removal|replace replacement|represent representation
	require requirement|resist resistance|respond response|restrict restriction
	retire retirement|satisfy satisfaction|select selection|solve solution|speak speech|succeed success
	suggest suggestion|survive survival|tend tendency|think thought|threaten threat|transform transformation
	translate translation|understand understanding|unite unity|vary variety|weigh weight|die death|live life
	`
		.split(/[|\n]/)
		.map((pair) => pair.trim().split(' '))
		.map(([verb = '', noun = '']) => [verb, noun] as const),
);

const determiner = /^(?:my|your|his|her|our|their|its|the|a|an|any|no)$/;
const manyOf = /^(?:many|several|these|those|two|three|some|different)$/;
/** After these "her" is somebody who does something: "let her choose". */
const seesHer =
	/^(?:seeing|watching|hearing|having|let|lets|letting|make|makes|made|making|help|helps|helped|helping|see|saw|seen|hear|heard|watch|watched|have|had|having|felt|notice|noticed|bid)$/;
/** What may follow a noun. */
const follows =
	/^(?:is|was|are|were|has|had|can|will|would|should|of|in|for|with|about|between|on|at|from|because|when|and|or|but|that|to)$/;

function nounSlot(words: readonly TaggedWord[], index: number): string | undefined {
	let at = index - 1;
	const skipped = words[at];
	if (
		skipped &&
		((skipped.partOfSpeech === 'ADJ' &&
			!/^(?:own|same|other|only|first|last|next|main)$/.test(skipped.lower)) ||
			/^(?:strongly|own|really|good|bad|big|great|new|strong|wrong|right|clear|deep|important)$/.test(
				skipped.lower,
			))
	)
		at--;
	const opener = lowerAt(words, at);
	const isKind =
		opener === 'of' &&
		(/^(?:lot|lack|type)$/.test(lowerAt(words, at - 1)) ||
			(lowerAt(words, at - 1) === 'kind' && /^(?:this|that|any|some|a|all)$/.test(lowerAt(words, at - 2))));
	if (
		!determiner.test(opener) &&
		!isKind &&
		!(manyOf.test(opener) && (at < index - 1 || opener === 'different'))
	)
		return undefined;
	if (!unbroken(words, at, index + 1)) return undefined;
	// "the young believe", "the poor live"
	if (opener === 'the' && at < index - 1) return undefined;
	if (opener === 'her' && seesHer.test(lowerAt(words, at - 1))) return undefined;
	return opener;
}

/** Nouns where learners say verbs. */
export const verbsAsNounsFinders: Finders = {
	'verb-after-determiner': (words) =>
		words.flatMap((word, index): Finding[] => {
			const noun = nounOf.get(word.lower);
			if (!noun) return [];
			const opener = nounSlot(words, index);
			if (!opener) return [];
			const next = lowerAt(words, index + 1);
			if (!endsClauseBefore(words, index + 1) && !follows.test(next)) return [];
			if (/^(?:it|i|you|he|she|we|they|there)$/.test(next) && !words[index + 1]?.afterBreak) return [];
			if (
				/^(?:in|into) the know$/.test([index - 2, index - 1, index].map((at) => lowerAt(words, at)).join(' '))
			)
				return [];
			if (word.lower === 'weigh' && next === 'in') return [];
			if (/^(?:live|think)$/.test(word.lower) && !/^(?:is|was|of)$/.test(next)) return [];
			if (word.lower === 'die' && !/^(?:my|his|her|their|our)$/.test(opener)) return [];
			if (/^(?:any|no|of)$/.test(opener) && !endsClauseBefore(words, index + 1)) return [];
			const needed = manyOf.test(opener) ? plural(noun) : noun;
			const before = lowerAt(words, index - 1);
			return [oneWord(index, needed, { before })];
		}),
};

import { lowerAt } from '#grammar/clauses.ts';
import { pluralThings } from '#grammar/countable-nouns.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
import { headFrom, isCircumstance } from '#grammar/phrase-heads.ts';
import { isOfNounBefore } from '#grammar/second-verbs.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { allForms } from '#grammar/verb-forms.ts';
import { isVerbInUse } from '#grammar/verb-in-use.ts';
import { wordLists } from '#grammar/word-lists.ts';
import { wordTable } from '#grammar/word-table.ts';

/** Verbs that cannot have an object without their preposition. */
const verbs = `
listen to
depend on
rely on
belong to
participate in
complain about
apologise for
apologize for
graduate from
contribute to
wait for
succeed in
concentrate on
specialise in
specialize in
consist of
cope with
communicate with
refer to
respond to
react to
adapt to
worry about
dream about
compete with
arrive at
care about
`;
const wanted = new Map(
	verbs
		.trim()
		.split('\n')
		.flatMap((line) => {
			const [verb = '', preposition = ''] = line.split(' ');
			return allForms(verb).map((form) => [form, preposition] as const);
		}),
);

/** Verbs that some objects go with: "suffer a loss", "adapt a book", "contribute money", "worry my parents". */
const onlyWith: Record<string, RegExp> = wordTable({
	contribute: /^(?:development|growth|society|success|pollution|improvement|economy|problem|progress)$/,
	concentrate: /^(?:studies|work|lessons?|class|homework|job|studying|task|subject|one|road|exams?)$/,
	refer: /^(?:fact)$/,
	adapt: /^(?:changes?|culture|situation|environment|climate|conditions|weather)$/,
	worry: /^(?:future|money|health|exams?|problems?|results?|job|environment)$/,
	dream: /^(?:job|house|future|holiday)$/,
	care: /^(?:environment|health|family|people|others|nature|planet|children|opinion|feelings|animals|money|appearance)$/,
	communicate:
		/^(?:people|friends|others|family|parents|foreigners|them|him|her|us|me|customers|everyone|other)$/,
	arrive:
		/^(?:airport|station|hotel|house|office|school|restaurant|place|party|beach|top|university|village|border|destination|building|museum|meeting|camp)$/,
	wait: /^(?:bus|train|taxi|plane|doctor|result|results|answer|reply|response|letter|friends?|him|her|me|us|them|boyfriend|girlfriend|brother|sister|mother|father|guests|email|call|opportunity|miracle|weekend|summer|holidays)$/,
	compete: /^(?:others|companies|people|them|us|countries)$/,
	respond: /^(?:questions?|emails?|letters?|needs|messages?)$/,
	react: /^(?:situations?|news|problems?)$/,
	graduate: /^university$/,
	succeed: /^(?:life|business|career|exams?|studies)$/,
	specialise: /^(?:subjects?|fields?|areas?|field)$/,
	specialize: /^(?:subjects?|fields?|areas?|field)$/,
	complain:
		/^(?:noise|food|service|weather|prices?|problems?|job|life|everything|it|them|traffic|quality|situation)$/,
	apologise: /^(?:mistakes?|delay|noise|problem|behaviou?r|inconvenience)$/,
	apologize: /^(?:mistakes?|delay|noise|problem|behaviou?r|inconvenience)$/,
	consist: /./,
	cope: /./,
});
const stems = Object.keys(onlyWith).map((verb) => [verb.slice(0, -1), verb] as const);
const opens =
	/^(?:the|a|an|my|your|his|her|its|our|their|this|these|those|some|many|other|different|each|me|him|us|them|it|people|everything|everyone)$/;
const nounsToo = /^(?:worr|dream|care|graduate|wait)/;

function missing(words: readonly TaggedWord[], at: number): string | undefined {
	const verb = lowerAt(words, at);
	const preposition = wanted.get(verb);
	const next = words[at + 1];
	if (!preposition || !next || next.afterBreak || !isVerbInUse(words, at)) return undefined;
	if (!opens.test(next.lower) && !pluralThings.has(next.lower) && !/^(?:NOUN|ADJ)$/.test(next.partOfSpeech))
		return undefined;
	const before = lowerAt(words, at - 1);
	if (nounsToo.test(verb) && /^(?:have|has|had|only|even|just)$/.test(before)) return undefined;
	// "the people we depend the most on", "listen everyone", "it depends the ..."
	if (wordLists.subject.has(before) && isOfNounBefore(words, at - 1)) return undefined;
	const head = headFrom(words, at + 1);
	if (head === undefined) return undefined;
	const noun = lowerAt(words, head);
	const verbName = stems.find(([stem]) => verb.startsWith(stem))?.[1];
	const only = verbName ? onlyWith[verbName] : undefined;
	if (only && !only.test(noun)) return undefined;
	if (isCircumstance(words, at)) return undefined;
	if (
		!only &&
		(isCircumstance(words, at) || /^(?:everyone|everybody|people|guys|you|friend|friends)$/.test(noun))
	)
		return undefined;
	if (
		!opens.test(next.lower) &&
		!pluralThings.has(noun) &&
		!/^(?:music|pop|rock|jazz|rap|news|radio|university|help|technology|weather)$/.test(noun)
	)
		return undefined;
	const after = words[head + 1];
	// "depend the people who ...", but "he insists the house is his", "i listened the whole time"
	if (verb.startsWith('listen') && /^(?:please|just)$/.test(before)) return undefined;
	if (/^(?:some|many|people)$/.test(next.lower) || (noun === 'it' && after)) return undefined;
	if (after && !after.afterBreak && /^(?:VERB|AUX|ADV)$/.test(after.partOfSpeech)) return undefined;
	if (/^(?:lot|bit|little|more|most|whole|same|time|times|first|less|better|way|deal)$/.test(noun))
		return undefined;
	return preposition;
}

/** Verbs whose object lacks its preposition. */
export const prepositionsBeforeObjectsFinders: Finders = {
	'preposition-before-object': (words) =>
		words.flatMap((word, index): Finding[] => {
			const preposition = missing(words, index);
			if (!preposition) return [];
			return [
				oneWord(index, `${word.text} ${preposition}`, {
					word: word.lower,
					preposition,
					next: lowerAt(words, index + 1),
				}),
			];
		}),
};

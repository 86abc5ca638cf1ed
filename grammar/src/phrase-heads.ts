import { lowerAt } from './clauses.ts';
import type { TaggedWord } from './tagged-text.ts';

const openers =
	/^(?:an?|the|my|your|his|her|its|our|their|this|that|these|those|some|any|no|all|every|each|another|other|many|more|most|several|both|such|two|three|four|different|own)$/;
const wholePronoun =
	/^(?:me|him|us|them|it|you|something|anything|everything|nothing|someone|everyone|everybody|anyone|others|this|that|these|those|myself|himself|herself|themselves|yourself|ourselves|mine|yours|hers|ours|theirs)$/;

/** Where the thing that begins at a word has its noun, "my very old [house]", or where its pronoun is. */
export function headFrom(words: readonly TaggedWord[], from: number): number | undefined {
	let index = from;
	const continues = () => index === from || (index < words.length && !words[index]?.afterBreak);
	while (
		continues() &&
		(openers.test(lowerAt(words, index)) || /^(?:ADJ|NUM)$/.test(words[index]?.partOfSpeech ?? ''))
	)
		index++;
	let head: number | undefined;
	while (continues() && /^(?:NOUN|PROPN)$/.test(words[index]?.partOfSpeech ?? '')) head = index++;
	if (head !== undefined) return head;
	return wholePronoun.test(lowerAt(words, from)) ? from : undefined;
}

const timesAndPlaces = new Set(
	`morning afternoon evening night day days week weeks weekend weekends month months year years summer winter spring
	autumn fall season moment time times hour hours minute minutes second seconds while past future present end beginning
	start middle center centre decade century age ages period today tomorrow tonight yesterday monday tuesday wednesday
	thursday friday saturday sunday january february march april may june july august september october november december
	christmas easter holiday holidays vacation birthday lunch dinner breakfast school home work class college university
	church court office house room kitchen bed city cities town village country countries world place places area areas
	street road market field case cases way ways sense order addition fact turn part general particular example instance
	reason reasons purpose detail advance hand hands mind sake rate cost level levels stage point least last once first
	all sure now ever good long free fun chance opposite contrary same degree extent behalf basis spot move run page
	line side top bottom front back distance dark silence private public secret peace name person writing england america
	europe africa asia london paris tv internet phone facebook twitter youtube radio`.split(/\s+/),
);

/** Whether a preposition and what follows say when, where or in what way, rather than what another word asks for. */
export function isCircumstance(words: readonly TaggedWord[], preposition: number): boolean {
	if (timesAndPlaces.has(lowerAt(words, preposition + 1))) return true;
	const head = headFrom(words, preposition + 1);
	return head !== undefined && timesAndPlaces.has(lowerAt(words, head));
}

/** Whether a thing may begin at a word: "the", "my", "him", "old", "people", "doing", "what". */
export function startsThing(words: readonly TaggedWord[], index: number): boolean {
	const word = words[index];
	if (!word || word.afterBreak) return false;
	if (openers.test(word.lower) || wholePronoun.test(word.lower) || word.lower === 'her') return true;
	if (/^(?:what|which|who|how|where|whether)$/.test(word.lower)) return true;
	if (/^(?:i|he|she|we|they|there|here)$/.test(word.lower)) return false;
	return /^(?:NOUN|PROPN|ADJ)$/.test(word.partOfSpeech) || /..ing$/.test(word.lower);
}

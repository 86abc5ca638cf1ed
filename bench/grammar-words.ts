import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { singular } from '@henry/grammar/noun-forms.ts';
import { baseOf, formOf } from '@henry/grammar/verb-forms.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';

/** What `training/grammar-lm/run.py` makes and reads. */
export const grammarBuild = join(import.meta.dirname, '../training/grammar-lm/build');

/** Rarer words are unknown to the language model. */
const fewestTimes = 3;
/** So many of the most frequent words are classes of their own: what grammar is made of. */
const ownClasses = 350;
/** A part of speech counts that a word is at least so often, of all times. */
const leastShare = 0.2;
/** A noun counts as countable that stands after "a", or with a word between, at least so often. */
const leastAfterA = 0.04;
/** Parts of speech to which no words are added: each word is a class of its own. */
const closedClasses = /^(?:ADP|AUX|DET|PRON|SCONJ|CCONJ|PART)$/;
const linesAtOnce = 50;

type Seen = { count: number; tags: Map<string, number>; afterA: number };

/** How often each word is which part of speech, and how often it stands after "a" or "an". */
function countWords(lines: readonly string[]): Map<string, Seen> {
	const tag = createWinkTagger();
	const seen = new Map<string, Seen>();
	for (let from = 0; from < lines.length; from += linesAtOnce) {
		const words = tag(lines.slice(from, from + linesAtOnce).join('\n'));
		for (const [index, { lower, partOfSpeech, afterBreak }] of words.entries()) {
			const known = seen.get(lower) ?? { count: 0, tags: new Map(), afterA: 0 };
			known.count++;
			known.tags.set(partOfSpeech, (known.tags.get(partOfSpeech) ?? 0) + 1);
			const before = afterBreak ? [] : words.slice(Math.max(0, index - 2), index);
			if (before.some((word) => /^an?$/.test(word.lower))) known.afterA++;
			seen.set(lower, known);
		}
	}
	return seen;
}

/** Which form of a noun or a verb a word is. */
function formName(word: string, isVerb: boolean, seen: ReadonlyMap<string, Seen>): string {
	const form = isVerb ? formOf(word, baseOf({ lower: word, lemma: word })) : undefined;
	if (form && form !== 'base' && form !== 'third') return form;
	if (/.{3}ing$/.test(word)) return 'gerund';
	if (/.{2}ed$/.test(word)) return 'past';
	const one = singular(word);
	return form === 'third' || (one !== word && seen.has(one)) ? 's' : 'base';
}

function className(word: string, known: Seen, seen: ReadonlyMap<string, Seen>): string {
	const tags = [...known.tags]
		.filter(([, count]) => count >= known.count * leastShare)
		.sort(([, one], [, other]) => other - one)
		.map(([tag]) => tag)
		.slice(0, 2);
	if (closedClasses.test(tags[0] ?? '')) return word;
	const parts = [tags.join('|')];
	if (/NOUN|VERB/.test(parts[0] ?? '')) parts.push(formName(word, tags.includes('VERB'), seen));
	if (tags.includes('NOUN') && parts[1] === 'base') {
		parts.push(known.afterA >= known.count * leastAfterA ? 'countable' : 'mass');
	}
	if (tags.includes('ADJ') && /(?:er|est)$/.test(word)) parts.push(word.slice(-2));
	return parts.join(' ');
}

/**
 * Writes the class of every word of the training text, for the second of the two language models: a frequent word is its
 * own class, any other one's says its parts of speech and its form. Made from the text of `training/grammar-lm`.
 */
export function writeWordClasses(): void {
	const seen = countWords(readFileSync(join(grammarBuild, 'text.txt'), 'utf8').trim().split('\n'));
	const words = [...seen]
		.filter(([, { count }]) => count >= fewestTimes)
		.sort(([, one], [, other]) => other.count - one.count);
	const classes = words.map(([word, known], rank) => [
		word,
		rank < ownClasses ? word : className(word, known, seen),
	]);
	// "an" is "a" before a vowel: nothing else tells them apart.
	const all = { ...Object.fromEntries(classes), an: 'a' };
	writeFileSync(join(grammarBuild, 'word-classes.json'), JSON.stringify(all));
	const names = new Set(Object.values(all)).size;
	process.stdout.write(`${words.length} words in ${names} classes\n`);
}

import { afterPause, endsClauseBefore, opensSentence, startsClause } from './clauses.ts';
import type { Finding, GrammarRule } from './grammar-rule.ts';
import { plural, singular, withArticle } from './noun-forms.ts';
import { quoteFrom } from './phrase-heads.ts';
import { phraseList } from './phrase-lists.ts';
import type { Phrase, PhraseGroup, RuleRow } from './rule-row.ts';
import type { TaggedWord } from './tagged-text.ts';
import { allForms, baseOf, formOf, type VerbForm, verbForms } from './verb-forms.ts';

type WordTest = (word: TaggedWord) => boolean;
type Element = { test: WordTest; optional: boolean };
type CompiledPhrase = {
	elements: Element[];
	/** The words that the phrase can begin with; undefined where others may begin it too. */
	firstWords: ReadonlySet<string> | undefined;
	editFrom: number;
	editTo: number;
	start: 'anywhere' | 'clause' | 'pause';
	end: 'anywhere' | 'clause' | 'pause';
	notBefore: WordTest | undefined;
	notAfter: WordTest | undefined;
	phrase: Phrase;
};

/**
 * A rule that is a list of phrases. `find` is a row of elements, one a word:
 * - `of|from` one of these words; `<listen>` any form of a verb; `@NOUN` a part of speech; `#day` a list
 *   (`phrase-lists.ts`)
 * - `x?` may be missing; `[x y]` only the words in brackets are replaced (without brackets all are)
 * - `^` in front: a clause begins here; `^^`: the text begins or punctuation stands before, or a first word such as "and"
 * - `$` at the end: the clause is over; `$$`: the text is over or punctuation follows
 * - `!x` at the end: the next word is none of these
 *
 * `replace` and `words` may name the elements: `$1` the word itself, `$1:past` its verb form, `$1=do` the verb "do" in the
 * form of the word, `$1:plural`, `$1:a` the word with "a" or "an". `notAfter` names words that must not stand before.
 */
export function phraseRule(rule: Omit<RuleRow, 'example'>): GrammarRule {
	const phrases = (rule.phrases ?? []).flatMap(phrasesOf);
	const compiled = phrases.map(compile);
	const byFirstWord = new Map<string, number[]>();
	const byAnyWord: number[] = [];
	for (const [place, { firstWords }] of compiled.entries()) {
		if (!firstWords) byAnyWord.push(place);
		for (const word of firstWords ?? []) byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), place]);
	}
	return {
		...rule,
		phrases,
		find: (words) => {
			const found = compiled.map((): Finding[] => []);
			for (const [index, { lower }] of words.entries()) {
				for (const places of [byFirstWord.get(lower) ?? [], byAnyWord])
					for (const place of places) {
						const finding = findPhrase(words, index, compiled[place] as CompiledPhrase);
						if (finding) found[place]?.push(finding);
					}
			}
			return found.flat();
		},
	};
}

/** All phrases that a group stands for, row by row. */
function phrasesOf(row: Phrase | PhraseGroup): readonly Phrase[] {
	if ('find' in row) return [row];
	return row.each.flatMap((words) => {
		const filled = (text: string) =>
			text.replaceAll(/\{(\d)\}/g, (_, place) => [words].flat()[Number(place) - 1] ?? '');
		return row.phrases.map(({ find, replace, words: named, notAfter, ...because }) => ({
			...because,
			find: filled(find),
			replace: filled(replace),
			...(named && {
				words: Object.fromEntries(Object.entries(named).map(([name, text]) => [name, filled(text)])),
			}),
			...(notAfter && { notAfter: filled(notAfter) }),
		}));
	});
}

type ElementWords = { words: ReadonlySet<string>; tags: ReadonlySet<string> };

/** What has been read already: many phrases share their elements. */
const elements = new Map<string, ElementWords>();

/** The words and the parts of speech that an element stands for. */
function readElement(pattern: string): ElementWords {
	const known = elements.get(pattern);
	if (known) return known;
	const words = new Set<string>();
	const tags = new Set<string>();
	const listed = (name: string) => (name.startsWith('#') ? phraseList(name.slice(1)) : [name]);
	const read = (alternative: string) => {
		if (alternative.startsWith('<')) {
			for (const base of alternative.slice(1, -1).split('|').flatMap(listed))
				for (const form of allForms(base)) words.add(form);
		} else if (alternative.startsWith('@')) tags.add(alternative.slice(1));
		else if (alternative.startsWith('#')) listed(alternative).forEach(read);
		else words.add(alternative);
	};
	for (const [alternative] of pattern.matchAll(/<[^>]+>|[^|]+/g)) read(alternative);
	elements.set(pattern, { words, tags });
	return { words, tags };
}

function wordTest(pattern: string): WordTest {
	const { words, tags } = readElement(pattern);
	return (word) => words.has(word.lower) || tags.has(word.partOfSpeech);
}

function compile(phrase: Phrase): CompiledPhrase {
	const parts = phrase.find.split(' ');
	const marks = parts.filter((part) => /^(?:\^+|\$+|!.*)$/.test(part));
	const body = parts.filter((part) => !marks.includes(part));
	const notBefore = marks.find((mark) => mark.startsWith('!'));
	const opening = body.findIndex((part) => part.startsWith('['));
	const closing = body.findIndex((part) => /\]\??$/.test(part));
	const first = (body[0] ?? '').replaceAll(/[[\]]/g, '');
	const { words, tags } = readElement(first);
	return {
		firstWords: first.endsWith('?') || tags.size > 0 ? undefined : words,
		elements: body.map((part) => {
			const bare = part.replaceAll(/[[\]]/g, '');
			return { test: wordTest(bare.replace(/\?$/, '')), optional: bare.endsWith('?') };
		}),
		editFrom: opening < 0 ? 0 : opening,
		editTo: closing < 0 ? body.length : closing + 1,
		start: marks.includes('^^') ? 'pause' : marks.includes('^') ? 'clause' : 'anywhere',
		end: marks.includes('$$') ? 'pause' : marks.includes('$') ? 'clause' : 'anywhere',
		notBefore: notBefore ? wordTest(notBefore.slice(1)) : undefined,
		notAfter: phrase.notAfter ? wordTest(phrase.notAfter) : undefined,
		phrase,
	};
}

function findPhrase(
	words: readonly TaggedWord[],
	index: number,
	compiled: CompiledPhrase,
): Finding | undefined {
	const places = matchAt(words, index, compiled);
	if (!places) return undefined;
	const matched = places.map((place) => (place === undefined ? undefined : words[place]));
	const edited = places.slice(compiled.editFrom, compiled.editTo).filter((place) => place !== undefined);
	const from = edited[0];
	const to = edited.at(-1);
	if (from === undefined || to === undefined) return undefined;
	const { replace, reason, words: named = {} } = compiled.phrase;
	const filled = Object.entries(named).map(([name, template]) => {
		// A quote that would end at "my" or "very old" goes on to its noun.
		const last = /^(?:example|say)$/.test(name)
			? (places[Number(/\$(\d)$/.exec(template)?.[1]) - 1] ?? to)
			: to;
		if (last <= to) return [name, fill(template, matched)];
		return [name, `${fill(template.slice(0, -2), matched)} ${quoteFrom(words, last)}`.trim()];
	});
	return {
		...{ from, to: to + 1, replacement: fill(replace, matched) },
		...(reason && { reason }),
		words: Object.fromEntries(filled),
	};
}

/** The place of each element's word (undefined for an optional one that is missing), or undefined for no match. */
function matchAt(
	words: readonly TaggedWord[],
	index: number,
	compiled: CompiledPhrase,
): (number | undefined)[] | undefined {
	const places: (number | undefined)[] = [];
	let next = index;
	for (const { test, optional } of compiled.elements) {
		const word = words[next];
		if (word && test(word) && (next === index || !word.afterBreak)) places.push(next++);
		else if (optional) places.push(undefined);
		else return undefined;
	}
	if (compiled.start === 'pause' && !opensSentence(words, index)) return undefined;
	if (compiled.start === 'clause' && !startsClause(words, index)) return undefined;
	if (compiled.end === 'pause' && words.length > next && !words[next]?.afterBreak) return undefined;
	if (compiled.end === 'clause' && !endsClauseBefore(words, next)) return undefined;
	const following = words[next];
	if (following && !following.afterBreak && compiled.notBefore?.(following)) return undefined;
	const preceding = words[index - 1];
	if (preceding && !afterPause(words, index) && compiled.notAfter?.(preceding)) return undefined;
	return places;
}

const nounForms = { plural, singular, a: withArticle };

function fill(template: string, matched: readonly (TaggedWord | undefined)[]): string {
	const filled = template.replaceAll(/\$(\d)(?:([:=])(\w+))?/g, (_, place, kind, name) => {
		const word = matched[Number(place) - 1];
		if (!word) return '';
		if (!kind) return word.text;
		if (kind === '=') return verbForms(name)[formOf(word.lower, baseOf(word)) ?? 'base'];
		if (name in nounForms) return nounForms[name as keyof typeof nounForms](word.lower);
		return verbForms(baseOf(word))[name as VerbForm];
	});
	return filled.replaceAll(/ +/g, ' ').trim();
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Learners' sentences with what people corrected them to, as plain text: a list for each of the correctors. */
export type GrammarSet = { sources: string[]; references: string[][] };

/** Evaluation only: nothing is ever chosen by it, nothing of it shipped. See the README of the corpora. */
const folder = join(import.meta.dirname, '../../shared/corpora/grammar');

/** Whether the sets are on this machine. */
export const hasGrammarSets = () => existsSync(folder);

const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').replace(/\n$/, '').split('\n');

/** One edit of an m2 file: the words [start, end) become `words`. */
type M2Edit = { start: number; end: number; type: string; words: string[] };

/**
 * Reads the m2 format (Dahlmeier & Ng 2012, "Better evaluation for grammatical error correction"): a line `S` with the
 * words of a sentence, then lines `A start end|||type|||words|||required|||comment|||annotator`.
 */
export function readM2(text: string): { words: string[]; edits: Map<number, M2Edit[]> }[] {
	return text
		.split(/\n\s*\n/)
		.map((block) => block.split('\n'))
		.filter(([first]) => first?.startsWith('S '))
		.map(([first = '', ...others]) => {
			const edits = new Map<number, M2Edit[]>();
			for (const line of others) {
				if (!line.startsWith('A ')) continue;
				const [span = '', type = '', put = '', , , annotator] = line.slice(2).split('|||');
				const [start = 0, end = 0] = span.split(' ').map(Number);
				const own = edits.get(Number(annotator)) ?? [];
				edits.set(Number(annotator), own);
				if (start < 0 || type === 'noop') continue;
				const words = put === '-NONE-' ? '' : (put.split('||')[0] ?? '');
				own.push({ start, end, type, words: words.split(' ').filter(Boolean) });
			}
			return { words: first.slice(2).split(' '), edits };
		});
}

/** A sentence with edits done. */
export function withM2Edits(words: readonly string[], edits: readonly M2Edit[]): string {
	const done = [...words];
	const fromTheEnd = [...edits].sort((one, other) => other.start - one.start || other.end - one.end);
	for (const { start, end, words: put } of fromTheEnd) done.splice(start, end - start, ...put);
	return done.filter(Boolean).join(' ');
}

/** Text as it is written, from words with spaces between them ("do n't know ." is "don't know."). */
export function written(words: string): string {
	return words
		.replaceAll(/ (n['’]t|['’](?:s|re|ve|ll|d|m))\b/gi, '$1')
		.replaceAll(/\bcan not\b/g, 'cannot')
		.replaceAll(/ ([.,!?;:%)\]])/g, '$1')
		.replaceAll(/([([]) /g, '$1')
		.replaceAll(/``\s*|\s*''/g, '"')
		.replaceAll(/\s+/g, ' ')
		.trim();
}

/** Text as it is spoken: the words in lower case without punctuation. */
export function spoken(words: string): string {
	const text = written(words).toLowerCase().replaceAll('’', "'");
	return (text.match(/[\p{L}\p{N}]+(?:['.:,][\p{L}\p{N}]+)*/gu) ?? []).join(' ');
}

/** Errors that speech does not have: spelling, capitals, punctuation. */
const onlyWritten = /:(?:SPELL|ORTH|PUNCT)$/;

export type Form = 'written' | 'spoken';
const forms = { written, spoken };

/** JFLEG (Napoles, Sakaguchi & Tetreault 2017), with its source's spelling corrected where speech has none. */
export function jfleg(part: 'dev' | 'test', form: Form, isSpellChecked: boolean): GrammarSet {
	const references = [0, 1, 2, 3].map((annotator) =>
		linesOf(`jfleg.${part}.ref${annotator}`).map(forms[form]),
	);
	const sources = linesOf(`jfleg.${part}.${isSpellChecked ? 'spellchecked.' : ''}src`).map(forms[form]);
	return { sources, references };
}

/** Every second sentence of W&I+LOCNESS's development set (Bryant et al. 2019); spoken, without what speech does not have. */
export function writeAndImprove(form: Form): GrammarSet {
	const sentences = readM2(readFileSync(join(folder, 'bea19-dev-odd.m2'), 'utf8'));
	const editsOf = (sentence: (typeof sentences)[number]) => sentence.edits.get(0) ?? [];
	const sources = sentences.map((sentence) => {
		const inWriting = editsOf(sentence).filter(({ type }) => onlyWritten.test(type));
		return forms[form](withM2Edits(sentence.words, form === 'spoken' ? inWriting : []));
	});
	const corrected = sentences.map((sentence) => forms[form](withM2Edits(sentence.words, editsOf(sentence))));
	return { sources, references: [corrected] };
}

/** Named sets of phrases that patterns refer to; a phrase may refer to further sets. */
export type PhraseSets = Readonly<Record<string, string>>;

const word = "[\\p{L}\\p{N}']+";
const gaps: Record<string, number> = { _1: 1, _: 2, __: 4, ___: 10 };

/** One unit of a pattern: `(...)`, `{name}`, or letters with `*`; `!` before it forbids it, `?` after it makes it optional. */
const unit = /^(!?)(\(|\{(\w+)\}|[^\s()|?]+)/;

/** Words so common that looking for them rules few patterns out; each counts for as many rarer ones. */
const commonWords = new Set(
	`a an and are at be but by can could for from get go going had has have he her him his i if in is it like me my no not of on
	or she so that the they this to was we were what when will with would you de el en es la lo los me mi no por que se un una y ya`.split(
		/\s+/,
	),
);
const commonWordCosts = 40;

/** A part of a pattern as a regular expression, and words of which any text that it matches holds one; undefined: of none. */
type Part = { source: string; needs: readonly string[] | undefined };

const costOf = (needs: readonly string[]) =>
	needs.reduce((sum, each) => sum + (commonWords.has(each) ? commonWordCosts : 1), 0);

function rarer(one: Part['needs'], other: Part['needs']): Part['needs'] {
	if (!one || !other) return one ?? other;
	return costOf(one) <= costOf(other) ? one : other;
}

/** A plain text (`plain-words.ts`), and its words. */
export type PlainText = { text: string; words: ReadonlySet<string> };

export const plainText = (text: string): PlainText => ({ text, words: new Set(text.split(' ')) });

export type Phrase = {
	readonly expression: RegExp;
	/** Whether the expression, which takes its time, could match. It cannot where none of the words is there that it needs. */
	mayMatch(plain: PlainText): boolean;
};

/**
 * Makes a phrase pattern a regular expression on plain words (`plain-words.ts`). Words stand as they are, parted by
 * spaces; `a|b` are alternatives and `(...)` groups them; `word?` may be missing; `word*` has any ending; `_1` is up to one word,
 * `_` up to two
 * words of any kind, `__` up to four, `___` up to ten, none of them across the end of a sentence; `!word` must not
 * follow; `{name}` is one phrase of a set. It is read when it is first wanted: hundreds at once hold up the start.
 */
export function phrase(pattern: string, sets: PhraseSets = {}): Phrase {
	let read: Part | undefined;
	const part = () => {
		read ??= new PatternReader(pattern, sets).alternatives();
		return read;
	};
	let beginnings: string[] | undefined;
	let whole: ReadonlySet<string> | undefined;
	let expression: RegExp | undefined;
	return {
		get expression() {
			expression ??= new RegExp(`(?<= )${part().source}`, 'u');
			return expression;
		},
		mayMatch({ words }) {
			const { needs } = part();
			if (!needs) return true;
			whole ??= new Set(needs);
			beginnings ??= needs.filter((each) => each.endsWith('*')).map((each) => each.slice(0, -1));
			for (const each of words) {
				if (whole.has(each) || beginnings.some((beginning) => each.startsWith(beginning))) return true;
			}
			return false;
		},
	};
}

/** The same, where nothing but the expression is wanted. */
export const phrasePattern = (pattern: string, sets?: PhraseSets): RegExp => phrase(pattern, sets).expression;

/** What the sets mean that patterns name again and again. */
const partsOfSets = new WeakMap<PhraseSets, Map<string, Part>>();

class PatternReader {
	#rest: string;
	readonly #sets: PhraseSets;

	constructor(pattern: string, sets: PhraseSets) {
		this.#rest = pattern.trim();
		this.#sets = sets;
	}

	/** Alternatives up to the end or to a closing bracket, which is taken. */
	alternatives(): Part {
		const all: Part[] = [];
		let last: Part = { source: '', needs: undefined };
		while (this.#rest !== '' && !this.#rest.startsWith(')')) {
			if (this.#rest.startsWith('|')) {
				all.push(last);
				last = { source: '', needs: undefined };
				this.#skip(1);
			} else {
				const { source, needs } = this.#unit();
				last = { source: `${last.source}${source}`, needs: rarer(last.needs, needs) };
			}
		}
		all.push(last);
		this.#skip(1);
		const needs = all.flatMap((part) => part.needs ?? []);
		return {
			source: `(?:${all.map(({ source }) => source).join('|')})`,
			needs: all.every((part) => part.needs) ? needs : undefined,
		};
	}

	#skip(characters: number): void {
		this.#rest = this.#rest.slice(characters).trimStart();
	}

	#unit(): Part {
		const match = unit.exec(this.#rest);
		if (!match) throw new Error(`This is no phrase pattern: ${this.#rest}`);
		const [all, forbidden, text = '', set] = match;
		this.#skip(all.length);
		const gap = gaps[text];
		if (gap !== undefined) return { source: `(?:${word} ){0,${gap}}?`, needs: undefined };
		const part = text === '(' ? this.alternatives() : set === undefined ? literal(text) : this.#set(set);
		if (forbidden) return { source: `(?!${part.source})`, needs: undefined };
		if (!this.#rest.startsWith('?')) return part;
		this.#skip(1);
		return { source: `(?:${part.source})?`, needs: undefined };
	}

	#set(name: string): Part {
		const phrases = this.#sets[name];
		if (phrases === undefined) throw new Error(`There is no set of phrases ${name}.`);
		const known = partsOfSets.get(this.#sets) ?? new Map<string, Part>();
		partsOfSets.set(this.#sets, known);
		const part = known.get(name) ?? new PatternReader(phrases, this.#sets).alternatives();
		known.set(name, part);
		return part;
	}
}

/** A word. Of one with something else than letters, or with an open ending in its middle, nothing is known that it needs. */
function literal(text: string): Part {
	const isPlain = /^[\p{L}\p{N}']+\*?$/u.test(text);
	return { source: `${text.replaceAll('*', "[\\p{L}\\p{N}']*")} `, needs: isPlain ? [text] : undefined };
}

/** Named sets of phrases that patterns refer to; a phrase may refer to further sets. */
export type PhraseSets = Readonly<Record<string, string>>;

const word = "[\\p{L}\\p{N}']+";
const gaps: Record<string, number> = { _1: 1, _: 2, __: 4, ___: 10 };

/** One unit of a pattern: `(...)`, `{name}`, or letters with `*`; `!` before it forbids it, `?` after it makes it optional. */
const unit = /^(!?)(\(|\{(\w+)\}|[^\s()|?]+)/;

/**
 * Makes a phrase pattern a regular expression on plain words (`plain-words.ts`). Words stand as they are, parted by
 * spaces; `a|b` are alternatives and `(...)` groups them; `word?` may be missing; `word*` has any ending; `_1` is up to one word,
 * `_` up to two
 * words of any kind, `__` up to four, `___` up to ten, none of them across the end of a sentence; `!word` must not
 * follow; `{name}` is one phrase of a set.
 */
export function phrasePattern(pattern: string, sets: PhraseSets = {}): RegExp {
	const reader = new PatternReader(pattern, sets);
	return new RegExp(`(?<= )${reader.alternatives()}`, 'u');
}

class PatternReader {
	#rest: string;
	readonly #sets: PhraseSets;

	constructor(pattern: string, sets: PhraseSets) {
		this.#rest = pattern.trim();
		this.#sets = sets;
	}

	/** Alternatives up to the end or to a closing bracket, which is taken. */
	alternatives(): string {
		const all = [''];
		while (this.#rest !== '' && !this.#rest.startsWith(')')) {
			if (this.#rest.startsWith('|')) {
				all.push('');
				this.#skip(1);
			} else all.push(`${all.pop()}${this.#unit()}`);
		}
		this.#skip(1);
		return `(?:${all.join('|')})`;
	}

	#skip(characters: number): void {
		this.#rest = this.#rest.slice(characters).trimStart();
	}

	#unit(): string {
		const match = unit.exec(this.#rest);
		if (!match) throw new Error(`This is no phrase pattern: ${this.#rest}`);
		const [all, forbidden, text = '', set] = match;
		this.#skip(all.length);
		const gap = gaps[text];
		if (gap !== undefined) return `(?:${word} ){0,${gap}}?`;
		let expression: string;
		if (text === '(') expression = this.alternatives();
		else if (set === undefined) expression = `${text.replaceAll('*', "[\\p{L}\\p{N}']*")} `;
		else expression = this.#set(set);
		if (forbidden) return `(?!${expression})`;
		if (!this.#rest.startsWith('?')) return expression;
		this.#skip(1);
		return `(?:${expression})?`;
	}

	#set(name: string): string {
		const phrases = this.#sets[name];
		if (phrases === undefined) throw new Error(`There is no set of phrases ${name}.`);
		return new PatternReader(phrases, this.#sets).alternatives();
	}
}

import type { JsonSchema } from '#server/ports/language-model.ts';
import { ProviderError } from '#server/ports/provider-error.ts';

const character = String.raw`[^"\\\x7F\x00-\x1F] | "\\" (["\\/bfnrt] | "u" [0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F])`;
const rules = `character ::= ${character}
string ::= "\\"" character* "\\""
integer ::= "-"? ("0" | [1-9] [0-9]*)
number ::= integer ("." [0-9]+)?
`;

type Part = JsonSchema & {
	type?: string;
	enum?: unknown[];
	const?: unknown;
	pattern?: unknown;
	anyOf?: JsonSchema[];
	oneOf?: JsonSchema[];
	properties?: Record<string, JsonSchema>;
	items?: JsonSchema;
};

/** A text as a terminal of the grammar. */
const terminal = (text: string) => JSON.stringify(text);

/** What a text may begin with, or be, of a `pattern` that says nothing else: "^(?:One way |Another |All of it\\.$)". */
function beginningsIn(pattern: unknown): string[] | undefined {
	const [, choices = ''] = /^\^\(\?:(.+)\)$/.exec(String(pattern)) ?? [];
	const ways = choices.split('|').map((way) => /^([\p{L}\d',: £-]+)(?: |\\([.?])\$)$/u.exec(way));
	return ways.every((way) => way !== null) ? ways.map(([, text, mark = '']) => text + mark) : undefined;
}

/** Whether a beginning is all of its text. */
export const isWhole = (beginning: string) => /[.?]$/.test(beginning);

const oneOf = (choices: string[]) => `(${choices.join(' | ')})`;

/** The keys of an object stand in the order of the schema, all of them, with one space after each colon and comma. */
function objectOf(properties: Record<string, JsonSchema> = {}): string {
	const members = Object.entries(properties).map(([key, schema], index) => {
		const before = `${index === 0 ? '{' : ', '}${JSON.stringify(key)}: `;
		return `${terminal(before)} ${expressionOf(schema)}`;
	});
	return members.length === 0 ? '"{}"' : `${members.join(' ')} "}"`;
}

function expressionOf(schema: JsonSchema): string {
	const { type, enum: values, anyOf, oneOf: choices, properties, items, pattern, ...rest } = schema as Part;
	if ('const' in rest) return terminal(JSON.stringify(rest.const));
	if (values) return oneOf(values.map((value) => terminal(JSON.stringify(value))));
	const alternatives = anyOf ?? choices;
	if (alternatives) return oneOf(alternatives.map(expressionOf));
	if (type === 'object') return objectOf(properties);
	if (type === 'array' && items) {
		const item = expressionOf(items);
		return `"[" (${item} (", " ${item})*)? "]"`;
	}
	const beginnings = beginningsIn(pattern);
	if (type === 'string' && beginnings) {
		const ways = beginnings.map((way) =>
			isWhole(way) ? terminal(way) : `${terminal(`${way} `)} character*`,
		);
		return `"\\"" ${oneOf(ways)} "\\""`;
	}
	if (type === 'boolean') return '("true" | "false")';
	if (type === 'null') return '"null"';
	const isAny = pattern === undefined && ['string', 'integer', 'number'].includes(type ?? '');
	if (type && isAny) return type;
	throw new ProviderError(
		'invalid-input',
		'The shape of the answer is not one that the model can be held to.',
	);
}

/** A text to be written of an object of texts. */
export type TextToWrite = {
	/** What stands before it: its key, and texts before it that are given (`const`). */
	before: string;
	/** The texts of which it is one (`enum`). */
	choices?: string[];
	/** Of which one stands at its beginning, with a space behind it, or is all of it where it ends with a mark (`pattern`). */
	beginnings?: string[];
};

/** The texts of an object that holds nothing else, in the schema's order; undefined for every other schema, and where the last is given. */
export function textsToWrite(schema: JsonSchema): TextToWrite[] | undefined {
	const { type, properties } = schema as Part;
	if (type !== 'object') return undefined;
	const texts: TextToWrite[] = [];
	let before = '{';
	for (const [key, member] of Object.entries(properties ?? {})) {
		const { type: memberType, const: given, enum: choices, pattern, ...rest } = member as Part;
		const beginnings = beginningsIn(pattern);
		if (pattern !== undefined && !beginnings) return undefined;
		const isText = [memberType === 'string', typeof given === 'string', choices?.every(isString)];
		if (isText.filter(Boolean).length !== 1 || Object.keys(rest).length > 0) return undefined;
		before += `${JSON.stringify(key)}: `;
		if (given !== undefined) before += `${JSON.stringify(given)}, `;
		else {
			texts.push({
				before: `${before}"`,
				...(choices && { choices: choices.filter(isString) }),
				...(beginnings && { beginnings }),
			});
			before = '", ';
		}
	}
	return before === '", ' ? texts : undefined;
}

const isString = (value: unknown) => typeof value === 'string';

/** Where a JSON text that is being written ends: at its quote, or at what cannot stand in one. Undefined while it goes on. */
export function endOfText(json: string): number | undefined {
	const length = /^(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/u.exec(json)?.[0].length ?? 0;
	const isUnfinishedEscape = /^\\(?:u[0-9a-fA-F]{0,3})?$/.test(json.slice(length));
	return length === json.length || isUnfinishedEscape ? undefined : length;
}

/**
 * The grammar of a JSON Schema in GBNF (llama.cpp, grammars/README.md): objects with all their keys in the schema's
 * order, arrays, texts, numbers, booleans, `enum`, `const`, `anyOf`, and of a `pattern` what a text begins with. Bounds of length
 * and number are not in it: an answer is bounded in tokens. Throws a `ProviderError` (`invalid-input`) on anything else.
 */
export function jsonGrammar(schema: JsonSchema): string {
	return `root ::= ${expressionOf(schema)}\n${rules}`;
}

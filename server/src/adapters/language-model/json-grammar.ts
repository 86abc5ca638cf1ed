import type { JsonSchema } from '#server/ports/language-model.ts';
import { ProviderError } from '#server/ports/provider-error.ts';

/** A grammar in GBNF (llama.cpp, grammars/README.md) for the answers of one JSON Schema. */
export type JsonGrammar = {
	/** How every answer begins. The grammar is of what comes after it, so that a model need not find these tokens itself. */
	start: string;
	grammar: string;
};

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
	anyOf?: JsonSchema[];
	oneOf?: JsonSchema[];
	properties?: Record<string, JsonSchema>;
	items?: JsonSchema;
};

/** A text as a terminal of the grammar. */
const terminal = (text: string) => JSON.stringify(text);
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
	const { type, enum: values, anyOf, oneOf: choices, properties, items, ...rest } = schema as Part;
	if ('const' in rest) return terminal(JSON.stringify(rest.const));
	if (values) return oneOf(values.map((value) => terminal(JSON.stringify(value))));
	const alternatives = anyOf ?? choices;
	if (alternatives) return oneOf(alternatives.map(expressionOf));
	if (type === 'object') return objectOf(properties);
	if (type === 'array' && items) {
		const item = expressionOf(items);
		return `"[" (${item} (", " ${item})*)? "]"`;
	}
	if (type === 'boolean') return '("true" | "false")';
	if (type === 'null') return '"null"';
	if (type === 'string' || type === 'integer' || type === 'number') return type;
	throw new ProviderError(
		'invalid-input',
		'The shape of the answer is not one that the model can be held to.',
	);
}

/**
 * The grammar of a JSON Schema: objects with all their keys in the schema's order, arrays, texts, numbers, booleans,
 * `enum`, `const`, `anyOf`. Bounds of length and number are not in it: an answer is bounded in tokens. Throws a
 * `ProviderError` (`invalid-input`) on anything else.
 */
export function jsonGrammar(schema: JsonSchema): JsonGrammar {
	const whole = expressionOf(schema);
	const [first] = Object.entries((schema as Part).properties ?? {});
	if ((schema as Part).type === 'object' && first?.[1].type === 'string' && !('enum' in first[1])) {
		const start = `{${JSON.stringify(first[0])}: `;
		const beginning = `${terminal(start)} string`;
		if (whole.startsWith(beginning)) {
			const rest = `character* "\\""${whole.slice(beginning.length)}`;
			return { start: `${start}"`, grammar: `root ::= ${rest}\n${rules}` };
		}
	}
	return { start: '', grammar: `root ::= ${whole}\n${rules}` };
}

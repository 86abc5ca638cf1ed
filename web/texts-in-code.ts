import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A node of a syntax tree (ESTree), as far as these tests look at it. */
type Node = { type: string; [field: string]: unknown };

const source = join(import.meta.dirname, 'src');

/** Attributes whose text is read out or shown. */
const readAttributes = [
	'aria-label',
	'aria-description',
	'aria-valuetext',
	'title',
	'placeholder',
	'alt',
	'label',
];

const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function childrenOf(node: Node): Node[] {
	return Object.values(node).flat().filter(isNode);
}

function* nodesIn(node: Node): Generator<Node> {
	yield node;
	for (const child of childrenOf(node)) yield* nodesIn(child);
}

/** The files of the app, without its tests and its messages, as syntax trees. */
function trees(): { file: string; tree: Node }[] {
	return readdirSync(source, { recursive: true, encoding: 'utf8' })
		.filter(
			(file) => /\.tsx?$/.test(file) && !/\.test\.|for-tests|^messages\/|features\/styleguide/.test(file),
		)
		.map((file) => {
			const { program } = parseSync(file, readFileSync(join(source, file), 'utf8'));
			return { file, tree: program as unknown as Node };
		});
}

export const hasWords = (text: unknown): text is string => typeof text === 'string' && /\p{L}{2}/u.test(text);

/** The texts that an expression may come to, written out in it. */
function writtenIn(expression: Node): string[] {
	switch (expression.type) {
		case 'Literal':
			return [expression.value].filter(hasWords);
		case 'TemplateLiteral':
			return (expression.quasis as { value: { cooked: string } }[])
				.map(({ value }) => value.cooked)
				.filter(hasWords);
		case 'ConditionalExpression':
			return [expression.consequent, expression.alternate].flatMap((each) => writtenIn(each as Node));
		case 'LogicalExpression':
			return writtenIn(expression.right as Node);
		default:
			return [];
	}
}

/** The texts of an element that a learner reads: between its tags, and in its attributes. */
function textsOf(element: Node): string[] {
	const { attributes } = element.openingElement as { attributes: Node[] };
	const named = attributes.filter(({ type }) => type === 'JSXAttribute') as (Node & {
		name: { name: string };
	})[];
	const isPractised = named.some(({ name }) => name.name === 'lang');
	const fromAttributes = named
		.filter(({ name }) => readAttributes.includes(name.name))
		.map(({ value }) => value)
		.filter(isNode);
	const between = isPractised ? [] : (element.children as Node[]);
	return [...fromAttributes, ...between].flatMap((node) => {
		if (node.type === 'JSXText') return [node.value].filter(hasWords);
		return writtenIn(node.type === 'JSXExpressionContainer' ? (node.expression as Node) : node);
	});
}

/** Every text that stands in the code itself, with its file. What is marked with a language is practised, not read. */
export function hardCodedTexts(): string[] {
	return trees().flatMap(({ file, tree }) =>
		[...nodesIn(tree)]
			.filter(({ type }) => type === 'JSXElement')
			.flatMap(textsOf)
			.map((text) => `${file}: ${text.trim()}`),
	);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every key of a message that the code names, as patterns: where a key is put together, any word may stand. */
export function namedKeys(): { exact: Set<string>; patterns: RegExp[] } {
	const exact = new Set<string>();
	const patterns = new Set<string>();
	for (const { tree } of trees()) {
		for (const node of nodesIn(tree)) {
			if (node.type === 'Literal' && typeof node.value === 'string') exact.add(node.value);
			if (node.type !== 'TemplateLiteral') continue;
			const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
			if (parts.some((part) => /[\w:]\.|\.\w/.test(part)) && !/[\s/]/.test(parts.join(''))) {
				patterns.add(parts.map(escaped).join('[\\w. -]+'));
			}
		}
	}
	return { exact, patterns: [...patterns].map((pattern) => new RegExp(`^${pattern}$`)) };
}

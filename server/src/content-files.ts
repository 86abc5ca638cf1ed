import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod/mini';

/** A place one step further inside: `talk.json[0].key`. */
export function placeInside(place: string, step: PropertyKey): string {
	return typeof step === 'number' ? `${place}[${step}]` : `${place}.${String(step)}`;
}

/** A content file as it was read (`raw`) and in its shape, which it has where there are no `problems`. */
export type ReadFile<Shape> = { name: string; raw: unknown; shaped: Shape | undefined; problems: string[] };

/** Reads a file of the content folder, JSON or text, and holds it against its shape. Never throws. */
export function readContentFile<Schema extends z.ZodMiniType>(
	root: string,
	name: string,
	schema: Schema,
): ReadFile<z.infer<Schema>> {
	try {
		const text = readFileSync(join(root, name), 'utf8');
		const raw: unknown = name.endsWith('.json') ? JSON.parse(text) : text;
		const result = schema.safeParse(raw);
		const issues = result.error?.issues ?? [];
		const problems = issues.map(({ path, message }) => `${path.reduce(placeInside, name)}: ${message}`);
		return { name, raw, shaped: result.data, problems };
	} catch (error) {
		const problem = `${name}: ${error instanceof Error ? error.message : error}`;
		return { name, raw: undefined, shaped: undefined, problems: [problem] };
	}
}

/** The `.json` files of a folder of the content folder, as names from there; none where there is no such folder. */
export function jsonFilesIn(root: string, folder: string): string[] {
	try {
		const names = readdirSync(join(root, folder)).filter((file) => file.endsWith('.json'));
		return names.sort().map((file) => `${folder}/${file}`);
	} catch {
		return [];
	}
}

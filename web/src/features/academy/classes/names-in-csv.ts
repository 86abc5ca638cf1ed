import { nameKeyOf } from '@henry/contract/cards.ts';
import { maxImportedLearners, maxLearnerNameCharacters } from '@henry/contract/limits.ts';
import Papa from 'papaparse';

/** Why a row of a list of names is left out. */
type Problem = 'noName' | 'tooLong' | 'twice' | 'inClass' | 'columns' | 'tooMany';
/** The names of a list, and the rows that are left out, each with the line where it begins. */
export type NamesRead = {
	names: string[];
	problems: { line: number; text: string; problem: Problem }[];
};

type Row = { line: number; cells: string[] };

/** How the column of names may be called. */
const nameHeads = [
	'name',
	'full name',
	'learner',
	'student',
	'nombre',
	'nombre completo',
	'nombre y apellidos',
].concat(['alumno', 'alumna', 'estudiante', 'nom', 'nom complet', 'nom i cognoms', 'alumne', 'estudiant']);

/** The character between cells: of those that spreadsheets write, the one that there is most of. */
function separatorOf(text: string): string {
	const unquoted = text.replace(/"[^"]*"/g, '');
	const count = (separator: string) => unquoted.split(separator).length;
	return [';', '\t', ','].reduce((best, each) => (count(each) > count(best) ? each : best), ',');
}

/** Rows of a CSV file (RFC 4180), whichever separator it has, but those that are empty. */
function rowsOf(text: string): Row[] {
	const rows: Row[] = [];
	let [line, start] = [1, 0];
	Papa.parse<string[]>(text, {
		delimiter: separatorOf(text),
		newline: '\n',
		step({ data, meta }) {
			rows.push({ line, cells: data.map((cell) => cell.trim()) });
			line += text.slice(start, meta.cursor).split('\n').length - 1;
			start = meta.cursor;
		},
	});
	return rows.filter(({ cells }) => cells.some((each) => each !== ''));
}

/** The name of a row: in its column, or else its only cell; undefined where it has several. */
function nameOf({ cells }: Row, column: number): string | undefined {
	if (column >= 0) return cells[column] ?? '';
	const filled = cells.filter((cell) => cell !== '');
	return filled.length === 1 ? filled[0] : undefined;
}

/** Reads a list of learners: a name a line, or a CSV file with a column of names. `inClass` are those who are there already. */
export function readNames(text: string, inClass: readonly string[]): NamesRead {
	const rows = rowsOf(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'));
	const column = rows[0]?.cells.findIndex((cell) => nameHeads.includes(cell.toLowerCase())) ?? -1;
	const known = new Set(inClass.map(nameKeyOf));
	const read: NamesRead = { names: [], problems: [] };
	const seen = new Set<string>();
	for (const row of column >= 0 ? rows.slice(1) : rows) {
		const name = nameOf(row, column)?.replace(/\s+/g, ' ');
		const problem = problemOf(name, { seen, known, isFull: read.names.length >= maxImportedLearners });
		if (name === undefined || problem) {
			const text = (name || row.cells.filter(Boolean).join(' ')).slice(0, maxLearnerNameCharacters);
			read.problems.push({ line: row.line, text, problem: problem ?? 'columns' });
		} else {
			seen.add(nameKeyOf(name));
			read.names.push(name);
		}
	}
	return read;
}

function problemOf(
	name: string | undefined,
	{ seen, known, isFull }: { seen: Set<string>; known: Set<string>; isFull: boolean },
): Problem | undefined {
	if (name === undefined) return 'columns';
	if (!/\p{L}/u.test(name)) return 'noName';
	if (name.length > maxLearnerNameCharacters) return 'tooLong';
	if (seen.has(nameKeyOf(name))) return 'twice';
	if (known.has(nameKeyOf(name))) return 'inClass';
	return isFull ? 'tooMany' : undefined;
}

/** The text of a file: UTF-8, or else what spreadsheets of Western Europe write. */
export async function textOf(file: Blob): Promise<string> {
	const bytes = await file.arrayBuffer();
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1252').decode(bytes);
	}
}

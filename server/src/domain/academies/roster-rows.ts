import { emailSchema } from '@henry/contract/accounts.ts';
import { learnerNameSchema } from '@henry/contract/cards.ts';
import { maxClassNameCharacters } from '@henry/contract/limits.ts';
import type { RosterFile, RosterOutcome } from '@henry/contract/rosters.ts';
import type { RosterFiles, RosterRow } from '#server/ports/roster-reader.ts';

type Problem = RosterOutcome['problems'][number];
type Status = { line: number; isEnded: boolean };
type RosterClass = Status & { name: string };
type RosterUser = Status & { name: string; email: string | null };
type Enrolment = Status & { classId: string; userId: string; role: 'learner' | 'teacher' };

/** What a roster says, by the ids of the school's own system; rows with problems are left out. */
export type Roster = {
	classes: Map<string, RosterClass>;
	users: Map<string, RosterUser>;
	enrolments: Enrolment[];
	problems: Problem[];
};

/** What must be in the head of each file that must be there. */
const columns = {
	users: ['sourcedId', 'givenName', 'familyName'],
	classes: ['sourcedId', 'title'],
	enrollments: ['sourcedId', 'classSourcedId', 'userSourcedId', 'role'],
} as const;
type RowFile = keyof typeof columns;

const isEnded = ({ values }: RosterRow) => values.status?.toLowerCase() === 'tobedeleted';
const shortened = (text: string, most: number) => Array.from(text).slice(0, most).join('').trim();

/** Reads the rows of OneRoster 1.2, each held against what it has to say. */
export function readRosterRows(files: RosterFiles): Roster {
	const problems: Problem[] = [];
	const tell = (
		file: RosterFile,
		line: number | null,
		what: Problem['what'],
		value: string | null = null,
	) => {
		problems.push({ file, line, what, value });
	};

	function checkManifest(): void {
		const { manifest } = files;
		if (manifest === 'notReadable') tell('manifest', null, 'notReadable');
		if (!Array.isArray(manifest)) return;
		const version = manifest.find(({ values }) => values.propertyName === 'oneroster.version');
		// 1.1 has the same columns in what is read here.
		if (version && !/^1\.[12]$/.test(version.values.value ?? '')) {
			tell('manifest', version.line, 'otherVersion', version.values.value ?? null);
		}
	}

	/** The rows of a file that have all they need, each id once. */
	function rowsOf(file: RowFile): RosterRow[] {
		const rows = files[file];
		if (rows === undefined || rows === 'notReadable') {
			tell(file, null, rows ?? 'fileMissing');
			return [];
		}
		const missing = columns[file].find((column) => rows[0] && !(column in rows[0].values));
		if (missing) {
			tell(file, 1, 'columnMissing', missing);
			return [];
		}
		const seen = new Set<string>();
		return rows.filter((row) => {
			const empty = columns[file].find((column) => !row.values[column] && !column.endsWith('Name'));
			const id = row.values.sourcedId ?? '';
			if (empty) tell(file, row.line, 'valueMissing', empty);
			else if (seen.has(id)) tell(file, row.line, 'twice', id);
			const isGood = !empty && !seen.has(id);
			seen.add(id);
			return isGood;
		});
	}

	checkManifest();
	const classes = new Map<string, RosterClass>();
	for (const row of rowsOf('classes')) {
		const name = shortened(row.values.title ?? '', maxClassNameCharacters);
		classes.set(row.values.sourcedId ?? '', { line: row.line, isEnded: isEnded(row), name });
	}
	const users = new Map<string, RosterUser>();
	for (const row of rowsOf('users')) {
		const { sourcedId = '', givenName, preferredGivenName, familyName, email } = row.values;
		const name = learnerNameSchema.safeParse(
			[preferredGivenName || givenName, familyName].filter(Boolean).join(' ').slice(0, 60),
		);
		if (!name.success) {
			tell('users', row.line, 'nameNotUsable', sourcedId);
			continue;
		}
		const address = emailSchema.safeParse(email ?? '').data ?? null;
		users.set(sourcedId, { line: row.line, isEnded: isEnded(row), name: name.data, email: address });
	}
	const enrolments: Enrolment[] = [];
	for (const row of rowsOf('enrollments')) {
		const { classSourcedId: classId = '', userSourcedId: userId = '', role: said = '' } = row.values;
		const role = { student: 'learner', teacher: 'teacher' } as const;
		const known = role[said.toLowerCase() as keyof typeof role];
		if (!classes.has(classId)) tell('enrollments', row.line, 'classUnknown', classId);
		else if (!users.has(userId)) tell('enrollments', row.line, 'userUnknown', userId);
		else if (!known) tell('enrollments', row.line, 'roleUnknown', said);
		else if (known === 'teacher' && !users.get(userId)?.email) {
			tell('enrollments', row.line, 'teacherWithoutEmail', userId);
		} else enrolments.push({ line: row.line, isEnded: isEnded(row), classId, userId, role: known });
	}
	return { classes, users, enrolments, problems };
}

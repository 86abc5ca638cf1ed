import { createHash } from 'node:crypto';
import type { HandInContent } from '@henry/contract/homework.ts';
import { aContent } from '../server/src/adapters/store/academy-data.ts';
import type { TestDatabase } from '../server/src/adapters/store/contract.ts';
import { createSeal } from '../server/src/adapters/store/seal.ts';

export type Size = {
	academies: number;
	classesOfOne: number;
	learnersOfClass: number;
	assignmentsOfClass: number;
	attempts: number;
	visits: number;
};

const dayMs = 24 * 60 * 60_000;

/** The id that the database makes of a name, by `id_of` below: a UUID of version 4 in form. */
export function idOf(name: string): string {
	const hash = createHash('md5').update(name).digest('hex');
	const text = `${hash.slice(0, 12)}4${hash.slice(13, 16)}8${hash.slice(17)}`;
	return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const functions = `
create function id_of(name text) returns text language sql immutable as $$
	select overlay(overlay(md5(name) placing '4' from 13) placing '8' from 17)::uuid::text
$$`;

/** Answers are sealed here, which the database cannot do: it takes one of so many, each as long as the others. */
const sealedAnswers = 64;
export const key = createHash('sha256').update('a key of this measurement').digest();
const seal = createSeal([key]);
const answerSeconds = 45;

/** What is kept of an answer of 45 seconds: as many words as learners say in it, and the corrections of four mistakes. */
function longContent(): HandInContent {
	const content = aContent();
	const [answer] = content.answers;
	const [correction] = answer?.corrections ?? [];
	if (!answer || !correction) throw new Error('There is no answer to make longer.');
	const said = Array.from({ length: 15 }, () => 'yesterday i go to school').join(' ');
	const words = said.split(' ').map((text, place) => ({
		...{ text, startMs: place * 600, endMs: place * 600 + 430, unsure: place % 11 === 0 },
	}));
	const corrections = Array.from({ length: 4 }, (_, place) => ({
		...correction,
		originalSpan: { start: 12 + 25 * place, end: 14 + 25 * place },
		reason: 'Something that is over by now is told in the past: go becomes went.'.repeat(2),
		reasonInSpanish: 'Lo que ya ha terminado se cuenta en pasado: go se convierte en went.'.repeat(2),
	}));
	return { ...content, answers: [{ ...answer, text: said, words, corrections }] };
}

type Run = (statement: string, parameters?: unknown[]) => Promise<unknown>;

/** A mock exam day in every academy, of its first class in pairs. */
async function fillMockDays(run: Run, { academies, learnersOfClass }: Size, nowMs: number): Promise<void> {
	const body = {
		...{ title: 'Mock exam', exam: 'b2-first', examName: 'B2 First', form: 'a', furtherForms: ['b'] },
		...{ groupSize: 2, pauseMinutes: 5, rooms: ['Room 1'] },
	};
	await run(
		`insert into "mockDays" (id, "academyId", "startsAtMs", body)
			select id_of('day ' || a), id_of('academy ' || a), $1::bigint, $2 from generate_series(1, ${academies}) a`,
		[nowMs, JSON.stringify(body)],
	);
	await run(
		`insert into "mockSlots" (id, "dayId", room, "startsAtMs", minutes)
			select id_of('slot ' || a || ' ' || k), id_of('day ' || a), 'Room 1', $1::bigint + k * 1200000, 15
			from generate_series(1, ${academies}) a, generate_series(1, ${learnersOfClass / 2}) k`,
		[nowMs],
	);
	await run(
		`insert into "mockCandidates" ("dayId", "membershipId", "classId", "slotId", "assignmentId", place, status, "statusAtMs")
			select id_of('day ' || a), id_of('member learner ' || a || ' 1 ' || k), id_of('class ' || a || ' 1'),
				id_of('slot ' || a || ' ' || (k + 1) / 2), id_of('task ' || a || ' 1 1'), k % 2, 'expected', 0
			from generate_series(1, ${academies}) a, generate_series(1, ${learnersOfClass}) k`,
	);
}

/** The owner is told of danger, and was so forty times. */
async function fillAlerts(run: Run, { academies, learnersOfClass }: Size, nowMs: number): Promise<void> {
	await run(
		`insert into "safeguardingLeads" ("academyId", "membershipId", "isStandIn")
			select id_of('academy ' || a), id_of('member owner ' || a), 0 from generate_series(1, ${academies}) a`,
	);
	await run(
		`insert into "dangerAlerts" (id, "academyId", "membershipId", "classId", "assignmentId", "atMs", body, "closedAtMs")
			select id_of('alert ' || a || ' ' || k), id_of('academy ' || a),
				id_of('member learner ' || a || ' 1 ' || (1 + k % ${learnersOfClass})), id_of('class ' || a || ' 1'),
				id_of('task ' || a || ' 1 1'), $1::bigint - k, $2, case when k > 3 then $1::bigint end
			from generate_series(1, ${academies}) a, generate_series(1, 40) k`,
		[nowMs, seal.text(JSON.stringify({ kind: 'abuse', note: 'Spoke with the learner and her mother.' }))],
	);
}

/** Fills tables inside the database, which is a hundred times quicker than sending two million rows. */
export async function fill(database: TestDatabase, size: Size): Promise<void> {
	const nowMs = Date.now();
	const { academies, classesOfOne, learnersOfClass, assignmentsOfClass, attempts } = size;
	const run = (statement: string, parameters: unknown[] = []) => database.query(statement, parameters);
	await run(functions);
	const people = `
		select a, 'owner ' || a as name, 'owner' as role, null::int as c from generate_series(1, ${academies}) a
		union all select a, 'teacher ' || a || ' ' || c, 'teacher', c
			from generate_series(1, ${academies}) a, generate_series(1, ${classesOfOne}) c
		union all select a, 'learner ' || a || ' ' || c || ' ' || k, 'learner', c
			from generate_series(1, ${academies}) a, generate_series(1, ${classesOfOne}) c,
				generate_series(1, ${learnersOfClass}) k`;
	await run(`create table people as ${people}`);
	await run(
		`insert into accounts (id, email, "createdAtMs")
			select id_of('account ' || name), replace(name, ' ', '-') || '@example.org', $1::bigint from people`,
		[nowMs],
	);
	await run(
		`insert into academies (id, name, language, "groundColour", "textColour", "isExample", "createdAtMs")
			select id_of('academy ' || a), 'Academy ' || a, 'es', '#163e40', '#f7f2e7', 0, $1::bigint
			from generate_series(1, ${academies}) a`,
		[nowMs - 200 * dayMs],
	);
	await run(
		`insert into memberships (id, "academyId", "accountId", role, "displayName")
			select id_of('member ' || name), id_of('academy ' || a), id_of('account ' || name), role, name from people`,
	);
	await run(
		`insert into classes (id, "academyId", name, "joinCode", "createdAtMs")
			select id_of('class ' || a || ' ' || c), id_of('academy ' || a), 'Class ' || c, 'C' || a || 'X' || c, $1::bigint
			from generate_series(1, ${academies}) a, generate_series(1, ${classesOfOne}) c`,
		[nowMs - 200 * dayMs],
	);
	await run(
		`insert into "classMembers" ("classId", "membershipId")
			select id_of('class ' || a || ' ' || c), id_of('member ' || name) from people where c is not null`,
	);
	const assignment = {
		title: 'What you did',
		instructions: '',
		task: { kind: 'question', question: 'What did you do yesterday?', seconds: 60 },
		dueAtMs: null,
		attempts,
		release: 'afterReview',
	};
	await run(
		`insert into assignments (id, "classId", "createdAtMs", body)
			select id_of('task ' || a || ' ' || c || ' ' || n), id_of('class ' || a || ' ' || c),
				$1::bigint - (${assignmentsOfClass} - n) * ${4 * dayMs}::bigint, $2
			from generate_series(1, ${academies}) a, generate_series(1, ${classesOfOne}) c,
				generate_series(1, ${assignmentsOfClass}) n`,
		[nowMs, JSON.stringify(assignment)],
	);
	const content = longContent();
	const mistakes = content.answers[0]?.corrections.map(({ category, original, replacement }) => ({
		...{ category, original, replacement, atSeconds: 12.3 },
	}));
	const sealed = (value: unknown) =>
		Array.from({ length: sealedAnswers }, () => seal.text(JSON.stringify(value)));
	const any = (column: string) => `(${column}::text[])[1 + abs(hashtext(name || n || t)) % ${sealedAnswers}]`;
	// The last assignment waits for the teacher, whose word all others have.
	await run(
		`insert into "handIns" (id, "assignmentId", "classId", "membershipId", attempt, "atMs", attention,
				"spokenSeconds", mistakes, body, "reviewedAtMs", mark, "reviewerId")
			select id_of('answer ' || name || ' ' || n || ' ' || t), id_of('task ' || a || ' ' || c || ' ' || n),
				id_of('class ' || a || ' ' || c), id_of('member ' || name), t, made, (n * 7 + t) % 4, ${answerSeconds}, ${any('$2')}, ${any('$3')},
				case when n < ${assignmentsOfClass} then made + ${dayMs} end,
				case when n < ${assignmentsOfClass} then 3 end,
				case when n < ${assignmentsOfClass} then id_of('member teacher ' || a || ' ' || c) end
			from (select *, $1::bigint - (${assignmentsOfClass} - n) * ${4 * dayMs}::bigint - 60000 * t as made
				from people, generate_series(1, ${assignmentsOfClass}) n, generate_series(1, ${attempts}) t
				where role = 'learner') answers`,
		[nowMs, sealed(mistakes), sealed(content)],
	);
	await fillMockDays(run, size, nowMs);
	await fillAlerts(run, size, nowMs);
	await run('drop table people');
	await run('vacuum analyze');
}

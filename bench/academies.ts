import { createHash } from 'node:crypto';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { aContent } from '../server/src/adapters/store/academy-data.ts';
import type { TestDatabase } from '../server/src/adapters/store/contract.ts';
import { createPostgresDatabase } from '../server/src/adapters/store/databases-for-tests.ts';
import { startPostgres } from '../server/src/adapters/store/postgres-for-tests.ts';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { signInForTests } from '../server/src/http/signed-in-for-tests.ts';
import { createServices } from '../server/src/wiring.ts';
import { keepResult, quantile, rounded } from './result.ts';

type Size = {
	academies: number;
	classesOfOne: number;
	learnersOfClass: number;
	assignmentsOfClass: number;
	attempts: number;
	visits: number;
};

/** 200 academies, 20,000 learners, 2,000,000 answers. */
const whole: Size = {
	academies: 200,
	classesOfOne: 5,
	learnersOfClass: 20,
	assignmentsOfClass: 50,
	attempts: 2,
	visits: 60,
};
const little: Size = { ...whole, academies: 4, assignmentsOfClass: 10, visits: 3 };

const dayMs = 24 * 60 * 60_000;

/** The id that the database makes of a name, by `id_of` below: a UUID of version 4 in form. */
function idOf(name: string): string {
	const hash = createHash('md5').update(name).digest('hex');
	const text = `${hash.slice(0, 12)}4${hash.slice(13, 16)}8${hash.slice(17)}`;
	return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const functions = `
create function id_of(name text) returns text language sql immutable as $$
	select overlay(overlay(md5(name) placing '4' from 13) placing '8' from 17)::uuid::text
$$`;

/** Fills tables inside the database, which is a hundred times quicker than sending two million rows. */
async function fill(database: TestDatabase, size: Size): Promise<void> {
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
	const content = aContent('with my brother and two friends');
	const mistakes = content.answers[0]?.corrections.map(({ category, original, replacement }) => ({
		...{ category, original, replacement },
	}));
	// The last assignment waits for the teacher, whose word all others have.
	await run(
		`insert into "handIns" (id, "assignmentId", "classId", "membershipId", attempt, "atMs", attention,
				"spokenSeconds", mistakes, body, "reviewedAtMs", mark, "reviewerId")
			select id_of('answer ' || name || ' ' || n || ' ' || t), id_of('task ' || a || ' ' || c || ' ' || n),
				id_of('class ' || a || ' ' || c), id_of('member ' || name), t, made, (n * 7 + t) % 4, 45, $2, $3,
				case when n < ${assignmentsOfClass} then made + ${dayMs} end,
				case when n < ${assignmentsOfClass} then 3 end,
				case when n < ${assignmentsOfClass} then id_of('member teacher ' || a || ' ' || c) end
			from (select *, $1::bigint - (${assignmentsOfClass} - n) * ${4 * dayMs}::bigint - 60000 * t as made
				from people, generate_series(1, ${assignmentsOfClass}) n, generate_series(1, ${attempts}) t
				where role = 'learner') answers`,
		[nowMs, JSON.stringify(mistakes), JSON.stringify(content)],
	);
	await run('drop table people');
	await run('vacuum analyze');
}

const figuresOf = (figures: number[]) => ({
	p50Ms: rounded(quantile(figures, 0.5), 1),
	p95Ms: rounded(quantile(figures, 0.95), 1),
	worstMs: rounded(Math.max(...figures), 1),
});

/** What the pages of teachers and owners ask for, of academies picked at random, one after the other. */
async function measure(database: TestDatabase, size: Size) {
	const config = readConfig({ HENRY_LOG: 'silent', HENRY_CALLS_PER_MINUTE: '1000000' });
	const services = { ...createServices(config), store: database.store };
	const app = await buildApp(config, services);
	const times: Record<string, number[]> = {};
	type Cookies = { henry_session: string };
	const ask = async (page: string, url: string, cookies: Cookies, payload?: object) => {
		const start = performance.now();
		const answer = await app.inject(payload ? { method: 'POST', url, cookies, payload } : { url, cookies });
		times[page] ??= [];
		times[page].push(performance.now() - start);
		if (answer.statusCode !== 200) throw new Error(`${page}: ${answer.statusCode} ${answer.body}`);
	};
	const any = (most: number) => 1 + Math.floor(Math.random() * most);
	for (let visit = 0; visit < size.visits; visit++) {
		const [a, c] = [any(size.academies), any(size.classesOfOne)];
		const [academyId, classId] = [idOf(`academy ${a}`), idOf(`class ${a} ${c}`)];
		for (const role of ['owner', 'teacher']) {
			const name = role === 'owner' ? `owner-${a}` : `teacher-${a}-${c}`;
			const { cookies } = await signInForTests(services, `${name}@example.org`);
			await ask(`${role} myAcademies`, apiPaths.myAcademies, cookies);
			await ask(`${role} overview`, apiPaths.academyOverview, cookies, { academyId });
			for (const isReviewed of [false, true])
				await ask(`${role} queue${isReviewed ? ', reviewed' : ''}`, apiPaths.reviewQueue, cookies, {
					...{ academyId, classId: null, isReviewed },
				});
			await ask(`${role} class`, apiPaths.classView, cookies, { classId });
			await ask(`${role} lesson`, apiPaths.classLesson, cookies, { classId });
			await ask(`${role} CSV`, `${apiPaths.classCsv}?classId=${classId}&language=es`, cookies);
		}
	}
	const removal = await removed(database, app, services);
	await app.close();
	const pages = Object.fromEntries(
		Object.entries(times).map(([page, figures]) => [page, figuresOf(figures)]),
	);
	return { pages, removal };
}

/** Removes an academy as its owner does, and looks for what is left of it in every table that names it or its people. */
async function removed(
	database: TestDatabase,
	app: Awaited<ReturnType<typeof buildApp>>,
	services: Parameters<typeof signInForTests>[0],
) {
	const { cookies } = await signInForTests(services, 'owner-1@example.org');
	const academyId = idOf('academy 1');
	const memberIds = await database.query(`select id from memberships where "academyId" = $1`, [academyId]);
	const ids = [academyId, ...memberIds.map(({ id }) => String(id))];
	const start = performance.now();
	const payload = { academyId, typedName: 'Academy 1' };
	const answer = await app.inject({ method: 'POST', url: apiPaths.removeAcademy, cookies, payload });
	const ms = rounded(performance.now() - start, 0);
	if (answer.statusCode !== 200) throw new Error(answer.body);
	let rowsLeft = 0;
	for (const table of await database.tableNames()) {
		const columns = await database.query(
			`select column_name as name from information_schema.columns
				where table_name = $1 and column_name in ('academyId', 'membershipId', 'reviewerId')`,
			[table],
		);
		for (const { name } of columns) {
			const [found] = await database.query(
				`select count(*)::int as count from "${table}" where "${name}" = any($1)`,
				[ids],
			);
			rowsLeft += Number(found?.count);
		}
	}
	return { ms, rowsLeft };
}

/** How fast teachers' pages are answered by a server with many academies, on PostgreSQL; `trial`: with few. */
export async function benchAcademies(trial = false): Promise<void> {
	const size = trial ? little : whole;
	const postgres = await startPostgres();
	const database = await createPostgresDatabase(postgres);
	try {
		await database.store.start();
		await fill(database, size);
		const [sizes] = await database.query(
			`select pg_database_size(current_database())::float8 as bytes,
				(select count(*)::int from "handIns") as answers`,
		);
		const figures = {
			...size,
			learners: size.academies * size.classesOfOne * size.learnersOfClass,
			answers: Number(sizes?.answers),
			gigabytes: rounded(Number(sizes?.bytes) / 1e9, 2),
			target: { p95Ms: 300 },
			...(await measure(database, size)),
		};
		if (trial) process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
		else keepResult('academies', figures);
	} finally {
		await database.remove();
		await postgres.stop();
	}
}

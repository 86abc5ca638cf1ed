import { createHash } from 'node:crypto';
import { programPaths } from '@henry/contract/academy-api.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import type { HandInContent } from '@henry/contract/homework.ts';
import { ltiPaths } from '@henry/contract/lti.ts';
import { invitationPaths } from '@henry/contract/mailed-invitations.ts';
import { markingPaths } from '@henry/contract/marking-paths.ts';
import { mockPaths } from '@henry/contract/mock-days.ts';
import { safeguardingPaths } from '@henry/contract/safeguarding.ts';
import { webhookPaths } from '@henry/contract/webhooks.ts';
import { aContent } from '../server/src/adapters/store/academy-data.ts';
import type { TestDatabase } from '../server/src/adapters/store/contract.ts';
import { createPostgresDatabase } from '../server/src/adapters/store/databases-for-tests.ts';
import { startPostgres } from '../server/src/adapters/store/postgres-for-tests.ts';
import { createSeal } from '../server/src/adapters/store/seal.ts';
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

/** Answers are sealed here, which the database cannot do: it takes one of so many, each as long as the others. */
const sealedAnswers = 64;
const key = createHash('sha256').update('a key of this measurement').digest();
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
			await ask(`${role} rubrics`, markingPaths.rubrics, cookies, { academyId });
			await ask(`${role} ready phrases`, markingPaths.readyPhrases, cookies, { academyId });
			await ask(`${role} mock exam days`, mockPaths.mockDays, cookies, { academyId });
			await ask(`${role} invitations by mail`, invitationPaths.mailedInvitations, cookies, { academyId });
			if (role === 'owner') {
				await ask('owner mock exam day', mockPaths.mockDay, cookies, { dayId: idOf(`day ${a}`) });
				await ask('owner alerts of danger', safeguardingPaths.dangerAlerts, cookies, { academyId });
				await ask('owner agreement', markingPaths.markAgreement, cookies, { academyId });
				await ask('owner platforms', ltiPaths.academyPlatforms, cookies, { academyId });
				await ask('owner tokens', programPaths.apiTokens, cookies, { academyId });
				await ask('owner webhooks', webhookPaths.webhooks, cookies, { academyId });
			}
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
	const database = await createPostgresDatabase(postgres, { keys: [key] });
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

import { programPaths } from '@henry/contract/academy-api.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { ltiPaths } from '@henry/contract/lti.ts';
import { invitationPaths } from '@henry/contract/mailed-invitations.ts';
import { markingPaths } from '@henry/contract/marking-paths.ts';
import { mockPaths } from '@henry/contract/mock-days.ts';
import { safeguardingPaths } from '@henry/contract/safeguarding.ts';
import { webhookPaths } from '@henry/contract/webhooks.ts';
import type { TestDatabase } from '../server/src/adapters/store/contract.ts';
import { createPostgresDatabase } from '../server/src/adapters/store/databases-for-tests.ts';
import { startPostgres } from '../server/src/adapters/store/postgres-for-tests.ts';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { signInForTests } from '../server/src/http/signed-in-for-tests.ts';
import { createServices } from '../server/src/wiring.ts';
import { fill, idOf, key, type Size } from './academies-fill.ts';
import { keepResult, quantile, rounded } from './result.ts';

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

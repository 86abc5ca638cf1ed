import { apiPaths } from '@henry/contract/api-paths.ts';
import { homeworkSchema, queueSchema } from '@henry/contract/homework.ts';
import { safeguardingPaths } from '@henry/contract/safeguarding.ts';
import { expect, test } from 'vitest';
import { createSmtpMailer } from '#server/adapters/mailer/smtp.ts';
import { startSmtpServer } from '#server/adapters/mailer/smtp-server-for-tests.ts';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { configForTests, expectError } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import {
	assignment,
	aWorld,
	get,
	handIn,
	look,
	ok,
	openAcademies,
	overviewOf,
	type Person,
	passTime,
	post,
	said,
	sendAlerts,
	sentMails,
	someone,
	staff,
} from './academies-for-tests.ts';

openAcademies(() => ({ ...createServices(configForTests), store: createSqliteStore(':memory:') }));

test('a class’s staff alone see its queue, and learners and guardians their own work', async () => {
	const { academyId, first, by } = await aWorld();
	const made = assignment(first.id);
	await ok(apiPaths.saveAssignment, made, by.teacher);
	await ok(apiPaths.handIn, handIn(made.id, { asksForHelp: true }), by.learner);
	const wanted = { academyId, classId: null, isReviewed: false };
	for (const person of Object.keys(by) as Person[]) {
		const queue = queueSchema.parse(await ok(apiPaths.reviewQueue, wanted, by[person]));
		const sees = (staff as readonly Person[]).includes(person);
		expect([person, queue.total]).toEqual([person, sees ? 1 : 0]);
		const homework = homeworkSchema.parse((await get(apiPaths.homework, by[person])).json());
		expect([person, homework.length]).toEqual([person, ['learner', 'guardian'].includes(person) ? 1 : 0]);
	}
	const { entries } = queueSchema.parse(await ok(apiPaths.reviewQueue, wanted, by.teacher));
	expect(entries[0]).toMatchObject({
		learner: 'Lea',
		content: {
			reasons: expect.arrayContaining(['askedForHelp', 'fewWords']),
			answers: [{ corrections: [expect.objectContaining({ original: 'go' })] }],
			draft: null,
		},
	});
});

test('an answer that speaks of danger is not kept, and whom the academy has named is told without a word of it', async () => {
	const { academyId, first, examinerId, by } = await aWorld();
	const made = assignment(first.id);
	await ok(apiPaths.saveAssignment, made, by.teacher);
	const answers = [{ question: '', words: said('my husband hits me every night') }];
	const say = () => ok(apiPaths.handIn, handIn(made.id, { answers }), by.learner);
	expect((await say()).danger).toMatchObject({ kind: 'abuse' });
	const wanted = { academyId, classId: null, isReviewed: false };
	expect((await ok(apiPaths.reviewQueue, wanted, by.teacher)).total).toBe(0);
	const naming = { academyId, leadId: examinerId, standInId: null };
	await ok(safeguardingPaths.nameLeads, naming, by.owner);
	// Nobody was named when it was said.
	expect((await overviewOf(academyId, by.teacherOfSecond)).openAlerts).toBe(0);
	expect(await say()).toMatchObject({ danger: { kind: 'abuse' } });
	expect((await ok(apiPaths.reviewQueue, wanted, by.teacher)).total).toBe(0);
	const alerts = await ok(safeguardingPaths.dangerAlerts, { academyId }, by.teacherOfSecond);
	expect(alerts).toMatchObject([{ learner: 'Lea', kind: 'abuse', className: 'First', title: 'Yesterday' }]);
	expect(JSON.stringify(alerts)).not.toMatch(/husband|hits/);
	for (const person of Object.keys(by) as Person[]) {
		if (person === 'stranger' || person === 'learner' || person === 'guardian') continue;
		const { openAlerts } = await overviewOf(academyId, by[person]);
		expect([person, openAlerts]).toEqual([person, person === 'teacherOfSecond' ? 1 : null]);
	}
	const earlier = sentMails().length;
	await sendAlerts();
	await sendAlerts();
	const mails = sentMails().slice(earlier);
	expect(mails).toHaveLength(1);
	expect(mails[0]?.subject).toBe('There is something in your academy that needs you today');
	expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/\bLea\b|abuse|violence|danger|Yesterday/i);
	const [homework] = homeworkSchema.parse((await get(apiPaths.homework, by.guardian)).json());
	expect(homework?.leadNotice).toMatchObject({ names: ['Somebody'], isRead: false });
	const lead = { academyId, membershipId: examinerId };
	const removed = await post(apiPaths.removeMember, lead, by.coordinator);
	expectError(removed, 'permission-denied', /Only the owner/);
	expect((await overviewOf(academyId, by.owner)).goneLeads).toBeNull();
	expect(sentMails().slice(earlier)).toHaveLength(1);
	await ok(apiPaths.removeMember, lead, by.teacherOfSecond);
	expect((await overviewOf(academyId, by.owner)).goneLeads).toBe('everybody');
	expect((await overviewOf(academyId, by.coordinator)).goneLeads).toBeNull();
	await sendAlerts();
	await sendAlerts();
	const told = sentMails().slice(earlier + 1);
	expect(told.map(({ subject }) => subject)).toEqual(['Please name somebody at your academy']);
	expect(told[0]?.text).toContain(`/academy?academy=${academyId}&part=settings`);
});

test('a mail about an alert that fails keeps no other waiting, and is tried again for some days', async () => {
	for (let academies = 0; academies < 2; academies += 1) {
		const { academyId, first, examinerId, by } = await aWorld();
		const made = assignment(first.id);
		await ok(apiPaths.saveAssignment, made, by.teacher);
		const { people } = await overviewOf(academyId, by.owner);
		const standInId = people.find(({ role }: { role: string }) => role === 'coordinator').id;
		await ok(safeguardingPaths.nameLeads, { academyId, leadId: examinerId, standInId }, by.owner);
		await ok(safeguardingPaths.tellOfDanger, { assignmentId: made.id, kind: 'abuse' }, by.learner);
	}
	let greylisted: string | undefined;
	let tries = 0;
	const server = await startSmtpServer({
		onRcptTo({ address }, _session, done) {
			greylisted ??= address;
			if (address !== greylisted) return done();
			tries += 1;
			done(Object.assign(new Error('Later'), { responseCode: 451 }));
		},
	});
	const mailer = createSmtpMailer({ url: server.url, from: 'Henry <henry@example.org>' });
	await expect(sendAlerts(mailer)).rejects.toMatchObject({ category: 'unavailable' });
	const received = () => server.received.map(({ to }) => to.join());
	expect([new Set(received()).size, received().includes(greylisted ?? '')]).toEqual([3, false]);
	await sendAlerts(mailer);
	expect([received().length, tries]).toEqual([3, 1]);
	for (let quarters = 0; quarters < 30; quarters += 1) {
		passTime(6 * 60 * 60_000);
		await sendAlerts(mailer).catch(() => undefined);
	}
	expect([received().length, tries]).toEqual([3, 20]);
	await mailer.close();
	await server.close();
});

test('marks off the scale and colours that cannot be read are refused', async () => {
	const { first, by } = await aWorld();
	const made = assignment(first.id);
	await ok(apiPaths.saveAssignment, made, by.teacher);
	const answer = handIn(made.id);
	await ok(apiPaths.handIn, answer, by.learner);
	for (const mark of [5.5, 3.25]) {
		const reviews = [{ handInId: answer.id, mark, note: '' }];
		expectError(await post(apiPaths.reviewAnswers, { reviews }, by.teacher), 'invalid-argument', /scale/);
	}
	const pale = { ...look, colours: { ground: '#ffffff', text: '#dddddd' }, ownerName: 'Olga' };
	expectError(await post(apiPaths.startAcademy, pale, by.stranger), 'invalid-argument', /too alike/);
});

test('the file of a class has the teacher’s marks, and no cell that a spreadsheet runs', async () => {
	const { first, by } = await aWorld();
	const made = { ...assignment(first.id), title: '=HYPERLINK("x")' };
	await ok(apiPaths.saveAssignment, made, by.teacher);
	const spy = await someone();
	await ok(apiPaths.joinAcademy, { ticket: { code: first.joinCode }, displayName: '@SUM(A1)' }, spy);
	const answer = handIn(made.id);
	await ok(apiPaths.handIn, answer, by.learner);
	await ok(
		apiPaths.reviewAnswers,
		{ reviews: [{ handInId: answer.id, mark: 4.5, note: 'Good' }] },
		by.teacher,
	);
	const { body } = await get(`${apiPaths.classCsv}?classId=${first.id}&language=es`, by.teacher);
	expect(body).toContain(`"'=HYPERLINK(""x"")"`);
	expect(body).toContain(`'@SUM(A1);0,0;0;0;\r\n`);
	expect(body).toMatch(/Lea;0,1;0;0;4,5\r\n/);
	const numbered = await get(`${apiPaths.classCsv}?classId=${first.id}&language=es&who=numbers`, by.teacher);
	expect(numbered.body).toMatch(/\r\n\d;0,1;0;0;4,5\r\n/);
	expect(numbered.body).not.toMatch(/Lea|SUM/);
});

test('a code is forgiven its spaces and small letters, and a wrong one says what to do', async () => {
	const { first, by } = await aWorld();
	const typed = ` ${first.joinCode.slice(0, 4).toLowerCase()}-${first.joinCode.slice(4)} `;
	const meaning = { role: 'learner', className: 'First', academy: { name: 'Sol' } };
	expect(await ok(apiPaths.lookUpTicket, { code: typed }, by.stranger)).toMatchObject(meaning);
	const wrong = await post(apiPaths.lookUpTicket, { code: 'ZZZZZZZZ' }, by.stranger);
	expectError(wrong, 'not-found', /Ask your teacher/);
});

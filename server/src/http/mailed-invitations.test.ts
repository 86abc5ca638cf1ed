import { housePaths } from '@henry/contract/academy-house.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { invitationAgainMs, invitationsPerAddressAndDay } from '@henry/contract/limits.ts';
import { invitationPaths } from '@henry/contract/mailed-invitations.ts';
import { expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { configForTests, expectError } from '#server/app-for-tests.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { createServices } from '#server/wiring.ts';
import {
	aWorld,
	type Cookies,
	later,
	look,
	ok,
	openAcademies,
	overviewOf,
	post,
	sentMails,
	someone,
} from './academies-for-tests.ts';

let isMailDown = false;

openAcademies(() => {
	const services = createServices(configForTests);
	const { mailer } = services;
	async function send(mail: Parameters<typeof mailer.send>[0]) {
		if (isMailDown) throw new ProviderError('unavailable', 'Nobody answers.');
		await mailer.send(mail);
	}
	return { ...services, mailer: { ...mailer, send }, store: createSqliteStore(':memory:') };
});

const tokenIn = (text: string) => /\/classes\?link#invite=([\w-]+)\n/.exec(text)?.[1];

test('an invitation by mail leads in once, in the academy’s look, and again only after a while', async () => {
	const { academyId, first, by } = await aWorld();
	const emails = ['invited-by-mail@example.com'];
	const wanted = { academyId, role: 'learner', classId: first.id, wardId: null, emails };
	expect(await ok(invitationPaths.inviteByMail, wanted, by.teacher)).toEqual({
		...{ unreachable: [], notNow: [] },
	});
	const mail = sentMails().at(-1);
	expect(mail).toMatchObject({ to: emails[0], fromName: 'Sol', subject: 'Sol invites you to Talk to Henry' });
	const token = tokenIn(mail?.text ?? '');
	const [invitation] = await ok(invitationPaths.mailedInvitations, { academyId }, by.teacher);
	expect(invitation).toMatchObject({ email: emails[0], role: 'learner', className: 'First' });
	const again = { academyId, invitationId: invitation.id };
	const tooSoon = await post(invitationPaths.sendInvitationAgain, again, by.teacher);
	expectError(tooSoon, 'aborted', /a short time ago/);
	const newcomer = await someone();
	await ok(apiPaths.joinAcademy, { ticket: { token }, displayName: 'Nia' }, newcomer);
	expect(await ok(invitationPaths.mailedInvitations, { academyId }, by.teacher)).toEqual([]);
	const twice = await post(apiPaths.joinAcademy, { ticket: { token }, displayName: 'X' }, by.stranger);
	expectError(twice, 'not-found', /does not work/);
	await ok(invitationPaths.inviteByMail, wanted, by.teacher);
	const [second] = await ok(invitationPaths.mailedInvitations, { academyId }, by.teacher);
	const withdrawn = { academyId, invitationId: second.id };
	await ok(invitationPaths.withdrawInvitation, withdrawn, by.teacher);
	expect(await ok(invitationPaths.mailedInvitations, { academyId }, by.teacher)).toEqual([]);
});

test('an address is not written to again at once, nor more often in a day by withdrawing, nor by other academies', async () => {
	const { academyId, first, by } = await aWorld();
	const email = 'often-invited@example.com';
	const wanted = { academyId, role: 'learner', classId: first.id, wardId: null, emails: [email] };
	const mailsTo = () => sentMails().filter(({ to }) => to === email).length;
	const refused = { unreachable: [], notNow: [email] };
	await ok(invitationPaths.inviteByMail, wanted, by.teacher);
	expect(await ok(invitationPaths.inviteByMail, wanted, by.teacher)).toEqual(refused);
	expect(mailsTo()).toBe(1);
	for (let time = 0; time < invitationsPerAddressAndDay; time++) {
		const [{ id: invitationId }] = await ok(invitationPaths.mailedInvitations, { academyId }, by.teacher);
		await ok(invitationPaths.withdrawInvitation, { academyId, invitationId }, by.teacher);
		const isLast = time === invitationsPerAddressAndDay - 1;
		expect((await ok(invitationPaths.inviteByMail, wanted, by.teacher)).notNow).toEqual(
			isLast ? [email] : [],
		);
	}
	expect(await ok(invitationPaths.mailedInvitations, { academyId }, by.teacher)).toEqual([]);
	const other = await aWorld();
	const elsewhere = { ...wanted, academyId: other.academyId, classId: other.first.id };
	expect(await ok(invitationPaths.inviteByMail, elsewhere, other.by.owner)).toEqual(refused);
	expect(mailsTo()).toBe(invitationsPerAddressAndDay);
});

test('an invitation that cannot be sent again works as it did, and can be sent a little later', async () => {
	const owner = 'owner-of-mails@example.com';
	const cookies = await someone(owner);
	const { academyId } = await ok(apiPaths.startAcademy, { ...look, ownerName: 'Olga' }, cookies);
	const emails = ['mail-is-down@example.com'];
	const wanted = { academyId, role: 'teacher', classId: null, wardId: null, emails };
	const tokens = () => sentMails().flatMap(({ to, text }) => (to === emails[0] ? tokenIn(text) : []));
	isMailDown = true;
	const failed = await post(invitationPaths.inviteByMail, wanted, cookies);
	expectError(failed, 'unavailable', /email/);
	expect(await ok(invitationPaths.mailedInvitations, { academyId }, cookies)).toEqual([]);
	isMailDown = false;
	await ok(invitationPaths.inviteByMail, wanted, cookies);
	later(invitationAgainMs);
	const again = await someone(owner);
	const [sent] = await ok(invitationPaths.mailedInvitations, { academyId }, again);
	const invitation = { academyId, invitationId: sent.id };
	isMailDown = true;
	const down = await post(invitationPaths.sendInvitationAgain, invitation, again);
	expectError(down, 'unavailable', /email/);
	isMailDown = false;
	expect(await ok(invitationPaths.mailedInvitations, { academyId }, again)).toEqual([sent]);
	const meaning = await post(apiPaths.lookUpTicket, { token: tokens()[0] }, again);
	expect(meaning.json()).toMatchObject({ role: 'teacher' });
	await ok(invitationPaths.sendInvitationAgain, invitation, again);
	expect(tokens()).toHaveLength(2);
});

test('who may not invite somebody does not see, send or withdraw that invitation either', async () => {
	const { academyId, first, by } = await aWorld();
	const emails = ['colleague@example.com'];
	const wanted = { academyId, role: 'teacher', classId: first.id, wardId: null, emails };
	await ok(invitationPaths.inviteByMail, wanted, by.coordinator);
	expect(await ok(invitationPaths.mailedInvitations, { academyId }, by.teacher)).toEqual([]);
	const [{ id: invitationId }] = await ok(invitationPaths.mailedInvitations, { academyId }, by.owner);
	for (const path of [invitationPaths.sendInvitationAgain, invitationPaths.withdrawInvitation]) {
		expectError(await post(path, { academyId, invitationId }, by.teacher), 'not-found', /not yours/);
	}
	await ok(invitationPaths.withdrawInvitation, { academyId, invitationId }, by.coordinator);
});

test('what somebody has invited to goes with them, and with the academy that they hand over', async () => {
	const { academyId, examinerId, by } = await aWorld();
	const invite = async (role: string, cookies: Cookies): Promise<string> => {
		const wanted = { academyId, role, classId: null, wardId: null };
		return (await ok(apiPaths.inviteMember, wanted, cookies)).token;
	};
	const comesBy = async (token: string) =>
		(await post(apiPaths.joinAcademy, { ticket: { token }, displayName: 'Back' }, await someone()))
			.statusCode;
	const [stays, goes] = [await invite('teacher', by.owner), await invite('teacher', by.coordinator)];
	const { me } = await overviewOf(academyId, by.coordinator);
	await ok(apiPaths.removeMember, { academyId, membershipId: me.id }, by.owner);
	expect([await comesBy(goes), await comesBy(stays)]).toEqual([404, 200]);
	const colleague = await invite('coordinator', by.owner);
	await ok(housePaths.handOverAcademy, { academyId, toMembershipId: examinerId }, by.owner);
	expect(await comesBy(colleague)).toBe(404);
});

import { randomUUID } from 'node:crypto';
import { invitationPaths } from '@henry/contract/mailed-invitations.ts';
import { safeguardingPaths } from '@henry/contract/safeguarding.ts';
import type { LightMyRequestResponse } from 'fastify';

type Cookies = Record<string, string>;
type World = {
	academyId: string;
	first: { id: string };
	examinerId: string;
	by: { owner: Cookies; learner: Cookies; teacherOfSecond: Cookies };
};
type Tools = {
	post: (url: string, payload: object, cookies?: Cookies) => Promise<LightMyRequestResponse>;
	// biome-ignore lint/suspicious/noExplicitAny: the answer of any call
	ok: (url: string, payload: object, cookies: Cookies) => Promise<any>;
};

const managers = ['owner', 'coordinator'] as const;
const teachers = [...managers, 'teacher'] as const;
const everyStaff = [...teachers, 'assistant', 'teacherOfSecond'] as const;

/** Every call about who is told of danger, and of invitations by mail, and who may make it. */
export function safeguardingCalls({ post, ok }: Tools) {
	const naming = ({ academyId, examinerId }: World) => ({ academyId, leadId: examinerId, standInId: null });
	/** Names the teacher of the second class, and has a learner of the first speak of danger. */
	async function anAlert(world: World, assignmentId: string): Promise<string> {
		await ok(safeguardingPaths.nameLeads, naming(world), world.by.owner);
		await ok(safeguardingPaths.tellOfDanger, { assignmentId, kind: 'abuse' }, world.by.learner);
		const alerts = await ok(
			safeguardingPaths.dangerAlerts,
			{ academyId: world.academyId },
			world.by.teacherOfSecond,
		);
		return alerts[0].id;
	}
	async function anInvitation({ academyId, first, by }: World): Promise<string> {
		const email = `${randomUUID()}@example.com`;
		const wanted = { academyId, role: 'learner', classId: first.id, wardId: null, emails: [email] };
		await ok(invitationPaths.inviteByMail, wanted, by.owner);
		const all = await ok(invitationPaths.mailedInvitations, { academyId }, by.owner);
		return all.find((each: { email: string }) => each.email === email).id;
	}
	const call = (
		name: string,
		allowed: readonly string[],
		make: (world: World, cookies: Cookies, work: { assignmentId: string }) => Promise<LightMyRequestResponse>,
	) => ({ name, allowed: allowed as never, call: make });
	return [
		call('safeguarding', everyStaff, ({ academyId }, cookies) =>
			post(safeguardingPaths.safeguarding, { academyId }, cookies),
		),
		call('nameLeads', ['owner'], (world, cookies) =>
			post(safeguardingPaths.nameLeads, naming(world), cookies),
		),
		call('dangerAlerts', ['teacherOfSecond'], async (world, cookies, { assignmentId }) => {
			await anAlert(world, assignmentId);
			return post(safeguardingPaths.dangerAlerts, { academyId: world.academyId }, cookies);
		}),
		call('takeCareOfAlert', ['teacherOfSecond'], async (world, cookies, { assignmentId }) => {
			const alertId = await anAlert(world, assignmentId);
			return post(safeguardingPaths.takeCareOfAlert, { alertId, note: 'Spoke with her.' }, cookies);
		}),
		call('readLeadNotice', ['learner'], ({ academyId }, cookies) =>
			post(safeguardingPaths.readLeadNotice, { academyId }, cookies),
		),
		call('inviteByMail', teachers, ({ academyId, first }, cookies) => {
			const emails = [`${randomUUID()}@example.com`];
			const wanted = { academyId, role: 'learner', classId: first.id, wardId: null, emails };
			return post(invitationPaths.inviteByMail, wanted, cookies);
		}),
		call('withdrawInvitation', teachers, async (world, cookies) => {
			const invitationId = await anInvitation(world);
			const { academyId } = world;
			return post(invitationPaths.withdrawInvitation, { academyId, invitationId }, cookies);
		}),
	];
}

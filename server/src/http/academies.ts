import {
	academyIdRequestSchema,
	academyOverviewSchema,
	addClassRequestSchema,
	changeAcademyRequestSchema,
	changeClassRequestSchema,
	inviteRequestSchema,
	inviteResponseSchema,
	joinedSchema,
	joinRequestSchema,
	lookUpTicketRequestSchema,
	myAcademiesSchema,
	removeAcademyRequestSchema,
	startAcademyRequestSchema,
	type Ticket,
	ticketMeaningSchema,
} from '@henry/contract/academies.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import {
	invitationMs,
	maxClassesPerAcademy,
	maxMembersPerClass,
	maxOwnedAcademies,
} from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { FastifyInstance } from 'fastify';
import type { Trial } from '#server/academy-settings.ts';
import { found, full, placesTaken, readOnly } from '#server/domain/academies/academy-refusals.ts';
import { newJoinCode } from '#server/domain/academies/join-code.ts';
import { inviteDeeds, permissionFor } from '#server/domain/academies/policy.ts';
import { placesOfTrial } from '#server/domain/academies/trial.ts';
import type { AccountServices } from '#server/domain/accounts/account-services.ts';
import { isHeldByAcademy } from '#server/domain/accounts/session.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { JoinBy } from '#server/ports/academy-store.ts';
import { registerMembers } from './academy-members.ts';
import { registerJsonCall } from './callable.ts';
import { requireAccount, requireConsent } from './signed-in.ts';

const done = { done: true } as const;

type AcademyServices = Pick<AccountServices, 'store' | 'secrets' | 'clock' | 'mailer' | 'erasures'>;
type Options = {
	callablePrefix: string;
	maxCallsPerMinute: number;
	/** Calls from one person that try a code or a link. */
	maxTriesPerMinute: number;
	trial: Trial;
};

/** Academies with their classes and people: begun, looked at, joined and removed by whoever the policy allows. */
export function registerAcademies(app: FastifyInstance, services: AcademyServices, options: Options): void {
	registerAcademy(app, services, options);
	registerClasses(app, services, options);
	registerJoining(app, services, options);
	registerMembers(app, services, options);
}

function registerAcademy(app: FastifyInstance, services: AcademyServices, options: Options): void {
	const { callablePrefix, maxCallsPerMinute, trial } = options;
	const { store, secrets, clock } = services;
	const [accountOf, keeperOf] = [requireAccount(services), requireConsent(services)];
	app.route({
		method: 'GET',
		url: apiPaths.myAcademies,
		schema: {
			summary: 'The academies of whoever is signed in',
			response: { 200: myAcademiesSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: maxCallsPerMinute } },
		async handler(request, reply) {
			const { id } = await accountOf(request);
			reply.header('cache-control', 'private, no-store');
			return store.academies.mine(id);
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'startAcademy',
		summary: 'Begins a trial academy, owned by whoever is signed in',
		payload: startAcademyRequestSchema,
		answer: academyIdRequestSchema,
		maxCallsPerMinute,
		async handle({ ownerName, ...look }, _signal, request) {
			const account = await keeperOf(request);
			if (isHeldByAcademy(account)) throw new AppError('permission-denied', refusals.heldByAcademy);
			const academyId = secrets.newId();
			const nowMs = clock.nowMs();
			const isStarted = await store.academies.start(
				{ id: academyId, ...look, isExample: false, createdAtMs: nowMs, ...placesOfTrial(trial, nowMs) },
				{ membershipId: secrets.newId(), accountId: account.id, displayName: ownerName },
				maxOwnedAcademies,
			);
			if (!isStarted) throw full();
			return { academyId };
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'academyOverview',
		summary: 'The classes and people of an academy, as far as the caller may see them',
		payload: academyIdRequestSchema,
		answer: academyOverviewSchema,
		maxCallsPerMinute,
		async handle({ academyId }, _signal, request) {
			const { id } = await accountOf(request);
			const overview = found(await store.academies.overview(permissionFor('readOverview', id), academyId));
			const { openAlerts, goneLeads } = store.safeguarding;
			const open = await openAlerts(permissionFor('readDangerAlerts', id), academyId);
			return {
				...overview,
				openAlerts: open ?? null,
				goneLeads: await goneLeads(permissionFor('nameLeads', id), academyId),
			};
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'changeAcademy',
		summary: 'Name, colours and language of an academy',
		payload: changeAcademyRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ academyId, ...look }, _signal, request) {
			const account = await accountOf(request);
			const permission = permissionFor('changeAcademy', account.id);
			found(await store.academies.change(permission, { id: academyId, ...look }));
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'removeAcademy',
		summary: 'Deletes an academy with everything that belongs to it',
		payload: removeAcademyRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ academyId, typedName }, _signal, request) {
			const { id } = await accountOf(request);
			const permission = permissionFor('removeAcademy', id);
			const note = () => services.erasures.note(academyId, clock.nowMs());
			const outcome = await store.academies.remove(permission, academyId, typedName.trim(), note);
			if (outcome === 'otherName') throw new AppError('invalid-argument', refusals.otherAcademyName);
			found(outcome === 'removed');
			return done;
		},
	});
}

function registerClasses(app: FastifyInstance, services: AcademyServices, options: Options): void {
	const { callablePrefix, maxCallsPerMinute } = options;
	const { store, secrets, clock } = services;
	const accountOf = requireAccount(services);
	registerJsonCall(app, callablePrefix, {
		name: 'addClass',
		summary: 'Adds a class, with a code by which learners join',
		payload: addClassRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(added, _signal, request) {
			const account = await accountOf(request);
			const outcome = await store.academies.addClass(
				permissionFor('addClass', account.id),
				{ ...added, id: secrets.newId(), joinCode: newJoinCode(secrets), createdAtMs: clock.nowMs() },
				maxClassesPerAcademy,
			);
			if (outcome === 'full') throw full();
			if (outcome === 'readOnly') throw readOnly();
			found(outcome === 'added');
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'changeClass',
		summary: 'Renames a class, archives it or opens it again, or gives it a new code',
		payload: changeClassRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ classId, name, isArchived, newJoinCode: wantsCode }, _signal, request) {
			const account = await accountOf(request);
			const change = {
				...(name !== undefined && { name }),
				...(isArchived !== undefined && { archivedAtMs: isArchived ? clock.nowMs() : null }),
				...(wantsCode && { joinCode: newJoinCode(secrets) }),
			};
			if (Object.keys(change).length === 0) return done;
			found(await store.academies.changeClass(permissionFor('changeClass', account.id), classId, change));
			return done;
		},
	});
}

function registerJoining(app: FastifyInstance, services: AcademyServices, options: Options): void {
	const { callablePrefix, maxCallsPerMinute, maxTriesPerMinute } = options;
	const { store, secrets, clock } = services;
	const [accountOf, keeperOf] = [requireAccount(services), requireConsent(services)];
	const joinBy = (ticket: Ticket): JoinBy =>
		'code' in ticket ? { joinCode: ticket.code } : { tokenHash: secrets.hash(ticket.token) };
	registerJsonCall(app, callablePrefix, {
		name: 'inviteMember',
		summary: 'Makes a link by which one person joins',
		payload: inviteRequestSchema,
		answer: inviteResponseSchema,
		maxCallsPerMinute,
		async handle(wanted, _signal, request) {
			const account = await accountOf(request);
			const isForWard = wanted.role === 'guardian';
			if (isForWard !== (wanted.wardId !== null)) found(undefined);
			const token = secrets.newToken();
			const expiresAtMs = clock.nowMs() + invitationMs;
			const permission = permissionFor(inviteDeeds[wanted.role], account.id);
			const invitation = { ...wanted, tokenHash: secrets.hash(token), expiresAtMs };
			found(await store.academies.invite(permission, invitation));
			return { token, expiresAtMs };
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'lookUpTicket',
		summary: 'What a code or an invitation leads to',
		payload: lookUpTicketRequestSchema,
		answer: ticketMeaningSchema,
		maxCallsPerMinute: maxTriesPerMinute,
		async handle(ticket, _signal, request) {
			await accountOf(request);
			const meaning = await store.academies.ticketMeaning(joinBy(ticket), clock.nowMs());
			if (!meaning) throw new AppError('not-found', refusals.ticketUnknown);
			return meaning;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'joinAcademy',
		summary: 'Joins by the code of a class or an invitation',
		payload: joinRequestSchema,
		answer: joinedSchema,
		maxCallsPerMinute: maxTriesPerMinute,
		async handle({ ticket, displayName }, _signal, request) {
			const account = await keeperOf(request);
			const member = { membershipId: secrets.newId(), accountId: account.id, displayName };
			const outcome = await store.academies.join(joinBy(ticket), member, clock.nowMs(), maxMembersPerClass);
			if (outcome === 'unknown') throw new AppError('not-found', refusals.ticketUnknown);
			if (outcome === 'full') throw full();
			if (outcome === 'placesTaken') throw placesTaken();
			if (outcome === 'readOnly') throw readOnly();
			if (outcome === 'alreadyMember') throw new AppError('aborted', refusals.alreadyMember);
			return outcome;
		},
	});
}

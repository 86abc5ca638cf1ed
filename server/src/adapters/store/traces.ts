import type { Account } from '#server/ports/store.ts';
import { ownMemberships } from './permitted.ts';
import { planOf } from './reminders.ts';
import type { Queries } from './schema.ts';
import { subscriberColumns } from './subscribers.ts';

/** What somebody is in academies, and what they handed in there with what a teacher says to it. */
async function academyTraces(database: Queries['database'], accountId: string) {
	const memberships = await database
		.selectFrom('memberships')
		.innerJoin('academies', 'academies.id', 'memberships.academyId')
		.select(['academies.name as academy', 'memberships.role', 'memberships.displayName'])
		.select('memberships.extraTimePercent')
		.where('memberships.accountId', '=', accountId)
		.orderBy('academies.name')
		.execute();
	const handIns = await database
		.selectFrom('handIns')
		.innerJoin('memberships', 'memberships.id', 'handIns.membershipId')
		.select(['handIns.id', 'handIns.atMs', 'handIns.body', 'handIns.mark', 'handIns.note'])
		.select(['handIns.marks', 'handIns.timedNotes'])
		.where('memberships.accountId', '=', accountId)
		.orderBy('handIns.atMs')
		.execute();
	const handInRecordings = await database
		.selectFrom('handInRecordings')
		.innerJoin('handIns', 'handIns.id', 'handInRecordings.handInId')
		.select(['handInRecordings.handInId', 'handInRecordings.expiresAtMs'])
		.where('handIns.membershipId', 'in', ownMemberships(database, { accountId }))
		.orderBy('handIns.atMs')
		.execute();
	const platforms = await database
		.selectFrom('ltiPeople')
		.innerJoin('ltiPlatforms', 'ltiPlatforms.id', 'ltiPeople.platformId')
		.innerJoin('memberships', 'memberships.id', 'ltiPeople.membershipId')
		.select(['ltiPlatforms.name as platform', 'ltiPeople.subject'])
		.where('memberships.accountId', '=', accountId)
		.orderBy('ltiPlatforms.name')
		.execute();
	const mockExams = await database
		.selectFrom('mockCandidates')
		.innerJoin('memberships', 'memberships.id', 'mockCandidates.membershipId')
		.innerJoin('mockSlots', 'mockSlots.id', 'mockCandidates.slotId')
		.select(['mockSlots.room', 'mockSlots.startsAtMs', 'mockCandidates.status'])
		.where('memberships.accountId', '=', accountId)
		.orderBy('mockSlots.startsAtMs')
		.execute();
	const mockMarks = await database
		.selectFrom('mockMarks')
		.innerJoin('memberships', 'memberships.id', 'mockMarks.membershipId')
		.select(['mockMarks.atMs', 'mockMarks.body'])
		.where('memberships.accountId', '=', accountId)
		.orderBy('mockMarks.atMs')
		.execute();
	const termReports = await database
		.selectFrom('termReports')
		.innerJoin('memberships', 'memberships.id', 'termReports.membershipId')
		.select(['termReports.atMs', 'termReports.body'])
		.where('memberships.accountId', '=', accountId)
		.orderBy('termReports.atMs')
		.execute();
	return {
		memberships,
		handInRecordings,
		platforms,
		mockExams,
		mockMarks: mockMarks.map(({ body, ...rest }) => ({ ...rest, ...JSON.parse(body) })),
		handIns: handIns.map(({ body, marks, timedNotes, ...rest }) => ({
			...rest,
			marks: JSON.parse(marks ?? '{}'),
			timedNotes: JSON.parse(timedNotes ?? '[]'),
			content: JSON.parse(body),
		})),
		termReports: termReports.map(({ atMs, body }) => ({ atMs, report: JSON.parse(body) })),
		teaching: await teachingTraces(database, accountId),
	};
}

/** What a teacher has kept, said and marked beside the marks that learners see. */
async function teachingTraces(database: Queries['database'], accountId: string) {
	const own = ownMemberships(database, { accountId });
	const phrases = await database
		.selectFrom('readyPhrases')
		.select('text')
		.where('membershipId', 'in', own)
		.orderBy('createdAtMs')
		.execute();
	return {
		phrases: phrases.map(({ text }) => text),
		spokenNotes: await database
			.selectFrom('spokenNotes')
			.select('atMs')
			.where('membershipId', 'in', own)
			.orderBy('atMs')
			.execute(),
		secondMarks: await database
			.selectFrom('secondMarks')
			.select(['atMs', 'mark'])
			.where('membershipId', 'in', own)
			.orderBy('atMs')
			.execute(),
	};
}

/** Nobody has entered anything with it. */
const noAddress = '';

/** Everything that is stored of a person besides the account and its practice. */
export async function traces(database: Queries['database'], { id, email }: Pick<Account, 'id' | 'email'>) {
	const sessions = await database
		.selectFrom('sessions')
		.select(['createdAtMs', 'refreshedAtMs', 'expiresAtMs', 'refreshableUntilMs', 'replacedAtMs'])
		.select(['factors', 'host', 'browser', 'system'])
		.where('accountId', '=', id)
		.orderBy('refreshedAtMs')
		.execute();
	const signInLinks = await database
		.selectFrom('signInLinks')
		.select(['email', 'createdAtMs', 'expiresAtMs', 'language', 'guardianEmail'])
		.where('email', '=', email ?? noAddress)
		.orderBy('createdAtMs')
		.execute();
	const waitlist = await database
		.selectFrom('subscribers')
		.select(subscriberColumns)
		.where('email', '=', email ?? noAddress)
		.executeTakeFirst();
	const invitations = await database
		.selectFrom('invitations')
		.innerJoin('academies', 'academies.id', 'invitations.academyId')
		.select(['academies.name as academy', 'invitations.role', 'invitations.sentAtMs'])
		.where('invitations.email', '=', email ?? noAddress)
		.orderBy('invitations.sentAtMs')
		.execute();
	const passkeys = await database
		.selectFrom('passkeys')
		.select(['id', 'browser', 'system', 'createdAtMs', 'lastUsedAtMs'])
		.where('accountId', '=', id)
		.orderBy('createdAtMs')
		.execute();
	const identities = await database
		.selectFrom('identities')
		.select(['issuer', 'subject', 'factors', 'createdAtMs', 'lastUsedAtMs'])
		.where('accountId', '=', id)
		.orderBy('createdAtMs')
		.execute();
	const guardian = await database
		.selectFrom('guardians')
		.select(['email', 'askedAtMs', 'consentedAtMs'])
		.where('accountId', '=', id)
		.executeTakeFirst();
	const card = await database
		.selectFrom('learnerCards')
		.innerJoin('accounts', 'accounts.id', 'learnerCards.accountId')
		.innerJoin('memberships', 'memberships.id', 'accounts.cardMembershipId')
		.innerJoin('academies', 'academies.id', 'memberships.academyId')
		.leftJoin('memberships as confirming', 'confirming.id', 'learnerCards.confirmedById')
		.select(['academies.name as academy', 'learnerCards.consentedAtMs'])
		.select('confirming.displayName as confirmedBy')
		.where('learnerCards.accountId', '=', id)
		.executeTakeFirst();
	const reminded = await database
		.selectFrom('reminders')
		.select(['days', 'time', 'timeZone', 'language', 'renewedAtMs', 'remindedOn'])
		.where('accountId', '=', id)
		.orderBy('renewedAtMs')
		.execute();
	return {
		sessions,
		signInLinks,
		invitations,
		passkeys,
		identities,
		waitlist: waitlist ?? null,
		guardian: guardian ?? null,
		card: card ?? null,
		reminders: reminded.map(({ days, time, ...rest }) => ({ ...planOf({ days, time }), ...rest })),
		...(await academyTraces(database, id)),
	};
}

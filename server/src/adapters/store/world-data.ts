import { randomUUID } from 'node:crypto';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { LtiPlatform, LtiRole } from '#server/ports/lti.ts';
import type { Store } from '#server/ports/store.ts';
import { type AcademyOfTest, anAcademy } from './academy-data.ts';
import { nowMs, signIn } from './contract-data.ts';

/** An academy whose owner nobody else is, and the owner's permission for a deed. */
export async function someone(store: Store) {
	const { id: ownerId } = await signIn(store, `${randomUUID()}@example.org`);
	const world = await anAcademy(store, { ownerId });
	return { ...world, owner: (deed: Parameters<typeof permissionFor>[0]) => permissionFor(deed, ownerId) };
}

export const someMost = { classes: 20, members: 20 };

/** A learning platform that sends people to an academy of a test. */
export async function aPlatform(
	store: Store,
	{ academyId, ownerId, marker }: AcademyOfTest,
): Promise<LtiPlatform> {
	const platform: LtiPlatform = {
		...{ id: `platform ${marker} ${randomUUID()}`, academyId, name: `Moodle ${marker}` },
		...{ issuer: 'https://moodle.example.org', clientId: 'client', deploymentId: null },
		...{ authAddress: 'https://m/a', tokenAddress: 'https://m/t', keysAddress: 'https://m/k' },
	};
	const permission = permissionFor('connectPlatforms', ownerId);
	await store.lti.savePlatform(permission, { ...platform, createdAtMs: nowMs }, 5);
	return platform;
}

type Arriving = { subject: string; role?: LtiRole; course?: string };

/** Somebody whom a platform sends. */
export async function anArrival(
	store: Store,
	platformId: string,
	{ subject, role = 'learner', course = 'course' }: Arriving,
	most = someMost,
) {
	const arrival = await store.lti.arrive(
		{
			...{ platformId, deploymentId: 'deployment', membersAddress: 'https://m/members' },
			...{ context: { id: course, title: `Class of ${course}` }, person: { subject, role, name: subject } },
			...{ language: 'es', nowMs },
		},
		{
			...{ classId: randomUUID(), joinCode: randomUUID().slice(0, 8) },
			...{ accountId: randomUUID(), membershipId: randomUUID() },
		},
		most,
	);
	return arrival;
}

/** What an owner leaves behind in the tables of everything around an academy. */
export async function leaveWorldTraces(
	store: Store,
	world: AcademyOfTest,
	{ assignmentId, reviewedId }: { assignmentId: string; reviewedId: string },
): Promise<void> {
	const { academyId, ownerId, marker, classId } = world;
	const platform = await aPlatform(store, world);
	const { id: platformId } = platform;
	const linkId = `link of ${marker}`;
	await store.lti.linkAssignment(
		{ platformId, id: linkId, lineItem: 'https://m/column', lineItems: null },
		{ id: assignmentId, classId, added: null },
	);
	await store.lti.addRegistration(permissionFor('connectPlatforms', ownerId), {
		...{ tokenHash: `registration of ${marker}`, academyId, expiresAtMs: nowMs + 400 * 86_400_000 },
	});
	const arrival = await anArrival(store, platformId, { subject: `subject of ${marker}` });
	if (typeof arrival === 'string') throw new Error(arrival);
	await store.lti.noteMark(
		{ platform, linkId, membershipId: arrival.membershipId, mark: 3 },
		{ nextTryAtMs: nowMs, failure: `failure of ${marker}` },
	);
	const managing = permissionFor('managePrograms', ownerId);
	await store.programs.addToken(
		managing,
		{
			...{ id: `token ${marker}`, academyId, name: marker, scope: 'read', tokenHash: `hash of ${marker}` },
			...{ createdAtMs: nowMs, expiresAtMs: nowMs + 400 * 86_400_000 },
		},
		5,
	);
	const webhook = { id: `webhook ${marker}`, academyId, address: `https://w/${marker}`, createdAtMs: nowMs };
	await store.webhooks.save(managing, { ...webhook, events: ['answer.released'] }, 'whsec_', 5);
	const again = { id: `again of ${marker}`, handInId: reviewedId, mark: 4, note: '' };
	await store.homework.review(permissionFor('review', ownerId), [again], nowMs);
	const round = { nowMs, atMost: 50 };
	await store.webhooks.queueHappenings(round, () => `delivery ${marker} ${randomUUID()}`, 5);
	await store.rosters.apply(
		permissionFor('importRoster', ownerId),
		academyId,
		{
			newClasses: [
				{
					sourcedId: `class ${marker}`,
					classId: randomUUID(),
					name: marker,
					joinCode: randomUUID().slice(0, 8),
				},
			],
			changedClasses: [],
			newPeople: [
				{
					...{ sourcedId: `person ${marker}`, membershipId: randomUUID(), accountId: randomUUID() },
					...{ displayName: marker, role: 'learner', nameKey: marker, pinHash: '' },
				},
			],
			...{ renamed: [], places: [] },
		},
		{ nowMs, maxClasses: 20, maxMembers: 20 },
	);
}

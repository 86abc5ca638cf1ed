import { nameKeyOf } from '@henry/contract/cards.ts';
import { maxClassesPerAcademy, maxMembersPerClass } from '@henry/contract/limits.ts';
import type { RosterOutcome } from '@henry/contract/rosters.ts';
import { maxRosterLearners, shownRosterProblems } from '@henry/contract/world-limits.ts';
import type { MailPlace } from '#server/domain/mail/mail-place.ts';
import type { RosterFiles } from '#server/ports/roster-reader.ts';
import type { KnownRoster, NewRosterPerson, RosterChanges } from '#server/ports/roster-store.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { full, noRoom, notThere } from './academy-refusals.ts';
import { type InvitationServices, mailedInvitations } from './invite-by-mail.ts';
import { newJoinCode } from './join-code.ts';
import { permissionFor } from './policy.ts';
import { type Roster, readRosterRows } from './roster-rows.ts';

type RosterServices = InvitationServices & { store: Pick<Store, 'rosters'> };
type Card = RosterOutcome['cards'][number];
type Plan = {
	changes: RosterChanges;
	outcome: RosterOutcome;
	newLearners: NewLearner[];
	/** Teachers' addresses, by the ids of the school's own system. */
	addressOf: ReadonlyMap<string, string>;
};
/** A learner whose words are still to be made, and the class on whose sheet the card stands. */
type NewLearner = Extract<NewRosterPerson, { role: 'learner' }> & { className: string; joinCode: string };

/** Words take work to hash, which Node does for so many at once. */
const pinsAtOnce = 4;

/** A name that no card of the class has yet: the second Pau Gil is Pau Gil 2. */
function nameWithin(taken: Set<string>, name: string): string {
	let unique = name;
	for (let place = 2; taken.has(nameKeyOf(unique)); place++) unique = `${name} ${place}`;
	taken.add(nameKeyOf(unique));
	return unique;
}

/** What a roster changes in an academy. Nobody is erased: who or what has ended leaves classes, or is archived. */
function planOf(roster: Roster, known: KnownRoster, secrets: Secrets): Plan {
	const { classes, users, enrolments, problems } = roster;
	const changes: RosterChanges = {
		newClasses: [],
		changedClasses: [],
		newPeople: [],
		renamed: [],
		places: [],
	};
	const none = () => ({ added: 0, changed: 0, ended: 0 });
	const counts = { classes: none(), learners: none(), teachers: none(), places: { added: 0, ended: 0 } };
	const classOf = new Map<string, { classId: string; name: string; joinCode: string }>();
	const personOf = new Map<string, string>();
	const newLearners: NewLearner[] = [];
	const names = new Set([...known.people.values()].map(({ displayName }) => nameKeyOf(displayName)));

	for (const [sourcedId, { name, isEnded }] of classes) {
		const there = known.classes.get(sourcedId);
		if (there) {
			classOf.set(sourcedId, there);
			if (there.name === name && there.isArchived === isEnded) continue;
			changes.changedClasses.push({ classId: there.classId, name, isArchived: isEnded });
			counts.classes[isEnded ? 'ended' : 'changed'] += 1;
		} else if (!isEnded) {
			const added = { sourcedId, classId: secrets.newId(), name, joinCode: newJoinCode(secrets) };
			changes.newClasses.push(added);
			classOf.set(sourcedId, added);
			counts.classes.added += 1;
		}
	}

	/** The member whom an enrolment means, added where the roster names them for the first time. */
	function memberOf({ userId, role, classId }: Roster['enrolments'][number]): string | undefined {
		const user = users.get(userId);
		const place = classOf.get(classId);
		const met = personOf.get(userId) ?? known.people.get(userId)?.membershipId;
		if (met || !user || !place) return met;
		const ids = { sourcedId: userId, membershipId: secrets.newId() };
		if (role === 'teacher') {
			changes.newPeople.push({ ...ids, role, displayName: user.name, email: user.email ?? '' });
			counts.teachers.added += 1;
		} else {
			const displayName = nameWithin(names, user.name);
			const card = { accountId: secrets.newId(), nameKey: nameKeyOf(displayName), pinHash: '' };
			const learner = { ...ids, role, displayName, ...card };
			newLearners.push({ ...learner, className: place.name, joinCode: place.joinCode });
			counts.learners.added += 1;
		}
		personOf.set(userId, ids.membershipId);
		return ids.membershipId;
	}

	const wanted = new Map<string, { classId: string; membershipId: string; isIn: boolean }>();
	for (const enrolment of enrolments) {
		const place = classOf.get(enrolment.classId);
		const user = users.get(enrolment.userId);
		const isIn = !enrolment.isEnded && !user?.isEnded && !classes.get(enrolment.classId)?.isEnded;
		const membershipId = isIn
			? memberOf(enrolment)
			: (personOf.get(enrolment.userId) ?? known.people.get(enrolment.userId)?.membershipId);
		if (!place || !membershipId) continue;
		const key = `${place.classId} ${membershipId}`;
		// One that goes on counts, whatever other enrolment of the same class has ended.
		wanted.set(key, { classId: place.classId, membershipId, isIn: isIn || (wanted.get(key)?.isIn ?? false) });
	}
	for (const [key, place] of wanted) {
		if (place.isIn === known.places.has(key)) continue;
		// A class that has ended keeps its people, to be read.
		const isOver = changes.changedClasses.some(
			({ classId, isArchived }) => isArchived && classId === place.classId,
		);
		if (!place.isIn && isOver) continue;
		changes.places.push(place);
		counts.places[place.isIn ? 'added' : 'ended'] += 1;
	}
	for (const [sourcedId, { name, isEnded }] of users) {
		const there = known.people.get(sourcedId);
		if (!there) continue;
		const kind = there.role === 'learner' ? counts.learners : counts.teachers;
		if (isEnded) kind.ended += 1;
		// A number that was put behind a name stays.
		else if (there.displayName !== name && !/^ \d+$/.test(there.displayName.slice(name.length))) {
			changes.renamed.push({ membershipId: there.membershipId, displayName: name, nameKey: nameKeyOf(name) });
			kind.changed += 1;
		}
	}
	// Who has left the school is not invited, nor who teaches nothing more of it.
	const addressOf = new Map<string, string>();
	for (const { role, userId, isEnded } of enrolments) {
		const user = users.get(userId);
		if (role === 'teacher' && !isEnded && user?.email && !user.isEnded) addressOf.set(userId, user.email);
	}
	const newTeachers = changes.newPeople.filter(({ role }) => role === 'teacher').length;
	const waiting = known.uninvited.filter(({ sourcedId }) => addressOf.has(sourcedId)).length;
	const isTooMany = newLearners.length > maxRosterLearners;
	if (isTooMany)
		problems.push({ file: 'users', line: null, what: 'tooMany', value: String(newLearners.length) });
	const shown = problems.slice(0, shownRosterProblems);
	return {
		changes,
		newLearners,
		addressOf,
		outcome: {
			...counts,
			invitations: { count: newTeachers + waiting, unsent: [] },
			...{ problems: shown, problemCount: problems.length, cards: [] },
		},
	};
}

/**
 * A school's own list of classes and people (OneRoster 1.2), looked at first and then imported. Importing the same again
 * changes nothing. Throws `not-found` where the caller may not, `resource-exhausted` where there is no room.
 */
export function rosterDeeds(services: RosterServices) {
	const { store, secrets, clock } = services;
	const { inviteTeachers } = mailedInvitations(services);

	async function knownTo(accountId: string, academyId: string): Promise<KnownRoster> {
		const known = await store.rosters.known(
			permissionFor('importRoster', accountId),
			academyId,
			clock.nowMs(),
		);
		if (!known) throw notThere();
		return known;
	}
	async function plan(accountId: string, academyId: string, files: RosterFiles): Promise<Plan> {
		return planOf(readRosterRows(files), await knownTo(accountId, academyId), secrets);
	}
	return {
		/** Throws `not-found` where the caller may not import, before anything of the files is read. */
		async mayImport(accountId: string, academyId: string): Promise<void> {
			await knownTo(accountId, academyId);
		},
		async preview(accountId: string, academyId: string, files: RosterFiles): Promise<RosterOutcome> {
			return (await plan(accountId, academyId, files)).outcome;
		},
		/**
		 * Rows with problems are left out; `accountId` confirms that the learners' guardians agreed. Teachers are invited by
		 * mails with links to `place`; once one of these fails, which `onFailure` is told, the others wait for the next import.
		 */
		async importAll(
			{ accountId, place }: { accountId: string; place: MailPlace },
			academyId: string,
			files: RosterFiles,
			onFailure: (error: Error) => void,
		): Promise<RosterOutcome> {
			const { changes, newLearners, addressOf, outcome } = await plan(accountId, academyId, files);
			if (newLearners.length > maxRosterLearners) {
				throw full();
			}
			const cards: Card[] = [];
			const people: NewRosterPerson[] = [...changes.newPeople];
			for (let first = 0; first < newLearners.length; first += pinsAtOnce) {
				const some = newLearners.slice(first, first + pinsAtOnce);
				const made = await Promise.all(
					some.map(async ({ className, joinCode, ...learner }) => {
						const pin = secrets.newCardWords();
						return {
							card: { className, joinCode, displayName: learner.displayName, pin },
							person: { ...learner, pinHash: await secrets.hashPin(pin) },
						};
					}),
				);
				for (const { card, person } of made) {
					cards.push(card);
					people.push(person);
				}
			}
			const applied = await store.rosters.apply(
				permissionFor('importRoster', accountId),
				academyId,
				{ ...changes, newPeople: people },
				{ nowMs: clock.nowMs(), maxClasses: maxClassesPerAcademy, maxMembers: maxMembersPerClass },
			);
			if (applied === 'notFound') throw notThere();
			if (applied !== 'applied') throw noRoom(applied);
			const { uninvited } = await knownTo(accountId, academyId);
			const teachers = uninvited.flatMap(({ sourcedId, membershipId }) => {
				const email = addressOf.get(sourcedId);
				return email === undefined ? [] : { membershipId, email };
			});
			const unsent = await inviteTeachers({ accountId, place }, academyId, teachers, onFailure);
			return { ...outcome, cards, invitations: { count: teachers.length - unsent.length, unsent } };
		},
	};
}

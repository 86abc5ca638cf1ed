import { type Role, roles, staffRoles } from '@henry/contract/academies.ts';
import type { InvitedRole, InvitePermissions } from '#server/ports/academy-store.ts';
import type { Permission } from '#server/ports/permission.ts';

/**
 * Which roles may do a thing: in every class of their academy, in classes where they have a place, for their ward, where
 * they are named to be told of danger, on days of mock exams whose examiners they are named, and also to those who are
 * named to be told of danger.
 */
type Reach = Partial<Omit<Record<keyof Permission, readonly Role[]>, 'accountId'>>;

const managers = ['owner', 'coordinator'] as const;
const byTeachers: Reach = { everywhere: managers, inOwnClasses: ['teacher'] };
const byStaff: Reach = { everywhere: managers, inOwnClasses: ['teacher', 'assistant'] };
const byLearners: Reach = { inOwnClasses: ['learner'] };

/**
 * Everything that can be done in an academy, and by whom. This is the only place that says so: every query of the store
 * takes the permission that is made here, and finds nothing beyond it.
 */
const policy = {
	/** Everybody sees the academy that they are in; its classes and people as far as they reach. */
	readOverview: byStaff,
	changeAcademy: { everywhere: managers },
	removeAcademy: { everywhere: ['owner'] },
	readHouse: { everywhere: managers },
	/** Whether the staff sign in by two factors. */
	askForTwoFactors: { everywhere: ['owner'] },
	handOverAcademy: { everywhere: ['owner'] },
	/** Pictures of homework; a logo is for everybody. */
	seePictures: { everywhere: roles },
	addClass: { everywhere: managers },
	changeClass: byTeachers,
	inviteCoordinator: { everywhere: ['owner'] },
	inviteTeacher: { everywhere: managers },
	inviteAssistant: byTeachers,
	inviteLearner: byTeachers,
	inviteGuardian: byTeachers,
	/** Also confirms for the academy that the learners' guardians have agreed. */
	importLearners: byTeachers,
	changePins: byTeachers,
	placeStaff: { everywhere: managers },
	placeLearner: byTeachers,
	moveLearner: byTeachers,
	giveExtraTime: byTeachers,
	/** Teachers get a class from whoever runs the academy. */
	handOverClass: { everywhere: managers },
	/** Whoever wants to leave may, whatever they are. Whoever is told of danger is removed by who has named them alone. */
	removeMember: { everywhere: managers, toLeads: ['owner'] },
	writeAssignment: byTeachers,
	/** Homework that the academy's teachers share. */
	useLibrary: { everywhere: [...managers, 'teacher'] },
	/** Anybody's; their own, whoever put it there. */
	clearLibrary: { everywhere: managers },
	readClass: byStaff,
	exportClass: byTeachers,
	readQueue: byStaff,
	review: byTeachers,
	hearRecording: byStaff,
	/** What teachers mark by and with. */
	readRubrics: byTeachers,
	writeRubric: byTeachers,
	usePhrases: byTeachers,
	saySpokenNote: byTeachers,
	/** Whoever hears it beside the learner and their guardians. */
	hearSpokenNote: { ...byStaff, ofWard: ['guardian'] },
	markAgain: byTeachers,
	readAgreement: { everywhere: managers },
	writeReport: byTeachers,
	readReport: { ...byLearners, ofWard: ['guardian'] },
	readHomework: { ...byLearners, ofWard: ['guardian'] },
	handIn: byLearners,
	/** Learning platforms (LTI); also confirms for the academy that the guardians of whom they send have agreed. */
	connectPlatforms: { everywhere: ['owner'] },
	fetchMembers: byTeachers,
	/** A school's own list of classes and people (OneRoster); confirms that guardians agreed, as `importLearners` does. */
	importRoster: { everywhere: managers },
	/** Tokens for programs of the academy's own, and the addresses that are told what happens in it. */
	managePrograms: { everywhere: ['owner'] },
	/** What such a program reads: a token acts for the owner who made it. */
	readProgram: { everywhere: ['owner'] },
	/** A day is made for whole classes: its teacher's own, or any of the academy. */
	makeMockDay: byTeachers,
	/** Examiners of a day see its candidates, and nothing else of their classes. */
	readMockDay: { ...byStaff, asExaminer: staffRoles },
	/** Sends what candidates said, and notes who is late or absent. */
	runMockRoom: { ...byStaff, asExaminer: staffRoles },
	markMock: { ...byTeachers, asExaminer: staffRoles },
	readMockTimes: { ...byLearners, ofWard: ['guardian'] },
	/** Who is told when a learner speaks of danger: everybody of the staff knows. */
	readLeads: { everywhere: staffRoles },
	nameLeads: { everywhere: ['owner'] },
	/** Nobody but who is named, not even the owner. */
	readDangerAlerts: { asLead: staffRoles },
	takeCareOfAlert: { asLead: staffRoles },
} as const satisfies Record<string, Reach>;

/** Something that can be done in an academy. */
export type Deed = keyof typeof policy;

/** What it takes to invite somebody to be this. */
export const inviteDeeds = {
	coordinator: 'inviteCoordinator',
	teacher: 'inviteTeacher',
	assistant: 'inviteAssistant',
	learner: 'inviteLearner',
	guardian: 'inviteGuardian',
} as const satisfies Record<InvitedRole, Deed>;

/** To whom a deed is done: who is put into classes, and to whom an academy or a class is handed over. */
export const rolesFor = {
	placeStaff: ['teacher', 'assistant'],
	placeLearner: ['learner'],
	handOverAcademy: ['coordinator', 'teacher'],
	handOverClass: ['teacher'],
} as const satisfies Partial<Record<Deed, readonly Role[]>>;

/** What an account may do a deed on, as every query takes it. */
export function permissionFor(deed: Deed, accountId: string): Permission {
	const {
		everywhere = [],
		inOwnClasses = [],
		ofWard = [],
		asLead = [],
		asExaminer = [],
		toLeads = [],
	}: Reach = policy[deed];
	return { accountId, everywhere, inOwnClasses, ofWard, asLead, asExaminer, toLeads };
}

/** What an account may see, send again and withdraw of invitations by mail: those that it could have sent. */
export function invitePermissions(accountId: string): InvitePermissions {
	const as = (role: InvitedRole) => permissionFor(inviteDeeds[role], accountId);
	return {
		coordinator: as('coordinator'),
		teacher: as('teacher'),
		assistant: as('assistant'),
		learner: as('learner'),
		guardian: as('guardian'),
	};
}

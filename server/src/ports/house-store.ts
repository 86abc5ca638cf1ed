import type { Role } from '@henry/contract/academies.ts';
import type { AcademyDoor } from '@henry/contract/academy-door.ts';
import type { AcademyHouse } from '@henry/contract/academy-house.ts';
import type { ExtraTimePercent } from '@henry/contract/exam-report.ts';
import type { Permission } from './permission.ts';

/** A picture as it is kept and served. `type` is its media type. */
export type StoredImage = { type: string; bytes: Uint8Array };
export type NewImage = StoredImage & { id: string; createdAtMs: number };

/** How an academy looks in mails, and whose name they come from. */
export type MailLook = AcademyDoor & { senderName: string | null };

/** An academy as the server’s operator sees it: no people, no work. */
export type ListedAcademy = {
	id: string;
	name: string;
	addressName: string | null;
	hostName: string | null;
	hostConfirmedAtMs: number | null;
	learners: number;
	places: number | null;
	placesUntilMs: number | null;
	readOnlyFromMs: number | null;
};

/** How many learners fit, until when (null: without end), and from when on nothing can be added. */
export type PlacesBought = { places: number | null; untilMs: number | null; readOnlyFromMs: number | null };

/** The look, address and places of academies. Where a permission does not reach, nothing is found and nothing changes. */
export type HouseStore = {
	house(permission: Permission, academyId: string, nowMs: number): Promise<AcademyHouse | undefined>;
	/** Changes sender, address and host; a host that is another one is no longer confirmed. */
	change(
		permission: Permission,
		house: {
			academyId: string;
			senderName: string | null;
			addressName: string | null;
			hostName: string | null;
		},
	): Promise<'changed' | 'addressTaken' | 'hostTaken' | 'notFound'>;
	/** Puts a logo in place of the one before, or takes it away. */
	setLogo(permission: Permission, academyId: string, logo: NewImage | null): Promise<boolean>;
	/** Adds a picture for homework of a class; `full` beyond `maxImages` of the academy. */
	addTaskPicture(
		permission: Permission,
		classId: string,
		picture: NewImage,
		maxImages: number,
	): Promise<'added' | 'full' | 'readOnly' | 'notFound'>;
	/** A logo, which anybody may see. */
	logo(id: string): Promise<StoredImage | undefined>;
	/** A picture of an academy in reach. */
	picture(permission: Permission, id: string): Promise<StoredImage | undefined>;
	/** The academy of an address. */
	door(addressName: string): Promise<AcademyDoor | undefined>;
	/** Every host that is confirmed, with its academy and that one's look. */
	hosts(): Promise<{ name: string; academyId: string; look: MailLook }[]>;
	/** Whether somebody has a place in an academy. */
	isMember(academyId: string, who: { email: string } | { accountId: string }): Promise<boolean>;
	/** Has the staff of an academy sign in by two factors, or no longer. */
	askForTwoFactors(permission: Permission, academyId: string, isAsked: boolean): Promise<boolean>;
	/**
	 * For each place that an account has in one of these roles, whether the academy asks them for two factors;
	 * `elsewhere`: but in this academy.
	 */
	twoFactorsOfStaff(accountId: string, staffRoles: readonly Role[], elsewhere?: string): Promise<boolean[]>;
	/** The look of an academy in a mail. */
	mailLook(academyId: string): Promise<MailLook | undefined>;
	/** The look of the academy that an address belongs to, where it is one alone. */
	lookOf(email: string): Promise<MailLook | undefined>;

	/** Moves a learner between two classes in reach of one academy, with what they handed in or without. */
	moveLearner(
		permission: Permission,
		move: { membershipId: string; fromClassId: string; toClassId: string; withWork: boolean; atMs: number },
		maxMembers: number,
	): Promise<'moved' | 'full' | 'notFound'>;
	/** Gives the place of those of a class who have one of these roles to another of the academy who has one. */
	handOverClass(
		permission: Permission,
		change: { classId: string; toMembershipId: string; roles: readonly Role[] },
	): Promise<boolean>;
	/**
	 * Makes somebody of these roles the owner, and the caller a coordinator. Invitations of the caller's go, as the new owner
	 * cannot see all of them.
	 */
	handOverAcademy(
		permission: Permission,
		change: { academyId: string; toMembershipId: string; roles: readonly Role[] },
		maxOwned: number,
	): Promise<'handedOver' | 'cannotOwn' | 'notFound'>;
	/** Gives a learner of a class in reach more time for homework. */
	giveExtraTime(
		permission: Permission,
		change: { academyId: string; membershipId: string; percent: ExtraTimePercent },
	): Promise<boolean>;

	/** For the server’s operator: every academy. */
	list(): Promise<ListedAcademy[]>;
	/** Confirms that an academy may have a host, or takes that back (null); answers whether one asks for it. */
	confirmHost(hostName: string, confirmedAtMs: number | null): Promise<boolean>;
	/** Sets the places of the academy with an id or address; answers whether there is one. */
	setPlaces(academy: string, bought: PlacesBought): Promise<boolean>;
};

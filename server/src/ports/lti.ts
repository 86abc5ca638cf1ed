/** A learning platform as this server knows it. `deploymentId` is null until the first launch says it. */
export type LtiPlatform = {
	id: string;
	academyId: string;
	name: string;
	issuer: string;
	clientId: string;
	deploymentId: string | null;
	authAddress: string;
	tokenAddress: string;
	keysAddress: string;
};

/** A key of this server's that platforms know it by; `privateKey` is a JSON Web Key as JSON. */
export type LtiKey = { id: string; privateKey: string; createdAtMs: number };

/** What somebody is in a course of a platform, as this server takes it. */
export type LtiRole = 'teacher' | 'assistant' | 'learner';

/** A message by which a platform sends somebody here, after everything about it was checked. */
export type LtiLaunch = {
	subject: string;
	deploymentId: string;
	name: string | null;
	/** Null where they are nothing in the course that this server knows. */
	role: LtiRole | null;
	/** The language of the platform's page, as it names it. */
	locale: string | null;
	context: { id: string; title: string | null };
	/** Where the members of the course are asked for. */
	membersAddress: string | null;
	/** What they came by: a link of the course, or the wish to choose one (Deep Linking). */
	wish:
		| {
				kind: 'link';
				id: string;
				title: string | null;
				/** What a deep link of ours carries. */
				assignmentId: string | null;
				activity: string | null;
				/** Where marks of this link go, or where a column for them can be made. */
				lineItem: string | null;
				lineItems: string | null;
		  }
		| { kind: 'pick'; returnAddress: string; data: string | null };
};

/** Something that a teacher can put into a course: an assignment that is there, or an activity that makes one. */
export type LtiPick = {
	title: string;
	assignmentId: string | null;
	activity: string | null;
	highest: number;
};

export type LtiMember = { subject: string; name: string | null; role: LtiRole | null; isActive: boolean };

/** A mark for a platform; without one, the platform forgets what it had. */
type LtiScore = { subject: string; mark: number | null; highest: number; atMs: number };

/** A platform's own words about itself, and what it has registered this server as. */
type LtiRegistration = Omit<LtiPlatform, 'id' | 'academyId'>;

/**
 * LTI 1.3 with its Advantage services, as a tool. Calls to platforms throw `unavailable` where these do not answer or refuse,
 * and `invalid-input` for addresses that may not be called.
 */
export type Lti = {
	newKey(id: string, createdAtMs: number): Promise<LtiKey>;
	/** The public halves, as a JSON Web Key Set. */
	publicKeys(keys: readonly LtiKey[]): { keys: Record<string, unknown>[] };
	/** Where the browser is sent, so that the platform says who it is. */
	loginAddress(
		platform: LtiPlatform,
		login: {
			launchAddress: string;
			state: string;
			nonce: string;
			loginHint: string;
			messageHint: string | null;
		},
	): string;
	/** Reads and checks a launch; `notTaken` where it is not this platform's, not for this server, or not now. */
	readLaunch(
		platform: LtiPlatform,
		idToken: string,
		expected: { nonce: string; nowMs: number },
	): Promise<LtiLaunch | 'notTaken'>;
	/** A signed answer to a wish to pick, with one thing picked. */
	signPick(
		platform: LtiPlatform,
		key: LtiKey,
		pick: LtiPick,
		wish: { deploymentId: string; data: string | null; launchAddress: string; nowMs: number; nonce: string },
	): Promise<string>;
	/** Everybody in a course, `atMost` of them. */
	members(platform: LtiPlatform, key: LtiKey, address: string, atMost: number): Promise<LtiMember[]>;
	/** Makes a column for the marks of an assignment; answers its address. */
	addLineItem(
		platform: LtiPlatform,
		key: LtiKey,
		lineItems: string,
		item: { title: string; highest: number; assignmentId: string; linkId: string },
	): Promise<string>;
	sendScore(platform: LtiPlatform, key: LtiKey, lineItem: string, score: LtiScore): Promise<void>;
	/** Registers this server at a platform that asks for it (LTI Dynamic Registration). */
	register(
		wanted: { configurationAddress: string; registrationToken: string | null },
		ours: { name: string; home: string; loginAddress: string; launchAddress: string; keysAddress: string },
	): Promise<LtiRegistration>;
};

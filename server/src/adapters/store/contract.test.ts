import { expect, test } from 'vitest';
import type { Account, Store } from '#server/ports/store.ts';
import { storeCases, type TestDatabase } from './contract.ts';
import { aResult, aSession, aSubscriber } from './contract-data.ts';

const account: Account = {
	id: 'one',
	email: 'everybody@example.org',
	displayName: null,
	createdAtMs: 0,
	keepRecordingsDays: 1,
	language: 'en',
	lastUsedAtMs: 0,
	consent: 'given',
};
const session = { ...aSession(), accountId: 'one' };
const subscriber = { ...aSubscriber({ id: 'one', email: 'everybody@example.org' }), confirmedAtMs: 0 };

/** A store that is wrong on purpose, in everything that the contract asks for. */
const wrongStore: Store = {
	name: 'sqlite',
	hasReachableFiles: () => false,
	accounts: {
		addSignInLink: async () => false,
		removeSignInLink: async () => {},
		finishSignIn: async () => ({ account, guardianEmail: null }),
		askGuardian: async () => false,
		findWard: async () => account,
		giveConsent: async () => {},
		toWarn: async () => [account],
		noteWarned: async () => {},
		toErase: async () => [account],
		withIds: async () => [account],
		findSession: async () => ({ session, account }),
		replaceSession: async () => {},
		removeSession: async () => {},
		devices: async () => [],
		removeFamily: async () => {},
		keepRecordings: async () => {},
		traces: async () => ({
			sessions: [session],
			signInLinks: [],
			passkeys: [],
			identities: [],
			waitlist: null,
			guardian: null,
			card: null,
			reminders: [],
			memberships: [],
			handIns: [],
		}),
		erase: async () => {},
	},
	passkeys: {
		useOnce: async () => false,
		add: async () => false,
		find: async () => undefined,
		list: async () => [],
		remove: async () => {},
		signIn: async () => account,
	},
	identities: { signIn: async () => ({ account, guardianEmail: null }) },
	learnerState: { load: async () => ({ memory: null, path: null, begunChecks: null }), save: async () => {} },
	practice: {
		load: async () => ({ results: [aResult()], cards: [], recordings: [] }),
		save: async () => {},
		forget: async () => {},
		addRecording: async () => true,
		recording: async () => new Uint8Array(1),
		hasPractised: async () => false,
	},
	subscribers: {
		subscribe: async () => 'added',
		confirm: async () => subscriber,
		leave: async () => true,
		list: async () => [subscriber],
		dueForForwarding: async () => [subscriber],
		recordForwarding: async () => {},
		failedForwardings: async () => 1,
	},
	academies: {
		start: async () => true,
		mine: async () => [],
		classOf: async () => 'class',
		overview: async () => undefined,
		change: async () => true,
		remove: async () => 'notFound',
		addExample: async () => {},
		removeExamples: async () => 7,
		addClass: async () => 'added',
		changeClass: async () => true,
		invite: async () => true,
		ticketMeaning: async () => undefined,
		join: async () => 'full',
		placeMember: async () => true,
		removeMember: async () => 'removed',
	},
	cards: {
		add: async () => 'added',
		changePins: async () => undefined,
		find: async () => [],
		signIn: async () => account,
		accountOf: async () => account,
	},
	homework: {
		saveAssignment: async () => 'saved',
		removeAssignment: async () => true,
		homework: async () => [],
		openAssignment: async () => undefined,
		handIn: async () => 'added',
		addRecording: async () => true,
		withdrawRecording: async () => true,
		recording: async () => new Uint8Array(1),
		askForAnotherLook: async () => true,
		queue: async () => ({ entries: [], total: 3 }),
		tasksOf: async () => new Map(),
		review: async () => true,
		undoReview: async () => true,
		classWork: async () => undefined,
		classAnswers: async () => ({ name: 'C', names: [], answers: [] }),
	},
	reminders: {
		pushKey: async (proposed) => proposed,
		save: async () => true,
		renew: async () => true,
		remove: async () => {},
		due: async () => [],
		claim: async () => true,
	},
	start: async () => {},
	removeExpired: async () => {},
	reseal: async () => 7,
	check: async () => {},
	close: async () => {},
};

const createDatabase = async (): Promise<TestDatabase> => ({
	place: '',
	store: wrongStore,
	otherStore: wrongStore,
	query: async () => [account],
	tableNames: async () => ['accounts', 'sessions'],
	remove: async () => {},
});

test.each(storeCases)('a store that is wrong on purpose fails the case $name', async ({ run }) => {
	await expect(run(createDatabase)).rejects.toThrow();
});

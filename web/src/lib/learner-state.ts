import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { type LearnerState, learnerStateSchema } from '@henry/contract/learner-state.ts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callFunction, getJson } from './api-client.ts';
import type { BrowserStore } from './browser-store.ts';
import { orCopyHere } from './copy-here.ts';
import { isKeptInAccount, refreshNow, sessionNow, useSession } from './session.ts';

/** Something that is kept of a learner, as a component sees and changes it. */
type KnownState<Value> = {
	/** Undefined where it is not known yet; what was known once stays so until something newer is. */
	value: Value | undefined;
	isAwaited: boolean;
	/** Why it is not known. */
	error: Error | null;
	retry: () => void;
	/** Shows what becomes of it at once, and keeps it. Rejects with an `ApiError`; then it is as before. */
	change: (changed: (before: Value) => Value) => Promise<void>;
};

/** Key of what accounts keep of learners in the query cache, followed by whose it is. */
export const learnerStateKey = ['learnerState'];

export const loadLearnerState = () => getJson(apiPaths.learnerState, learnerStateSchema);

/** What is named takes the place of what the account kept. */
export async function saveLearnerState(changes: Partial<LearnerState>): Promise<void> {
	await callFunction(apiPaths.saveLearnerState, changes, doneSchema);
}

const stateOfAccount = (uid: string) =>
	queryOptions({
		queryKey: [...learnerStateKey, uid],
		queryFn: () => orCopyHere('learner-state', learnerStateSchema, loadLearnerState),
		staleTime: 0,
	});

/** Changes what an account keeps, which other devices may have changed meanwhile. */
async function changeInAccount<Name extends keyof LearnerState>(
	queryClient: QueryClient,
	uid: string,
	name: Name,
	changed: (before: LearnerState[Name]) => LearnerState[Name],
): Promise<void> {
	const { queryKey } = stateOfAccount(uid);
	await queryClient.cancelQueries({ queryKey });
	let before = queryClient.getQueryData(queryKey);
	const show = (state: LearnerState, value: LearnerState[Name]) =>
		queryClient.setQueryData(queryKey, { ...state, [name]: value });
	if (before) show(before, changed(before[name]));
	try {
		before = await loadLearnerState();
		const value = changed(before[name]);
		show(before, value);
		if (value !== before[name]) await saveLearnerState({ [name]: value });
	} catch (error) {
		queryClient.setQueryData(queryKey, before);
		throw error;
	} finally {
		// The server keeps nothing that speaks of danger.
		void queryClient.invalidateQueries({ queryKey });
	}
}

let lastChange: Promise<void> = Promise.resolve();

/** Makes a change once the one before it has been kept, or could not be. */
function inTurn(change: () => Promise<void>): Promise<void> {
	lastChange = lastChange.catch(() => {}).then(change);
	return lastChange;
}

/** What is kept under a name of whoever uses this browser: in their account, or else in the browser's own store. */
export function useLearnerState<Name extends keyof LearnerState>(
	name: Name,
	browserStore: BrowserStore<LearnerState[Name]>,
): KnownState<LearnerState[Name]> {
	const session = useSession();
	const queryClient = useQueryClient();
	const inBrowser = browserStore.use();
	const isInAccount = isKeptInAccount(session);
	const query = useQuery({
		...stateOfAccount(isInAccount ? session.user.uid : 'nobody'),
		enabled: isInAccount,
	});
	const isSessionKnown = session.status !== 'unknown';
	const owner = isInAccount ? session.user.uid : 'browser';
	const known = isSessionKnown && !isInAccount ? inBrowser : query.data?.[name];
	const [last, setLast] = useState({ owner, known });
	if (known !== undefined && (known !== last.known || owner !== last.owner)) setLast({ owner, known });
	const isLastTheirs = !isSessionKnown || last.owner === owner;
	const value = known === undefined && isLastTheirs ? last.known : known;
	const error = isSessionKnown ? query.error : session.error;
	return {
		value,
		isAwaited: value === undefined && !error,
		error: value === undefined ? error : null,
		retry: () => void (isSessionKnown ? query.refetch() : refreshNow().catch(() => {})),
		async change(changed) {
			if (sessionNow().status === 'unknown') await refreshNow();
			const now = sessionNow();
			if (isKeptInAccount(now)) {
				return inTurn(() => changeInAccount(queryClient, now.user.uid, name, changed));
			}
			browserStore.keep(changed(browserStore.read()) ?? undefined);
		},
	};
}

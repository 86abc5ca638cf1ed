import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/lib/session.ts';
import { accountKeeper } from './account-keeper.ts';
import { browserKeeper } from './browser-keeper.ts';
import { loadPractice, practiceKey } from './practice-query.ts';

/** What whoever uses this browser has practised. It is not asked for while it is not known who that is. */
export function usePractice() {
	const session = useSession();
	const isSignedIn = session.status === 'signedIn';
	const keeper = isSignedIn ? accountKeeper : browserKeeper;
	return useQuery({
		queryKey: [...practiceKey, isSignedIn ? session.user.uid : 'browser'],
		queryFn: () => loadPractice(keeper),
		enabled: session.status !== 'unknown',
		staleTime: 0,
	});
}

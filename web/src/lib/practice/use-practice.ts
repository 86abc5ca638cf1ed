import { useQuery } from '@tanstack/react-query';
import { isKeptInAccount, useSession } from '#web/lib/session.ts';
import { accountKeeper } from './account-keeper.ts';
import { browserKeeper } from './browser-keeper.ts';
import { loadPractice, practiceKey } from './practice-query.ts';

/** What whoever uses this browser has practised. It is not asked for while it is not known who that is. */
export function usePractice() {
	const session = useSession();
	const isInAccount = isKeptInAccount(session);
	const keeper = isInAccount ? accountKeeper : browserKeeper;
	return useQuery({
		queryKey: [...practiceKey, isInAccount ? session.user.uid : 'browser'],
		queryFn: () => loadPractice(keeper),
		enabled: session.status !== 'unknown',
		staleTime: 0,
	});
}

import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { useReachable } from '#web/lib/connection.ts';
import { useIsAnythingUnsaved } from '#web/lib/unsaved.ts';
import { isNewVersionReady, watchNewVersion } from '#web/service-worker/register.ts';

type Notices = typeof import('./notices.tsx');

/** A notice, fetched when it is first needed; none where it cannot be, as without a connection on the very first visit. */
const notice = (name: keyof Notices) =>
	lazy(async (): Promise<{ default: ComponentType }> => {
		try {
			return { default: (await import('./notices.tsx'))[name] };
		} catch {
			return { default: () => null };
		}
	});
const OfflineNotice = notice('OfflineNotice');
const NewVersionNotice = notice('NewVersionNotice');

/** What concerns every page: the server cannot be reached, or there is a new version of the app. */
export function AppNotices() {
	const isReachable = useReachable();
	const isNewVersionThere = useSyncExternalStore(watchNewVersion, isNewVersionReady, () => false);
	const isAnythingUnsaved = useIsAnythingUnsaved();
	return (
		<div aria-live="polite" className="no-print">
			<Suspense fallback={null}>
				{!isReachable && <OfflineNotice />}
				{isNewVersionThere && !isAnythingUnsaved && <NewVersionNotice />}
			</Suspense>
		</div>
	);
}

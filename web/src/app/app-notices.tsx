import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { useReachable } from '#web/lib/connection.ts';
import { useEnginesAtWork } from '#web/lib/engines-at-work.ts';
import { useIsAnythingUnsaved } from '#web/lib/unsaved.ts';
import { loadAreas } from '#web/messages/i18n.ts';
import { isNewVersionReady, watchNewVersion } from '#web/service-worker/register.ts';

/** A notice, fetched when it is first needed; none where it cannot be, as without a connection on the very first visit. */
const notice = (load: () => Promise<ComponentType>) =>
	lazy(async (): Promise<{ default: ComponentType }> => ({ default: await load().catch(() => () => null) }));
const OfflineNotice = notice(async () => {
	const [notices] = await Promise.all([import('./notices.tsx'), loadAreas(['offline'])]);
	return notices.OfflineNotice;
});
const NewVersionNotice = notice(async () => (await import('./notices.tsx')).NewVersionNotice);
const ImprovementLine = notice(async () => {
	const [{ ImprovementLine: Line }, { withServerState }] = await Promise.all([
		import('./improvement-line.tsx'),
		import('./server-state.tsx'),
		loadAreas(['improvement']),
	]);
	return withServerState(Line);
});
/** What concerns every page: the server cannot be reached, there is a new version of the app, or Henry is getting better. */
export function AppNotices() {
	const isReachable = useReachable();
	const isNewVersionThere = useSyncExternalStore(watchNewVersion, isNewVersionReady, () => false);
	const isAnythingUnsaved = useIsAnythingUnsaved();
	const isImproving = useEnginesAtWork()?.improving === true;
	return (
		<div className="no-print">
			<div aria-live="polite">
				<Suspense fallback={null}>
					{!isReachable && <OfflineNotice />}
					{isNewVersionThere && !isAnythingUnsaved && <NewVersionNotice />}
				</Suspense>
			</div>
			<Suspense fallback={null}>{isReachable && isImproving && <ImprovementLine />}</Suspense>
		</div>
	);
}

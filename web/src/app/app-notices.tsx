import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { useReachable } from '#web/lib/connection.ts';
import { useEnginesAtWork } from '#web/lib/engines-at-work.ts';
import { keptHomework, onHomework } from '#web/lib/homework-now.ts';
import { useIsAnythingUnsaved } from '#web/lib/unsaved.ts';
import { useIsWalking } from '#web/lib/walking.ts';
import { loadAreas } from '#web/messages/i18n.ts';
import { isNewVersionReady, watchNewVersion } from '#web/service-worker/register.ts';

/** A notice, fetched when it is first needed; none where it cannot be, as without a connection on the very first visit. */
const notice = (load: () => Promise<ComponentType>) =>
	lazy(async (): Promise<{ default: ComponentType }> => ({ default: await load().catch(() => () => null) }));
const OfflineNotice = notice(async () => (await import('./notices.tsx')).OfflineNotice);
const NewVersionNotice = notice(async () => (await import('./notices.tsx')).NewVersionNotice);
const ImprovementLine = notice(async () => {
	const [{ ImprovementLine: Line }, { withServerState }] = await Promise.all([
		import('./improvement-line.tsx'),
		import('./server-state.tsx'),
		loadAreas(['improvement']),
	]);
	return withServerState(Line);
});
const HomeworkLine = notice(async () => {
	const [{ HomeworkLine: Line }] = await Promise.all([
		import('./homework-line.tsx'),
		loadAreas(['homework']),
	]);
	return Line;
});

const TodayStrip = notice(async () => {
	const [{ TodayStrip: Strip }] = await Promise.all([import('./today-strip.tsx'), loadAreas(['today'])]);
	return Strip;
});

/**
 * What concerns every page: the server cannot be reached, there is a new version of the app, Henry is getting
 * better, homework is being done, or the day's things are being gone through.
 */
export function AppNotices() {
	const isReachable = useReachable();
	const isNewVersionThere = useSyncExternalStore(watchNewVersion, isNewVersionReady, () => false);
	const isAnythingUnsaved = useIsAnythingUnsaved();
	const isHomework = useSyncExternalStore(onHomework, keptHomework, () => null) !== null;
	const isImproving = useEnginesAtWork()?.improving === true;
	const isWalking = useIsWalking();
	return (
		<div className="no-print">
			<div aria-live="polite">
				<Suspense fallback={null}>
					{!isReachable && <OfflineNotice />}
					{isNewVersionThere && !isAnythingUnsaved && <NewVersionNotice />}
				</Suspense>
			</div>
			<Suspense fallback={null}>
				{isReachable && isImproving && <ImprovementLine />}
				{isHomework && <HomeworkLine />}
				{isWalking && <TodayStrip />}
			</Suspense>
		</div>
	);
}

import { Suspense } from 'react';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';
import type { CheckStartProps } from './check-start.tsx';

const Loaded = lazyPart<CheckStartProps>(async () => (await import('./check-start.tsx')).CheckStart, []);

/** The start of the check, fetched when it is opened. */
export function LazyCheckStart(props: CheckStartProps) {
	return (
		<Suspense fallback={<LoadingNotice />}>
			<Loaded {...props} />
		</Suspense>
	);
}

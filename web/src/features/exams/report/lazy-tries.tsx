import { Suspense } from 'react';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { isReturning } from '#web/lib/returning.ts';
import type { TriesProps } from './tries.tsx';

type LazyTriesProps = Pick<TriesProps, 'setup'>;

const Loaded = lazyPart<LazyTriesProps>(async () => (await import('./tries.tsx')).Tries, ['examRun']);

/** How an exam went so far, fetched when its start is shown: nothing where it was never taken. */
export function LazyTries(props: LazyTriesProps) {
	if (!isReturning()) return null;
	return (
		<Suspense fallback={null}>
			<Loaded {...props} />
		</Suspense>
	);
}

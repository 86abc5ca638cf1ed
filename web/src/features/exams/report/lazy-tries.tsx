import { Suspense } from 'react';
import type { ExamSetup } from '#web/features/exams/run/exam-run.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { isReturning } from '#web/lib/returning.ts';

type LazyTriesProps = { setup: Pick<ExamSetup, 'exam' | 'parts' | 'mode'> };

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

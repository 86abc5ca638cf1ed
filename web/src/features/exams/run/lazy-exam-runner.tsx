import { Suspense } from 'react';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';
import type { ExamRunnerProps } from './exam-run.ts';

const Runner = lazyPart<ExamRunnerProps>(
	async () => (await import('./exam-runner.tsx')).ExamRunner,
	['examRun', 'together', 'recorder', 'transcript', 'practised', 'report'],
);

/** An exam under way, fetched when it begins: recorder and report are more than all the rest of the page. */
export function LazyExamRunner(props: ExamRunnerProps) {
	return (
		<Suspense fallback={<LoadingNotice />}>
			<Runner {...props} />
		</Suspense>
	);
}

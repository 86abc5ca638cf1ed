import { type ComponentProps, Suspense } from 'react';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';

type StartProps = ComponentProps<typeof import('./exam-start.tsx').ExamStart>;

const Start = lazyPart<StartProps>(async () => (await import('./exam-start.tsx')).ExamStart, ['exams']);

/** How an exam is begun: fetched when one is chosen, since the list, the placement and the check do without. */
export function LazyExamStart(props: StartProps) {
	return (
		<Suspense fallback={<LoadingNotice />}>
			<Start {...props} />
		</Suspense>
	);
}

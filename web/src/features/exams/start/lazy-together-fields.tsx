import { Suspense } from 'react';
import type { TogetherFieldsProps } from '#web/features/exams/run/company.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';

const Fields = lazyPart<TogetherFieldsProps>(
	async () => (await import('./together-fields.tsx')).TogetherFields,
	['together'],
);

/** Who takes the exam: fetched where it can be taken together. */
export function LazyTogetherFields(props: TogetherFieldsProps) {
	return (
		<Suspense fallback={null}>
			<Fields {...props} />
		</Suspense>
	);
}

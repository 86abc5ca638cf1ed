import type { MarkWrongRequest } from '@henry/contract/mark-wrong.ts';
import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/lib/lazy-part.ts';

export type MarkWrongProps = Pick<MarkWrongRequest, 'kind' | 'about'> & {
	/** What was said, and as what it was marked: sent only where the learner agrees. */
	words: { said: string; marked: string };
};

/** Fetched when somebody has something to say. */
const MarkWrongForm = lazyPart(
	async () => (await import('./mark-wrong-form.tsx')).MarkWrongForm,
	['markWrong'],
);

/** Lets a learner say that a mark is wrong. */
export function MarkWrong(props: MarkWrongProps) {
	const { t } = useTranslation();
	const [isOpen, setOpen] = useState(false);
	return (
		<div className="no-print space-y-3">
			<button
				type="button"
				aria-expanded={isOpen}
				onClick={() => setOpen(!isOpen)}
				className="inline-flex min-h-8 items-center gap-1.5 text-muted text-sm underline underline-offset-4 hover:text-ink"
			>
				<Flag aria-hidden="true" className="size-4" />
				{t('markWrong')}
			</button>
			{isOpen && (
				<Suspense>
					<MarkWrongForm {...props} />
				</Suspense>
			)}
		</div>
	);
}

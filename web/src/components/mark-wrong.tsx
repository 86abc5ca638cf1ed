import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkWrongProps } from './mark-wrong-form.tsx';

/** Fetched when somebody has something to say. */
const MarkWrongForm = lazy(async () => ({ default: (await import('./mark-wrong-form.tsx')).MarkWrongForm }));

/** Lets a learner say that a mark is wrong. */
export function MarkWrong(props: MarkWrongProps) {
	const { t } = useTranslation('report');
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
				{t('markWrong.open')}
			</button>
			{isOpen && (
				<Suspense>
					<MarkWrongForm {...props} />
				</Suspense>
			)}
		</div>
	);
}

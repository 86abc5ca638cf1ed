import type { SpeakleSentence } from '@henry/contract/content.ts';
import { ChevronDown } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';

/** Fetched when it is asked for, with what reads the practice that is kept. */
const PastDaysList = lazyPart(async () => (await import('./past-days-list.tsx')).PastDaysList, []);

type PastDaysProps = { sentences: SpeakleSentence[]; today: string };

/** The way to the sentences of the past days, to say them again. */
export function PastDays(props: PastDaysProps) {
	const { t } = useTranslation('speakle');
	const [isOpen, setOpen] = useState(false);
	const listId = useId();
	return (
		<section className="no-print mt-10 space-y-3 border-line border-t pt-6">
			<button
				type="button"
				aria-expanded={isOpen}
				aria-controls={listId}
				onClick={() => setOpen(!isOpen)}
				className="flex min-h-11 items-center gap-2 font-bold font-display text-xl"
			>
				{t('past.title')}
				<ChevronDown aria-hidden="true" className={`size-5 transition ${isOpen ? 'rotate-180' : ''}`} />
			</button>
			<div id={listId}>
				{isOpen && (
					<Suspense fallback={<LoadingNotice />}>
						<PastDaysList {...props} />
					</Suspense>
				)}
			</div>
		</section>
	);
}

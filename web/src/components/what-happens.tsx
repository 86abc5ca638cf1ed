import { Clock, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type WhatHappensProps = {
	/** How long it takes. */
	length: string;
	steps: readonly { icon: LucideIcon; title: string; note: string }[];
};

/** Before an activity: its three steps, and how long they take. */
export function WhatHappens({ length, steps }: WhatHappensProps) {
	const { t } = useTranslation();
	const headingId = useId();
	return (
		<section aria-labelledby={headingId} className="no-print border-line border-t pt-6">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<h2 id={headingId} className="font-bold text-xl">
					{t('whatHappens')}
				</h2>
				<p className="flex items-center gap-2 font-semibold text-accent-strong text-sm">
					<Clock aria-hidden="true" className="size-4" />
					{length}
				</p>
			</div>
			<ol className="mt-5 grid text-balance gap-5 sm:grid-cols-3 sm:gap-8">
				{steps.map(({ icon: Icon, title, note }) => (
					<li key={title} className="flex items-start gap-3">
						<span
							aria-hidden="true"
							className="grid size-11 shrink-0 place-items-center rounded-full bg-clay-soft text-ink"
						>
							<Icon className="size-5" />
						</span>
						<span>
							<span className="block font-semibold leading-snug">{title}</span>
							<span className="block text-muted text-sm">{note}</span>
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}

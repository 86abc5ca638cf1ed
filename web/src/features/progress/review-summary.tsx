import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/button.tsx';
import { paths } from '#web/lib/paths.ts';

type ReviewSummaryProps = { total: number; right: number; children: ReactNode };

/** How a review went. */
export function ReviewSummary({ total, right, children }: ReviewSummaryProps) {
	const { t } = useTranslation('progress');
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="space-y-4 rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
			<h2
				ref={heading}
				tabIndex={-1}
				className="flex items-center gap-3 font-bold text-2xl text-good outline-none"
			>
				<CircleCheck aria-hidden="true" className="size-7" />
				{t(total > 0 ? 'summary.title' : 'summary.noneTitle')}
			</h2>
			{total > 0 ? (
				<>
					<p className="text-lg">{t('summary.cards', { count: total })}</p>
					<p className="text-lg">{t('summary.remembered', { right, total })}</p>
					{children}
				</>
			) : (
				<p className="text-lg">{t('review.nothingDue')}</p>
			)}
			<ButtonLink to={paths.me} className="w-full sm:w-auto">
				{t('review.back')}
			</ButtonLink>
		</section>
	);
}

import type { AcademyOverview } from '@henry/contract/academies.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Button } from '#web/components/button.tsx';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { academyCalls, keys } from '#web/features/academy/calls.ts';
import { mockAddress } from '#web/lib/mock-day/mock-address.ts';
import { useMoment } from '#web/lib/use-moment.ts';
import { MockDayForm } from './mock-day-form.tsx';
import { MockDayPage } from './mock-day-page.tsx';

/** The mock exam days of an academy, one of them, or a new one. */
export function MockDays({ overview }: { overview: AcademyOverview }) {
	const { t } = useTranslation('mockDay');
	const moment = useMoment();
	const [search] = useSearchParams();
	const [, navigate] = useLocation();
	const [isNew, setNew] = useState(false);
	const academyId = overview.academy.id;
	const days = useQuery({
		queryKey: keys.mockDays(academyId),
		queryFn: () => academyCalls.mockDays(academyId),
		staleTime: 0,
	});
	const dayId = search.get('day');
	const mayMake = overview.me.role !== 'assistant';
	if (dayId) return <MockDayPage dayId={dayId} overview={overview} mayMake={mayMake} />;
	if (isNew) {
		return (
			<MockDayForm
				overview={overview}
				onSaved={(id) => navigate(mockAddress(academyId, id))}
				onCancel={() => setNew(false)}
			/>
		);
	}
	return (
		<section aria-labelledby="mock-days" className="space-y-5">
			<h2 id="mock-days" className="font-bold text-2xl">
				{t('days.title')}
			</h2>
			<p className="text-muted">{t('days.intro')}</p>
			{mayMake && (
				<Button onClick={() => setNew(true)}>
					<Plus aria-hidden="true" className="size-5" />
					{t('days.new')}
				</Button>
			)}
			<QueryView
				query={days}
				loading={() => <LoadingNotice label={t('loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => <EmptyNotice>{t('days.empty')}</EmptyNotice>}
				data={(listed) => (
					<ul className="space-y-3">
						{listed.map(({ id, title, examName, startsAtMs, candidates }) => (
							<li
								key={id}
								className="relative flex items-center gap-3 rounded-card border border-line bg-surface p-4 shadow-card transition hover:shadow-raised"
							>
								<div className="min-w-0 flex-1">
									<h3 className="break-words font-bold text-lg">
										<Link
											to={mockAddress(academyId, id)}
											className="after:absolute after:inset-0 after:rounded-card"
										>
											{title}
										</Link>
									</h3>
									<p className="text-muted text-sm">
										{examName} · {moment(startsAtMs)} · {t('days.candidates', { count: candidates })}
									</p>
								</div>
								<ChevronRight aria-hidden="true" className="size-5 shrink-0 text-accent-strong" />
							</li>
						))}
					</ul>
				)}
			/>
		</section>
	);
}

import type { TalkReport } from '@henry/contract/conversation.ts';
import { useTranslation } from 'react-i18next';
import { ReportCard } from '#web/components/report-section.tsx';

/** What the learner said rightly, and how one says it at B2 and at C1. */
export function RicherCard({ richer }: { richer: NonNullable<TalkReport['richer']> }) {
	const { t } = useTranslation('lesson');
	if (richer.length === 0) return null;
	return (
		<ReportCard title={t('richer.title')} isForScreen>
			<p>{t('richer.intro')}</p>
			<ul lang="en" className="space-y-3">
				{richer.map(({ said, B2, C1 }) => (
					<li key={said} className="break-inside-avoid border-line border-l-4 pl-3">
						<span className="block text-muted">{said}</span>
						<span className="block">
							<span className="font-semibold">B2</span> {B2}
						</span>
						<span className="block">
							<span className="font-semibold">C1</span> {C1}
						</span>
					</li>
				))}
			</ul>
		</ReportCard>
	);
}

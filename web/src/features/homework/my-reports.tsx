import { markingPaths } from '@henry/contract/marking-paths.ts';
import { type MyTermReports, myTermReportsSchema } from '@henry/contract/term-report.ts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { PrintedReports } from '#web/components/homework/printed-reports.tsx';
import { TermReportSheet } from '#web/components/homework/term-report-sheet.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { getJson } from '#web/lib/api-client.ts';
import { localeOf } from '#web/lib/locale.ts';
import { printPage } from '#web/lib/print-page.ts';

function Reports({ reports }: { reports: MyTermReports }) {
	const { t, i18n } = useTranslation('termReport');
	const [printed, setPrinted] = useState<string>();
	const date = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium' });
	return (
		<section aria-labelledby="reports" className="space-y-3">
			<h2 id="reports" className="font-bold text-xl">
				{t('list')}
			</h2>
			{reports.map(({ id, report }) => (
				<details key={id} className="rounded-card border border-line bg-surface p-4">
					<summary className="min-h-8 cursor-pointer break-words font-semibold">
						{t('title', { name: report.learner })}
						<span className="block font-normal text-muted text-sm">
							{report.className} · {date.formatRange(report.fromMs, report.toMs)}
						</span>
					</summary>
					<div className="mt-4 space-y-4">
						<TermReportSheet report={report} />
						<Button
							look="secondary"
							onClick={() => {
								setPrinted(id);
								// What is printed is drawn first.
								setTimeout(() => void printPage());
							}}
						>
							<Printer aria-hidden="true" className="size-5" />
							{t('print')}
						</Button>
					</div>
				</details>
			))}
			<PrintedReports
				reports={reports.filter(({ id }) => id === printed).map(({ id, report }) => ({ key: id, report }))}
			/>
		</section>
	);
}

/** Reports of a term that teachers gave to the learner, or of whoever they are guardian of; nothing where there is none. */
export function MyReports() {
	const reports = useQuery({
		queryKey: ['myTermReports'],
		queryFn: ({ signal }) => getJson(markingPaths.myTermReports, myTermReportsSchema, { signal }),
		staleTime: 0,
	});
	return (
		<QueryView
			query={reports}
			loading={() => null}
			error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
			empty={() => null}
			data={(data) => <Reports reports={data} />}
		/>
	);
}

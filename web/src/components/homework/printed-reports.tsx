import type { TermReport } from '@henry/contract/term-report.ts';
import { TermReportSheet } from './term-report-sheet.tsx';

/** Reports on paper, each on a page of its own; they are not seen on the screen. */
export function PrintedReports({ reports }: { reports: readonly { key: string; report: TermReport }[] }) {
	return (
		<div data-printed className="hidden print:block">
			{reports.map(({ key, report }) => (
				<div key={key} className="break-after-page last:break-after-auto">
					<TermReportSheet report={report} />
				</div>
			))}
		</div>
	);
}

import { type ReactNode, useId } from 'react';
import { SavePdfButton } from './printed-report.tsx';
import { takeFocusAtTop } from './take-focus.ts';

type ReportSectionProps = {
	title: string;
	/** Buttons beside 'Save as PDF'. */
	actions?: ReactNode;
	/** There is something to print. */
	maySave?: boolean;
	children: ReactNode;
};

/** A report: its heading, which takes the focus when it appears, and its cards; made to be printed as well. */
export function ReportSection({ title, actions, maySave = true, children }: ReportSectionProps) {
	const headingId = useId();
	return (
		<section aria-labelledby={headingId} className="mt-12 space-y-6 print:mt-4">
			<div className="flex flex-wrap items-baseline justify-between gap-4">
				<h2
					id={headingId}
					ref={takeFocusAtTop}
					tabIndex={-1}
					className="scroll-mt-24 font-bold text-2xl outline-none sm:text-3xl"
				>
					{title}
				</h2>
				<div className="flex flex-wrap gap-3">
					{actions}
					<SavePdfButton disabled={!maySave} />
				</div>
			</div>
			{children}
		</section>
	);
}

type ReportCardProps = { title: string; children: ReactNode };

export function ReportCard({ title, children }: ReportCardProps) {
	return (
		<article className="space-y-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7 print:space-y-3 print:rounded-none print:border-0 print:p-0">
			<h3 className="font-bold text-xl">{title}</h3>
			{children}
		</article>
	);
}

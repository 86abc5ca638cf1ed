import { type ReactNode, useId } from 'react';
import { SavePdfButton } from './printed-report.tsx';
import { ResultHeading } from './result-heading.tsx';

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
			<div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-4">
				<ResultHeading as="h2" id={headingId} className="text-2xl sm:text-3xl">
					{title}
				</ResultHeading>
				<div className="flex flex-wrap gap-3">
					{actions}
					<SavePdfButton disabled={!maySave} />
				</div>
			</div>
			{children}
		</section>
	);
}

type ReportCardProps = {
	title: string;
	/** Paper has one page: what is looked up rather than learned stays on the screen. */
	isForScreen?: boolean;
	children: ReactNode;
};

export function ReportCard({ title, isForScreen = false, children }: ReportCardProps) {
	return (
		<article
			className={`space-y-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7 print:space-y-2 print:rounded-none print:border-0 print:p-0 ${isForScreen ? 'no-print' : ''}`}
		>
			<h3 className="font-bold text-xl">{title}</h3>
			{children}
		</article>
	);
}

import { Printer } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { academyHere } from '#web/lib/academy-here.ts';
import { homeworkNow } from '#web/lib/homework-now.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { localeOf } from '#web/lib/locale.ts';
import { localDay } from '#web/lib/practice/local-day.ts';
import { printPage } from '#web/lib/print-page.ts';
import { useSession } from '#web/lib/session.ts';
import { Button } from './button.tsx';
import { AcademyBand } from './homework/academy-band.tsx';

/** Visitors print nothing of an academy's. */
const OwnAcademyBand = lazyPart(
	async () => (await import('./homework/own-academy-band.tsx')).OwnAcademyBand,
	[],
);

type PrintedReportProps = {
	activity: string;
	/** What was practised, in English. */
	exercise?: string;
	/** Whose report it is, where that is not whoever is signed in. */
	learner?: string | undefined;
	children: ReactNode;
};

/** While the page is printed, its title is the name that browsers suggest for the file. */
function useFileName(name: string) {
	useEffect(() => {
		const ended = new AbortController();
		let title = document.title;
		const rename = () => {
			title = document.title;
			document.title = name;
		};
		const restore = () => {
			document.title = title;
		};
		window.addEventListener('beforeprint', rename, { signal: ended.signal });
		window.addEventListener('afterprint', restore, { signal: ended.signal });
		return () => ended.abort();
	}, [name]);
}

/**
 * What is printed of a page with a report: this alone (app/print.css), under a heading that only paper has, with the
 * date, the exercise, and the learner, who is signed in where nobody else is named; in the look of the academy whose homework or host it is, else of
 * the one in which they learn.
 */
export function PrintedReport({ activity, exercise, learner, children }: PrintedReportProps) {
	const { t, i18n } = useTranslation(['report', 'common']);
	const session = useSession();
	const [madeAtMs] = useState(Date.now);
	const [academy] = useState(() => academyHere ?? homeworkNow()?.academy);
	const date = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long' }).format(madeAtMs);
	const account =
		session.status === 'signedIn' ? (session.user.displayName ?? session.user.email) : undefined;
	const name = learner ?? account;
	useFileName([t('common:coachName'), activity, exercise, localDay(madeAtMs)].filter(Boolean).join(' - '));
	return (
		<div data-printed>
			<header className="mb-6 hidden border-ink border-b-2 pb-3 print:block">
				{academy && <AcademyBand {...academy} />}
				{!academy && session.status === 'signedIn' && (
					<Suspense fallback={null}>
						<OwnAcademyBand />
					</Suspense>
				)}
				<p className="flex justify-between gap-4 text-sm">
					<span className="font-semibold">{t('common:productName')}</span>
					<span>{date}</span>
				</p>
				<p className="mt-4 font-bold font-display text-3xl leading-tight">{activity}</p>
				{exercise && (
					<p lang="en" className="mt-1 text-xl">
						{exercise}
					</p>
				)}
				{name && <p className="mt-1 text-sm">{t('printed.learner', { name })}</p>}
			</header>
			{children}
		</div>
	);
}

/** Prints the page: every browser can save that as a PDF. */
export function SavePdfButton({ disabled = false }: { disabled?: boolean }) {
	const { t } = useTranslation('report');
	return (
		<Button look="secondary" disabled={disabled} onClick={printPage}>
			<Printer aria-hidden="true" className="size-5" />
			{t('save')}
		</Button>
	);
}

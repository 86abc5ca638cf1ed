import type { TermReport } from '@henry/contract/term-report.ts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { bestLanguage } from '#web/lib/in-language.ts';
import { levelEnds } from '#web/lib/level-words.ts';
import { localeOf } from '#web/lib/locale.ts';
import { loadAreasIn } from '#web/messages/i18n.ts';
import { AcademyBand } from './academy-band.tsx';

type Words = TFunction<['termReport', 'practised']>;
/** More marks than these do not fit on the page; the latest are shown. */
const shownMarks = 10;

/** A part of the report with its heading. */
function Part({ title, children }: { title: string; children: React.ReactNode }) {
	return (
		<section className="space-y-1">
			<h3 className="font-bold text-lg">{title}</h3>
			{children}
		</section>
	);
}

function Done({ report: { figures }, t, number }: PartProps) {
	const rows = [
		['answers', figures.answers],
		['minutes', figures.minutesSpoken],
		['inTime', figures.inTime],
		['late', figures.late],
		['missing', figures.missing],
	] as const;
	return (
		<>
			<dl className="flex flex-wrap gap-x-6 gap-y-1">
				{rows.map(([key, value]) => (
					<div key={key} className="flex gap-2">
						<dt>{t(key)}</dt>
						<dd className="font-semibold tabular-nums">{number(value)}</dd>
					</div>
				))}
			</dl>
			<p className="text-muted text-sm">
				{t('confirmed', { confirmed: figures.confirmed, answers: figures.answers })}
			</p>
		</>
	);
}

function Level({ report: { figures }, t }: PartProps) {
	const words = (level: NonNullable<typeof figures.levelAtEnd>) => {
		const [low, high] = levelEnds(level, t('belowA1'));
		return low === high ? low : t('between', { lowest: low, highest: high });
	};
	const { levelAtStart, levelAtEnd } = figures;
	if (!levelAtEnd) return <p>{t('levelUnknown')}</p>;
	return (
		<>
			<p>
				{levelAtStart
					? t('levelFromTo', { start: words(levelAtStart), end: words(levelAtEnd) })
					: t('levelNow', { end: words(levelAtEnd) })}
			</p>
			<p className="text-muted text-sm">{t('levelHint')}</p>
		</>
	);
}

function Marks({ report: { figures }, t, number }: PartProps) {
	if (figures.marks.length === 0) return <p>{t('noMarks')}</p>;
	return (
		<ul className="grid gap-x-6 sm:grid-cols-2 print:grid-cols-2">
			{figures.marks.slice(-shownMarks).map(({ title, mark, highest, atMs }) => (
				<li key={`${atMs} ${title}`} className="flex justify-between gap-3">
					<span className="min-w-0 break-words">{title}</span>
					<span className="shrink-0 font-semibold tabular-nums">
						{t('mark', { mark: number(mark), highest })}
					</span>
				</li>
			))}
		</ul>
	);
}

function Names({ criteria, report }: PartProps & { criteria: TermReport['figures']['strongest'] }) {
	return criteria.map(({ name }) => name[bestLanguage(name, report.language)] ?? name.en).join(', ');
}

function ToWorkOn(props: PartProps) {
	const { report, t } = props;
	const { weakest, mistakes } = report.figures;
	if (weakest.length === 0 && mistakes.length === 0) return <p>{t('nothingFound')}</p>;
	return (
		<ul className="list-disc pl-6">
			{weakest.length > 0 && (
				<li>
					<Names {...props} criteria={weakest} />
				</li>
			)}
			{mistakes.map(({ category, original, replacement }) => (
				<li key={category}>
					{t(`practised:category.${category}`)}: <span lang="en">{original || '‸'}</span> →{' '}
					<span lang="en" className="font-semibold">
						{replacement || '–'}
					</span>
				</li>
			))}
		</ul>
	);
}

type PartProps = { report: TermReport; t: Words; number: (value: number) => string };

function Sheet({ report }: { report: TermReport }) {
	const { i18n } = useTranslation();
	const { language, figures, comment, by, academy } = report;
	const t: Words = i18n.getFixedT(language, ['termReport', 'practised']);
	const locale = localeOf(language);
	const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
	const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
	const props = { report, t, number: (value: number) => decimal.format(value) };
	return (
		<div lang={language} className="space-y-4">
			<AcademyBand {...academy} />
			<header>
				<h2 className="break-words font-bold text-2xl">{t('title', { name: report.learner })}</h2>
				<p className="text-muted">
					{report.className} · {date.formatRange(report.fromMs, report.toMs)}
				</p>
			</header>
			<Part title={t('done')}>
				<Done {...props} />
			</Part>
			<Part title={t('level')}>
				<Level {...props} />
			</Part>
			<Part title={t('marks')}>
				<Marks {...props} />
			</Part>
			<Part title={t('well')}>
				<p>
					{figures.strongest.length > 0 ? (
						<Names {...props} criteria={figures.strongest} />
					) : (
						t('nothingFound')
					)}
				</p>
			</Part>
			<Part title={t('workOn')}>
				<ToWorkOn {...props} />
			</Part>
			{comment && (
				<Part title={t('comment')}>
					<p className="whitespace-pre-line break-words">{comment}</p>
					{by && <p className="text-muted text-sm">{by}</p>}
				</Part>
			)}
			<p className="border-line border-t pt-2 text-muted text-sm">{t('foot')}</p>
		</div>
	);
}

/** One report, in its own language whatever the app speaks; its words are fetched first. */
export function TermReportSheet({ report }: { report: TermReport }) {
	const words = useQuery({
		queryKey: ['termReportWords', report.language],
		queryFn: async () => {
			await loadAreasIn(report.language, ['termReport', 'practised']);
			return true;
		},
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (words.error) return <ErrorNotice error={words.error} onRetry={() => void words.refetch()} />;
	return words.isPending ? <LoadingNotice /> : <Sheet report={report} />;
}

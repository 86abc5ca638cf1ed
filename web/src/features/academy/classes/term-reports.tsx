import { maxReportCommentCharacters } from '@henry/contract/limits.ts';
import type { ClassTermReports, TermReport } from '@henry/contract/term-report.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { PrintedReports } from '#web/components/homework/printed-reports.tsx';
import { TermReportSheet } from '#web/components/homework/term-report-sheet.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { markingCalls, markingKeys, type Term } from '#web/features/academy/marking/marking-calls.ts';
import { ReadyPhrases } from '#web/features/academy/queue/ready-phrases.tsx';
import { printPage } from '#web/lib/print-page.ts';
import { useTyped } from '#web/lib/typed-here.ts';
import { languageNames } from '#web/messages/languages.ts';
import { type Days, dayOf, daysToBegin } from './term-days.ts';

type Item = ClassTermReports[number];
/** What the teacher adds to the figures. */
type Words = Pick<TermReport, 'language' | 'comment'>;
const areSame = (one: Words, other: Words) =>
	one.language === other.language && one.comment === other.comment;

/** One learner's report: the comment and the language; the report as it will be; given to the family. */
function ReportForm({
	item: { membershipId, isSaved, report },
	words,
	term,
	academyId,
	onChange,
	onSaved,
	onPrint,
}: {
	item: Item;
	words: Words;
	term: Term;
	academyId: string;
	onChange: (words: Words) => void;
	onSaved: (sent: Words) => void;
	onPrint: () => void;
}) {
	const { t } = useTranslation(['marking', 'termReport']);
	const queryClient = useQueryClient();
	const save = useMutation({
		mutationFn: (sent: Words) => markingCalls.saveTermReport({ ...term, membershipId, ...sent }),
		async onSuccess(_, sent) {
			await queryClient.invalidateQueries({ queryKey: markingKeys.termReports(term) });
			onSaved(sent);
		},
	});
	return (
		<details className="rounded-card border border-line bg-surface p-4">
			<summary className="min-h-8 cursor-pointer break-words font-semibold">
				{report.learner}
				{isSaved && <span className="font-normal text-good text-sm"> · {t('reports.given')}</span>}
			</summary>
			<div className="mt-4 space-y-4">
				<FormField label={t('reports.comment')}>
					{(ids) => (
						<textarea
							{...ids}
							value={words.comment}
							maxLength={maxReportCommentCharacters}
							onChange={({ target }) => onChange({ ...words, comment: target.value })}
							className={`${fieldLook} field-sizing-content min-h-20`}
						/>
					)}
				</FormField>
				<ReadyPhrases
					academyId={academyId}
					note={words.comment}
					onChange={(comment) =>
						onChange({ ...words, comment: comment.slice(0, maxReportCommentCharacters) })
					}
				/>
				<FormField label={t('reports.language')}>
					{(ids) => (
						<select
							{...ids}
							value={words.language}
							onChange={({ target }) => onChange({ ...words, language: target.value })}
							className={fieldLook}
						>
							{Object.entries(languageNames).map(([code, name]) => (
								<option key={code} value={code}>
									{name}
								</option>
							))}
						</select>
					)}
				</FormField>
				<div className="rounded-control border border-line border-dashed p-4">
					<TermReportSheet report={{ ...report, ...words }} />
				</div>
				{save.error && <ErrorNotice error={save.error} />}
				<p role="status" className="font-semibold text-good empty:sr-only">
					{save.isSuccess && t('reports.saved', { name: report.learner })}
				</p>
				<div className="flex flex-wrap gap-3">
					<Button disabled={save.isPending} onClick={() => save.mutate(words)}>
						{t('reports.give')}
					</Button>
					<Button look="secondary" onClick={onPrint}>
						<Printer aria-hidden="true" className="size-5" />
						{t('termReport:print')}
					</Button>
				</div>
			</div>
		</details>
	);
}

type ReportsProps = {
	items: ClassTermReports;
	term: Term;
	academyId: string;
	/** Under which name what is typed waits. */
	about: string;
};

/** The reports of a class for the chosen days. */
function Reports({ items, term, academyId, about }: ReportsProps) {
	const { t } = useTranslation('marking');
	const { value: changed, change } = useTyped<Record<string, Words>>(about, () => ({}));
	const [printed, setPrinted] = useState<string>();
	const wordsOf = ({ membershipId, report }: Item): Words => changed[membershipId] ?? report;
	function print(membershipId: string | undefined) {
		setPrinted(membershipId);
		// What is printed is drawn first.
		setTimeout(() => void printPage());
	}
	return (
		<div className="space-y-4">
			<Button look="secondary" onClick={() => print(undefined)}>
				<Printer aria-hidden="true" className="size-5" />
				{t('reports.printAll', { count: items.length })}
			</Button>
			{items.map((item) => {
				const { language, comment } = wordsOf(item);
				return (
					<ReportForm
						key={item.membershipId}
						{...{ item, term, academyId }}
						words={{ language, comment }}
						onChange={(words) => change((before) => ({ ...before, [item.membershipId]: words }))}
						onSaved={(sent) =>
							change(({ [item.membershipId]: typed, ...others }) =>
								// What was typed meanwhile waits on.
								typed && !areSame(typed, sent) ? { ...others, [item.membershipId]: typed } : others,
							)
						}
						onPrint={() => print(item.membershipId)}
					/>
				);
			})}
			<PrintedReports
				reports={items
					.filter(({ membershipId }) => printed === undefined || membershipId === printed)
					.map((item) => {
						const { language, comment } = wordsOf(item);
						return { key: item.membershipId, report: { ...item.report, language, comment } };
					})}
			/>
		</div>
	);
}

type TermReportsProps = { classId: string; academyId: string; backTo: string };

/** A report for each learner of a class and a term, to be printed and given to families. */
export function TermReports(props: TermReportsProps) {
	const { classId } = props;
	const last = useQuery({
		queryKey: markingKeys.lastTerm(classId),
		queryFn: () => markingCalls.lastTerm(classId),
		staleTime: 0,
		gcTime: 0,
	});
	return (
		<QueryView
			query={last}
			loading={() => <LoadingNotice />}
			error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
			empty={() => null}
			data={({ term }) => <ReportsOfDays {...props} first={daysToBegin(term, Date.now())} />}
		/>
	);
}

/** The days, and the reports about them. */
function ReportsOfDays({ classId, academyId, backTo, first }: TermReportsProps & { first: Days }) {
	const { t } = useTranslation(['marking', 'academy']);
	const [days, setDays] = useState(first);
	const term: Term | undefined =
		days.from && days.to && days.from <= days.to ? { classId, ...dayOf(days) } : undefined;
	const reports = useQuery({
		queryKey: markingKeys.termReports(term),
		queryFn: () => markingCalls.termReports(term as Term),
		enabled: term !== undefined,
	});
	return (
		<div className="space-y-6">
			<ButtonLink look="quiet" className="-ml-5" to={backTo}>
				<ArrowLeft aria-hidden="true" className="size-5" />
				{t('academy:sheet.back')}
			</ButtonLink>
			<h2 className="font-bold text-2xl">{t('reports.title')}</h2>
			<p className="text-muted">{t('reports.intro')}</p>
			<div className="grid gap-4 sm:grid-cols-2">
				{(['from', 'to'] as const).map((end) => (
					<FormField key={end} label={t(`reports.${end}`)}>
						{(ids) => (
							<input
								{...ids}
								type="date"
								value={days[end]}
								onChange={({ target }) => setDays({ ...days, [end]: target.value })}
								className={fieldLook}
							/>
						)}
					</FormField>
				))}
			</div>
			{term ? (
				<QueryView
					query={reports}
					loading={() => <LoadingNotice />}
					error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
					empty={() => <p>{t('academy:class.nobody')}</p>}
					data={(items) => (
						<Reports
							key={`${term.fromMs} ${term.toMs}`}
							// What was typed is about the term, also where that is made longer.
							about={`reports ${classId} ${days.from}`}
							{...{ items, term, academyId }}
						/>
					)}
				/>
			) : (
				<p role="alert" className="text-poor">
					{t('reports.daysWrong')}
				</p>
			)}
		</div>
	);
}

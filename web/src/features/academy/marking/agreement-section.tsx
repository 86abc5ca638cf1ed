import type { Agreement, MarkAgreement } from '@henry/contract/agreement.ts';
import { marksToFit } from '@henry/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { useInLanguage } from '#web/lib/in-language.ts';
import { localeOf } from '#web/lib/locale.ts';
import { markingCalls, markingKeys } from './marking-calls.ts';

/** Numbers with two decimals; a difference carries its sign. */
function useDecimals() {
	const { i18n } = useTranslation();
	const locale = localeOf(i18n.language);
	const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
	const signed = new Intl.NumberFormat(locale, {
		...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
		signDisplay: 'exceptZero',
	});
	return { plain: (value: number) => plain.format(value), signed: (value: number) => signed.format(value) };
}

const measures = ['kappa', 'meanDifference', 'meanDistance'] as const;

/** How Henry agrees with the teachers before and after the fit, and how they agree with each other. */
function Table({ before, after, teachers }: Pick<MarkAgreement[number], 'before' | 'after' | 'teachers'>) {
	const { t } = useTranslation('marking');
	const { plain, signed } = useDecimals();
	const columns = [
		{ key: 'before', value: before },
		{ key: 'after', value: after },
		{ key: 'teachers', value: teachers },
	] as const;
	const cell = (value: Agreement | null, measure: (typeof measures)[number]) => {
		const found = value?.[measure] ?? null;
		if (found === null) return '–';
		return measure === 'meanDifference' ? signed(found) : plain(found);
	};
	return (
		<div className="overflow-x-auto">
			<table className="w-full border-collapse text-left text-sm tabular-nums">
				<thead>
					<tr className="border-line border-b">
						<td className="p-2" />
						{columns.map(({ key, value }) => (
							<th key={key} scope="col" className="p-2 align-bottom">
								{t(`agreement.${key}`)}
								<span className="block font-normal text-muted">
									{value ? t('agreement.answers', { count: value.answers }) : t('agreement.noAnswers')}
								</span>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{measures.map((measure) => (
						<tr key={measure} className="border-line border-b last:border-b-0">
							<th scope="row" className="p-2 font-semibold">
								{t(`agreement.${measure}`)}
							</th>
							{columns.map(({ key, value }) => (
								<td key={key} className="p-2">
									{cell(value, measure)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

/** How near Henry's drafts come to this academy's teachers, by rubric, and what the figures mean. */
export function AgreementSection({ academyId }: { academyId: string }) {
	const { t } = useTranslation('marking');
	const inLanguage = useInLanguage();
	const agreement = useQuery({
		queryKey: markingKeys.agreement(academyId),
		queryFn: () => markingCalls.agreement(academyId),
		staleTime: 0,
	});
	return (
		<section aria-labelledby="agreement" className="space-y-4">
			<h2 id="agreement" className="font-bold text-2xl">
				{t('agreement.title')}
			</h2>
			<p className="text-muted">{t('agreement.intro', { count: marksToFit })}</p>
			<details className="rounded-control border border-line p-3">
				<summary className="min-h-8 cursor-pointer font-semibold">{t('agreement.explain')}</summary>
				<dl className="mt-2 space-y-2 text-sm">
					{measures.map((measure) => (
						<div key={measure}>
							<dt className="font-semibold">{t(`agreement.${measure}`)}</dt>
							<dd>{t(`agreement.explained.${measure}`)}</dd>
						</div>
					))}
					<div>
						<dt className="font-semibold">{t('agreement.after')}</dt>
						<dd>{t('agreement.explained.after')}</dd>
					</div>
					<div>
						<dt className="font-semibold">{t('agreement.teachers')}</dt>
						<dd>{t('agreement.explained.teachers')}</dd>
					</div>
				</dl>
			</details>
			<QueryView
				query={agreement}
				loading={() => <LoadingNotice />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => <p>{t('agreement.none')}</p>}
				data={(data) => (
					<ul className="space-y-4">
						{data.map(({ rubric, marks, isFitted, ...figures }) => (
							<li key={rubric.id} className="space-y-2 rounded-card border border-line bg-surface p-4">
								<h3 className="break-words font-bold text-lg">{inLanguage(rubric.name)}</h3>
								<p>
									{marks < marksToFit
										? t('agreement.waiting', { marks, needed: marksToFit })
										: t(isFitted ? 'agreement.fitted' : 'agreement.notFitted', { marks })}
								</p>
								<Table {...figures} />
							</li>
						))}
					</ul>
				)}
			/>
		</section>
	);
}

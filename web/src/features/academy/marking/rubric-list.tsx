import type { Rubric } from '@henry/contract/rubrics.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { useInLanguage } from '#web/lib/in-language.ts';
import { useNumber } from '#web/lib/use-moment.ts';
import { markingCalls, markingKeys, useRubrics } from './marking-calls.ts';
import { RubricForm } from './rubric-form.tsx';

/** A rubric with what its marks mean. */
function RubricDetails({ rubric }: { rubric: Rubric }) {
	const { t } = useTranslation('marking');
	const inLanguage = useInLanguage();
	const number = useNumber();
	return (
		<ul className="mt-2 space-y-3 text-sm">
			{rubric.criteria.map(({ id, name, draws, descriptors }) => (
				<li key={id}>
					<p className="font-semibold">{inLanguage(name)}</p>
					{draws.length === 0 && <p className="text-muted">{t('rubrics.byTeacher')}</p>}
					<ul>
						{descriptors.map(({ mark, text }) => (
							<li key={mark}>
								<span className="font-semibold tabular-nums">{number(mark)}</span> {inLanguage(text)}
							</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	);
}

/** What answers may be marked by: the academy's own rubrics, and those that are built in. */
export function RubricList({ academyId }: { academyId: string }) {
	const { t } = useTranslation('marking');
	const inLanguage = useInLanguage();
	const queryClient = useQueryClient();
	const rubrics = useRubrics(academyId);
	const [written, setWritten] = useState<{ replaces: Rubric | null }>();
	const [isSaved, setSaved] = useState(false);
	const archive = useMutation({
		mutationFn: (rubricId: string) => markingCalls.archiveRubric(academyId, rubricId),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: markingKeys.rubrics(academyId) }),
	});
	return (
		<section aria-labelledby="rubrics" className="space-y-4">
			<h2 id="rubrics" className="font-bold text-2xl">
				{t('rubrics.title')}
			</h2>
			<p className="text-muted">{t('rubrics.intro')}</p>
			<p role="status" className="font-semibold text-good empty:sr-only">
				{isSaved && t('rubrics.saved')}
			</p>
			{written ? (
				<RubricForm
					academyId={academyId}
					replaces={written.replaces}
					onSaved={() => {
						setWritten(undefined);
						setSaved(true);
					}}
					onCancel={() => setWritten(undefined)}
				/>
			) : (
				<Button
					look="secondary"
					onClick={() => {
						setSaved(false);
						setWritten({ replaces: null });
					}}
				>
					<Plus aria-hidden="true" className="size-5" />
					{t('rubrics.add')}
				</Button>
			)}
			{archive.error && <ErrorNotice error={archive.error} />}
			<QueryView
				query={rubrics}
				loading={() => <LoadingNotice />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => null}
				data={(data) => (
					<ul className="space-y-2">
						{data
							.filter(({ isArchived }) => !isArchived)
							.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn))
							.map((rubric) => (
								<li key={rubric.id} className="rounded-control border border-line p-3">
									<details>
										<summary className="min-h-8 cursor-pointer break-words font-semibold">
											{inLanguage(rubric.name)}
											{rubric.isOwn && (
												<span className="font-normal text-muted text-sm"> · {t('rubrics.own')}</span>
											)}
										</summary>
										<RubricDetails rubric={rubric} />
										{rubric.isOwn && (
											<div className="mt-3 flex flex-wrap gap-3">
												<Button look="secondary" onClick={() => setWritten({ replaces: rubric })}>
													{t('rubrics.change')}
												</Button>
												<ConfirmedButton
													question={t('rubrics.removeQuestion')}
													confirm={t('rubrics.remove')}
													cancel={t('rubrics.keep')}
													disabled={archive.isPending}
													onConfirm={() => archive.mutate(rubric.id)}
												>
													{t('rubrics.remove')}
												</ConfirmedButton>
											</div>
										)}
									</details>
								</li>
							))}
					</ul>
				)}
			/>
		</section>
	);
}

import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { callFunction } from '#web/lib/api-client.ts';
import { practiceKey } from '#web/lib/practice/practice-query.ts';
import { refreshNow } from '#web/lib/session.ts';
import { Section } from './section.tsx';

/** Days for which recordings may be kept; null: not at all. */
const choices = [null, 7, 30, 365] as const;
type Choice = (typeof choices)[number];

type RecordingsChoiceProps = { keptDays: number | null; recordingCount: number };

/** Whether the learner's recordings are stored, and for how long: off unless chosen otherwise. */
export function RecordingsChoice({ keptDays, recordingCount }: RecordingsChoiceProps) {
	const { t } = useTranslation('progress');
	const queryClient = useQueryClient();
	const [chosen, setChosen] = useState<Choice>(choices.find((days) => days === keptDays) ?? null);
	const saving = useMutation({
		async mutationFn(keepRecordingsDays: Choice) {
			await callFunction(apiPaths.accountSettings, { keepRecordingsDays }, doneSchema);
			await refreshNow();
			await queryClient.invalidateQueries({ queryKey: practiceKey });
		},
	});
	const isChanged = chosen !== keptDays;
	const isShorter = chosen !== null && keptDays !== null && chosen < keptDays;
	return (
		<Section isForScreen title={t('recordings.title')}>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					saving.mutate(chosen);
				}}
				className="space-y-4"
			>
				<p>{t('recordings.text')}</p>
				<fieldset className="space-y-1">
					<legend className="sr-only">{t('recordings.title')}</legend>
					{choices.map((days) => (
						<label key={days} className="flex min-h-10 items-center gap-3">
							<input
								type="radio"
								name="keep-recordings"
								checked={chosen === days}
								onChange={() => {
									setChosen(days);
									saving.reset();
								}}
								className="size-5 accent-accent"
							/>
							{days === 365
								? t('recordings.year')
								: days
									? t('recordings.days', { days })
									: t('recordings.off')}
						</label>
					))}
				</fieldset>
				{isChanged && recordingCount > 0 && (chosen === null || isShorter) && (
					<p className="font-semibold text-fair">
						{isShorter ? t('recordings.shortens') : t('recordings.deletes', { count: recordingCount })}
					</p>
				)}
				<div className="flex flex-wrap items-center gap-4">
					<Button type="submit" look="secondary" disabled={!isChanged || saving.isPending}>
						{t('recordings.save')}
					</Button>
					<p role="status">{saving.isSuccess && t('recordings.saved')}</p>
				</div>
				{saving.error && <ErrorNotice error={saving.error} onRetry={() => saving.mutate(chosen)} />}
			</form>
		</Section>
	);
}

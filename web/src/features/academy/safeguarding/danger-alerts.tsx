import type { AcademyOverview } from '@henry/contract/academies.ts';
import { maxTeacherNoteCharacters } from '@henry/contract/limits.ts';
import type { DangerAlert } from '@henry/contract/safeguarding.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { keys } from '#web/features/academy/calls.ts';
import { useMoment } from '#web/lib/use-moment.ts';
import { safeguardingCalls, safeguardingKeys } from './safeguarding-calls.ts';

/** Which learners spoke of danger: for whom the academy has named alone, first in their queue. */
export function DangerAlerts({ overview }: { overview: AcademyOverview }) {
	const { t } = useTranslation('safeguarding');
	const academyId = overview.academy.id;
	const alerts = useQuery({
		queryKey: safeguardingKeys.alerts(academyId),
		queryFn: () => safeguardingCalls.alerts(academyId),
		staleTime: 0,
	});
	return (
		<section
			aria-labelledby="danger-alerts"
			className="mb-8 space-y-4 rounded-card border-2 border-accent bg-surface p-4 shadow-card sm:p-6"
		>
			<h2 id="danger-alerts" className="flex items-center gap-3 font-bold text-2xl">
				<HeartHandshake aria-hidden="true" className="size-7 shrink-0 text-accent-strong" />
				{t('alerts.title')}
			</h2>
			<QueryView
				query={alerts}
				loading={() => <LoadingNotice label={t('alerts.loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				isEmpty={(all) => all.length === 0}
				empty={() => <p className="text-muted">{t('alerts.empty')}</p>}
				data={(all) => <Alerts academyId={academyId} alerts={all} />}
			/>
		</section>
	);
}

function Alerts({ academyId, alerts }: { academyId: string; alerts: DangerAlert[] }) {
	const { t } = useTranslation('safeguarding');
	const open = alerts.filter(({ closed }) => closed === null);
	const closed = alerts.filter((alert) => alert.closed !== null);
	return (
		<>
			{open.length > 0 ? (
				<>
					<p className="max-w-prose">{t('alerts.intro')}</p>
					<p className="max-w-prose font-semibold">{t('alerts.advice')}</p>
					<ul className="space-y-4">
						{open.map((alert) => (
							<li key={alert.id} className="rounded-card border border-line-strong p-4">
								<Alert academyId={academyId} alert={alert} />
							</li>
						))}
					</ul>
				</>
			) : (
				<p className="text-muted">{t('alerts.empty')}</p>
			)}
			{closed.length > 0 && (
				<details>
					<summary className="min-h-8 cursor-pointer font-semibold">
						{t('alerts.earlier', { count: closed.length })}
					</summary>
					<ul className="mt-3 space-y-4">
						{closed.map((alert) => (
							<li key={alert.id} className="rounded-card border border-line p-4">
								<Alert academyId={academyId} alert={alert} />
							</li>
						))}
					</ul>
				</details>
			)}
		</>
	);
}

/** Who, when, where and which kind; never what was said. */
function Alert({ academyId, alert }: { academyId: string; alert: DangerAlert }) {
	const { t } = useTranslation('safeguarding');
	const moment = useMoment();
	const queryClient = useQueryClient();
	const { id, learner, hasLeft, className, title, kind, atMs, closed } = alert;
	const gone = t('alerts.gone');
	const [note, setNote] = useState(closed?.note ?? '');
	const takeCare = useMutation({
		mutationFn: () => safeguardingCalls.takeCare(id, note),
		onSuccess: () =>
			Promise.all([
				queryClient.invalidateQueries({ queryKey: safeguardingKeys.alerts(academyId) }),
				queryClient.invalidateQueries({ queryKey: keys.overview(academyId) }),
			]),
	});
	return (
		<form
			className="space-y-3"
			onSubmit={(event) => {
				event.preventDefault();
				takeCare.mutate();
			}}
		>
			<div>
				<h3 className="break-words font-bold text-lg">{learner}</h3>
				<p className="font-semibold">{t(`alerts.kind.${kind}`)}</p>
				<p className="break-words text-muted text-sm">
					{moment(atMs)} · {t('alerts.about', { className, title: title ?? t('alerts.deleted') })}
				</p>
				{hasLeft && <p>{t('alerts.hasLeft')}</p>}
				{closed && (
					<p className="text-good">
						{t('alerts.close')}:{' '}
						{t('alerts.closedBy', { moment: moment(closed.atMs), name: closed.by ?? gone })}
						{closed.mended &&
							` · ${t('alerts.mended', { moment: moment(closed.mended.atMs), name: closed.mended.by ?? gone })}`}
					</p>
				)}
			</div>
			<FormField label={t('alerts.note')} hint={t('alerts.noteHint')}>
				{(ids) => (
					<textarea
						{...ids}
						value={note}
						maxLength={maxTeacherNoteCharacters}
						onChange={({ target }) => {
							takeCare.reset();
							setNote(target.value);
						}}
						className={`${fieldLook} field-sizing-content min-h-16`}
					/>
				)}
			</FormField>
			{takeCare.error && <ErrorNotice error={takeCare.error} />}
			<div className="flex flex-wrap items-center gap-4">
				<Button type="submit" look={closed ? 'secondary' : 'primary'} disabled={takeCare.isPending}>
					{t(closed ? 'alerts.save' : 'alerts.close')}
				</Button>
				<p role="status" className="font-semibold text-good">
					{takeCare.isSuccess && t('alerts.saved')}
				</p>
			</div>
		</form>
	);
}

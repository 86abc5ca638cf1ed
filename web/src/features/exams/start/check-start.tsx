import type { ExtraTimePercent } from '@henry/contract/exam-report.ts';
import { progressCheckId } from '@henry/contract/exams.ts';
import type { PracticeResult } from '@henry/contract/practice.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import type { ExamSetup } from '#web/features/exams/run/exam-run.ts';
import { joinedChecks, useBegunChecks } from '#web/lib/begun-checks.ts';
import { useFormats } from '#web/lib/formats.ts';
import { paths } from '#web/lib/paths.ts';
import { nextCheckForm } from '#web/lib/practice/progress-check.ts';
import { usePractice } from '#web/lib/practice/use-practice.ts';
import { useCheckDue } from '#web/lib/use-check-due.ts';
import { useVisitorSettings } from '#web/lib/visitor-settings.ts';
import { Needs } from './needs.tsx';
import { StartHead } from './start-head.tsx';

/** As `content/exams/progress-check.json` has them. */
const parts = ['read', 'repeat', 'story', 'opinion'] as const;
const minutes = 6;

const chance0to1 = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

export type CheckStartProps = { onStart: (setup: ExamSetup) => void; onBack: () => void };

/** What stands in place of the start before the check is due. */
function NotDue({ day }: { day: string | undefined }) {
	const { t } = useTranslation('exams');
	const { longDay } = useFormats();
	return (
		<>
			<p className="text-lg">
				{day === undefined ? t('check.notYet') : t('check.notDue', { day: longDay(day) })}
			</p>
			<ButtonLink to={paths.me} look="secondary">
				{t('check.toProgress')}
			</ButtonLink>
		</>
	);
}

type DueProps = Pick<CheckStartProps, 'onStart'> & { results: readonly PracticeResult[] };

/** The start of a check. Its form counts as seen from the moment that it begins. */
function Due({ results, onStart }: DueProps) {
	const { t } = useTranslation('exams');
	const { untimed, captions } = useVisitorSettings();
	const [extraTimePercent, setExtraTime] = useState<ExtraTimePercent>(0);
	const begunChecks = useBegunChecks();
	const beginning = useMutation({
		async mutationFn() {
			const form = nextCheckForm(begunChecks.value ?? [], results, chance0to1());
			const begun = { form, atMs: Date.now() };
			await begunChecks.change((before) => joinedChecks(before ?? [], [begun]));
			return form;
		},
		onSuccess: (form) =>
			onStart({
				...{ exam: progressCheckId, form, parts: [...parts], mode: 'exam', extraTimePercent },
				timing: untimed ? 'untimed' : 'exam',
				isWritten: captions,
			}),
	});
	const error = begunChecks.error ?? beginning.error;
	return (
		<>
			<ol className="list-decimal space-y-2 pl-6 marker:font-semibold marker:text-accent-strong">
				{parts.map((part) => (
					<li key={part}>{t(`check.parts.${part}`)}</li>
				))}
			</ol>
			<p>{t('check.once')}</p>
			<Needs extraTimePercent={extraTimePercent} onExtraTime={setExtraTime} />
			<MicrophoneNotice />
			{error && <ErrorNotice error={error} onRetry={begunChecks.error ? begunChecks.retry : undefined} />}
			<Dock>
				<Button
					className="w-full text-lg"
					disabled={begunChecks.value === undefined || beginning.isPending}
					onClick={() => beginning.mutate()}
				>
					{t('check.start')}
				</Button>
			</Dock>
		</>
	);
}

/** Before the check: what will happen; or, before its day has come, when that is. */
export function CheckStart({ onStart, onBack }: CheckStartProps) {
	const { t } = useTranslation('exams');
	const practice = usePractice();
	const { day, isDue, retest } = useCheckDue(practice.data?.results ?? []);
	return (
		<div className="min-h-dvh space-y-8">
			<StartHead name={t('check.title')} minutes={minutes} partCount={parts.length} onBack={onBack} />
			<p className="text-lg text-muted">{t('check.intro')}</p>
			<QueryView
				query={practice}
				loading={() => <LoadingNotice label={t('check.loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => null}
				data={({ results }) =>
					isDue || retest?.isNow ? <Due results={results} onStart={onStart} /> : <NotDue day={day} />
				}
			/>
		</div>
	);
}

import { type ExtraTimePercent, extraTimes } from '@henry/contract/exam-report.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeChoice } from '#web/components/time-choice.tsx';
import { chooseSettings, useVisitorSettings } from '#web/lib/visitor-settings.ts';

type NeedsProps = { extraTimePercent: ExtraTimePercent; onExtraTime: (percent: ExtraTimePercent) => void };

/** How much longer every clock of the exam is. */
export function ExtraTime({ extraTimePercent, onExtraTime }: NeedsProps) {
	const { t } = useTranslation('exams');
	const id = useId();
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<label htmlFor={id} className="font-semibold">
				{t('exams.extraTime')}
			</label>
			<select
				id={id}
				value={extraTimePercent}
				onChange={({ target }) =>
					onExtraTime(extraTimes.find((percent) => percent === Number(target.value)) ?? 0)
				}
				className="min-h-11 rounded-control border border-line-strong bg-surface px-3"
			>
				{extraTimes.map((percent) => (
					<option key={percent} value={percent}>
						{percent === 0 ? t('exams.noExtraTime') : t('exams.morePercent', { percent })}
					</option>
				))}
			</select>
		</div>
	);
}

/** What a learner may need: more time, or none counted, and captions. The last two hold for every exam in this browser. */
export function Needs(props: NeedsProps) {
	const { t } = useTranslation('exams');
	const { untimed, captions } = useVisitorSettings();
	return (
		<div className="space-y-3">
			<h3 className="font-bold font-display text-xl">{t('exams.needs')}</h3>
			{!untimed && <ExtraTime {...props} />}
			<TimeChoice />
			<label className="flex min-h-6 max-w-max cursor-pointer items-start gap-3 py-1">
				<input
					type="checkbox"
					checked={captions}
					onChange={({ target }) => chooseSettings({ captions: target.checked })}
					className="mt-1 size-5 shrink-0 accent-accent"
				/>
				<span>{t('exams.isWritten')}</span>
			</label>
		</div>
	);
}

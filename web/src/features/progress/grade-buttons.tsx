import type { Schedule } from '@henry/contract/practice.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#web/lib/formats.ts';
import { type ReviewGrade, reviewGrades } from '#web/lib/practice/schedule.ts';

const looks = {
	proposed: 'border-accent bg-accent text-white',
	other: 'border-line-strong bg-surface text-accent-strong hover:border-accent hover:bg-accent-soft',
};

type GradeButtonsProps = {
	proposed: ReviewGrade;
	schedules: Record<ReviewGrade, Schedule>;
	nowMs: number;
	isSaving: boolean;
	onGrade: (grade: ReviewGrade) => void;
};

/** The four grades, each with the day on which the card then comes back; one of them is suggested. */
export function GradeButtons({ proposed, schedules, nowMs, isSaving, onGrade }: GradeButtonsProps) {
	const { t } = useTranslation('progress');
	const { wait, date } = useFormats();
	const legendId = useId();
	return (
		<fieldset aria-describedby={legendId} className="min-w-0">
			<legend className="font-bold text-lg">{t('review.grade')}</legend>
			<p id={legendId} className="mb-3 text-muted text-sm">
				{t('review.gradeNote')}
			</p>
			<div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
				{reviewGrades.map((grade) => {
					const { dueAtMs } = schedules[grade];
					const isProposed = grade === proposed;
					return (
						<button
							key={grade}
							type="button"
							disabled={isSaving}
							onClick={() => onGrade(grade)}
							className={`flex min-h-28 flex-col items-center rounded-control border px-2 py-3 text-center leading-tight transition disabled:opacity-60 ${isProposed ? looks.proposed : looks.other}`}
						>
							<span className="block font-semibold">{t(`review.grades.${grade}`)}</span>
							<span className="mt-1 block text-sm">{wait(nowMs, dueAtMs)}</span>
							<span className="block text-sm">{date(dueAtMs)}</span>
							{isProposed && <span className="mt-1 block text-sm">({t('review.suggested')})</span>}
						</button>
					);
				})}
			</div>
		</fieldset>
	);
}

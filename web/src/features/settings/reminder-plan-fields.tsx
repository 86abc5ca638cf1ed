import { type ReminderPlan, type Weekday, weekdays } from '@henry/contract/reminders.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { localeOf } from '#web/lib/locale.ts';

/** A Monday, from which the days of a week have their names. */
const mondayMs = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** The short name of each day, from Monday on, and the long one. */
function dayNames(locale: string): { day: Weekday; short: string; long: string }[] {
	const nameBy = (weekday: 'short' | 'long') => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
	const [short, long] = [nameBy('short'), nameBy('long')];
	return weekdays.map((day, index) => {
		const atMs = mondayMs + index * dayMs;
		return { day, short: short.format(atMs), long: long.format(atMs) };
	});
}

/** Why what was chosen is no plan. */
function faultOf({ days, time }: ReminderPlan): 'noDay' | 'noTime' | undefined {
	if (days.length === 0) return 'noDay';
	return time === '' ? 'noTime' : undefined;
}

type ReminderPlanFieldsProps = { plan: ReminderPlan; onChange: (plan: ReminderPlan) => void };

/** On which days and at what time. What makes no plan is told and not handed on: no day, or half a time. */
export function ReminderPlanFields({ plan, onChange }: ReminderPlanFieldsProps) {
	const { t, i18n } = useTranslation('reminders');
	const [draft, setDraft] = useState(plan);
	const faultId = useId();
	const fault = faultOf(draft);
	function change(changed: ReminderPlan) {
		setDraft(changed);
		if (!faultOf(changed)) onChange(changed);
	}
	const toggle = (day: Weekday, isOn: boolean) =>
		weekdays.filter((each) => (each === day ? isOn : draft.days.includes(each)));
	return (
		<div className="space-y-5">
			<fieldset aria-describedby={faultId}>
				<legend className="mb-2 font-semibold">{t('days')}</legend>
				<div className="flex flex-wrap gap-2">
					{dayNames(localeOf(i18n.language)).map(({ day, short, long }) => (
						<label
							key={day}
							className="flex min-h-12 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-surface px-3 hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
						>
							<input
								type="checkbox"
								aria-label={long}
								checked={draft.days.includes(day)}
								onChange={({ target }) => change({ ...draft, days: toggle(day, target.checked) })}
								className="size-5 shrink-0 accent-accent outline-none"
							/>
							<span className="font-semibold">{short}</span>
						</label>
					))}
				</div>
			</fieldset>
			<FormField label={t('time')}>
				{(ids) => (
					<input
						{...ids}
						type="time"
						defaultValue={plan.time}
						onChange={({ target }) => change({ ...draft, time: target.value.slice(0, 5) })}
						className={`${fieldLook} max-w-40`}
					/>
				)}
			</FormField>
			<p id={faultId} role="status" className="font-semibold text-poor empty:hidden">
				{fault && t(fault)}
			</p>
		</div>
	);
}

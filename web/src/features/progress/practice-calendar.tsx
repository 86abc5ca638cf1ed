import { useTranslation } from 'react-i18next';
import { useFormats } from '#web/lib/formats.ts';
import { type CalendarDay, calendarRows } from './calendar.ts';
import { Section } from './section.tsx';

const weeks = 12;
/** A phone shows the last eight weeks. */
const weeksHiddenOnPhone = 4;
const columnLook = (week: number) => (week < weeksHiddenOnPhone ? 'hidden sm:table-cell' : '');

/** The head of a week's column: its month where one begins. */
function WeekHead({ days }: { days: (CalendarDay | undefined)[] }) {
	const { t } = useTranslation('progress');
	const { month, shortDay } = useFormats();
	const first = days[0]?.day ?? '';
	const firstOfMonth = days.find((day) => day?.day.endsWith('-01'))?.day;
	return (
		<>
			<span aria-hidden="true">{firstOfMonth && month(firstOfMonth)}</span>
			<span className="sr-only">{t('calendar.weekOf', { day: shortDay(first) })}</span>
		</>
	);
}

function Day({ day, isToday }: { day: CalendarDay; isToday: boolean }) {
	const { t } = useTranslation('progress');
	const { shortDay } = useFormats();
	if (!day) return null;
	const { practices } = day;
	const look =
		practices > 0 ? 'bg-accent font-semibold text-white' : 'border border-line-strong/40 bg-line/50';
	return (
		<span
			className={`grid h-8 w-full place-items-center rounded-md text-sm tabular-nums ${look} ${
				isToday ? 'outline-2 outline-ink outline-offset-1' : ''
			}`}
		>
			<span aria-hidden="true">{practices > 0 && practices}</span>
			<span className="sr-only">
				{shortDay(day.day)}:{' '}
				{practices > 0 ? t('calendar.practices', { count: practices }) : t('calendar.noPractice')}
			</span>
		</span>
	);
}

type PracticeCalendarProps = { practisedDays: string[]; today: string };

/** The days of practice of the last weeks. */
export function PracticeCalendar({ practisedDays, today }: PracticeCalendarProps) {
	const { t } = useTranslation('progress');
	const { weekday, weekdayLetter } = useFormats();
	const rows = calendarRows(practisedDays, today, weeks);
	const weekIndexes = Array.from({ length: weeks }, (_, index) => index);
	return (
		<Section title={t('calendar.title')} isForScreen>
			<table className="w-full max-w-xl table-fixed border-separate border-spacing-1">
				<caption className="sr-only">{t('calendar.caption')}</caption>
				<thead>
					<tr className="h-6 text-left text-muted text-sm">
						<td className="w-6" />
						{weekIndexes.map((week) => (
							<th key={week} scope="col" className={`whitespace-nowrap font-normal ${columnLook(week)}`}>
								<WeekHead days={rows.map((row) => row[week])} />
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => {
						const monday = row[0]?.day ?? today;
						return (
							<tr key={monday}>
								<th scope="row" className="text-left font-normal text-muted text-sm">
									<span aria-hidden="true">{weekdayLetter(monday)}</span>
									<span className="sr-only">{weekday(monday)}</span>
								</th>
								{row.map((day, week) => (
									<td key={day?.day ?? week} className={`p-0 ${columnLook(week)}`}>
										<Day day={day} isToday={day?.day === today} />
									</td>
								))}
							</tr>
						);
					})}
				</tbody>
			</table>
			<p className="text-muted text-sm">{t('calendar.legend')}</p>
		</Section>
	);
}

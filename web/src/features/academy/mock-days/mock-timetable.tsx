import type { Academy } from '@henry/contract/academies.ts';
import type { MockDay } from '@henry/contract/mock-days.ts';
import { useTranslation } from 'react-i18next';
import { AcademyBand } from '#web/components/homework/academy-band.tsx';
import { localeOf } from '#web/lib/locale.ts';
import { useMoment } from '#web/lib/use-moment.ts';

/** Who is examined when and where, for the door: one page, by names or by numbers. */
export function MockTimetable({
	day,
	hasNames,
	academy,
}: {
	day: MockDay;
	hasNames: boolean;
	academy: Academy;
}) {
	const { t, i18n } = useTranslation('mockDay');
	const moment = useMoment();
	const time = new Intl.DateTimeFormat(localeOf(i18n.language), { timeStyle: 'short' });
	const order = day.slots.flatMap(({ candidates }) => candidates.map(({ membershipId }) => membershipId));
	const numberOf = (membershipId: string) => order.indexOf(membershipId) + 1;
	return (
		<div data-printed className="overflow-x-auto rounded-card border border-line bg-surface p-4">
			<div className="hidden print:block">
				<AcademyBand {...academy} />
			</div>
			<h3 className="mb-2 break-words font-bold text-xl">
				{day.title}: {day.examName}
			</h3>
			<p className="mb-3 text-muted">{moment(day.startsAtMs)}</p>
			<table className="w-full border-collapse text-left print:text-sm">
				<thead>
					<tr className="border-line-strong border-b-2">
						<th className="py-2 pr-3">{t('table.time')}</th>
						<th className="py-2 pr-3">{t('table.room')}</th>
						<th className="py-2">{t('table.candidates')}</th>
					</tr>
				</thead>
				<tbody>
					{day.slots.map(({ id, room, startsAtMs, candidates }) => (
						<tr key={id} className="border-line border-b align-top">
							<td className="py-2 pr-3 font-semibold tabular-nums">{time.format(startsAtMs)}</td>
							<td className="break-words py-2 pr-3">{room}</td>
							<td className="py-2">
								<ul>
									{candidates.map(({ membershipId, displayName, className, status, marks, isHandedIn }) => (
										<li key={membershipId} className="break-words">
											{hasNames
												? `${displayName} (${className})`
												: t('table.number', { number: numberOf(membershipId) })}
											<span className="no-print text-muted text-sm">
												{status !== 'expected' && ` · ${t(`checkIn.${status}`)}`}
												{isHandedIn && ` · ${t('table.handedIn')}`}
												{marks > 0 && ` · ${t('table.marks', { count: marks })}`}
											</span>
										</li>
									))}
								</ul>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

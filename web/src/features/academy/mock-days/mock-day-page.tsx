import type { Academy, AcademyOverview } from '@henry/contract/academies.ts';
import type { MockDay } from '@henry/contract/mock-days.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ClipboardPen, Mic, Pencil, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { academyCalls, keys } from '#web/features/academy/calls.ts';
import { mockAddress, roomAddress, sheetAddress } from '#web/lib/mock-day/mock-address.ts';
import { useMockDay, useSendingMockSteps } from '#web/lib/mock-day/use-mock-day.ts';
import { printPage } from '#web/lib/print-page.ts';
import { useMoment } from '#web/lib/use-moment.ts';
import { MockDayForm } from './mock-day-form.tsx';
import { MockTimetable } from './mock-timetable.tsx';

type MockDayPageProps = { dayId: string; overview: AcademyOverview; mayMake: boolean };

/** One day: its timetable to print, its rooms, and where examiners mark. */
export function MockDayPage({ dayId, overview, mayMake }: MockDayPageProps) {
	const { t } = useTranslation('mockDay');
	const day = useMockDay(dayId);
	const [isChanging, setChanging] = useState(false);
	useSendingMockSteps();
	return (
		<QueryView
			query={day}
			loading={() => <LoadingNotice label={t('loading')} />}
			error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
			empty={() => null}
			data={(data) =>
				isChanging ? (
					<MockDayForm
						overview={overview}
						day={data}
						onSaved={() => setChanging(false)}
						onCancel={() => setChanging(false)}
					/>
				) : (
					<OneDay
						day={data}
						academy={overview.academy}
						mayMake={mayMake && isWholeInReach(data, overview)}
						mayMark={mayMake || data.examiners.some(({ membershipId }) => membershipId === overview.me.id)}
						onChange={() => setChanging(true)}
					/>
				)
			}
		/>
	);
}

/** An examiner of other classes sees the day, and does not change it. */
const isWholeInReach = ({ slots }: MockDay, { classes }: AcademyOverview) =>
	slots.every(({ candidates }) =>
		candidates.every(({ classId }) => classes.some(({ id }) => id === classId)),
	);

type OneDayProps = {
	day: MockDay;
	academy: Academy;
	mayMake: boolean;
	mayMark: boolean;
	onChange: () => void;
};

function OneDay({ day, academy, mayMake, mayMark, onChange }: OneDayProps) {
	const { t } = useTranslation('mockDay');
	const moment = useMoment();
	const [hasNames, setNames] = useState(true);
	return (
		<section className="space-y-6">
			<ButtonLink look="quiet" className="-ml-5" to={mockAddress(day.academyId)}>
				<ArrowLeft aria-hidden="true" className="size-5" />
				{t('day.back')}
			</ButtonLink>
			<div>
				<h2 className="break-words font-bold text-2xl">{day.title}</h2>
				<p className="text-muted">
					{day.examName} · {t('day.form', { form: day.form.toUpperCase() })} · {moment(day.startsAtMs)}
				</p>
				{day.examiners.length > 0 && (
					<p className="break-words text-muted">
						{t('day.examiners', { names: day.examiners.map(({ displayName }) => displayName).join(', ') })}
					</p>
				)}
			</div>
			<Rooms day={day} mayMark={mayMark} />
			<div className="no-print flex flex-wrap items-center gap-3">
				<Button look="secondary" onClick={() => void printPage()}>
					<Printer aria-hidden="true" className="size-5" />
					{t('day.print')}
				</Button>
				<label className="flex min-h-11 cursor-pointer items-center gap-3">
					<input
						type="checkbox"
						checked={!hasNames}
						onChange={({ target }) => setNames(!target.checked)}
						className="size-5 shrink-0 accent-accent"
					/>
					{t('day.numbers')}
				</label>
			</div>
			<MockTimetable day={day} hasNames={hasNames} academy={academy} />
			{mayMake && <DayActions day={day} onChange={onChange} />}
		</section>
	);
}

/** Each room with its two pages: the exam itself, and the examiner's sheets. */
function Rooms({ day, mayMark }: { day: MockDay; mayMark: boolean }) {
	const { t } = useTranslation('mockDay');
	const rooms = [...new Set(day.slots.map(({ room }) => room))];
	return (
		<ul className="no-print grid gap-3 sm:grid-cols-2">
			{rooms.map((room) => (
				<li key={room} className="space-y-3 rounded-card border border-line bg-surface p-4">
					<h3 className="break-words font-bold text-lg">{room}</h3>
					<div className="flex flex-wrap gap-3">
						<ButtonLink to={roomAddress(day.id, room)}>
							<Mic aria-hidden="true" className="size-5" />
							{t('day.run')}
						</ButtonLink>
						{mayMark && (
							<ButtonLink look="secondary" to={sheetAddress(day.id, room)}>
								<ClipboardPen aria-hidden="true" className="size-5" />
								{t('day.mark')}
							</ButtonLink>
						)}
					</div>
				</li>
			))}
		</ul>
	);
}

function DayActions({ day, onChange }: Pick<OneDayProps, 'day' | 'onChange'>) {
	const { t } = useTranslation('mockDay');
	const queryClient = useQueryClient();
	const [, navigate] = useLocation();
	const remove = useMutation({
		mutationFn: () => academyCalls.removeMockDay(day.id),
		onSuccess: async () => {
			await queryClient.invalidateQueries({ queryKey: keys.mockDays(day.academyId) });
			navigate(mockAddress(day.academyId));
		},
	});
	return (
		<div className="no-print space-y-3 border-line border-t pt-4">
			<div className="flex flex-wrap gap-3">
				<Button look="secondary" onClick={onChange}>
					<Pencil aria-hidden="true" className="size-5" />
					{t('day.change')}
				</Button>
				<ConfirmedButton
					question={t('day.removeQuestion')}
					confirm={t('day.remove')}
					cancel={t('cancel')}
					look="quiet"
					disabled={remove.isPending}
					onConfirm={() => remove.mutate()}
				>
					<Trash2 aria-hidden="true" className="size-5" />
					{t('day.remove')}
				</ConfirmedButton>
			</div>
			{remove.error && <ErrorNotice error={remove.error} />}
		</div>
	);
}

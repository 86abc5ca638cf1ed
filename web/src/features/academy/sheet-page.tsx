import type { MockDay } from '@henry/contract/mock-days.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { NeedsSession } from '#web/components/needs-session.tsx';
import { NoRoom } from '#web/components/no-room.tsx';
import { Page } from '#web/components/page.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { mockAddress } from '#web/lib/mock-day/mock-address.ts';
import { keptPaper, useMockDay, useSendingMockSteps } from '#web/lib/mock-day/use-mock-day.ts';
import { useMoment } from '#web/lib/use-moment.ts';
import { MarkSheet } from './mock-days/mark-sheet.tsx';
import { UnsentSheets } from './mock-days/unsent-sheets.tsx';

/** The candidates of a room in their order, and the sheet of the one that is chosen. */
function Sheets({ day, room }: { day: MockDay; room: string }) {
	const { t } = useTranslation('mockDay');
	const moment = useMoment();
	const [chosen, setChosen] = useState<string>();
	const paper = useQuery({
		queryKey: ['keptPaper', day.exam, day.form],
		queryFn: () => keptPaper(day.exam, day.form),
		networkMode: 'always',
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	});
	useSendingMockSteps();
	const slots = day.slots.filter((slot) => slot.room === room);
	const candidate = slots
		.flatMap(({ candidates }) => candidates)
		.find(({ membershipId }) => membershipId === chosen);
	return (
		<div className="space-y-6">
			<UnsentSheets />
			{candidate ? (
				<>
					<Button look="quiet" className="-ml-5" onClick={() => setChosen(undefined)}>
						<ArrowLeft aria-hidden="true" className="size-5" />
						{t('sheet.back')}
					</Button>
					<QueryView
						query={paper}
						loading={() => <LoadingNotice label={t('loading')} />}
						error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
						empty={() => null}
						data={({ exam }) => (
							<MarkSheet
								key={candidate.membershipId}
								dayId={day.id}
								candidate={candidate}
								exam={exam}
								sent={day.ownSheets.find(({ membershipId }) => membershipId === candidate.membershipId)}
							/>
						)}
					/>
				</>
			) : (
				<>
					<p className="text-muted">{t('sheet.intro')}</p>
					<ul className="space-y-4">
						{slots.map(({ id, startsAtMs, candidates }) => (
							<li key={id} className="space-y-2">
								<p className="font-semibold text-muted">{moment(startsAtMs)}</p>
								<div className="grid gap-3 sm:grid-cols-2">
									{candidates.map(({ membershipId, displayName }) => (
										<Button
											key={membershipId}
											look="secondary"
											className="min-h-16 break-words text-lg"
											onClick={() => setChosen(membershipId)}
										>
											{displayName}
										</Button>
									))}
								</div>
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}

function OpenSheets({ dayId, room }: { dayId: string; room: string }) {
	const { t } = useTranslation('mockDay');
	const day = useMockDay(dayId);
	return (
		<QueryView
			query={day}
			loading={() => <LoadingNotice label={t('loading')} />}
			error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
			empty={() => null}
			data={(data) => (
				<>
					<ButtonLink look="quiet" className="-ml-5" to={mockAddress(data.academyId, data.id)}>
						<ArrowLeft aria-hidden="true" className="size-5" />
						{t('toDay')}
					</ButtonLink>
					<Sheets day={data} room={room} />
				</>
			)}
		/>
	);
}

/** `/academy/marks`: the examiner's sheets for the candidates of a room, on a device of their own. */
export function SheetPage() {
	const { t } = useTranslation('mockDay');
	const [search] = useSearchParams();
	const [dayId, room] = [search.get('day'), search.get('room')];
	return (
		<Page title={room ? t('sheet.title', { room }) : t('sheet.name')}>
			<NeedsSession visitor={{ text: t('visitor.text'), button: t('visitor.button') }} loading={t('loading')}>
				{() => (dayId && room ? <OpenSheets dayId={dayId} room={room} /> : <NoRoom />)}
			</NeedsSession>
		</Page>
	);
}

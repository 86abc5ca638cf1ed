import type { MockDay } from '@henry/contract/mock-days.ts';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { ButtonLink } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { NeedsSession } from '#web/components/needs-session.tsx';
import { NoRoom } from '#web/components/no-room.tsx';
import { Page } from '#web/components/page.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { mockAddress } from '#web/lib/mock-day/mock-address.ts';
import { useMockDay } from '#web/lib/mock-day/use-mock-day.ts';

const Room = lazyPart<{ day: MockDay; room: string }>(
	async () => (await import('./room/room.tsx')).Room,
	['mockDay', 'exams', 'examRun', 'together', 'recorder', 'transcript', 'practised', 'report'],
);

function OpenRoom({ dayId, room }: { dayId: string; room: string }) {
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
					<Suspense fallback={<LoadingNotice />}>
						<Room day={data} room={room} />
					</Suspense>
				</>
			)}
		/>
	);
}

/** `/academy/room`: the exams of one room, one after the other, with Henry as clock, recorder and interlocutor. */
export function RoomPage() {
	const { t } = useTranslation('mockDay');
	const [search] = useSearchParams();
	const [dayId, room] = [search.get('day'), search.get('room')];
	return (
		<Page title={room ? t('room.title', { room }) : t('room.name')}>
			<NeedsSession visitor={{ text: t('visitor.text'), button: t('visitor.button') }} loading={t('loading')}>
				{() => (dayId && room ? <OpenRoom dayId={dayId} room={room} /> : <NoRoom />)}
			</NeedsSession>
		</Page>
	);
}

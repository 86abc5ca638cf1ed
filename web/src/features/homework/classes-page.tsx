import { staffRoles, type Ticket } from '@henry/contract/academies.ts';
import type { User } from '@henry/contract/accounts.ts';
import type { Homework } from '@henry/contract/homework.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { MockTimes } from '#web/components/homework/mock-times.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { NeedsSession } from '#web/components/needs-session.tsx';
import { Page } from '#web/components/page.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { academyHere } from '#web/lib/academy-here.ts';
import { useFragment } from '#web/lib/fragment.ts';
import { homeworkQuery } from '#web/lib/homework-query.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { myAcademiesQuery } from '#web/lib/my-academies-query.ts';
import { paths } from '#web/lib/paths.ts';
import { site } from '#web/lib/site.ts';
import { HomeworkDetail } from './homework-detail.tsx';
import { HomeworkList } from './homework-list.tsx';
import { JoinForm } from './join-form.tsx';
import { MyPlaces } from './my-places.tsx';

/** Only members of an academy have reports. */
const MyReports = lazyPart(
	async () => (await import('./my-reports.tsx')).MyReports,
	['termReport', 'practised'],
);

/** The ticket of the link that led here. */
function useTicket(): [Ticket | undefined, () => void] {
	const [search, setSearch] = useSearchParams();
	const [code, token] = [search.get('code'), useFragment().get('invite')];
	const [ticket] = useState<Ticket | undefined>(() => (code ? { code } : token ? { token } : undefined));
	const drop = () => {
		history.replaceState(history.state, '', location.pathname);
		setSearch({}, { replace: true });
	};
	return [code || token ? ticket : undefined, drop];
}

/** The assignment that the address names, or the list of all. */
function Assignments({ homework }: { homework: Homework }) {
	const [search] = useSearchParams();
	const chosen = homework.find(
		({ assignment, ward }) =>
			assignment.id === search.get('homework') && (ward ?? '') === (search.get('ward') ?? ''),
	);
	return chosen ? (
		<HomeworkDetail key={chosen.assignment.id} item={chosen} />
	) : (
		<HomeworkList homework={homework} />
	);
}

function Classes({ user }: { user: User }) {
	const { t } = useTranslation('homework');
	const [search] = useSearchParams();
	const [ticket, dropTicket] = useTicket();
	const [hasJoined, setJoined] = useState(false);
	const academies = useQuery({
		...myAcademiesQuery,
		staleTime: 0,
	});
	const homework = useQuery({
		...homeworkQuery,
		staleTime: 0,
	});
	const isStaff = academies.data?.some(({ me }) => staffRoles.includes(me.role)) ?? false;
	const isMember = (academies.data?.length ?? 0) > 0;
	const isDetail = search.has('homework');
	// Whose account an academy holds cannot be without it.
	const isHeld = user.displayName !== null;
	return (
		<div className="space-y-8">
			{hasJoined && (
				<p
					role="status"
					className="flex items-center gap-2 rounded-card bg-good-soft p-4 font-semibold text-good"
				>
					<CircleCheck aria-hidden="true" className="size-5 shrink-0" />
					{t('join.done')}
				</p>
			)}
			{isStaff && !isDetail && (
				<ButtonLink to={paths.academy} look="secondary">
					{t('teaching')}
				</ButtonLink>
			)}
			{ticket === undefined && !isDetail && <MockTimes />}
			{ticket === undefined && (
				<QueryView
					query={homework}
					loading={() => <LoadingNotice label={t('loading')} />}
					error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
					empty={() => <EmptyNotice>{t(isMember ? 'empty' : 'notInClass')}</EmptyNotice>}
					data={(data) => <Assignments homework={data} />}
				/>
			)}
			{!isDetail && isMember && ticket === undefined && (
				<Suspense fallback={null}>
					<MyReports />
				</Suspense>
			)}
			{!isDetail && !isHeld && academies.data && ticket === undefined && (
				<MyPlaces academies={academies.data} />
			)}
			{!isDetail && (
				<JoinForm
					key={String(hasJoined)}
					ticket={ticket}
					onJoined={() => {
						setJoined(true);
						dropTicket();
					}}
				/>
			)}
		</div>
	);
}

/**
 * Where a visitor of an academy's host joins it: mails to whoever is no member yet do not lead to that host, so they sign in
 * at the server's own address.
 */
function useJoiningElsewhere(): string | undefined {
	const [ticket] = useTicket();
	if (!academyHere || !site.address || ticket === undefined) return undefined;
	return site.address + location.pathname + location.search + location.hash;
}

/** `/classes`: homework, what teachers say to it, and the way into a class (`?code=` or `#invite=`). */
export function ClassesPage() {
	const { t } = useTranslation('homework');
	const [search] = useSearchParams();
	const elsewhere = useJoiningElsewhere();
	return (
		<Page title={t('title')}>
			{!search.has('homework') && <p className="mb-6 text-lg text-muted">{t('intro')}</p>}
			<NeedsSession
				visitor={{ text: t('visitor.text'), button: t('visitor.button'), elsewhere }}
				loading={t('loading')}
			>
				{(user) => <Classes user={user} />}
			</NeedsSession>
		</Page>
	);
}

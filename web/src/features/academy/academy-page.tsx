import { type AcademyOverview, type MyAcademies, staffRoles } from '@henry/contract/academies.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { AcademyBand } from '#web/components/homework/academy-band.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { NeedsSession } from '#web/components/needs-session.tsx';
import { Page } from '#web/components/page.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { myAcademiesQuery } from '#web/lib/my-academies-query.ts';
import { paths } from '#web/lib/paths.ts';
import { academyCalls, keys } from './calls.ts';
import { ClassList } from './classes/class-list.tsx';
import { PlacesNotice } from './places-notice.tsx';
import { StartForm } from './start-form.tsx';

/** What the parts of an academy speak with. */
const partAreas = [
	'academy',
	'homework',
	'invitations',
	'marking',
	'mockDay',
	'practised',
	'recorder',
	'safeguarding',
] as const;
// What is shown by a click is fetched when it is.
const ClassPage = lazyPart<{ classId: string; overview: AcademyOverview }>(
	async () => (await import('./classes/class-page.tsx')).ClassPage,
	partAreas,
);
const Queue = lazyPart<{ overview: AcademyOverview }>(
	async () => (await import('./queue/queue.tsx')).Queue,
	partAreas,
);
const MockDays = lazyPart<{ overview: AcademyOverview }>(
	async () => (await import('./mock-days/mock-days.tsx')).MockDays,
	partAreas,
);
const People = lazyPart<{ overview: AcademyOverview }>(
	async () => (await import('./people/people.tsx')).People,
	partAreas,
);
const Settings = lazyPart<{ overview: AcademyOverview; onRemoved: () => void }>(
	async () => (await import('./settings/settings.tsx')).Settings,
	partAreas,
);
const Connections = lazyPart<{ overview: AcademyOverview }>(
	async () => (await import('./connections/connections.tsx')).Connections,
	[...partAreas, 'connections'],
);

const Marking = lazyPart<{ overview: AcademyOverview; isManager: boolean }>(
	async () => (await import('./marking/marking.tsx')).Marking,
	partAreas,
);

/** Only whom the academy has named is told of danger; the owner, that nobody of them is left. */
const AlertsLine = lazyPart<{
	overview: AcademyOverview;
	part: string;
	addressOf: (academyId: string, part: 'queue' | 'settings') => string;
}>(async () => (await import('./safeguarding/alerts-line.tsx')).AlertsLine, ['safeguarding']);
const DangerAlerts = lazyPart<{ overview: AcademyOverview }>(
	async () => (await import('./safeguarding/danger-alerts.tsx')).DangerAlerts,
	['safeguarding'],
);

const managerRoles = ['owner', 'coordinator'];
const parts = ['classes', 'queue', 'marking', 'mockDays', 'people', 'connections', 'settings'] as const;
type Part = (typeof parts)[number];

/** Where a part of an academy is. */
const addressOf = (academyId: string, part: Part) =>
	`${paths.academy}?${new URLSearchParams({ academy: academyId, part })}`;

function Tabs({ academyId, part, shown }: { academyId: string; part: Part; shown: readonly Part[] }) {
	const { t } = useTranslation('academy');
	return (
		<nav aria-label={t('tabs.label')} className="mb-6 flex flex-wrap gap-2">
			{shown.map((each) => (
				<Link
					key={each}
					to={addressOf(academyId, each)}
					aria-current={each === part ? 'page' : undefined}
					className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-3.5 font-semibold text-accent-strong text-sm aria-[current=page]:border-accent aria-[current=page]:bg-accent aria-[current=page]:text-white"
				>
					{t(`tabs.${each}`)}
				</Link>
			))}
		</nav>
	);
}

/** One academy: its classes, the answers to hear, its people and its settings, as far as the caller may see them. */
function OneAcademy({ academyId, onRemoved }: { academyId: string; onRemoved: () => void }) {
	const { t } = useTranslation('academy');
	const [search] = useSearchParams();
	const overview = useQuery({
		queryKey: keys.overview(academyId),
		queryFn: () => academyCalls.overview(academyId),
		staleTime: 0,
	});
	const part = parts.find((each) => each === search.get('part')) ?? 'classes';
	const classId = search.get('class');
	return (
		<QueryView
			query={overview}
			loading={() => <LoadingNotice label={t('loading')} />}
			error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
			empty={() => null}
			data={(data) => {
				const isManager = managerRoles.includes(data.me.role);
				const hidden: Part[] = isManager ? [] : ['connections', 'settings'];
				if (data.me.role === 'assistant') hidden.push('marking');
				const shown = parts.filter((each) => !hidden.includes(each));
				return (
					<>
						<AcademyBand {...data.academy} />
						<PlacesNotice end={data.placesEnd} />
						{data.academy.isExample && (
							<p className="mb-4 rounded-control bg-fair-soft p-3 text-fair">{t('example')}</p>
						)}
						{((data.openAlerts ?? 0) > 0 || data.goneLeads !== null) && (
							<Suspense fallback={null}>
								<AlertsLine overview={data} part={part} addressOf={addressOf} />
							</Suspense>
						)}
						<Tabs academyId={academyId} part={part} shown={shown} />
						<Suspense fallback={<LoadingNotice />}>
							{part === 'classes' && classId && <ClassPage classId={classId} overview={data} />}
							{part === 'classes' && !classId && <ClassList overview={data} isManager={isManager} />}
							{part === 'queue' && data.openAlerts !== null && <DangerAlerts overview={data} />}
							{part === 'queue' && <Queue overview={data} />}
							{part === 'mockDays' && <MockDays overview={data} />}
							{part === 'marking' && shown.includes('marking') && (
								<Marking overview={data} isManager={isManager} />
							)}
							{part === 'people' && <People overview={data} />}
							{part === 'connections' && isManager && <Connections overview={data} />}
							{part === 'settings' && isManager && <Settings overview={data} onRemoved={onRemoved} />}
						</Suspense>
					</>
				);
			}}
		/>
	);
}

/** The academy that the address names, the only one, or the way to start one. */
function Academies({ academies }: { academies: MyAcademies }) {
	const { t } = useTranslation('academy');
	const [search, setSearch] = useSearchParams();
	const [isRemoved, setRemoved] = useState(false);
	const own = academies.filter(({ me }) => staffRoles.includes(me.role));
	const chosen = own.find(({ academy }) => academy.id === search.get('academy')) ?? own[0];
	if (!chosen || search.has('start')) {
		return (
			<>
				{isRemoved && (
					<p
						role="status"
						className="mb-6 flex items-center gap-2 rounded-card bg-good-soft p-4 font-semibold text-good"
					>
						<CircleCheck aria-hidden="true" className="size-5 shrink-0" />
						{t('settings.removed')}
					</p>
				)}
				<StartForm onStarted={(academyId) => setSearch({ academy: academyId })} />
			</>
		);
	}
	return (
		<>
			<OneAcademy
				key={chosen.academy.id}
				academyId={chosen.academy.id}
				onRemoved={() => {
					setRemoved(true);
					setSearch({}, { replace: true });
				}}
			/>
			<p className="mt-10 flex flex-wrap gap-x-4 border-line border-t pt-4 text-sm">
				{own
					.filter(({ academy }) => academy.id !== chosen.academy.id)
					.map(({ academy }) => (
						<Link
							key={academy.id}
							to={addressOf(academy.id, 'classes')}
							className="inline-flex min-h-8 items-center text-accent-strong underline underline-offset-4"
						>
							{academy.name}
						</Link>
					))}
				<Link
					to={`${paths.academy}?start=1`}
					className="inline-flex min-h-8 items-center text-accent-strong underline underline-offset-4"
				>
					{t('start.another')}
				</Link>
			</p>
		</>
	);
}

function Mine() {
	const { t } = useTranslation('academy');
	const mine = useQuery({
		...myAcademiesQuery,
		staleTime: 0,
	});
	return (
		<QueryView
			query={mine}
			loading={() => <LoadingNotice label={t('loading')} />}
			error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
			isEmpty={() => false}
			empty={() => null}
			data={(academies) => <Academies academies={academies} />}
		/>
	);
}

/** `/academy`: an academy for those who run it or teach in it. */
export function AcademyPage() {
	const { t } = useTranslation('academy');
	return (
		<Page title={t('title')}>
			<NeedsSession visitor={{ text: t('visitor.text'), button: t('visitor.button') }} loading={t('loading')}>
				{() => <Mine />}
			</NeedsSession>
		</Page>
	);
}

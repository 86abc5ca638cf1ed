import { apiPaths } from '@henry/contract/api-paths.ts';
import { talkExercisesSchema } from '@henry/contract/content.ts';
import type { PathWeek } from '@henry/contract/path.ts';
import type { Practice } from '@henry/contract/practice.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from '#web/components/board.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { useDocumentTitle } from '#web/components/page.tsx';
import { getJson } from '#web/lib/api-client.ts';
import { useChosenPath } from '#web/lib/chosen-path.ts';
import { useReachable } from '#web/lib/connection.ts';
import { homeworkQuery } from '#web/lib/homework-query.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { accountKeeper } from '#web/lib/practice/account-keeper.ts';
import { browserKeeper } from '#web/lib/practice/browser-keeper.ts';
import { homeworkOfToday } from '#web/lib/practice/homework-today.ts';
import { localDay } from '#web/lib/practice/local-day.ts';
import { type StandingDay, todayOnPath } from '#web/lib/practice/path.ts';
import { loadPractice, practiceKey } from '#web/lib/practice/practice-query.ts';
import { streakOf } from '#web/lib/practice/streak.ts';
import { stepsOfToday } from '#web/lib/practice/today.ts';
import { usePathDays } from '#web/lib/practice/use-path-days.ts';
import { isKeptInAccount, refreshNow, type Session, useSession } from '#web/lib/session.ts';
import { isUnreachable } from '#web/lib/unreachable.ts';
import { useTodayMs } from '#web/lib/use-today.ts';
import { Activities } from './activities.tsx';
import { LastTime } from './last-time.tsx';
import { PathCard } from './path-card.tsx';
import { TodayList } from './today-list.tsx';
import { Ways } from './ways.tsx';
import { Week } from './week.tsx';

const HomePage = lazyPart(async () => (await import('./home-page.tsx')).HomePage, ['home']);

/** Mock exams are rare, so that they are fetched apart. */
const MockTimes = lazyPart(
	async () => (await import('#web/components/homework/mock-times.tsx')).MockTimes,
	['mockTimes'],
);

/** The sentence of the day is judged without a network, too. */
function keepJudge(): void {
	import('#web/lib/offline-judge/judge-here.ts').then(
		({ keepJudgeWhenIdle }) => keepJudgeWhenIdle(),
		() => {},
	);
}

/** The page has the line to itself for so long. */
const ownLineMs = 5_000;

/** What is heard on this day of the path and the next is kept, so that they can be done without a connection. */
function useKeptSounds(days: readonly StandingDay[] | undefined, weeks: readonly PathWeek[] | undefined) {
	const isReachable = useReachable();
	const open = days?.filter(({ doneOn }) => doneOn === undefined).slice(0, 2) ?? [];
	const steps = open.flatMap((day) => day.steps.filter(({ isDone }) => !isDone));
	const keep = useEffectEvent(async (signal: AbortSignal) => {
		const { keepForToday } = await import('./keep-for-today.ts');
		await keepForToday(steps, weeks ?? [], signal);
	});
	const names = steps.map(({ to }) => to).join(' ');
	useEffect(() => {
		if (!isReachable || names === '') return;
		const leaving = new AbortController();
		// Where it fails, the next visit is the next try.
		const timer = setTimeout(() => keep(leaving.signal).catch(() => {}), ownLineMs);
		return () => {
			leaving.abort();
			clearTimeout(timer);
		};
	}, [isReachable, names]);
}

type KnownSession = Exclude<Session, { status: 'unknown' }>;

/** What was practised, and the talks that there are. */
function useDay(session: KnownSession) {
	const isInAccount = isKeptInAccount(session);
	const keeper = isInAccount ? accountKeeper : browserKeeper;
	const [practice, exercises] = useQueries({
		queries: [
			{
				queryKey: [...practiceKey, isInAccount ? session.user.uid : 'browser'],
				queryFn: () => loadPractice(keeper),
				staleTime: 0,
			},
			{
				queryKey: ['talkExercises'],
				queryFn: ({ signal }: { signal: AbortSignal }) =>
					getJson(apiPaths.talkExercises, talkExercisesSchema, { signal }),
			},
		],
	});
	return { practice, exercises };
}

/** What a teacher has asked for; nobody is asked where the learner has no account. Without an answer the day is as any other. */
function useHomework(session: KnownSession, today: string) {
	const isInAccount = isKeptInAccount(session);
	const { data } = useQuery({
		...homeworkQuery,
		enabled: isInAccount,
		staleTime: 0,
		retry: false,
	});
	// What was answered stays in the cache when a sign-in is over.
	return isInAccount && data ? homeworkOfToday(data, today) : undefined;
}

/** The day of a known learner; one who has practised nothing yet sees what a first visit does. */
function Day({ session }: { session: KnownSession }) {
	const { t } = useTranslation('today');
	const nowMs = useTodayMs();
	useEffect(keepJudge, []);
	const { practice, exercises } = useDay(session);
	const homework = useHomework(session, localDay(nowMs));
	const { value: path, ...chosen } = useChosenPath();
	// Where the weeks of the path cannot be fetched, the day is the one that it would be without.
	const { days, weeks, error: pathError } = usePathDays(path ?? undefined, practice.data?.results);
	useKeptSounds(days, weeks);
	// Where the server cannot be reached, what this device keeps of the practice makes the day.
	const isPathAway = isUnreachable(chosen.error);
	// What is there stays in view while a newer answer fails.
	const error =
		(practice.data ? null : practice.error) ??
		(isPathAway ? null : chosen.error) ??
		(exercises.data ? null : exercises.error);
	if (error) {
		const retry = () => {
			void Promise.all([practice.refetch(), exercises.refetch()]);
			if (chosen.error) chosen.retry();
		};
		return (
			<div className="mx-auto max-w-3xl space-y-6 px-5 py-8">
				<ErrorNotice error={error} onRetry={retry} />
				<Ways />
			</div>
		);
	}
	const isPathAwaited = (chosen.isAwaited && !isPathAway) || (path && !days && !pathError);
	if (!practice.data || !exercises.data || isPathAwaited) return <LoadingNotice label={t('loading')} />;
	const mockTimes = session.status === 'signedIn' && (
		<Suspense fallback={null}>
			<div className="mx-auto w-full max-w-6xl px-5 pt-5 empty:hidden sm:px-8">
				<MockTimes />
			</div>
		</Suspense>
	);
	if (isEmpty(practice.data) && !path && !homework)
		return (
			<>
				{mockTimes}
				<Suspense fallback={<LoadingNotice />}>
					<HomePage />
				</Suspense>
			</>
		);
	const { results } = practice.data;
	return (
		<>
			<Board>
				<TodayList
					steps={stepsOfToday(practice.data, exercises.data, nowMs, {
						pathDay: days && todayOnPath(days, nowMs),
						homework,
					})}
					weeks={weeks}
					streakDays={
						streakOf(
							results.map(({ day }) => day),
							localDay(nowMs),
						).days
					}
				/>
			</Board>
			{mockTimes}
			<div className="mx-auto w-full max-w-6xl space-y-6 px-5 py-6 sm:px-8 sm:py-8">
				<Ways />
				<PathCard days={days} weeks={weeks} nowMs={nowMs} isOnPath={Boolean(path)} />
				<div className="grid gap-4 md:grid-cols-2">
					<LastTime results={results} nowMs={nowMs} />
					<Week results={results} nowMs={nowMs} />
				</div>
			</div>
			<Activities />
		</>
	);
}

const isEmpty = ({ results, cards }: Practice) => results.length + cards.length === 0;

/** `/` for one who returns: what to do today, what was said last time, and the week. */
export function TodayPage() {
	const { t } = useTranslation('today');
	const session = useSession();
	useDocumentTitle(t('title'));
	if (session.status !== 'unknown') return <Day session={session} />;
	if (!session.error) return <LoadingNotice label={t('loading')} />;
	return (
		<div className="mx-auto max-w-3xl space-y-6 px-5 py-8">
			<ErrorNotice error={session.error} onRetry={() => void refreshNow().catch(() => {})} />
			<Ways />
		</div>
	);
}

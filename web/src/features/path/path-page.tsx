import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { chosenPath } from '#web/lib/chosen-path.ts';
import { lazyPart, talkAreas } from '#web/lib/lazy-part.ts';
import type { ChosenPath } from '#web/lib/practice/path.ts';
import { usePathDays } from '#web/lib/practice/use-path-days.ts';
import { usePractice } from '#web/lib/practice/use-practice.ts';
import { refreshNow, useSession } from '#web/lib/session.ts';
import { ChoosePath } from './choose-path.tsx';
import { PathView } from './path-view.tsx';

/** What is done on the path comes when it is begun: it is more than all the rest of the page. */
const StepPage = lazyPart(
	async () => (await import('./step-page.tsx')).StepPage,
	[...talkAreas, 'lesson', 'speakle'],
);

/** The chosen path: where the learner stands, or the step in the address. */
function Chosen({ path, onChange }: { path: ChosenPath; onChange: () => void }) {
	const { t } = useTranslation('path');
	const [search] = useSearchParams();
	const session = useSession();
	const practice = usePractice();
	const { weeks, exam, days, error, retry } = usePathDays(path, practice.data?.results);
	const loading = <LoadingNotice label={t('loading')} />;
	const doing = search.get('do');
	const week = weeks?.[Number(search.get('week')) - 1];
	if (doing !== null && weeks) {
		return (
			<Suspense fallback={loading}>
				<StepPage key={`${doing} ${week?.key}`} doing={doing} week={week} path={path} />
			</Suspense>
		);
	}
	if (session.status === 'unknown' && session.error) {
		return <ErrorNotice error={session.error} onRetry={() => void refreshNow().catch(() => {})} />;
	}
	if (practice.error && !practice.data) {
		return <ErrorNotice error={practice.error} onRetry={() => void practice.refetch()} />;
	}
	if (error && !days) return <ErrorNotice error={error} onRetry={retry} />;
	if (!days || !weeks) return loading;
	return <PathView path={path} days={days} weeks={weeks} exam={exam} onChange={onChange} />;
}

/** `/path`: a goal is chosen, and then gone towards week by week. */
export function PathPage() {
	const { t } = useTranslation('path');
	const [search, setSearch] = useSearchParams();
	const path = chosenPath.use();
	const isChanging = search.has('change');
	const shown = `${isChanging || path === undefined} ${search.get('week')} ${search.get('do')}`;
	// All of it has one address, so the page does not begin anew by itself.
	useEffect(() => {
		if (shown) document.documentElement.scrollTop = 0;
	}, [shown]);
	return (
		<Page title={t('title')}>
			{path && !isChanging ? (
				<Chosen path={path} onChange={() => setSearch({ change: '' })} />
			) : (
				<ChoosePath
					before={path}
					onChosen={(chosen) => {
						chosenPath.keep(chosen);
						setSearch({});
					}}
					onCancel={path && (() => setSearch({}))}
				/>
			)}
		</Page>
	);
}

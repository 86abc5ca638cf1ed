import type { ChosenPath } from '@henry/contract/path.ts';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { useChosenPath } from '#web/lib/chosen-path.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { usePathDays } from '#web/lib/practice/use-path-days.ts';
import { usePractice } from '#web/lib/practice/use-practice.ts';
import { talkAreas } from '#web/lib/talk-areas.ts';
import { ChoosePath } from './choose-path.tsx';
import { PathView } from './path-view.tsx';

/** What is done on the path comes when it is begun: it is more than all the rest of the page. */
const StepPage = lazyPart(async () => (await import('./step-page.tsx')).StepPage, [...talkAreas, 'speakle']);

type ChosenProps = { path: ChosenPath; onChange: () => void; onStop: () => void };

/** The chosen path: where the learner stands, or the step in the address. */
function Chosen({ path, onChange, onStop }: ChosenProps) {
	const { t } = useTranslation('path');
	const [search] = useSearchParams();
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
	if (practice.error && !practice.data) {
		return <ErrorNotice error={practice.error} onRetry={() => void practice.refetch()} />;
	}
	if (error && !days) return <ErrorNotice error={error} onRetry={retry} />;
	if (!days || !weeks) return loading;
	return <PathView path={path} days={days} weeks={weeks} exam={exam} onChange={onChange} onStop={onStop} />;
}

/** `/path`: a goal is chosen, and then gone towards week by week. */
export function PathPage() {
	const { t } = useTranslation('path');
	const [search, setSearch] = useSearchParams();
	const { value: path, isAwaited, error, retry, change } = useChosenPath();
	const saving = useMutation({ mutationFn: (chosen: ChosenPath | null) => change(() => chosen) });
	const isChanging = search.has('change');
	// What is chosen stays in its form until it is kept.
	const isChosen = path && !isChanging && !saving.isPending;
	const shown = `${!isChosen} ${search.get('week')} ${search.get('do')}`;
	// All of it has one address, so the page does not begin anew by itself.
	useEffect(() => {
		if (shown) document.documentElement.scrollTop = 0;
	}, [shown]);
	if (path === undefined) {
		return (
			<Page title={t('title')}>
				{isAwaited && <LoadingNotice label={t('loading')} />}
				{error && <ErrorNotice error={error} onRetry={retry} />}
			</Page>
		);
	}
	const save = (chosen: ChosenPath | null) =>
		saving.mutate(chosen, { onSuccess: () => chosen && setSearch({}) });
	const cancel = () => {
		saving.reset();
		setSearch({});
	};
	return (
		<Page title={t('title')}>
			{saving.error && (
				<div className="mb-6">
					<ErrorNotice error={saving.error} />
				</div>
			)}
			{isChosen ? (
				<Chosen path={path} onChange={() => setSearch({ change: '' })} onStop={() => save(null)} />
			) : (
				<ChoosePath
					before={isChanging && path ? path : undefined}
					isBusy={saving.isPending}
					onChosen={save}
					onCancel={isChanging && path ? cancel : undefined}
				/>
			)}
		</Page>
	);
}

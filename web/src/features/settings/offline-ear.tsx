import { apiPaths } from '@henry/contract/api-paths.ts';
import { type OfflineEar, offlineEarSchema } from '@henry/contract/offline-engines.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { getJson } from '#web/lib/api-client.ts';
import { errorCode } from '#web/lib/api-error.ts';
import { canKeepEngines } from '#web/lib/engine-store.ts';
import { earStore } from '#web/lib/offline-ear/ear-store.ts';

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);

/** A fetch of an ear: its progress, and what ends it. */
function useFetch(onFetched: () => void) {
	const [bytes, setBytes] = useState(0);
	const ending = useRef<AbortController>(undefined);
	useEffect(() => () => ending.current?.abort(), []);
	const fetching = useMutation({
		networkMode: 'always',
		async mutationFn(ear: OfflineEar) {
			ending.current = new AbortController();
			setBytes(0);
			await earStore.fetch(ear, { signal: ending.current.signal, onProgress: setBytes });
			// What takes minutes to fetch should not be the first thing that a full disk takes away.
			await navigator.storage?.persist?.();
		},
		onSuccess: onFetched,
	});
	return { fetching, bytes, cancel: () => ending.current?.abort() };
}

type FetchChoiceProps = { ear: OfflineEar; onFetched: () => void };

/** Offers to fetch the ear, shows how far that is, and what it failed for. */
function FetchChoice({ ear, onFetched }: FetchChoiceProps) {
	const { t } = useTranslation('settings');
	const { fetching, bytes, cancel } = useFetch(onFetched);
	const all = earStore.bytesOf(ear);
	if (fetching.isPending) {
		return (
			<div className="space-y-3">
				<p>{t('offlineEar.fetching', { done: megabytes(bytes), megabytes: megabytes(all) })}</p>
				<progress
					aria-label={t('offlineEar.progress')}
					value={bytes}
					max={all}
					className="block h-3 w-full accent-accent"
				/>
				<Button look="secondary" onClick={cancel}>
					{t('offlineEar.cancel')}
				</Button>
			</div>
		);
	}
	const hasFailed = fetching.isError && errorCode(fetching.error) !== 'cancelled';
	return (
		<div className="space-y-3">
			{hasFailed && <FetchError error={fetching.error} />}
			<Button look="secondary" onClick={() => fetching.mutate(ear)}>
				{t('offlineEar.fetch', { megabytes: megabytes(all) })}
			</Button>
		</div>
	);
}

function FetchError({ error }: { error: Error }) {
	const { t } = useTranslation('settings');
	const isFull = error.name === 'QuotaExceededError';
	const known = isFull ? 'space' : errorCode(error) === 'aborted' ? 'damaged' : undefined;
	const words = known && {
		title: t(`offlineEar.failed.${known}.title`),
		advice: t(`offlineEar.failed.${known}.advice`),
	};
	return <ErrorNotice error={error} words={words} />;
}

/** An ear for when Henry cannot be reached: fetched once, kept in this browser, and removed again. */
export function OfflineEarChoice() {
	const { t } = useTranslation('settings');
	const kept = useQuery({
		queryKey: ['keptOfflineEar'],
		queryFn: async () => (canKeepEngines() ? { ear: await earStore.kept() } : null),
		staleTime: 0,
	});
	const offered = useQuery({
		queryKey: ['offlineEar'],
		queryFn: ({ signal }) => getJson(apiPaths.offlineEar, offlineEarSchema, { signal }),
		staleTime: 0,
	});
	const removing = useMutation({ mutationFn: earStore.remove, onSuccess: () => kept.refetch() });

	if (kept.data === null) return <p>{t('offlineEar.cannot')}</p>;
	const mine = kept.data?.ear;
	if (kept.isPending || (offered.isPending && !mine)) {
		return <LoadingNotice label={t('offlineEar.loading')} />;
	}
	const isNewer = mine && offered.data && JSON.stringify(mine) !== JSON.stringify(offered.data);
	const isNone = !mine && offered.isError && errorCode(offered.error) === 'not-found';
	return (
		<div className="space-y-3">
			{mine && (
				<p role="status">
					{t('offlineEar.kept', { ear: mine.name, megabytes: megabytes(earStore.bytesOf(mine)) })}
				</p>
			)}
			{isNewer && <p>{t('offlineEar.newer')}</p>}
			{isNone && <p>{t('offlineEar.none')}</p>}
			{!mine && offered.isError && !isNone && (
				<ErrorNotice error={offered.error} onRetry={() => void offered.refetch()} />
			)}
			{!mine && removing.isSuccess && <p role="status">{t('offlineEar.removed')}</p>}
			{!mine && offered.data && <p>{t('offlineEar.about', { ear: offered.data.name })}</p>}
			{offered.data && (!mine || isNewer) && (
				<FetchChoice ear={offered.data} onFetched={() => void kept.refetch()} />
			)}
			{mine && (
				<Button look="secondary" disabled={removing.isPending} onClick={() => removing.mutate()}>
					{t('offlineEar.remove')}
				</Button>
			)}
		</div>
	);
}

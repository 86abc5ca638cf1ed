import { apiPaths } from '@henry/contract/api-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { LoaderCircle, Play } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { getBlob } from '#web/lib/api-client.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';

/** A moment is understood by what stands before it, and heard for so long. */
const leadSeconds = 1.5;
const heardSeconds = 5;

type MomentProps = {
	handInId: string;
	atSeconds: number;
	label: string;
	/** What the button says to whoever sees it. */
	children: string;
};

/** Plays a few seconds of the recording of an answer, which is fetched when it is first asked for. */
export function MomentButton({ handInId, atSeconds, label, children }: MomentProps) {
	const [isWanted, setWanted] = useState(false);
	const recording = useQuery({
		queryKey: ['handInRecording', handInId],
		queryFn: () => getBlob(`${apiPaths.handInRecordings}/${handInId}`),
		enabled: isWanted,
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	});
	const [times, setTimes] = useState(0);
	const Icon = recording.isFetching ? LoaderCircle : Play;
	return (
		<span className="no-print">
			<button
				type="button"
				aria-label={label}
				onClick={() => {
					if (recording.isError) void recording.refetch();
					setWanted(true);
					setTimes(times + 1);
				}}
				className="inline-flex min-h-8 items-center gap-1 rounded-control border border-line-strong bg-surface px-2 font-semibold text-accent-strong text-sm tabular-nums hover:border-accent"
			>
				<Icon aria-hidden="true" className={`size-4 ${recording.isFetching ? 'animate-spin' : ''}`} />
				{children}
			</button>
			{recording.data && <Moment sound={recording.data} atSeconds={atSeconds} times={times} />}
			{recording.error && <ErrorNotice error={recording.error} />}
		</span>
	);
}

/** Sounds each time that `times` rises. */
function Moment({ sound, atSeconds, times }: { sound: Blob; atSeconds: number; times: number }) {
	const { t } = useTranslation('recorder');
	const audio = useRef<HTMLAudioElement>(null);
	const src = useObjectUrl(sound);
	const [hasFailed, setFailed] = useState(false);
	const from = Math.max(0, atSeconds - leadSeconds);
	const play = useEffectEvent(() => {
		if (!audio.current || !src) return;
		audio.current.currentTime = from;
		audio.current.play().catch(() => setFailed(true));
	});
	useEffect(() => {
		if (times > 0 && src) play();
	}, [times, src]);
	return (
		<>
			{/* biome-ignore lint/a11y/useMediaCaption: what is said stands beside it as text */}
			<audio
				ref={audio}
				src={src}
				onTimeUpdate={({ currentTarget }) => {
					if (currentTarget.currentTime > from + heardSeconds) currentTarget.pause();
				}}
				onError={() => setFailed(true)}
			/>
			{hasFailed && (
				<span role="alert" className="text-poor text-sm">
					{t('player.failed')}
				</span>
			)}
		</>
	);
}

import type { QueueEntry } from '@henry/contract/homework.ts';
import { useQuery } from '@tanstack/react-query';
import { FastForward, Pause, Play, SkipForward } from 'lucide-react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { academyCalls } from '#web/features/academy/calls.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { markedMoments } from './marked-moments.ts';

/** What the keys of the queue do with the sound. */
export type PlayerHandle = {
	toggle: () => void;
	changeSpeed: () => void;
	jump: () => void;
	pause: () => void;
	/** Seconds from the beginning. */
	now: () => number;
	playFrom: (seconds: number) => void;
};

const fastSpeed = 1.5;

type AnswerPlayerProps = { entry: QueueEntry; ref: Ref<PlayerHandle> };

/** The recording of an answer, fetched when it is shown: to play, faster too, and to jump to what is in doubt. */
export function AnswerPlayer({ entry, ref }: AnswerPlayerProps) {
	const { t } = useTranslation('academy');
	const recording = useQuery({
		queryKey: ['handInRecording', entry.id],
		queryFn: () => academyCalls.recording(entry.id),
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (recording.data) return <Player recording={recording.data} entry={entry} ref={ref} />;
	if (recording.error)
		return <ErrorNotice error={recording.error} onRetry={() => void recording.refetch()} />;
	return <LoadingNotice label={t('loading')} />;
}

function Player({ recording, entry, ref }: AnswerPlayerProps & { recording: Blob }) {
	const { t } = useTranslation('academy');
	const audio = useRef<HTMLAudioElement>(null);
	const src = useObjectUrl(recording);
	const [isPlaying, setPlaying] = useState(false);
	const [hasFailed, setFailed] = useState(false);
	const [isFast, setFast] = useState(false);
	const moments = markedMoments(entry.content);
	useEffect(() => {
		if (audio.current) audio.current.playbackRate = isFast ? fastSpeed : 1;
	}, [isFast]);
	const play = () => void audio.current?.play().catch(() => {});
	const toggle = () => (isPlaying ? audio.current?.pause() : play());
	function jump() {
		const now = audio.current?.currentTime ?? 0;
		const next = moments.find((moment) => moment > now + 0.1) ?? moments[0];
		if (next !== undefined) playFrom(next);
	}
	function playFrom(seconds: number) {
		if (!audio.current) return;
		audio.current.currentTime = seconds;
		play();
	}
	useImperativeHandle(ref, () => ({
		...{ toggle, jump, playFrom },
		changeSpeed: () => setFast(!isFast),
		pause: () => audio.current?.pause(),
		now: () => audio.current?.currentTime ?? 0,
	}));
	const Icon = isPlaying ? Pause : Play;
	return (
		<div className="space-y-3">
			{/* biome-ignore lint/a11y/useMediaCaption: what was heard stands below as text */}
			<audio
				ref={audio}
				src={src}
				controls
				aria-label={t('queue.recording', { name: entry.learner })}
				className="w-full"
				onPlay={() => setPlaying(true)}
				onPause={() => setPlaying(false)}
				onEnded={() => setPlaying(false)}
				onError={() => setFailed(true)}
			/>
			{hasFailed && (
				<p role="alert" className="text-poor">
					{t('queue.failed')}
				</p>
			)}
			<div className="flex flex-wrap gap-2">
				<Button look="secondary" onClick={toggle}>
					<Icon aria-hidden="true" className="size-5" />
					{t(isPlaying ? 'queue.pause' : 'queue.play')}
				</Button>
				<Button look="secondary" aria-pressed={isFast} onClick={() => setFast(!isFast)}>
					<FastForward aria-hidden="true" className="size-5" />
					{t(isFast ? 'queue.normal' : 'queue.speed')}
				</Button>
				{moments.length > 0 && (
					<Button look="secondary" onClick={jump}>
						<SkipForward aria-hidden="true" className="size-5" />
						{t('queue.jump')}
					</Button>
				)}
			</div>
		</div>
	);
}

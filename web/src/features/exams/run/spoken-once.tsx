import { useQuery } from '@tanstack/react-query';
import { Play, SkipForward, Volume2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '#web/components/audio-player.tsx';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { usePlayback } from '#web/components/use-playback.ts';
import { speakBuiltIn, speakText } from '#web/lib/speak-text.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { Caption, type CaptionWay } from './caption.tsx';

type SpokenOnceProps = {
	text: string;
	audioUrl: string | undefined;
	/** Says what is heard. */
	label: string;
	skip: string;
	/** It can be paused and heard again. */
	mayRepeat: boolean;
	captions: CaptionWay;
	onEnded: () => void;
};

/** A sound that plays by itself, once, without anything to stop it by. */
function Once({ src, label, onEnded }: { src: string; label: string; onEnded: () => void }) {
	const { t } = useTranslation('examRun');
	const { playback, props, toggle } = usePlayback(true, onEnded);
	const failed = useEffectEvent(onEnded);
	useEffect(() => {
		if (playback.hasFailed) failed();
	}, [playback.hasFailed]);
	return (
		<>
			<audio {...props} src={src} preload="auto" />
			{playback.isRefused ? (
				<Button onClick={toggle}>
					<Play aria-hidden="true" className="size-5" />
					{t('turn.play')}
				</Button>
			) : (
				<p role="status" className="flex items-center gap-2 font-semibold text-accent-strong">
					<Volume2 aria-hidden="true" className="size-5" />
					{label}
				</p>
			)}
		</>
	);
}

/** A text, spoken by its own sound or by the voice at work; it may be skipped, and `onEnded` is told when it ends. */
export function SpokenOnce({ text, audioUrl, label, skip, mayRepeat, captions, onEnded }: SpokenOnceProps) {
	const sound = useQuery({
		queryKey: ['examSound', text],
		queryFn: () => (audioUrl === undefined ? speakText(text) : speakBuiltIn(text, audioUrl)),
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	});
	const url = useObjectUrl(sound.data);
	return (
		<>
			<Caption text={text} way={sound.isError ? 'shown' : captions} />
			{sound.isPending && <LoadingNotice />}
			{sound.error && <ErrorNotice error={sound.error} onRetry={() => void sound.refetch()} />}
			{url &&
				(mayRepeat ? (
					<AudioPlayer src={url} label={label} autoplay onEnded={onEnded} />
				) : (
					<Once key={url} src={url} label={label} onEnded={onEnded} />
				))}
			<Button look="secondary" onClick={onEnded}>
				<SkipForward aria-hidden="true" className="size-5" />
				{skip}
			</Button>
		</>
	);
}

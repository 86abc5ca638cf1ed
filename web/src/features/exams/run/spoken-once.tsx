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
	/** Told when it cannot be heard. */
	onFailed?: () => void;
	onEnded: () => void;
};

type OnceProps = Pick<SpokenOnceProps, 'label' | 'onFailed' | 'onEnded'> & { src: string };

/** A sound that plays by itself, once, without anything to stop it by. */
function Once({ src, label, onFailed, onEnded }: OnceProps) {
	const { t } = useTranslation('examRun');
	const { playback, props, toggle } = usePlayback(true, onEnded, 1, onFailed);
	return (
		<>
			<audio {...props} src={src} preload="auto" />
			{playback.hasFailed ? (
				<p role="alert" className="font-semibold text-poor">
					{t('turn.unheard')}
				</p>
			) : playback.isRefused ? (
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
export function SpokenOnce({
	text,
	audioUrl,
	label,
	skip,
	mayRepeat,
	captions,
	onFailed,
	onEnded,
}: SpokenOnceProps) {
	const sound = useQuery({
		queryKey: ['examSound', text],
		queryFn: () => (audioUrl === undefined ? speakText(text) : speakBuiltIn(text, audioUrl)),
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	});
	const url = useObjectUrl(sound.data);
	const failed = useEffectEvent(() => onFailed?.());
	useEffect(() => {
		if (sound.isError) failed();
	}, [sound.isError]);
	return (
		<>
			<Caption text={text} way={sound.isError ? 'shown' : captions} />
			{sound.isPending && <LoadingNotice />}
			{sound.error && <ErrorNotice error={sound.error} onRetry={() => void sound.refetch()} />}
			{url &&
				(mayRepeat ? (
					<AudioPlayer src={url} label={label} autoplay onEnded={onEnded} onFailed={onFailed} />
				) : (
					<Once key={url} src={url} {...{ label, onFailed, onEnded }} />
				))}
			<Button look="secondary" onClick={onEnded}>
				<SkipForward aria-hidden="true" className="size-5" />
				{skip}
			</Button>
		</>
	);
}

import { useMutation } from '@tanstack/react-query';
import { LoaderCircle, Pause, Play, Volume2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordingNow } from '#web/lib/recording-now.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { Button } from './button.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { takeFocusLeft } from './take-focus.ts';
import { usePlayback } from './use-playback.ts';

type PlayerProps = {
	src: string;
	label: string;
	/** It takes the place of a button that was pressed. */
	wasAskedFor: boolean;
};

function Player({ src, label, wasAskedFor }: PlayerProps) {
	const { t } = useTranslation('recorder');
	const { playback, props, toggle } = usePlayback(true, undefined);
	const isRecording = useRecordingNow();
	const Icon = playback.isPlaying ? Pause : Play;
	return (
		<>
			<audio {...props} src={src} preload="auto" />
			<Button
				ref={wasAskedFor ? takeFocusLeft : undefined}
				look="secondary"
				disabled={isRecording}
				onClick={toggle}
			>
				<Icon aria-hidden="true" className="size-5" />
				{label}
			</Button>
			{playback.hasFailed && (
				<p role="alert" className="mt-1 text-poor text-sm">
					{t('player.failed')}
				</p>
			)}
		</>
	);
}

function LoadedSound({ sound, ...props }: Omit<PlayerProps, 'src'> & { sound: Blob }) {
	const url = useObjectUrl(sound);
	return url && <Player src={url} {...props} />;
}

type ListenButtonProps = {
	label: string;
	/** Makes or fetches the sound when it is first asked for. */
	load: () => Promise<Blob>;
	/** It is heard at once, without being asked for. */
	startsItself?: boolean;
};

/** One button that plays and pauses a short sound, such as a word. Only one sounds at a time. */
export function ListenButton({ label, load, startsItself = false }: ListenButtonProps) {
	const sound = useMutation({ mutationFn: load });
	const isRecording = useRecordingNow();
	const start = useEffectEvent(() => sound.mutate());
	useEffect(() => {
		if (startsItself) start();
	}, [startsItself]);
	const Icon = sound.isPending ? LoaderCircle : Volume2;
	return (
		<div className="no-print">
			{sound.data ? (
				<LoadedSound sound={sound.data} label={label} wasAskedFor={!startsItself} />
			) : (
				<Button look="secondary" disabled={sound.isPending || isRecording} onClick={() => sound.mutate()}>
					<Icon aria-hidden="true" className={`size-5 ${sound.isPending ? 'animate-spin' : ''}`} />
					{label}
				</Button>
			)}
			{sound.error && <ErrorNotice error={sound.error} onRetry={() => sound.mutate()} />}
		</div>
	);
}

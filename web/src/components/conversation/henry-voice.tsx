import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer, type Sound } from '#web/components/audio-player.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { inChosenVoice, speakText } from '#web/lib/speak-text.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';

type PlayerProps = {
	label: string;
	autoplay: boolean;
	slow: boolean;
	/** Told what is heard of it. */
	onSound?: (sound: Sound | undefined) => void;
};

function LoadedVoice({ voice, ...player }: PlayerProps & { voice: Blob }) {
	const url = useObjectUrl(voice);
	return url && <AudioPlayer src={url} {...player} />;
}

/** A text in Henry's voice. Where it cannot be had, the text is still there to read. */
export function HenryVoice({ text, ...player }: PlayerProps & { text: string }) {
	const { t } = useTranslation('conversation');
	const speech = useQuery({
		queryKey: ['speech', inChosenVoice(text)],
		queryFn: ({ signal }) => speakText(text, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
	return (
		<div className="no-print">
			<QueryView
				query={speech}
				loading={() => <p className="py-4 text-muted text-sm">{t('voice.preparing')}</p>}
				error={(_error, retry) => (
					<p role="alert" className="flex flex-wrap items-center gap-x-3 text-poor text-sm">
						{t('voice.failed')}
						<button
							type="button"
							onClick={retry}
							className="inline-flex min-h-8 items-center gap-1.5 font-semibold underline underline-offset-4"
						>
							<RotateCcw aria-hidden="true" className="size-4" />
							{t('voice.tryAgain')}
						</button>
					</p>
				)}
				empty={() => null}
				data={(voice) => <LoadedVoice voice={voice} {...player} />}
			/>
		</div>
	);
}

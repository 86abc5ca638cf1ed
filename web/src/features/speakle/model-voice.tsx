import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '#web/components/audio-player.tsx';
import { ListenButton } from '#web/components/listen-button.tsx';
import type { SoundWord } from '#web/components/play-loop.ts';
import { getBlob } from '#web/lib/api-client.ts';
import { playableSound } from '#web/lib/playable-sound.ts';
import { inChosenVoice, speakText } from '#web/lib/speak-text.ts';

/** A sentence as it should be said. Without an address of its sound, the voice is asked to say it. */
export type Model = { text: string; audioUrl: string | undefined };

/** The sound of a model, asked for once. */
export function modelSound({ text, audioUrl }: Model) {
	return queryOptions({
		queryKey: ['model sound', audioUrl ?? inChosenVoice(text)],
		queryFn: ({ signal }) =>
			audioUrl ? getBlob(playableSound(audioUrl), { signal }) : speakText(text, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
}

type ModelVoiceProps = Model & {
	/** Where its words are said, once that is known. */
	words?: readonly SoundWord[] | undefined;
};

/** The sentence as it should sound: from its file, else made by the voice when it is asked for. */
export function ModelVoice({ words, ...model }: ModelVoiceProps) {
	const { t } = useTranslation('speakle');
	const queries = useQueryClient();
	if (!model.audioUrl)
		return <ListenButton label={t('model')} load={() => queries.fetchQuery(modelSound(model))} />;
	return (
		<div className="no-print space-y-1">
			<p className="text-muted text-sm">{t('model')}</p>
			<AudioPlayer src={playableSound(model.audioUrl)} label={t('model')} words={words} />
		</div>
	);
}

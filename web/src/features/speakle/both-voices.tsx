import type { PronunciationReport } from '@henry/contract/speakle.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '#web/components/audio-player.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import type { SoundWord } from '#web/components/play-loop.ts';
import { QueryView } from '#web/components/query-view.tsx';
import { useOnScreen } from '#web/components/use-on-screen.ts';
import { useBeforePrinting } from '#web/lib/print-page.ts';
import { type Model, ModelVoice, modelSound } from './model-voice.tsx';
import { VoiceComparison } from './voice-comparison.tsx';

/** A recording in the page and as a file. */
export type OwnSound = { audioBlob: Blob; audioUrl: string };

type BothVoicesProps = { report: PronunciationReport; recording: OwnSound; model: Model };

/** Where the words of a reading are said. */
function wordsOf({ words }: PronunciationReport): SoundWord[] {
	return words.flatMap(({ text, startMs, endMs }) =>
		text === '' || startMs === null || endMs === null ? [] : { text, startMs, endMs },
	);
}

/** The comparison, and the code that makes it, come when its place is in sight, or when it is printed. */
function useComparison({ report, recording, model }: BothVoicesProps, place: RefObject<Element | null>) {
	const queries = useQueryClient();
	const isSeen = useOnScreen(place);
	const [isPrinted, setPrinted] = useState(false);
	const isWanted = isSeen || isPrinted;
	const options = queryOptions({
		queryKey: ['voices', recording.audioUrl, model],
		queryFn: async () => {
			const [{ compareVoices }, sound] = await Promise.all([
				import('./compare-voices.ts'),
				queries.fetchQuery(modelSound(model)),
			]);
			return compareVoices(report, recording.audioBlob, sound);
		},
		staleTime: Number.POSITIVE_INFINITY,
	});
	useBeforePrinting(() => {
		setPrinted(true);
		return queries.fetchQuery(options);
	});
	return { isWanted, comparison: useQuery({ ...options, enabled: isWanted }) };
}

/** My reading and the model's: to hear, word by word too, and to see side by side. */
export function BothVoices(props: BothVoicesProps) {
	const { report, recording, model } = props;
	const { t } = useTranslation('speakle');
	const place = useRef<HTMLDivElement>(null);
	const { isWanted, comparison } = useComparison(props, place);
	return (
		<>
			<div className="no-print space-y-1">
				<p className="text-muted text-sm">{t('recording')}</p>
				<AudioPlayer src={recording.audioUrl} label={t('recording')} words={wordsOf(report)} />
			</div>
			<ModelVoice {...model} words={comparison.data?.modelWords} />
			<div ref={place} className="min-h-8">
				{isWanted && (
					<QueryView
						query={comparison}
						loading={() => <LoadingNotice label={t('compare.loading')} />}
						error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
						empty={() => null}
						data={(voices) => <VoiceComparison comparison={voices} />}
					/>
				)}
			</div>
		</>
	);
}

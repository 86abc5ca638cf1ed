import { useIsMutating } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { ButtonLink } from '#web/components/button.tsx';
import { Page } from '#web/components/page.tsx';
import { paths } from '#web/lib/paths.ts';
import { useRecordingNow } from '#web/lib/recording-now.ts';
import { DailySentence } from './daily-sentence.tsx';
import { OwnSentenceForm, textProblem } from './own-sentence.tsx';
import { SentenceSession } from './sentence-session.tsx';

/** `/speakle`: the sentence of the day, or with `?text=` any other one, said aloud and judged sound by sound. */
export function SpeaklePage() {
	const { t } = useTranslation('speakle');
	const [search, setSearch] = useSearchParams();
	const text = search.get('text');
	const isRecording = useRecordingNow();
	const isChecking = useIsMutating({ mutationKey: ['check sentence'] }) > 0;
	const isBusy = isRecording || isChecking;
	return (
		<Page title={t('title')}>
			<p className="text-lg text-muted">
				<span>{t('welcome')}</span> {t('record.hint')}
			</p>
			{text === null ? (
				<DailySentence />
			) : (
				<>
					{!textProblem(text) && (
						<SentenceSession key={text} title={t('own')} text={text.trim()} takesFocus />
					)}
					{!isBusy && (
						<ButtonLink look="quiet" to={paths.speakle} className="mt-6">
							<ArrowLeft aria-hidden="true" className="size-5" />
							{t('backToToday')}
						</ButtonLink>
					)}
				</>
			)}
			<OwnSentenceForm
				key={text}
				initialText={text ?? ''}
				isDisabled={isBusy}
				onPractise={(ownText) => setSearch({ text: ownText })}
			/>
		</Page>
	);
}

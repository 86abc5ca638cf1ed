import { useIsMutating } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { ButtonLink } from '#web/components/button.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { paths } from '#web/lib/paths.ts';
import { localDay } from '#web/lib/practice/local-day.ts';
import { useRecordingNow } from '#web/lib/recording-now.ts';
import { DailySentence } from './daily-sentence.tsx';
import { OwnSentenceForm, textProblem } from './own-sentence.tsx';
import { SentenceSession } from './sentence-session.tsx';

/** Few readings are a set of a teacher's. */
const SentenceSet = lazyPart(async () => (await import('./sentence-set.tsx')).SentenceSet, ['speakle']);
const JudgedOffline = lazyPart(async () => (await import('./judged-offline.tsx')).JudgedOffline, []);

/** A day of an address that has been; undefined for any other. */
function pastDay(written: string | null): string | undefined {
	if (written === null || !/^\d{4}-\d{2}-\d{2}$/.test(written) || Number.isNaN(Date.parse(written)))
		return undefined;
	return written < localDay(Date.now()) ? written : undefined;
}

/** `/speakle`: the sentence of the day, or with `?day=` of a past one, or with `?text=` any other one, or with `?set` those of a teacher's homework, said aloud and judged sound by sound. */
export function SpeaklePage() {
	const { t } = useTranslation('speakle');
	const [search, setSearch] = useSearchParams();
	const text = search.get('text');
	const day = pastDay(search.get('day'));
	const isRecording = useRecordingNow();
	const isChecking = useIsMutating({ mutationKey: ['check sentence'] }) > 0;
	const isBusy = isRecording || isChecking;
	const ownField = useRef<HTMLTextAreaElement>(null);
	return (
		<Page title={t('title')}>
			<p className="-mt-2 text-muted">
				<span>{t('welcome')}</span> {t('record.hint')}
			</p>
			{search.has('set') ? (
				<Suspense fallback={<LoadingNotice />}>
					<SentenceSet />
				</Suspense>
			) : text === null ? (
				<DailySentence key={day} day={day} />
			) : (
				!textProblem(text) && (
					<SentenceSession
						key={text}
						title={t('own')}
						text={text.trim()}
						takesFocus
						onOtherText={() => ownField.current?.focus()}
					/>
				)
			)}
			{(text !== null || day !== undefined) && !isBusy && (
				<ButtonLink look="quiet" to={paths.speakle} className="mt-6">
					<ArrowLeft aria-hidden="true" className="size-5" />
					{t('backToToday')}
				</ButtonLink>
			)}
			<Suspense>
				<JudgedOffline />
			</Suspense>
			{!search.has('set') && (
				<OwnSentenceForm
					key={`form ${text}`}
					initialText={text ?? ''}
					isDisabled={isBusy}
					fieldRef={ownField}
					onPractise={(ownText) => setSearch({ text: ownText })}
				/>
			)}
		</Page>
	);
}

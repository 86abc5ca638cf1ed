import { apiPaths } from '@henry/contract/api-paths.ts';
import { type Exercise, exercisesSchema } from '@henry/contract/content.ts';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { ChoiceButtons } from '#web/components/choice-buttons.tsx';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { getJson } from '#web/lib/api-client.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useRecordingNow } from '#web/lib/recording-now.ts';
import { Step } from './step.tsx';
import { TopicDrawing } from './topic-drawing.tsx';

/** Fetched when a topic is chosen: it is more than all the rest of the page. */
const AnswerSession = lazyPart(
	async () => (await import('./answer-session.tsx')).AnswerSession,
	['lesson', 'offline', 'recorder', 'transcript', 'practised', 'report', 'talkReport'],
);

const KeptTopics = lazyPart(async () => (await import('./kept-topics.tsx')).KeptTopics, ['offline']);

/** The three steps over the loaded topics. The chosen topic is in the address, so that it survives a reload. */
function Exercises({ exercises }: { exercises: Exercise[] }) {
	const { t } = useTranslation('grammarSpeech');
	const [search, setSearch] = useSearchParams();
	const [attempt, setAttempt] = useState(1);
	const isRecording = useRecordingNow();
	const isSubmitting = useIsMutating({ mutationKey: ['submit answer'] }) > 0;
	const exercise = exercises.find(({ topic }) => topic === search.get('topic'));
	const choose = (topic: string) => {
		setAttempt(attempt + 1);
		setSearch({ topic }, { replace: true });
	};
	return (
		<>
			{!exercise && (
				<Suspense>
					<KeptTopics onChoose={choose} />
				</Suspense>
			)}
			<Step number={1} title={t('steps.topic')}>
				<ChoiceButtons
					choices={exercises.map(({ topic }) => ({
						key: topic,
						label: topic,
						drawing: <TopicDrawing topic={topic} />,
					}))}
					chosenKey={exercise?.topic}
					onChoose={choose}
					columns="grid-cols-2 sm:grid-cols-3"
					isDisabled={isRecording || isSubmitting}
					firstLook="cards"
				/>
			</Step>
			{exercise ? (
				<Suspense fallback={<LoadingNotice />}>
					<AnswerSession key={attempt} exercise={exercise} onRestart={() => setAttempt(attempt + 1)} />
				</Suspense>
			) : (
				<Step number={2} title={t('steps.record')}>
					<p className="text-muted">{t('record.pickFirst')}</p>
				</Step>
			)}
		</>
	);
}

/** `/exercise`: pick a topic, record an answer, read what to say better and why. */
export function GrammarSpeechPage() {
	const { t } = useTranslation('grammarSpeech');
	const exercises = useQuery({
		queryKey: ['exercises'],
		queryFn: ({ signal }) => getJson(apiPaths.exercises, exercisesSchema, { signal }),
	});
	return (
		<Page title={t('title')}>
			<p className="no-print text-lg text-muted">{t('intro')}</p>
			<QueryView
				query={exercises}
				loading={() => <LoadingNotice label={t('loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => <EmptyNotice>{t('empty')}</EmptyNotice>}
				data={(list) => <Exercises exercises={list} />}
			/>
		</Page>
	);
}

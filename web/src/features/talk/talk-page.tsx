import { apiPaths } from '@henry/contract/api-paths.ts';
import { type TalkExercise, talkExercisesSchema } from '@henry/contract/content.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { getJson } from '#web/lib/api-client.ts';
import { ExerciseCards } from './exercise-cards.tsx';
import { TalkSession } from './talk-session.tsx';

/** What will happen, and the way into the conversation. */
function Start({ onStart }: { onStart: () => void }) {
	const { t } = useTranslation('talk');
	return (
		<div className="space-y-6">
			<h3 className="font-bold text-xl">{t('steps.title')}</h3>
			<ol className="list-decimal space-y-2 pl-6 marker:font-semibold marker:text-accent-strong">
				<li>{t('steps.listen')}</li>
				<li>{t('steps.answer')}</li>
				<li>{t('steps.stuck')}</li>
				<li>{t('steps.finish')}</li>
			</ol>
			<MicrophoneNotice />
			<Button className="w-full text-lg sm:w-48" onClick={onStart}>
				{t('start')}
			</Button>
		</div>
	);
}

type ChosenExerciseProps = { exercise: TalkExercise; onBack: () => void };

/** One topic: before its start, and from then on the conversation. `attempt` is 0 before the start. */
function ChosenExercise({ exercise, onBack }: ChosenExerciseProps) {
	const { t } = useTranslation('talk');
	const [attempt, setAttempt] = useState(0);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<>
			<Button look="quiet" className="-ml-5" onClick={onBack}>
				<ArrowLeft aria-hidden="true" className="size-5" />
				{t('back')}
			</Button>
			<h2 ref={heading} tabIndex={-1} lang="en" className="mt-2 mb-6 font-bold text-2xl outline-none">
				{exercise.label}
			</h2>
			{attempt === 0 ? (
				<Start onStart={() => setAttempt(1)} />
			) : (
				<TalkSession key={attempt} exercise={exercise} onRestart={() => setAttempt(attempt + 1)} />
			)}
		</>
	);
}

/** The list or the chosen topic, which is in the address, so that it survives a reload. */
function Exercises({ exercises }: { exercises: TalkExercise[] }) {
	const [search, setSearch] = useSearchParams();
	const [isReturn, setIsReturn] = useState(false);
	const exercise = exercises.find(({ key }) => key === search.get('exercise'));
	if (!exercise) {
		const choose = ({ key }: TalkExercise) => setSearch({ exercise: key });
		return <ExerciseCards exercises={exercises} isReturn={isReturn} onChoose={choose} />;
	}
	const goBack = () => {
		setIsReturn(true);
		setSearch({});
	};
	return <ChosenExercise key={exercise.key} exercise={exercise} onBack={goBack} />;
}

/** `/talkToHenry`: choose a topic, talk it over with Henry, and get a report. */
export function TalkPage() {
	const { t } = useTranslation('talk');
	const exercises = useQuery({
		queryKey: ['talkExercises'],
		queryFn: ({ signal }) => getJson(apiPaths.talkExercises, talkExercisesSchema, { signal }),
	});
	return (
		<Page title={t('title')}>
			<QueryView
				query={exercises}
				loading={() => <LoadingNotice label={t('loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => <p>{t('empty')}</p>}
				data={(list) => <Exercises exercises={list} />}
			/>
		</Page>
	);
}

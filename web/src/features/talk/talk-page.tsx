import { apiPaths } from '@henry/contract/api-paths.ts';
import { type TalkExercise, talkExercisesSchema } from '@henry/contract/content.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Button } from '#web/components/button.tsx';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { ModeChoice } from '#web/components/live-talk/mode-choice.tsx';
import { type TalkMode, useTalkMode } from '#web/components/live-talk/talk-mode.ts';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { getJson } from '#web/lib/api-client.ts';
import { lazyPart, talkAreas } from '#web/lib/lazy-part.ts';
import { ExerciseCards } from './exercise-cards.tsx';

/** Fetched when it is started: it is more than all the rest of the page. */
const TalkSession = lazyPart(async () => (await import('./talk-session.tsx')).TalkSession, talkAreas);

type StartProps = { onStart: (mode: TalkMode) => void };

/** How the conversation is to be held, what will happen, and the way into it. */
function Start({ onStart }: StartProps) {
	const { t } = useTranslation('talk');
	const [mode, choose] = useTalkMode();
	return (
		<div className="space-y-6">
			<ModeChoice mode={mode} onChoose={choose} />
			<h3 className="font-bold text-xl">{t('steps.title')}</h3>
			<ol className="list-decimal space-y-2 pl-6 marker:font-semibold marker:text-accent-strong">
				<li>{t('steps.listen')}</li>
				<li>{t(`steps.answer.${mode}`)}</li>
				<li>{t('steps.stuck')}</li>
				<li>{t('steps.finish')}</li>
			</ol>
			<MicrophoneNotice />
			<Button className="w-full text-lg sm:w-48" onClick={() => onStart(mode)}>
				{t('start')}
			</Button>
		</div>
	);
}

type ChosenExerciseProps = { exercise: TalkExercise; onBack: () => void };

/** One topic: before its start, and from then on the conversation. */
function ChosenExercise({ exercise, onBack }: ChosenExerciseProps) {
	const { t } = useTranslation('talk');
	const [session, setSession] = useState<{ attempt: number; firstMode: TalkMode }>();
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
			{session ? (
				<Suspense fallback={<LoadingNotice />}>
					<TalkSession
						key={session.attempt}
						exercise={exercise}
						firstMode={session.firstMode}
						onRestart={(firstMode) => setSession({ attempt: session.attempt + 1, firstMode })}
					/>
				</Suspense>
			) : (
				<Start onStart={(firstMode) => setSession({ attempt: 1, firstMode })} />
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
				empty={() => <EmptyNotice>{t('empty')}</EmptyNotice>}
				data={(list) => <Exercises exercises={list} />}
			/>
		</Page>
	);
}

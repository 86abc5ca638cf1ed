import { apiPaths } from '@henry/contract/api-paths.ts';
import { type TalkExercise, talkExercisesSchema } from '@henry/contract/content.ts';
import { ownRolePlayKey, type RolePlay } from '@henry/contract/role-play.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Button } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { ModeChoice } from '#web/components/live-talk/mode-choice.tsx';
import { useTalkMode } from '#web/components/live-talk/talk-mode.ts';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MachineNotice } from '#web/components/machine-notice.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { getJson } from '#web/lib/api-client.ts';
import { homeworkNow } from '#web/lib/homework-now.ts';
import { forgetTalk, type KeptTalk, keptTalk, type TalkWay } from '#web/lib/kept-talk.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { startAtOnce } from '#web/lib/start-at-once.ts';
import { talkAreas } from '#web/lib/talk-areas.ts';
import { CorrectsChoice } from './corrects-choice.tsx';
import { type Ending, EndingChoice } from './ending-choice.tsx';
import { ExerciseCards } from './exercise-cards.tsx';
import { UnfinishedNotice, UnfinishedTalk } from './unfinished-talk.tsx';

/** Fetched when it is started: it is more than all the rest of the page. */
const TalkSession = lazyPart(async () => (await import('./talk-session.tsx')).TalkSession, talkAreas);

/** Few talks are homework that a teacher has written. */
const RolePlayCard = lazyPart(
	async () => (await import('#web/components/homework/role-play-card.tsx')).RolePlayCard,
	['homework'],
);

type StartProps = { exercise: TalkExercise; onStart: (way: TalkWay) => void };

/** How the conversation is to be held, what will happen, and the way into it. */
function Start({ exercise, onStart }: StartProps) {
	const { t } = useTranslation('talk');
	const [mode, choose] = useTalkMode();
	const [ending, setEnding] = useState<Ending>(exercise.kind === 'chat' ? 'learner' : 'goals');
	const [corrects, setCorrects] = useState(false);
	const [job, setJob] = useState('');
	const jobId = useId();
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
			{exercise.key === 'jobInterview' && (
				<div className="space-y-2">
					<label htmlFor={jobId} className="block font-semibold">
						{t('job.label')}
					</label>
					<input
						id={jobId}
						value={job}
						maxLength={200}
						placeholder={t('job.example')}
						onChange={(event) => setJob(event.target.value)}
						className="min-h-12 w-full max-w-md rounded-control border border-line-strong bg-surface px-4"
					/>
				</div>
			)}
			<EndingChoice ending={ending} onChoose={setEnding} />
			<CorrectsChoice corrects={corrects} onChoose={setCorrects} />
			<MicrophoneNotice />
			<MachineNotice />
			<Dock>
				<Button
					className="w-full text-lg"
					onClick={() => onStart({ mode, ending, corrects, job: job.trim() || undefined })}
				>
					{t('start')}
				</Button>
			</Dock>
		</div>
	);
}

type ChosenExerciseProps = {
	exercise: TalkExercise;
	ownTopic: string | undefined;
	/** What a teacher has written, where the talk is that. */
	rolePlay?: RolePlay | undefined;
	onBack: () => void;
};

/** The talk of this tab that is not finished, where it is on that topic. */
function keptTalkOn(
	{ key }: TalkExercise,
	ownTopic: string | undefined,
	rolePlay: RolePlay | undefined,
): KeptTalk | undefined {
	const kept = keptTalk();
	if (kept?.setup.exerciseType !== key) return undefined;
	if (kept.setup.rolePlay?.situation !== rolePlay?.situation) return undefined;
	return ownTopic === undefined || kept.setup.ownTopic === ownTopic ? kept : undefined;
}

type Session = { attempt: number; way: TalkWay; before?: KeptTalk };

/** A talk that the tap which led here begins at once; undefined where it waits for its start. */
function useStartAtOnce(isLeft: boolean): Session | undefined {
	const [mode] = useTalkMode();
	const way: TalkWay = { mode, ending: 'fiveMinutes', corrects: false, job: undefined };
	useEffect(() => {
		startAtOnce.isAsked = false;
	}, []);
	return startAtOnce.isAsked && !isLeft ? { attempt: 1, way } : undefined;
}

/** One topic: before its start, and from then on the conversation. */
function ChosenExercise({ exercise, ownTopic, rolePlay, onBack }: ChosenExerciseProps) {
	const { t } = useTranslation('talk');
	const [unfinished, setUnfinished] = useState(() => keptTalkOn(exercise, ownTopic, rolePlay));
	const [session, setSession] = useState(useStartAtOnce(unfinished !== undefined));
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	function startAnew() {
		forgetTalk();
		setUnfinished(undefined);
		heading.current?.focus();
	}
	return (
		<>
			<Button look="quiet" className="-ml-5" onClick={onBack}>
				<ArrowLeft aria-hidden="true" className="size-5" />
				{t('back')}
			</Button>
			<h2 ref={heading} tabIndex={-1} lang="en" className="mt-2 mb-6 font-bold text-2xl outline-none">
				{ownTopic ?? exercise.label}
			</h2>
			{rolePlay && !session && (
				<Suspense fallback={null}>
					<RolePlayCard rolePlay={rolePlay} />
				</Suspense>
			)}
			{session && (
				<Suspense fallback={<LoadingNotice />}>
					<TalkSession
						key={session.attempt}
						exercise={exercise}
						ownTopic={ownTopic ?? session.way.job}
						rolePlay={rolePlay}
						way={session.way}
						before={session.before}
						onRestart={(mode) => setSession({ attempt: session.attempt + 1, way: { ...session.way, mode } })}
					/>
				</Suspense>
			)}
			{!session && unfinished && (
				<UnfinishedTalk
					talk={unfinished}
					onGoOn={() => setSession({ attempt: 1, way: unfinished.way, before: unfinished })}
					onStartAnew={startAnew}
				/>
			)}
			{!session && !unfinished && (
				<Start exercise={exercise} onStart={(way) => setSession({ attempt: 1, way })} />
			)}
		</>
	);
}

/** A teacher's role play, as the list would name it. */
const exerciseOf = ({ henryRole }: RolePlay): TalkExercise => ({
	...{ id: 0, key: ownRolePlayKey, label: henryRole, category: '' },
	...{ difficulty: 'intermediate', kind: 'rolePlay' },
});

/** The list or the chosen topic, which is in the address, so that it survives a reload. */
function Exercises({ exercises }: { exercises: TalkExercise[] }) {
	const [search, setSearch] = useSearchParams();
	const [isReturn, setIsReturn] = useState(false);
	const rolePlay = search.has('rolePlay') ? homeworkNow()?.rolePlay : undefined;
	if (rolePlay) {
		return (
			<ChosenExercise
				exercise={exerciseOf(rolePlay)}
				ownTopic={undefined}
				rolePlay={rolePlay}
				onBack={() => setSearch({})}
			/>
		);
	}
	const exercise = exercises.find(({ key }) => key === search.get('exercise'));
	if (!exercise) {
		const choose = ({ key }: TalkExercise, ownTopic?: string) =>
			setSearch({ exercise: key, ...(ownTopic && { topic: ownTopic }) });
		const kept = keptTalk();
		const left = kept && exercises.find(({ key }) => key === kept.setup.exerciseType);
		return (
			<>
				{kept && left && (
					<UnfinishedNotice
						talk={kept}
						onOpen={() => choose(left, left.kind === 'ownTopic' ? kept.setup.ownTopic : undefined)}
					/>
				)}
				<ExerciseCards exercises={exercises} isReturn={isReturn} onChoose={choose} />
			</>
		);
	}
	const goBack = () => {
		setIsReturn(true);
		setSearch({});
	};
	const ownTopic = exercise.kind === 'ownTopic' ? (search.get('topic') ?? undefined) : undefined;
	return <ChosenExercise key={exercise.key} exercise={exercise} ownTopic={ownTopic} onBack={goBack} />;
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

import { storySeconds } from '@henry/contract/limits.ts';
import type { PathLevel, PathWeek } from '@henry/contract/path.ts';
import type { DangerNotice } from '@henry/contract/safety.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { minutesAndSeconds } from '#web/components/clock-time.ts';
import { AnswerRecorder } from '#web/components/conversation/answer-recorder.tsx';
import { DangerCard } from '#web/components/danger-card.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { RememberNotice } from '#web/components/remember-notice.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { TimeChoice } from '#web/components/time-choice.tsx';
import { paths } from '#web/lib/paths.ts';
import { rememberPractice } from '#web/lib/remember-practice.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { useVisitorSettings } from '#web/lib/visitor-settings.ts';
import { hearStory, hearTelling, practisedStory, type Telling } from './hear-story.ts';
import { PlanStory } from './plan-story.tsx';
import { StoryResult } from './story-result.tsx';

type StoryProps = { story: PathWeek['story']; level: PathLevel };
type RoundProps = StoryProps & { round: number; onTold: (telling: Telling) => void };

/** One telling against its clock, with the points at hand. */
function Round({ story, level, round, onTold }: RoundProps) {
	const { t } = useTranslation('path');
	const { untimed } = useVisitorSettings();
	const seconds = storySeconds[level][round] ?? 0;
	return (
		<div className="space-y-4">
			<h3 ref={takeFocus} tabIndex={-1} className="font-bold text-xl outline-none">
				{t('story.round', { number: round + 1 })}
			</h3>
			<p>
				{untimed ? t('story.noTime') : t('story.time', { time: minutesAndSeconds(seconds) })}
				{round > 0 && ` ${t('story.same')} ${t('story.new')}`}
			</p>
			<details className="rounded-card border border-line bg-surface p-4">
				<summary className="min-h-6 cursor-pointer font-semibold text-accent-strong">
					{t('story.hints')}
				</summary>
				<ul lang="en" className="mt-2 list-disc space-y-1 pl-6">
					{story.points.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ul>
			</details>
			<MicrophoneNotice />
			<AnswerRecorder hints={[story.title, ...story.points]} timeLimit={seconds} onRecorded={onTold} />
			{round === 0 && <TimeChoice />}
		</div>
	);
}

/** 4/3/2: a story is planned, told three times in less and less time, and the tellings are compared. */
export function Story({ story, level }: StoryProps) {
	const { t } = useTranslation('path');
	const [, setLocation] = useLocation();
	const [isPlanned, setPlanned] = useState(false);
	const [tellings, setTellings] = useState<Telling[]>([]);
	const [found, setFound] = useState<DangerNotice>();
	const remembering = useMutation({ mutationFn: rememberPractice });
	const hearing = useMutation({
		mutationFn: hearStory,
		onSuccess: (heard) => {
			const isHeard = heard.words.some(({ length }) => length > 0);
			if (isHeard && !heard.danger) remembering.mutate(practisedStory(story.title, heard));
		},
	});
	// What fails here is tried again when all is told.
	const looking = useMutation({
		mutationFn: hearTelling,
		onSuccess: (told) => told.danger && setFound(told.danger),
	});
	const { data: heard } = hearing;
	const danger = found ?? heard?.danger;
	useUnsaved(tellings.length > 0 && !danger && !hearing.isSuccess);
	function keep(telling: Telling) {
		const all = [...tellings, telling];
		setTellings(all);
		if (all.length === storySeconds[level].length) hearing.mutate(all);
		else looking.mutate(telling);
	}
	function startAnew() {
		setFound(undefined);
		setTellings([]);
		hearing.reset();
		remembering.reset();
	}
	const isTold = tellings.length === storySeconds[level].length;
	return (
		<div className="mt-2 space-y-5">
			<h2 ref={takeFocus} tabIndex={-1} lang="en" className="font-bold text-2xl outline-none">
				{story.title}
			</h2>
			{!isPlanned && <PlanStory points={story.points} onPlanned={() => setPlanned(true)} />}
			{isPlanned && !isTold && !danger && (
				<Round key={tellings.length} story={story} level={level} round={tellings.length} onTold={keep} />
			)}
			{hearing.isPending && !danger && <LoadingNotice label={t('story.working')} />}
			{hearing.isError && !danger && (
				<ErrorNotice error={hearing.error} onRetry={() => hearing.mutate(hearing.variables)} />
			)}
			{danger && <DangerCard notice={danger} onGoOn={startAnew} onStop={() => setLocation(paths.path)} />}
			{heard && !danger && (
				<StoryResult
					figures={heard.figures}
					recordings={tellings.map(({ recording }) => recording)}
					onAgain={startAnew}
				>
					<RememberNotice remembering={remembering} />
				</StoryResult>
			)}
		</div>
	);
}

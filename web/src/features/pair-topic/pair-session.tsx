import { activities } from '@henry/contract/activities.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import type { MindMapExercise } from '@henry/contract/content.ts';
import { converseResponseSchema, correctionResponseSchema } from '@henry/contract/conversation.ts';
import type { Difficulty } from '@henry/contract/difficulty.ts';
import { FastForward } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { DottedTexts } from '#web/components/dotted-texts.tsx';
import type { HeldTalk } from '#web/components/live-talk/held-talk.ts';
import type { TalkMode } from '#web/components/live-talk/talk-mode.ts';
import { TalkTwoWays } from '#web/components/live-talk/talk-two-ways.tsx';
import { PrintedReport } from '#web/components/printed-report.tsx';
import { ConversationReport } from '#web/components/talk-report/conversation-report.tsx';
import { FeedbackReport } from '#web/components/talk-report/feedback-report.tsx';
import { NextExercise } from '#web/components/talk-report/next-exercise.tsx';
import { ProgressBar } from '#web/components/talk-report/progress-bar.tsx';
import { useCorrection } from '#web/components/talk-report/use-correction.ts';
import { callFunction } from '#web/lib/api-client.ts';
import type { Turn } from '#web/lib/conversation/conversation.ts';
import { answersIn, henrySpoke, messagesOf } from '#web/lib/conversation/turns.ts';
import type { AskHenry } from '#web/lib/conversation/use-conversation.ts';
import { practiceOfTalk } from '#web/lib/practice/practice-of-talk.ts';
import { decisionPlaceIn, decisionQuestion } from './decision.ts';
import { MindMap } from './mind-map.tsx';
import { type PairClock, usePairClock } from './pair-clock.ts';
import { PartBar } from './part-bar.tsx';

/** The correction of a discussion, and what is remembered of it. */
function usePairCorrection({ centralTopic: topic, subTopics: options }: MindMapExercise) {
	return useCorrection({
		fetchCorrection: (turns: readonly Turn[], isAwaited) =>
			callFunction(
				apiPaths.correctStarTopic,
				{ topic, options, fullConversation: messagesOf(turns), isAwaited },
				correctionResponseSchema,
			),
		practiceOf: (turns, { report }) =>
			report.danger
				? undefined
				: practiceOfTalk({ activity: 'pairTopic', title: topic, answers: answersIn(turns), report }),
	});
}

/** Goes on to the decision, and then to the end, when the time is up. Whoever is speaking then may finish. */
function useGoingOn({ turns, awaitsLearner, goOn, end }: HeldTalk, clock: PairClock) {
	const decisionPlace = decisionPlaceIn(turns);
	const isDeciding = decisionPlace !== -1;
	const follow = useEffectEvent(() => {
		if (decisionPlace !== clock.decisionPlace) clock.followDecision(decisionPlace);
		else if (clock.isTimeUp && awaitsLearner) (isDeciding ? end : goOn)();
	});
	useEffect(() => follow(), [decisionPlace, clock.decisionPlace, clock.isTimeUp, awaitsLearner]);
	return isDeciding;
}

type DiscussionProps = {
	talk: HeldTalk;
	clock: PairClock;
	exercise: MindMapExercise;
	onRestart: (mode: TalkMode) => void;
	/** The learner wants another question. */
	onOther: () => void;
};

/** The map, the part of the exam, what is said, and the report. */
function Discussion({ talk, clock, exercise, onRestart, onOther }: DiscussionProps) {
	const { t } = useTranslation('pairTopic');
	const isDeciding = useGoingOn(talk, clock);
	const correction = usePairCorrection(exercise);
	return (
		<div className="space-y-6">
			<MindMap exercise={exercise} covered={talk.covered} />
			{!talk.isOver && (
				<PartBar
					part={isDeciding ? 'decision' : 'discussion'}
					secondsLeft={clock.secondsLeft}
					subTopics={exercise.subTopics}
					covered={talk.covered}
				/>
			)}
			{talk.view}
			{!isDeciding && !talk.isOver && (
				<Button look="quiet" className="-ml-5" onClick={clock.end}>
					<FastForward aria-hidden="true" className="size-5" />
					{t('decide')}
				</Button>
			)}
			<PrintedReport activity={t('title')} exercise={exercise.centralTopic}>
				{talk.covered.length > 0 && (
					<p className="hidden print:block">
						{t('coveredTopics')}{' '}
						<span lang="en">
							<DottedTexts texts={talk.covered} />
						</span>
					</p>
				)}
				<FeedbackReport
					{...correction}
					isBegun={talk.progress0to100 > 0}
					progress={<ProgressBar progress0to100={talk.progress0to100} />}
					mayFinish={talk.mayFinish}
					onFinish={() => talk.finish((turns) => correction.correcting.mutate(turns))}
				>
					{({ report }) => (
						<>
							<ConversationReport report={report} turns={talk.turns} />
							<NextExercise
								again={t('again')}
								onAgain={() => onRestart(talk.mode)}
								other={t('other')}
								onOther={onOther}
							/>
						</>
					)}
				</FeedbackReport>
			</PrintedReport>
		</div>
	);
}

type PairSessionProps = {
	exercise: MindMapExercise;
	difficulty: Difficulty;
	isTimed: boolean;
	firstMode: TalkMode;
	onRestart: (mode: TalkMode) => void;
	onOther: () => void;
};

/** The discussion, the decision after it, and the report. */
export function PairSession({ exercise, difficulty, isTimed, firstMode, ...rest }: PairSessionProps) {
	const { centralTopic: topic, subTopics: options } = exercise;
	const clock = usePairClock(isTimed);
	const answerSeconds = isTimed ? activities.pairTopic.answerSeconds : undefined;
	const ask: AskHenry = async (conversation, signal) => {
		const { turns } = conversation;
		if (clock.isTimeUp && decisionPlaceIn(turns) === -1) return decisionQuestion(conversation);
		const payload = { topic, options, difficulty, fullConversation: messagesOf(turns) };
		const path = apiPaths.converseStarTopic;
		return henrySpoke(await callFunction(path, payload, converseResponseSchema, { signal }));
	};
	return (
		<TalkTwoWays
			firstMode={firstMode}
			live={{ exercise: { type: 'pairTopic', topic, options, difficulty }, difficulty, answerSeconds }}
			tap={{ ask, topicHints: [topic, ...options], answerSeconds }}
		>
			{(talk) => <Discussion talk={talk} clock={clock} exercise={exercise} {...rest} />}
		</TalkTwoWays>
	);
}

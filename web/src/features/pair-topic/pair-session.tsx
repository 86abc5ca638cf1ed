import { apiPaths } from '@henry/contract/api-paths.ts';
import type { MindMapExercise } from '@henry/contract/content.ts';
import {
	converseResponseSchema,
	correctionResponseSchema,
	pairDecisionQuestion,
} from '@henry/contract/conversation.ts';
import { pairAnswerSeconds, pairDecisionSeconds, pairDiscussionSeconds } from '@henry/contract/limits.ts';
import { FastForward, RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConversationView } from '#web/components/conversation/conversation-view.tsx';
import { FeedbackReport } from '#web/components/talk-report/feedback-report.tsx';
import { TalkReportView } from '#web/components/talk-report/talk-report-view.tsx';
import { useCorrection } from '#web/components/talk-report/use-correction.ts';
import { useClock } from '#web/components/use-clock.ts';
import { callFunction } from '#web/lib/api-client.ts';
import type { Turn } from '#web/lib/conversation/conversation.ts';
import { answersIn, henrySpoke, messagesOf } from '#web/lib/conversation/turns.ts';
import { useConversation } from '#web/lib/conversation/use-conversation.ts';
import { practiceOfTalk } from '#web/lib/practice/practice-of-talk.ts';
import { decisionQuestion, isDeciding } from './decision.ts';
import { MindMap } from './mind-map.tsx';
import { PartBar } from './part-bar.tsx';

/** The conversation on an exercise, which goes on to the decision when `isTimeUp`, or earlier where Henry does. */
function useDiscussion(
	{ centralTopic: topic, subTopics: options }: MindMapExercise,
	isTimeUp: boolean,
	onDecision: () => void,
) {
	return useConversation(async (conversation, signal) => {
		const { turns } = conversation;
		const payload = { topic, options, fullConversation: messagesOf(turns) };
		const spoken =
			isTimeUp && !isDeciding(turns)
				? decisionQuestion(conversation)
				: await callFunction(apiPaths.converseStarTopic, payload, converseResponseSchema, { signal }).then(
						henrySpoke,
					);
		if (spoken.text === pairDecisionQuestion && !isDeciding(turns)) onDecision();
		return spoken;
	});
}

type PairSessionProps = { exercise: MindMapExercise; isTimed: boolean; onRestart: () => void };

/** The discussion, the decision after it, and the report. Whoever is speaking when the time is up may finish. */
export function PairSession({ exercise, isTimed, onRestart }: PairSessionProps) {
	const { t } = useTranslation('pairTopic');
	const { centralTopic: topic, subTopics: options } = exercise;
	const inSeconds = (seconds: number) => (isTimed ? Date.now() + seconds * 1_000 : Number.POSITIVE_INFINITY);
	const [endsAtMs, setEndsAtMs] = useState(() => inSeconds(pairDiscussionSeconds));
	const secondsLeft = useClock(() => Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1_000)));
	const isTimeUp = secondsLeft === 0;
	const { conversation, send } = useDiscussion(exercise, isTimeUp, () =>
		setEndsAtMs(inSeconds(pairDecisionSeconds)),
	);
	const { phase, turns, progress0to100, covered } = conversation;
	const deciding = isDeciding(turns);
	const goOn = useEffectEvent(() => send({ type: deciding ? 'ended' : 'answer-skipped' }));
	useEffect(() => {
		if (isTimeUp && phase.type === 'listening') goOn();
	}, [isTimeUp, phase]);

	const correction = useCorrection({
		fetchCorrection: (all: readonly Turn[]) =>
			callFunction(
				apiPaths.correctStarTopic,
				{ topic, options, fullConversation: messagesOf(all) },
				correctionResponseSchema,
			),
		practiceOf: (all, { report }) =>
			practiceOfTalk({ activity: 'pairTopic', title: topic, answers: answersIn(all), report }),
	});
	function finish() {
		send({ type: 'ended' });
		correction.correcting.mutate(turns);
	}

	return (
		<div className="space-y-6">
			<MindMap exercise={exercise} covered={covered} />
			{phase.type !== 'ended' && (
				<PartBar
					part={deciding ? 'decision' : 'discussion'}
					secondsLeft={secondsLeft}
					subTopics={options}
					covered={covered}
				/>
			)}
			<ConversationView
				conversation={conversation}
				send={send}
				topicHints={[topic, ...options]}
				answerSeconds={pairAnswerSeconds}
			/>
			{!deciding && phase.type === 'listening' && (
				<Button look="quiet" className="-ml-5" onClick={() => setEndsAtMs(0)}>
					<FastForward aria-hidden="true" className="size-5" />
					{t('decide')}
				</Button>
			)}
			<FeedbackReport
				{...correction}
				progress0to100={progress0to100}
				mayFinish={phase.type !== 'transcribing'}
				onFinish={finish}
			>
				{({ report }) => (
					<>
						<TalkReportView report={report} />
						<Button look="secondary" onClick={onRestart}>
							<RotateCcw aria-hidden="true" className="size-5" />
							{t('again')}
						</Button>
					</>
				)}
			</FeedbackReport>
		</div>
	);
}

import { apiPaths } from '@henry/contract/api-paths.ts';
import type { TalkExercise } from '@henry/contract/content.ts';
import { converseResponseSchema, correctionResponseSchema } from '@henry/contract/conversation.ts';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConversationView } from '#web/components/conversation/conversation-view.tsx';
import { FeedbackReport } from '#web/components/talk-report/feedback-report.tsx';
import { TalkReportView } from '#web/components/talk-report/talk-report-view.tsx';
import { useCorrection } from '#web/components/talk-report/use-correction.ts';
import { callFunction } from '#web/lib/api-client.ts';
import type { Turn } from '#web/lib/conversation/conversation.ts';
import { answersIn, henrySpoke, messagesOf } from '#web/lib/conversation/turns.ts';
import { useConversation } from '#web/lib/conversation/use-conversation.ts';
import { practiceOfTalk } from '#web/lib/practice/practice-of-talk.ts';

type TalkSessionProps = { exercise: TalkExercise; onRestart: () => void };

/** One conversation, which Henry begins, and the report on it. */
export function TalkSession({ exercise, onRestart }: TalkSessionProps) {
	const { t } = useTranslation('talk');
	const { conversation, send } = useConversation(async ({ turns }, signal) => {
		const payload = { exerciseType: exercise.key, fullConversation: messagesOf(turns) };
		const answer = await callFunction(apiPaths.converse, payload, converseResponseSchema, { signal });
		return henrySpoke(answer);
	});
	const correction = useCorrection({
		fetchCorrection: (turns: readonly Turn[]) =>
			callFunction(
				apiPaths.talkCorrection,
				{ fullConversation: messagesOf(turns) },
				correctionResponseSchema,
			),
		practiceOf: (turns, { report }) =>
			practiceOfTalk({ activity: 'talk', title: exercise.label, answers: answersIn(turns), report }),
	});

	function finish() {
		send({ type: 'ended' });
		correction.correcting.mutate(conversation.turns);
	}

	return (
		<>
			<ConversationView conversation={conversation} send={send} topicHints={[exercise.label]} />
			<FeedbackReport
				{...correction}
				progress0to100={conversation.progress0to100}
				mayFinish={conversation.phase.type !== 'transcribing'}
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
		</>
	);
}

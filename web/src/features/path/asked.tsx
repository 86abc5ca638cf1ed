import { activities } from '@henry/contract/activities.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { correctionResponseSchema } from '@henry/contract/conversation.ts';
import type { Activity } from '@henry/contract/practice.ts';
import { useTranslation } from 'react-i18next';
import { ConversationView } from '#web/components/conversation/conversation-view.tsx';
import { PrintedReport } from '#web/components/printed-report.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { ConversationReport } from '#web/components/talk-report/conversation-report.tsx';
import { FeedbackReport } from '#web/components/talk-report/feedback-report.tsx';
import { ProgressBar } from '#web/components/talk-report/progress-bar.tsx';
import { useCorrection } from '#web/components/talk-report/use-correction.ts';
import { callFunction } from '#web/lib/api-client.ts';
import type { Turn } from '#web/lib/conversation/conversation.ts';
import { answersIn, messagesOf } from '#web/lib/conversation/turns.ts';
import { useConversation } from '#web/lib/conversation/use-conversation.ts';
import { practiceOfTalk } from '#web/lib/practice/practice-of-talk.ts';
import { askInTurn, checkedFirst } from './ask-in-turn.ts';

type AskedProps = {
	activity: Extract<Activity, 'questions' | 'task'>;
	title: string;
	prompts: readonly string[];
};

/**
 * Questions or a task, answered aloud one after the other, and then the lesson: the learner is prompted to mend a mistake
 * before the answer is shown (Lyster and Saito 2010).
 */
export function Asked({ activity, title, prompts }: AskedProps) {
	const { t } = useTranslation('path');
	const { conversation, send } = useConversation(checkedFirst(askInTurn(prompts)));
	const correction = useCorrection({
		fetchCorrection: (turns: readonly Turn[], isAwaited) =>
			callFunction(
				apiPaths.talkCorrection,
				{ fullConversation: messagesOf(turns), isAwaited },
				correctionResponseSchema,
			),
		practiceOf: (turns, { report }) =>
			report.danger ? undefined : practiceOfTalk({ activity, title, answers: answersIn(turns), report }),
	});
	const { turns, phase, progress0to100 } = conversation;
	return (
		<>
			<h2 ref={takeFocus} tabIndex={-1} className="mt-2 font-bold text-2xl outline-none">
				{t(`asked.${activity}`)}
			</h2>
			<p className="mb-4 text-muted">{t(activity === 'task' ? 'asked.taskHow' : 'asked.how')}</p>
			<ConversationView
				conversation={conversation}
				send={send}
				topicHints={[title]}
				answerSeconds={activities[activity].answerSeconds}
			>
				{null}
			</ConversationView>
			<PrintedReport activity={t('title')} exercise={title}>
				<FeedbackReport
					{...correction}
					isBegun={turns.some(({ speaker, text }) => speaker === 'learner' && text !== undefined)}
					isDocked={phase.type === 'ended'}
					progress={<ProgressBar progress0to100={progress0to100} />}
					mayFinish={phase.type !== 'transcribing' && phase.type !== 'recording'}
					onFinish={() => {
						send({ type: 'ended' });
						correction.correcting.mutate(turns);
					}}
				>
					{({ report }) => <ConversationReport report={report} turns={turns} />}
				</FeedbackReport>
			</PrintedReport>
		</>
	);
}

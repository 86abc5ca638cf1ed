import { apiPaths } from '@henry/contract/api-paths.ts';
import type { TalkExercise } from '@henry/contract/content.ts';
import { converseResponseSchema, correctionResponseSchema } from '@henry/contract/conversation.ts';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import type { TalkMode } from '#web/components/live-talk/talk-mode.ts';
import { TalkTwoWays } from '#web/components/live-talk/talk-two-ways.tsx';
import { PrintedReport } from '#web/components/printed-report.tsx';
import { FeedbackReport } from '#web/components/talk-report/feedback-report.tsx';
import { TalkReportView } from '#web/components/talk-report/talk-report-view.tsx';
import { useCorrection } from '#web/components/talk-report/use-correction.ts';
import { callFunction } from '#web/lib/api-client.ts';
import type { Turn } from '#web/lib/conversation/conversation.ts';
import { answersIn, henrySpoke, messagesOf } from '#web/lib/conversation/turns.ts';
import type { AskHenry } from '#web/lib/conversation/use-conversation.ts';
import { practiceOfTalk } from '#web/lib/practice/practice-of-talk.ts';

type TalkSessionProps = { exercise: TalkExercise; firstMode: TalkMode; onRestart: (mode: TalkMode) => void };

/** One conversation, which Henry begins, and the report on it. */
export function TalkSession({ exercise, firstMode, onRestart }: TalkSessionProps) {
	const { t } = useTranslation('talk');
	const { key: exerciseType, label, difficulty } = exercise;
	const ask: AskHenry = async ({ turns }, signal) => {
		const payload = { exerciseType, fullConversation: messagesOf(turns) };
		return henrySpoke(await callFunction(apiPaths.converse, payload, converseResponseSchema, { signal }));
	};
	const correction = useCorrection({
		fetchCorrection: (turns: readonly Turn[]) =>
			callFunction(
				apiPaths.talkCorrection,
				{ fullConversation: messagesOf(turns) },
				correctionResponseSchema,
			),
		practiceOf: (turns, { report }) =>
			report.danger
				? undefined
				: practiceOfTalk({ activity: 'talk', title: label, answers: answersIn(turns), report }),
	});

	return (
		<TalkTwoWays
			firstMode={firstMode}
			live={{ exercise: { type: 'talk', exerciseType }, difficulty }}
			tap={{ ask, topicHints: [label] }}
		>
			{({ mode, view, turns, progress0to100, mayFinish, end }) => (
				<>
					{view}
					<PrintedReport activity={t('title')} exercise={label}>
						<FeedbackReport
							{...correction}
							progress0to100={progress0to100}
							mayFinish={mayFinish}
							onFinish={() => {
								end();
								correction.correcting.mutate(turns);
							}}
						>
							{({ report }) => (
								<>
									<TalkReportView report={report} of="conversation" answers={answersIn(turns)} />
									<Button look="secondary" onClick={() => onRestart(mode)}>
										<RotateCcw aria-hidden="true" className="size-5" />
										{t('again')}
									</Button>
								</>
							)}
						</FeedbackReport>
					</PrintedReport>
				</>
			)}
		</TalkTwoWays>
	);
}

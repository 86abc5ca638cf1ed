import type { TalkReport } from '@henry/contract/conversation.ts';
import { DangerCard } from '#web/components/danger-card.tsx';
import type { Turn } from '#web/lib/conversation/conversation.ts';
import { answersIn } from '#web/lib/conversation/turns.ts';
import { LessonFirst } from './lesson-first.tsx';
import { TalkReportView } from './talk-report-view.tsx';
import { TalkTranscript } from './talk-transcript.tsx';

type ConversationReportProps = { report: TalkReport; turns: readonly Turn[] };

/** The report on a conversation. */
export function ConversationReport({ report, turns }: ConversationReportProps) {
	const { danger, ...safe } = report;
	return (
		<>
			{danger && <DangerCard notice={danger} />}
			<LessonFirst report={report}>
				<TalkReportView report={safe} of="conversation" answers={answersIn(turns)} />
				{!danger && <TalkTranscript turns={turns} corrections={report.corrections} />}
			</LessonFirst>
		</>
	);
}

import type { TalkReport } from '@henry/contract/conversation.ts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { DangerCard } from '#web/components/danger-card.tsx';
import type { Turn } from '#web/lib/conversation/conversation.ts';
import { answersIn } from '#web/lib/conversation/turns.ts';
import { Lesson } from './lesson.tsx';
import { TalkReportView } from './talk-report-view.tsx';
import { TalkTranscript } from './talk-transcript.tsx';

type ConversationReportProps = { report: TalkReport; turns: readonly Turn[] };

/** The report on a conversation: the lesson first, and all the rest on demand; on paper all of it. */
export function ConversationReport({ report, turns }: ConversationReportProps) {
	const { t } = useTranslation('lesson');
	const [isWhole, setWhole] = useState(false);
	const restId = useId();
	const { danger, ...safe } = report;
	const Icon = isWhole ? ChevronUp : ChevronDown;
	return (
		<>
			{danger && <DangerCard notice={danger} />}
			<Lesson report={report} />
			<div>
				<Button
					look="secondary"
					aria-expanded={isWhole}
					aria-controls={restId}
					onClick={() => setWhole(!isWhole)}
				>
					<Icon aria-hidden="true" className="size-5" />
					{t(isWhole ? 'less' : 'whole')}
				</Button>
			</div>
			<div id={restId} className={`space-y-6 print:space-y-2 ${isWhole ? '' : 'hidden print:block'}`}>
				<TalkReportView report={safe} of="conversation" answers={answersIn(turns)} />
				{!danger && <TalkTranscript turns={turns} corrections={report.corrections} />}
			</div>
		</>
	);
}

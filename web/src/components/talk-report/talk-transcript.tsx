import type { ReportedCorrection } from '@henry/contract/conversation.ts';
import { useTranslation } from 'react-i18next';
import { ReportCard } from '#web/components/report-section.tsx';
import type { Turn } from '#web/lib/conversation/conversation.ts';
import { MarkedSentence } from './marked-sentence.tsx';

/** Where in a turn something was put right. */
function placesIn(text: string, corrections: readonly ReportedCorrection[]) {
	return corrections.flatMap(({ sentence, originalSpan }) => {
		const at = text.indexOf(sentence);
		return at === -1 ? [] : [{ start: at + originalSpan.start, end: at + originalSpan.end }];
	});
}

type TalkTranscriptProps = { turns: readonly Turn[]; corrections: readonly ReportedCorrection[] };

/** All that was said, with what was put right marked. */
export function TalkTranscript({ turns, corrections }: TalkTranscriptProps) {
	const { t } = useTranslation(['talkReport', 'lesson', 'conversation']);
	return (
		<ReportCard title={t('lesson:transcript.title')} isForScreen>
			<ol className="space-y-3">
				{turns.map(({ speaker, text = '' }, index) => (
					<li key={index}>
						<span className="block text-muted text-sm">
							{t(speaker === 'henry' ? 'conversation:henry' : 'conversation:you')}
						</span>
						<MarkedSentence
							text={text}
							spans={speaker === 'learner' ? placesIn(text, corrections) : []}
							isBetter={false}
							className="leading-relaxed"
						/>
					</li>
				))}
			</ol>
		</ReportCard>
	);
}

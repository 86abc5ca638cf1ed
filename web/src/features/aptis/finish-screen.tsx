import type { AptisTiming } from '@henry/contract/aptis.ts';
import type { AptisQuestion } from '@henry/contract/content.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { EngineNote } from '#web/components/engine-note.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { RememberNotice } from '#web/components/remember-notice.tsx';
import { ReportCard, ReportSection } from '#web/components/report-section.tsx';
import { newId } from '#web/lib/practice/new-id.ts';
import { type NewPractice, rememberPractice } from '#web/lib/remember-practice.ts';
import { AnswerReport } from './answer-report.tsx';
import { Estimate } from './estimate.tsx';
import type { RecordedAnswer } from './exam.ts';
import { fetchReport } from './fetch-report.ts';
import { practiceOfExam } from './practice-of-exam.ts';

/** Remembers the exam, and tells what came of that. */
function Remembering({ practice }: { practice: NewPractice }) {
	const remembering = useMutation({ mutationFn: rememberPractice });
	const remember = useEffectEvent(() => remembering.mutate(practice));
	useEffect(() => remember(), []);
	return <RememberNotice remembering={remembering} />;
}

type FinishScreenProps = {
	questions: AptisQuestion[];
	timing: AptisTiming;
	answers: readonly RecordedAnswer[];
	onRestart: () => void;
};

/** What came of the exam: an estimate with its reasons, and each answer with its playback and corrections. */
export function FinishScreen({ questions, timing, answers, onRestart }: FinishScreenProps) {
	const { t } = useTranslation('aptis');
	const [id] = useState(newId);
	const report = useQuery({
		queryKey: ['aptisReport', id],
		queryFn: async () => {
			const made = await fetchReport(timing, questions, answers);
			return { ...made, practice: await practiceOfExam(t('title'), answers, made) };
		},
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	});
	return (
		<ReportSection
			title={t('report.title')}
			printedSubject={t('title')}
			actions={
				<Button look="secondary" onClick={onRestart}>
					<RotateCcw aria-hidden="true" className="size-5" />
					{t('report.again')}
				</Button>
			}
		>
			<QueryView
				query={report}
				loading={() => <LoadingNotice label={t('report.working')} />}
				error={(error, retry) => (
					<div className="space-y-3">
						<p>{t('report.kept')}</p>
						<ErrorNotice error={error} onRetry={retry} />
					</div>
				)}
				empty={() => <p>{t('empty')}</p>}
				data={(made) => (
					<>
						{made.estimate ? (
							<Estimate estimate={made.estimate} />
						) : (
							<ReportCard title={t('report.estimate')}>
								<p>{t('report.silent')}</p>
							</ReportCard>
						)}
						{questions.map((question, index) => {
							const [answerReport, answer] = [made.answers[index], answers[index]];
							return (
								answerReport &&
								answer && (
									<AnswerReport
										key={question.id}
										number={index + 1}
										question={question}
										report={answerReport}
										answer={answer}
									/>
								)
							);
						})}
						{made.estimate && <Remembering practice={made.practice} />}
						<EngineNote />
					</>
				)}
			/>
		</ReportSection>
	);
}

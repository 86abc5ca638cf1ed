import { apiPaths } from '@henry/contract/api-paths.ts';
import { type AptisExercise, aptisExerciseSchema } from '@henry/contract/content.ts';
import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { getJson } from '#web/lib/api-client.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { examBefore, stepExam } from './exam.ts';
import { ExamScreen } from './exam-screen.tsx';
import { FinishScreen } from './finish-screen.tsx';
import { StartScreen } from './start-screen.tsx';

/** The exam over the loaded prompt and questions, from its start to its finish. */
function Exam({ exercise }: { exercise: AptisExercise }) {
	const [exam, dispatch] = useReducer(stepExam, examBefore);
	useUnsaved(exam.step !== 'start' && exam.step !== 'finished' && exam.answers.length > 0);
	if (exam.step === 'start') {
		return (
			<StartScreen
				questions={exercise.questions}
				onStart={(timing) => dispatch({ type: 'started', timing })}
			/>
		);
	}
	if (exam.step === 'finished') {
		const { timing, answers } = exam;
		const restart = () => dispatch({ type: 'left' });
		return (
			<FinishScreen questions={exercise.questions} timing={timing} answers={answers} onRestart={restart} />
		);
	}
	return (
		<ExamScreen
			exercise={exercise}
			step={exam.step}
			timing={exam.timing}
			questionIndex={exam.answers.length}
			onEvent={dispatch}
		/>
	);
}

/** `/aptis-part-one-1`: three questions against the clock, then what to say better, and an estimate with its reasons. */
export function AptisPage() {
	const { t } = useTranslation('aptis');
	const exercise = useQuery({
		queryKey: ['aptisPartOne'],
		queryFn: ({ signal }) => getJson(apiPaths.aptisPartOne, aptisExerciseSchema, { signal }),
	});
	return (
		<Page title={t('title')}>
			<QueryView
				query={exercise}
				loading={() => <LoadingNotice label={t('loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => <EmptyNotice>{t('empty')}</EmptyNotice>}
				isEmpty={({ questions }) => questions.length === 0}
				data={(loaded) => <Exam exercise={loaded} />}
			/>
		</Page>
	);
}

import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { takeFocusAtTop } from '#web/components/take-focus.ts';
import { ExamRunner } from '#web/features/exams/run/exam-runner.tsx';
import { keepRoomExam, type RoomExam, roomAnswers, roomKeeper } from './room-keeper.ts';
import { keptTakenPaper } from './room-paper.ts';

type RoomExamRunProps = { exam: RoomExam; onEnd: () => void };

/** The exam of a slot, from its first question, or from where it was broken off, to its end. */
export function RoomExamRun({ exam, onEnd }: RoomExamRunProps) {
	const [keeper] = useState(() => roomKeeper(exam.slotId));
	const loaded = useQuery({
		queryKey: ['roomExam', exam.slotId, exam.setup],
		queryFn: async () => ({
			paper: await keptTakenPaper(exam.setup),
			kept: await roomAnswers(exam.slotId),
		}),
		networkMode: 'always',
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
		structuralSharing: false,
		retry: false,
	});
	if (loaded.error) return <ErrorNotice error={loaded.error} onRetry={() => void loaded.refetch()} />;
	if (!loaded.data) return <LoadingNotice />;
	const { paper, kept } = loaded.data;
	return (
		<ExamRunner
			setup={exam.setup}
			paper={paper}
			kept={{ id: exam.slotId, answers: kept }}
			keeper={keeper}
			title={paper.exam.name}
			onLeave={onEnd}
			finish={() => <Finished exam={exam} onEnd={onEnd} />}
		/>
	);
}

/** The exam is over: what was said lies on this device, and is sent from the list. */
function Finished({ exam, onEnd }: RoomExamRunProps) {
	const { t } = useTranslation('mockDay');
	const [error, setError] = useState<Error>();
	const finish = useEffectEvent(() => {
		keepRoomExam({ ...exam, isFinished: true }).catch(setError);
	});
	useEffect(() => finish(), []);
	return (
		<section className="space-y-4 rounded-card bg-good-soft p-6">
			<h2
				ref={takeFocusAtTop}
				tabIndex={-1}
				className="flex items-center gap-2 font-bold text-2xl text-good outline-none"
			>
				<CircleCheck aria-hidden="true" className="size-7 shrink-0" />
				{t('finished.title')}
			</h2>
			<p>{t('finished.text')}</p>
			{error && <ErrorNotice error={error} />}
			<Button onClick={onEnd}>{t('finished.next')}</Button>
		</section>
	);
}

import type { QueueEntry } from '@henry/contract/homework.ts';
import { isMockExam } from '@henry/contract/mock-days.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Evidence } from '#web/components/homework/evidence.tsx';
import { useTaskName } from '#web/components/homework/use-task-name.ts';
import { academyCalls, keys } from '#web/features/academy/calls.ts';
import { useKeys } from '#web/features/academy/use-keys.ts';
import { useMoment } from '#web/lib/use-moment.ts';
import { AnswerPlayer, type PlayerHandle } from './answer-player.tsx';
import { ExaminerMarks, examinersMark } from './examiner-marks.tsx';
import { History } from './history.tsx';
import { ReviewForm } from './review-form.tsx';

type QueueEntryProps = {
	entry: QueueEntry;
	academyId: string;
	place: number;
	count: number;
	mayReview: boolean;
	onGo: (place: number) => void;
	onConfirmed: () => Promise<unknown>;
};

/** One answer: who, what for, why it needs a look; its sound, its text and figures, and the teacher's word on it. */
export function QueueEntryView({
	entry,
	academyId,
	place,
	count,
	mayReview,
	onGo,
	onConfirmed,
}: QueueEntryProps) {
	const { t } = useTranslation('academy');
	const taskName = useTaskName();
	const moment = useMoment();
	const examiners = useQuery({
		queryKey: keys.mockMarks(entry.id),
		queryFn: () => academyCalls.mockMarks(entry.id),
		enabled: isMockExam(entry),
		staleTime: 0,
	});
	const player = useRef<PlayerHandle>(null);
	useKeys({
		' ': () => player.current?.toggle(),
		s: () => player.current?.changeSpeed(),
		j: () => player.current?.jump(),
		n: () => onGo(place + 1),
		p: () => onGo(place - 1),
	});
	return (
		<article
			aria-label={entry.learner}
			className="space-y-5 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
		>
			<header className="space-y-1">
				<div className="flex flex-wrap items-center justify-between gap-2">
					<h3 className="break-words font-bold text-xl">{entry.learner}</h3>
					<p className="text-muted tabular-nums">{t('queue.place', { number: place + 1, total: count })}</p>
				</div>
				<p className="text-muted text-sm">
					{entry.className} · {entry.title} · {taskName(entry.task)} ·{' '}
					{t('queue.attempt', { attempt: entry.attempt })}
					{entry.answersAttempt !== null &&
						` (${t('queue.answersAttempt', { attempt: entry.answersAttempt })})`}{' '}
					· {moment(entry.atMs)}
				</p>
				<ul className="flex flex-wrap gap-2">
					{entry.content.reasons.map((reason) => (
						<li
							key={reason}
							className="rounded-full bg-fair-soft px-3 py-0.5 font-semibold text-fair text-sm"
						>
							{t(`queue.reason.${reason}`)}
						</li>
					))}
				</ul>
			</header>
			{entry.hasRecording ? (
				<AnswerPlayer ref={player} entry={entry} />
			) : (
				<p className="text-muted">{t('queue.noRecording')}</p>
			)}
			{examiners.data && <ExaminerMarks marks={examiners.data} />}
			<Evidence content={entry.content} task={entry.task} rubric={entry.rubric} />
			{mayReview && !examiners.isLoading && (
				<ReviewForm
					entry={entry}
					academyId={academyId}
					player={player}
					firstMark={examinersMark(examiners.data ?? [])}
					onConfirmed={onConfirmed}
				/>
			)}
			<History history={entry.history} rubric={entry.rubric} />
			<div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
				<Button look="secondary" disabled={place === 0} onClick={() => onGo(place - 1)}>
					<ArrowLeft aria-hidden="true" className="size-5" />
					{t('queue.previous')}
				</Button>
				<Button look="secondary" disabled={place === count - 1} onClick={() => onGo(place + 1)}>
					{t('queue.next')}
					<ArrowRight aria-hidden="true" className="size-5" />
				</Button>
			</div>
			<p className="text-muted text-sm max-sm:hidden">{t('queue.keys')}</p>
		</article>
	);
}

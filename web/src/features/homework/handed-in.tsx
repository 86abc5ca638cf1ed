import type { Assignment, OwnHandIn } from '@henry/contract/homework.ts';
import { markScale } from '@henry/contract/mark-scale.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { Evidence } from '#web/components/homework/evidence.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MarkWrong } from '#web/components/mark-wrong.tsx';
import { homeworkQuery } from '#web/lib/homework-query.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useMoment } from '#web/lib/use-moment.ts';
import { homeworkCalls } from './calls.ts';

const WordDetails = lazyPart(
	async () => (await import('./word-details.tsx')).WordDetails,
	['homework', 'recorder'],
);

type HandedInProps = {
	handIn: OwnHandIn;
	assignment: Assignment;
	isOwn: boolean;
	/** Records again in answer to what the teacher said; undefined where that is not open. */
	onAnswer: (() => void) | undefined;
};

/** Whether there is more to show than the whole mark and the note. */
const hasDetails = ({ review, hasSpokenNote }: OwnHandIn) =>
	hasSpokenNote ||
	(review !== null && (review.timedNotes.length > 0 || Object.keys(review.marks).length > 0));

/** The teacher's mark and note. */
function TeachersWord({ handIn, assignment }: Pick<HandedInProps, 'handIn' | 'assignment'>) {
	const { review } = handIn;
	const { t } = useTranslation('homework');
	const moment = useMoment();
	if (!review) {
		return (
			<p className="text-muted">
				{t('word.waiting')} {assignment.release === 'afterReview' && t('word.waitingHidden')}
			</p>
		);
	}
	const { mark, note, by, atMs } = review;
	return (
		<section aria-label={t('word.title')} className="space-y-2 rounded-card bg-good-soft p-4">
			<h3 className="font-bold text-lg">{t('word.title')}</h3>
			<p className="font-bold font-display text-2xl">
				{mark === null ? t('word.noMark') : t('word.mark', { mark, highest: markScale(assignment).highest })}
			</p>
			{note && <p className="whitespace-pre-line break-words text-lg">{note}</p>}
			{hasDetails(handIn) && (
				<Suspense fallback={<LoadingNotice />}>
					<WordDetails handIn={handIn} assignment={assignment} />
				</Suspense>
			)}
			<p className="text-muted text-sm">
				{t('word.by', { name: by ?? t('word.formerTeacher'), moment: moment(atMs) })}
			</p>
		</section>
	);
}

/** What the learner may do about an answer that was handed in. */
function Actions({
	handIn: { id, review, isAskedAgain, hasRecording },
	onAnswer,
}: Pick<HandedInProps, 'handIn' | 'onAnswer'>) {
	const { t } = useTranslation('homework');
	const queryClient = useQueryClient();
	const onSuccess = () => queryClient.invalidateQueries({ queryKey: homeworkQuery.queryKey });
	const askAgain = useMutation({ mutationFn: () => homeworkCalls.askAgain(id), onSuccess });
	const withdraw = useMutation({ mutationFn: () => homeworkCalls.withdraw(id), onSuccess });
	const error = askAgain.error ?? withdraw.error;
	return (
		<div className="space-y-3">
			{error && <ErrorNotice error={error} />}
			<p role="status" className="text-muted text-sm empty:sr-only">
				{isAskedAgain && t('word.askedAgain')}
				{withdraw.isSuccess && t('word.withdrawn')}
			</p>
			<div className="flex flex-wrap gap-3">
				{onAnswer && <Button onClick={onAnswer}>{t('word.answer')}</Button>}
				{review && !isAskedAgain && (
					<Button look="secondary" disabled={askAgain.isPending} onClick={() => askAgain.mutate()}>
						{t('word.again')}
					</Button>
				)}
				{hasRecording && (
					<Button look="quiet" disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
						{t('word.withdraw')}
					</Button>
				)}
			</div>
		</div>
	);
}

/** One attempt: the teacher's word first, the machine's evidence below it. */
export function HandedIn({ handIn, assignment, isOwn, onAnswer }: HandedInProps) {
	const { t } = useTranslation('homework');
	const moment = useMoment();
	const { draft } = handIn.content;
	return (
		<article className="space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
			<p className="text-muted text-sm">
				{t('word.attempt', { attempt: handIn.attempt, moment: moment(handIn.atMs) })}
				{handIn.answersAttempt !== null && ` · ${t('word.answers', { attempt: handIn.answersAttempt })}`}
			</p>
			<TeachersWord handIn={handIn} assignment={assignment} />
			<Evidence
				content={handIn.content}
				task={assignment.task}
				rubric={assignment.rubric}
				below={({ category, original, replacement }) => (
					<MarkWrong kind="correction" about={category} words={{ said: original, marked: replacement }} />
				)}
				belowDraft={
					draft && (
						<MarkWrong
							kind="estimate"
							about={`homework draft: ${draft.lowest} to ${draft.highest}, ${draft.basis}`}
							words={{
								said: handIn.content.answers.map(({ text }) => text).join(' '),
								marked: `${draft.lowest}–${draft.highest}`,
							}}
						/>
					)
				}
			/>
			{isOwn && <Actions handIn={handIn} onAnswer={onAnswer} />}
		</article>
	);
}

import type { QueueEntry } from '@henry/contract/homework.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { Evidence } from '#web/components/homework/evidence.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { AnswerPlayer } from '#web/features/academy/queue/answer-player.tsx';
import { MarkFields } from '#web/features/academy/queue/mark-fields.tsx';
import { firstMarks, givenMarks } from '#web/features/academy/queue/typed-marks.ts';
import { markingCalls, markingKeys } from './marking-calls.ts';

/** One answer to be marked without seeing what another has said to it. */
function MarkAgain({
	entry,
	academyId,
	onMarked,
}: {
	entry: QueueEntry;
	academyId: string;
	onMarked: () => Promise<unknown>;
}) {
	const { t } = useTranslation('marking');
	const [marks, setMarks] = useState(() => firstMarks(entry, null));
	const given = givenMarks(marks);
	const save = useMutation({
		mutationFn: (mark: number) => markingCalls.markAgain({ handInId: entry.id, mark, marks: given.marks }),
		onSuccess: onMarked,
	});
	return (
		<article
			aria-label={entry.learner}
			className="space-y-5 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
		>
			<h3 className="break-words font-bold text-xl">
				{entry.learner} · {entry.title}
			</h3>
			{entry.hasRecording && <AnswerPlayer ref={null} entry={entry} />}
			<Evidence content={entry.content} task={entry.task} rubric={entry.rubric} />
			<form
				className="space-y-4 rounded-card bg-accent-soft p-4"
				onSubmit={(event) => {
					event.preventDefault();
					if (given.mark !== null) save.mutate(given.mark);
				}}
			>
				<MarkFields {...{ entry, academyId, marks }} onChange={setMarks} />
				{save.error && <ErrorNotice error={save.error} />}
				<Button type="submit" disabled={save.isPending || given.mark === null}>
					{t('second.save')}
				</Button>
			</form>
		</article>
	);
}

/** A second teacher's own marks, which learners do not see: they show how far teachers agree. */
export function SecondMarks({ academyId }: { academyId: string }) {
	const { t } = useTranslation('marking');
	const queryClient = useQueryClient();
	const [isOpen, setOpen] = useState(false);
	const [marked, setMarked] = useState(0);
	const answers = useQuery({
		queryKey: markingKeys.toMarkAgain(academyId),
		queryFn: () => markingCalls.toMarkAgain(academyId),
		enabled: isOpen,
		staleTime: 0,
	});
	return (
		<section aria-labelledby="second" className="space-y-4">
			<h2 id="second" className="font-bold text-2xl">
				{t('second.title')}
			</h2>
			<p className="text-muted">{t('second.intro')}</p>
			<p role="status" className="font-semibold text-good empty:sr-only">
				{marked > 0 && t('second.saved', { count: marked })}
			</p>
			{isOpen ? (
				<QueryView
					query={answers}
					loading={() => <LoadingNotice />}
					error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
					isEmpty={({ entries }) => entries.length === 0}
					empty={() => <p>{t('second.none')}</p>}
					data={({ entries: [entry] }) =>
						entry && (
							<MarkAgain
								key={entry.id}
								entry={entry}
								academyId={academyId}
								onMarked={() => {
									setMarked(marked + 1);
									return Promise.all([
										queryClient.invalidateQueries({ queryKey: markingKeys.toMarkAgain(academyId) }),
										queryClient.invalidateQueries({ queryKey: markingKeys.agreement(academyId) }),
									]);
								}}
							/>
						)
					}
				/>
			) : (
				<Button look="secondary" onClick={() => setOpen(true)}>
					{t('second.open')}
				</Button>
			)}
		</section>
	);
}

import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { academyCalls } from '#web/features/academy/calls.ts';
import { errorCode } from '#web/lib/api-error.ts';
import { newId } from '#web/lib/practice/new-id.ts';

type UndoableAnswer = { id: string; undoId: string; learner: string; title: string };

/** What was confirmed last: one answer, or many. */
export type Undoable = { answers: readonly UndoableAnswer[]; isMany: boolean };

/** What can be taken back of answers that have just been confirmed. */
export const undoableOf = (
	entries: readonly { id: string; learner: string; title: string }[],
	isMany: boolean,
): Undoable => ({
	answers: entries.map(({ id, learner, title }) => ({ id, learner, title, undoId: newId() })),
	isMany,
});

const nothingUndone: { of: Undoable | undefined; ids: readonly string[] } = { of: undefined, ids: [] };
const named = (answers: readonly UndoableAnswer[]) =>
	answers.map(({ learner, title }) => `${learner} · ${title}`).join(', ');

/** Says what was confirmed last, and takes it back: what is left, where not all could be. */
export function UndoLine({
	last,
	onUndone,
}: {
	last: Undoable | undefined;
	onUndone: () => Promise<unknown>;
}) {
	const { t } = useTranslation('academy');
	const [undone, setUndone] = useState(nothingUndone);
	const isLeft = ({ id }: UndoableAnswer) => undone.of !== last || !undone.ids.includes(id);
	const { reset, ...undo } = useMutation({
		async mutationFn(of: Undoable) {
			let gone: Error | undefined;
			for (const { id, undoId } of of.answers.filter(isLeft)) {
				try {
					await academyCalls.undo(id, undoId);
					setUndone((earlier) => ({ of, ids: earlier.of === of ? [...earlier.ids, id] : [id] }));
				} catch (error) {
					if (errorCode(error as Error) !== 'not-found') throw error;
					gone = error as Error;
				}
			}
			if (gone) throw gone;
		},
		onSettled: onUndone,
	});
	useEffect(() => {
		if (last) reset();
	}, [last, reset]);
	if (!last) return <p role="status" className="sr-only" />;
	const left = last.answers.filter(isLeft);
	const isBegun = left.length < last.answers.length;
	const isDone = left.length === 0;
	const name = last.isMany ? String(last.answers.length) : (last.answers[0]?.learner ?? '');
	const count = last.answers.length;
	return (
		<div className="space-y-2">
			<div
				className={`flex flex-wrap items-center gap-3 rounded-control px-4 py-1 ${
					isBegun && !isDone ? 'bg-fair-soft text-fair' : 'bg-good-soft text-good'
				}`}
			>
				<div role="status" className="min-w-0 break-words font-semibold">
					{isBegun && !isDone ? (
						<>
							<p>{t('queue.undone', { name: named(last.answers.filter((each) => !isLeft(each))) })}</p>
							<p>{t('queue.notUndone', { name: named(left) })}</p>
						</>
					) : (
						<p>
							{isDone
								? t('queue.undone', { name })
								: t(last.isMany ? 'queue.manyDone' : 'queue.confirmed', { name, count })}
						</p>
					)}
				</div>
				{!isDone && (
					<Button look="quiet" disabled={undo.isPending} onClick={() => undo.mutate(last)}>
						<Undo2 aria-hidden="true" className="size-4" />
						{t('queue.undo')}
					</Button>
				)}
			</div>
			{undo.error && <ErrorNotice error={undo.error} />}
		</div>
	);
}

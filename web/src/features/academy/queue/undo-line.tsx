import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { academyCalls } from '#web/features/academy/calls.ts';

/** What was confirmed last: one answer, of a learner, or many. */
export type Undoable = { ids: string[] } & ({ name: string } | { count: number });

/** Says what was confirmed last, and takes it back. */
export function UndoLine({
	last,
	onUndone,
}: {
	last: Undoable | undefined;
	onUndone: () => Promise<unknown>;
}) {
	const { t } = useTranslation('academy');
	const { reset, ...undo } = useMutation({
		mutationFn: async ({ ids }: Undoable) => {
			for (const id of ids) await academyCalls.undo(id);
		},
		onSuccess: onUndone,
	});
	useEffect(() => {
		if (last) reset();
	}, [last, reset]);
	if (!last) return <p role="status" className="sr-only" />;
	const isUndone = undo.isSuccess && undo.variables === last;
	const words =
		'name' in last
			? t(isUndone ? 'queue.undone' : 'queue.confirmed', { name: last.name })
			: t(isUndone ? 'queue.undone' : 'queue.manyDone', { name: String(last.count), count: last.count });
	return (
		<div className="space-y-2">
			<div className="flex flex-wrap items-center gap-3 rounded-control bg-good-soft px-4 py-1">
				<p role="status" className="font-semibold text-good">
					{words}
				</p>
				{!isUndone && (
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

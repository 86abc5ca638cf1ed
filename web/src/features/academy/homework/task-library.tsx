import type { LibraryTask } from '@henry/contract/task-library.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { useTaskName } from '#web/components/homework/use-task-name.ts';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { houseCalls, houseKeys } from '#web/features/academy/house-calls.ts';

type TaskLibraryProps = { academyId: string; onTake: (task: LibraryTask) => void; onClose: () => void };

/** The homework that the academy's teachers share, to be set again. */
export function TaskLibrary({ academyId, onTake, onClose }: TaskLibraryProps) {
	const { t } = useTranslation('academy');
	const tasks = useQuery({
		queryKey: houseKeys.library(academyId),
		queryFn: () => houseCalls.library(academyId),
		staleTime: 0,
	});
	return (
		<section
			aria-labelledby="library"
			className="space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
		>
			<h4 id="library" ref={takeFocus} tabIndex={-1} className="font-bold text-lg outline-none">
				{t('library.title')}
			</h4>
			<p className="text-muted">{t('library.intro')}</p>
			<QueryView
				query={tasks}
				loading={() => <LoadingNotice label={t('library.loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => <EmptyNotice>{t('library.empty')}</EmptyNotice>}
				data={(list) => (
					<ul className="divide-y divide-line">
						{list.map((task) => (
							<LibraryRow key={task.id} academyId={academyId} task={task} onTake={() => onTake(task)} />
						))}
					</ul>
				)}
			/>
			<Button look="quiet" onClick={onClose}>
				{t('assignment.cancel')}
			</Button>
		</section>
	);
}

type LibraryRowProps = { academyId: string; task: LibraryTask; onTake: () => void };

function LibraryRow({ academyId, task: { id, title, task, by, mayRemove }, onTake }: LibraryRowProps) {
	const { t } = useTranslation('academy');
	const taskName = useTaskName();
	const queryClient = useQueryClient();
	const remove = useMutation({
		mutationFn: () => houseCalls.removeFromLibrary(academyId, id),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: houseKeys.library(academyId) }),
	});
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
			<p className="min-w-0 flex-1 basis-48 break-words">
				<span className="font-semibold">{title}</span>
				<span className="block text-muted text-sm">
					{taskName(task)} · {by ?? t('library.former')}
				</span>
			</p>
			<Button look="secondary" aria-label={t('library.takeLabel', { title })} onClick={onTake}>
				{t('library.take')}
			</Button>
			{mayRemove && (
				<ConfirmedButton
					label={t('library.removeLabel', { title })}
					question={t('library.removeQuestion', { title })}
					confirm={t('library.remove')}
					cancel={t('class.keep')}
					disabled={remove.isPending}
					onConfirm={() => remove.mutate()}
				>
					{t('library.remove')}
				</ConfirmedButton>
			)}
			{remove.error && <ErrorNotice error={remove.error} />}
		</li>
	);
}

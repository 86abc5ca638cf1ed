import type { ClassView } from '@henry/contract/class-view.ts';
import type { LibraryTask } from '@henry/contract/task-library.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LibraryBig, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { DueDatesButton } from '#web/components/homework/due-dates-button.tsx';
import { useTaskName } from '#web/components/homework/use-task-name.ts';
import { academyCalls, keys } from '#web/features/academy/calls.ts';
import { useMoment } from '#web/lib/use-moment.ts';
import { AssignmentForm } from './assignment-form.tsx';
import { TaskLibrary } from './task-library.tsx';

type ClassHomeworkProps = { view: ClassView; academyId: string; mayWrite: boolean; path: string };

/** What the class is asked to do; `path` is the page of the class. */
export function ClassHomework({ view, academyId, mayWrite, path }: ClassHomeworkProps) {
	const { t } = useTranslation('academy');
	const [state, setState] = useState<'list' | 'library' | 'form' | 'saved'>('list');
	const [taken, setTaken] = useState<LibraryTask>();
	// What somebody who moved here did before belongs to the other class.
	const own = view.assignments.filter(({ classId }) => classId === view.id);
	const isOpen = mayWrite && !view.isArchived && state !== 'form' && state !== 'library';
	return (
		<section aria-labelledby="homework" className="space-y-4">
			<h3 id="homework" className="font-bold text-xl">
				{t('class.homework')}
			</h3>
			<p role="status" className="font-semibold text-good empty:sr-only">
				{state === 'saved' && t('assignment.saved')}
			</p>
			{isOpen && (
				<div className="flex flex-wrap gap-3">
					<Button
						onClick={() => {
							setTaken(undefined);
							setState('form');
						}}
					>
						<Plus aria-hidden="true" className="size-5" />
						{t('class.add')}
					</Button>
					<Button look="secondary" onClick={() => setState('library')}>
						<LibraryBig aria-hidden="true" className="size-5" />
						{t('library.open')}
					</Button>
				</div>
			)}
			{state === 'library' && (
				<TaskLibrary
					academyId={academyId}
					onTake={(task) => {
						setTaken(task);
						setState('form');
					}}
					onClose={() => setState('list')}
				/>
			)}
			{state === 'form' && (
				<AssignmentForm
					academyId={academyId}
					classId={view.id}
					first={taken}
					onSaved={() => setState('saved')}
					onCancel={() => setState('list')}
				/>
			)}
			{own.length === 0 && <p className="text-muted">{t('class.noHomework')}</p>}
			<ul className="divide-y divide-line">
				{own.map((assignment) => (
					<AssignmentRow key={assignment.id} assignment={assignment} mayWrite={mayWrite} />
				))}
			</ul>
			{!view.isArchived && (
				<DueDatesButton
					dueDates={own.flatMap(({ id, title, dueAtMs }) =>
						dueAtMs === null ? [] : [{ id, title, className: view.name, dueAtMs, path }],
					)}
				/>
			)}
		</section>
	);
}

function AssignmentRow({
	assignment: { id, classId, title, task, opensAtMs, dueAtMs },
	mayWrite,
}: {
	assignment: ClassView['assignments'][number];
	mayWrite: boolean;
}) {
	const { t } = useTranslation('academy');
	const taskName = useTaskName();
	const moment = useMoment();
	const queryClient = useQueryClient();
	const remove = useMutation({
		mutationFn: () => academyCalls.removeAssignment(id),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.class(classId) }),
	});
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
			<p className="min-w-0 flex-1 break-words">
				<span className="font-semibold">{title}</span>
				<span className="block text-muted text-sm">
					{taskName(task)}
					{opensAtMs !== undefined &&
						opensAtMs > Date.now() &&
						` · ${t('class.opens', { moment: moment(opensAtMs) })}`}
					{dueAtMs !== null && ` · ${t('class.due', { moment: moment(dueAtMs) })}`}
				</span>
			</p>
			{mayWrite && (
				<ConfirmedButton
					label={t('class.removeLabel', { title })}
					question={t('class.removeQuestion', { title })}
					confirm={t('class.remove')}
					cancel={t('class.keep')}
					disabled={remove.isPending}
					onConfirm={() => remove.mutate()}
				>
					{t('class.remove')}
				</ConfirmedButton>
			)}
			{remove.error && <ErrorNotice error={remove.error} />}
		</li>
	);
}

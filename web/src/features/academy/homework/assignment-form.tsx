import { type SaveAssignmentRequest, saveAssignmentRequestSchema } from '@henry/contract/homework.ts';
import {
	maxAttempts,
	maxClassNameCharacters,
	maxRepeatedWeeks,
	maxTeacherNoteCharacters,
} from '@henry/contract/limits.ts';
import type { LibraryTask } from '@henry/contract/task-library.ts';
import { isReading, type Task } from '@henry/contract/tasks.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { academyCalls, keys } from '#web/features/academy/calls.ts';
import { houseCalls } from '#web/features/academy/house-calls.ts';
import { useRubrics } from '#web/features/academy/marking/marking-calls.ts';
import { newId } from '#web/lib/practice/new-id.ts';
import { filledLines } from './own-task-fields.tsx';
import { RubricField, suitingRubric } from './rubric-field.tsx';
import { TaskFields } from './task-fields.tsx';
import { weeklyDates } from './weekly-dates.ts';

type AssignmentFormProps = {
	academyId: string;
	classId: string;
	/** What it begins with, out of the library. */
	first?: Pick<LibraryTask, 'title' | 'instructions' | 'task'> | undefined;
	onSaved: () => void;
	onCancel: () => void;
};

/** A task as it is sent, without the lines that are still empty. */
function sentTask(task: Task): Task {
	if (task.kind === 'rolePlay') return { ...task, asks: filledLines(task.asks) };
	return task.kind === 'speakleSet' ? { ...task, sentences: filledLines(task.sentences) } : task;
}

/** What is asked, until when, how often, and when learners see the draft. */
export function AssignmentForm({ academyId, classId, first, onSaved, onCancel }: AssignmentFormProps) {
	const { t } = useTranslation('academy');
	const queryClient = useQueryClient();
	const [id] = useState(newId);
	// Those of the later weeks: trying again sets the same homework.
	const [laterIds] = useState(() => Array.from({ length: maxRepeatedWeeks }, newId));
	const [title, setTitle] = useState(first?.title ?? '');
	const [task, setTask] = useState<Task>(first?.task ?? { kind: 'question', question: '', seconds: 60 });
	const rubrics = useRubrics(academyId);
	const [chosenRubric, setChosenRubric] = useState<string>();
	const suiting = suitingRubric(rubrics.data ?? [], task);
	const rubricId = isReading(task) ? '' : (chosenRubric ?? suiting ?? '');
	const [instructions, setInstructions] = useState(first?.instructions ?? '');
	const [due, setDue] = useState('');
	const [attempts, setAttempts] = useState(2);
	const [release, setRelease] = useState<SaveAssignmentRequest['release']>('afterReview');
	const [weeks, setWeeks] = useState(1);
	const [isShared, setShared] = useState(false);
	const dueAtMs = due === '' ? null : new Date(due).getTime();
	const wanted = saveAssignmentRequestSchema.safeParse({
		id,
		classId,
		title,
		task: sentTask(task),
		instructions,
		dueAtMs,
		attempts,
		release,
		...(rubricId !== '' && { rubricId }),
	}).data;
	const save = useMutation({
		async mutationFn(assignment: SaveAssignmentRequest) {
			const dates = weeklyDates(weeks, { nowMs: Date.now(), dueAtMs });
			const repeats = dates.map((date, place) => ({ id: laterIds[place] as string, ...date }));
			const { title, instructions, task } = assignment;
			// First, so that nothing is set yet where the library is full.
			if (isShared) await houseCalls.keepInLibrary({ id, academyId, title, instructions, task });
			await academyCalls.saveAssignment({ ...assignment, ...(repeats.length > 0 && { repeats }) });
		},
		async onSuccess() {
			await queryClient.invalidateQueries({ queryKey: keys.class(classId) });
			onSaved();
		},
	});
	return (
		<form
			aria-label={t('assignment.title')}
			className="space-y-5 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
			onSubmit={(event) => {
				event.preventDefault();
				if (wanted) save.mutate(wanted);
			}}
		>
			<FormField label={t('assignment.name')}>
				{(ids) => (
					<input
						{...ids}
						ref={takeFocus}
						value={title}
						maxLength={maxClassNameCharacters}
						onChange={({ target }) => setTitle(target.value)}
						className={fieldLook}
					/>
				)}
			</FormField>
			<TaskFields
				task={task}
				classId={classId}
				onChange={(changed) => {
					// What suited another task is no choice for this one.
					if (changed.kind !== task.kind) setChosenRubric(undefined);
					setTask(changed);
				}}
			/>
			{!isReading(task) && (
				<RubricField rubrics={rubrics.data ?? []} chosen={rubricId} onChoose={setChosenRubric} />
			)}
			<FormField label={t('assignment.instructions')}>
				{(ids) => (
					<textarea
						{...ids}
						value={instructions}
						maxLength={maxTeacherNoteCharacters}
						onChange={({ target }) => setInstructions(target.value)}
						className={`${fieldLook} field-sizing-content min-h-20`}
					/>
				)}
			</FormField>
			<div className="grid gap-4 sm:grid-cols-2">
				<FormField label={t('assignment.due')}>
					{(ids) => (
						<input
							{...ids}
							type="datetime-local"
							value={due}
							onChange={({ target }) => setDue(target.value)}
							className={fieldLook}
						/>
					)}
				</FormField>
				<FormField label={t('assignment.attempts')}>
					{(ids) => (
						<input
							{...ids}
							type="number"
							min={1}
							max={maxAttempts}
							value={attempts}
							onChange={({ target }) => setAttempts(target.valueAsNumber)}
							className={fieldLook}
						/>
					)}
				</FormField>
			</div>
			<FormField label={t('assignment.release')}>
				{(ids) => (
					<select
						{...ids}
						value={release}
						onChange={({ target }) => setRelease(target.value === 'atOnce' ? 'atOnce' : 'afterReview')}
						className={fieldLook}
					>
						<option value="afterReview">{t('assignment.afterReview')}</option>
						<option value="atOnce">{t('assignment.atOnce')}</option>
					</select>
				)}
			</FormField>
			<FormField label={t('assignment.weeks')} hint={t('assignment.weeksHint')}>
				{(ids) => (
					<select
						{...ids}
						value={weeks}
						onChange={({ target }) => setWeeks(Number(target.value))}
						className={fieldLook}
					>
						{Array.from({ length: maxRepeatedWeeks }, (_, place) => place + 1).map((count) => (
							<option key={count} value={count}>
								{count === 1 ? t('assignment.once') : t('assignment.weekly', { count })}
							</option>
						))}
					</select>
				)}
			</FormField>
			<label className="flex min-h-8 items-start gap-3">
				<input
					type="checkbox"
					checked={isShared}
					onChange={({ target }) => setShared(target.checked)}
					className="mt-0.5 size-6 shrink-0 accent-accent"
				/>
				<span>{t('assignment.share')}</span>
			</label>
			{save.error && <ErrorNotice error={save.error} />}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" disabled={!wanted || save.isPending}>
					{t('assignment.save')}
				</Button>
				<Button look="quiet" onClick={onCancel}>
					{t('assignment.cancel')}
				</Button>
			</div>
		</form>
	);
}

import {
	type SaveAssignmentRequest,
	saveAssignmentRequestSchema,
	type Task,
} from '@henry/contract/homework.ts';
import { maxAttempts, maxClassNameCharacters, maxTeacherNoteCharacters } from '@henry/contract/limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { newId } from '#web/lib/practice/new-id.ts';
import { academyCalls, keys } from './calls.ts';
import { useRubrics } from './marking-calls.ts';
import { RubricField, suitingRubric } from './rubric-field.tsx';
import { TaskFields } from './task-fields.tsx';

type AssignmentFormProps = { academyId: string; classId: string; onSaved: () => void; onCancel: () => void };

/** What is asked, until when, how often, and when learners see the draft. */
export function AssignmentForm({ academyId, classId, onSaved, onCancel }: AssignmentFormProps) {
	const { t } = useTranslation('academy');
	const queryClient = useQueryClient();
	const [id] = useState(newId);
	const [title, setTitle] = useState('');
	const [task, setTask] = useState<Task>({ kind: 'question', question: '', seconds: 60 });
	const rubrics = useRubrics(academyId);
	const [chosenRubric, setChosenRubric] = useState<string>();
	const suiting = suitingRubric(rubrics.data ?? [], task);
	const rubricId = task.kind === 'speakle' ? '' : (chosenRubric ?? suiting ?? '');
	const [instructions, setInstructions] = useState('');
	const [due, setDue] = useState('');
	const [attempts, setAttempts] = useState(2);
	const [release, setRelease] = useState<SaveAssignmentRequest['release']>('afterReview');
	const wanted = saveAssignmentRequestSchema.safeParse({
		id,
		classId,
		title,
		task,
		instructions,
		dueAtMs: due === '' ? null : new Date(due).getTime(),
		attempts,
		release,
		...(rubricId !== '' && { rubricId }),
	}).data;
	const save = useMutation({
		mutationFn: academyCalls.saveAssignment,
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
				onChange={(changed) => {
					// What suited another task is no choice for this one.
					if (changed.kind !== task.kind) setChosenRubric(undefined);
					setTask(changed);
				}}
			/>
			{task.kind !== 'speakle' && (
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

import type { QueueEntry } from '@henry/contract/homework.ts';
import { maxTeacherNoteCharacters } from '@henry/contract/limits.ts';
import { highestMark, markStep } from '@henry/contract/tasks.ts';
import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { academyCalls } from './calls.ts';
import { middleOf } from './draft-mark.ts';

/** What teachers say often. Learners of English read them, so they are in English. */
const readyPhrases = [
	'Well done: clear and easy to follow.',
	'Good ideas. Say a little more next time.',
	'Watch your verbs in the past.',
	'Remember: he works, she lives.',
	'Speak a little more slowly.',
	'Please answer the question itself.',
] as const;

type ReviewFormProps = {
	entry: QueueEntry;
	/** What is there to begin with in place of the draft: an examiner's mark. */
	firstMark?: number | null;
	onConfirmed: () => Promise<unknown>;
};

/** The teacher's mark and note; the draft is there to begin with, and stays below whatever is said. */
export function ReviewForm({ entry, firstMark = null, onConfirmed }: ReviewFormProps) {
	const { t } = useTranslation('academy');
	const { content, review, task, id } = entry;
	const [mark, setMark] = useState(() => {
		const first = review ? review.mark : (firstMark ?? (content.draft && middleOf(content.draft, task)));
		return first === null ? '' : String(first);
	});
	const [note, setNote] = useState(review?.note ?? '');
	const save = useMutation({
		mutationFn: () =>
			academyCalls.review([{ handInId: id, mark: mark === '' ? null : Number(mark), note: note.trim() }]),
		onSuccess: onConfirmed,
	});
	return (
		<form
			className="space-y-4 rounded-card bg-accent-soft p-4"
			onSubmit={(event) => {
				event.preventDefault();
				save.mutate();
			}}
			onKeyDown={(event) => {
				if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
			}}
		>
			<FormField label={t('queue.mark', { highest: highestMark(task) })} hint={t('queue.draftKept')}>
				{(ids) => (
					<input
						{...ids}
						type="number"
						inputMode="decimal"
						min={0}
						max={highestMark(task)}
						step={markStep(task)}
						value={mark}
						onChange={({ target }) => setMark(target.value)}
						className={`${fieldLook} max-w-40 font-bold text-xl tabular-nums`}
					/>
				)}
			</FormField>
			<FormField label={t('queue.note')}>
				{(ids) => (
					<textarea
						{...ids}
						value={note}
						maxLength={maxTeacherNoteCharacters}
						onChange={({ target }) => setNote(target.value)}
						className={`${fieldLook} field-sizing-content min-h-20`}
					/>
				)}
			</FormField>
			<fieldset className="space-y-2">
				<legend className="text-muted text-sm">{t('queue.phrases')}</legend>
				<div lang="en" className="flex flex-wrap gap-2">
					{readyPhrases.map((phrase) => (
						<button
							key={phrase}
							type="button"
							onClick={() => setNote(note.trim() === '' ? phrase : `${note.trim()} ${phrase}`)}
							className="min-h-9 rounded-full border border-line-strong bg-surface px-3 text-left text-sm hover:border-accent"
						>
							{phrase}
						</button>
					))}
				</div>
			</fieldset>
			{save.error && <ErrorNotice error={save.error} />}
			<Button type="submit" disabled={save.isPending}>
				<Check aria-hidden="true" className="size-5" />
				{t(save.isPending ? 'queue.confirming' : 'queue.confirm')}
			</Button>
		</form>
	);
}

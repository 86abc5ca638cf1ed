import type { QueueEntry, TimedNote } from '@henry/contract/homework.ts';
import { maxTeacherNoteCharacters } from '@henry/contract/limits.ts';
import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { academyCalls } from '#web/features/academy/calls.ts';
import { useTyped } from '#web/lib/typed-here.ts';
import type { PlayerHandle } from './answer-player.tsx';
import { MarkFields } from './mark-fields.tsx';
import { ReadyPhrases } from './ready-phrases.tsx';
import { SpokenNote } from './spoken-note.tsx';
import { TimedNotes } from './timed-notes.tsx';
import { aboutAnswer, firstMarks, givenMarks, type TypedMarks } from './typed-marks.ts';

type ReviewFormProps = {
	entry: QueueEntry;
	academyId: string;
	player: RefObject<PlayerHandle | null>;
	/** What is there to begin with in place of the draft: an examiner's mark. */
	firstMark?: number | null;
	onConfirmed: () => Promise<unknown>;
};

type Typed = { marks: TypedMarks; note: string; timedNotes: TimedNote[] };

/**
 * The teacher's marks and notes; the draft is there to begin with, and stays below whatever is said. What is typed waits while
 * other answers are looked at.
 */
export function ReviewForm({ entry, academyId, player, firstMark = null, onConfirmed }: ReviewFormProps) {
	const { t } = useTranslation('academy');
	const { review, id } = entry;
	const typed = useTyped<Typed>(aboutAnswer(id), () => ({
		marks: firstMarks(entry, review, firstMark),
		note: review?.note ?? '',
		timedNotes: review?.timedNotes ?? [],
	}));
	const { marks, note, timedNotes } = typed.value;
	const change = (part: Partial<Typed>) => typed.change((before) => ({ ...before, ...part }));
	const save = useMutation({
		mutationFn: () =>
			academyCalls.review([
				{
					...{ handInId: id, ...givenMarks(marks), note: note.trim() },
					timedNotes: timedNotes.filter(({ text }) => text.trim() !== ''),
				},
			]),
		onSuccess() {
			typed.forget();
			return onConfirmed();
		},
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
				// What is typed stays; the keys of the queue work again.
				if (event.key === 'Escape') (event.target as HTMLElement).blur();
			}}
		>
			<MarkFields
				{...{ entry, academyId, marks }}
				onChange={(changed) => change({ marks: changed })}
				hint={t('queue.draftKept')}
			/>
			<FormField label={t('queue.note')}>
				{(ids) => (
					<textarea
						{...ids}
						value={note}
						maxLength={maxTeacherNoteCharacters}
						onChange={({ target }) => change({ note: target.value })}
						className={`${fieldLook} field-sizing-content min-h-20`}
					/>
				)}
			</FormField>
			<ReadyPhrases academyId={academyId} note={note} onChange={(changed) => change({ note: changed })} />
			{entry.hasRecording && (
				<TimedNotes
					notes={timedNotes}
					onChange={(changed) => change({ timedNotes: changed })}
					player={player}
				/>
			)}
			<SpokenNote entry={entry} />
			{save.error && <ErrorNotice error={save.error} />}
			<Button type="submit" disabled={save.isPending}>
				<Check aria-hidden="true" className="size-5" />
				{t(save.isPending ? 'queue.confirming' : 'queue.confirm')}
			</Button>
		</form>
	);
}

import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { Pencil } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';

type HeardWordsProps = { text: string; words: readonly TranscriptWord[] };

/** What was understood; words that the recogniser is unsure of are dotted. A text without words was written by hand. */
function HeardWords({ text, words }: HeardWordsProps) {
	const { t } = useTranslation(['conversation', 'report']);
	return (
		<>
			<p lang="en" className="break-words text-lg leading-relaxed">
				{words.length === 0 && text}
				{words.map(({ text: word, unsure }, index) => (
					<span key={index}>
						<span className={unsure ? 'border-fair border-b-2 border-dotted' : ''}>{word}</span>{' '}
					</span>
				))}
			</p>
			{words.length === 0 && <p className="text-muted text-sm">{t('edit.done')}</p>}
			{words.some(({ unsure }) => unsure) && <p className="text-muted text-sm">{t('report:unsure')}</p>}
		</>
	);
}

type EditFormProps = { text: string; onSave: (text: string) => void; onCancel: () => void };

function EditForm({ text, onSave, onCancel }: EditFormProps) {
	const { t } = useTranslation('conversation');
	const [edited, setEdited] = useState(text);
	const inputId = useId();
	const field = useRef<HTMLTextAreaElement>(null);
	useEffect(() => field.current?.focus(), []);
	return (
		<form
			className="no-print space-y-3 pb-1"
			onSubmit={(event) => {
				event.preventDefault();
				if (edited.trim()) onSave(edited.trim());
			}}
		>
			<label htmlFor={inputId} className="block font-semibold">
				{t('edit.label')}
			</label>
			<textarea
				ref={field}
				id={inputId}
				lang="en"
				rows={3}
				maxLength={2_000}
				value={edited}
				onChange={(event) => setEdited(event.target.value)}
				className="block w-full rounded-control border border-line-strong bg-surface px-3 py-2"
			/>
			<div className="flex flex-wrap gap-2">
				<Button type="submit" disabled={!edited.trim()}>
					{t('edit.save')}
				</Button>
				<Button look="quiet" onClick={onCancel}>
					{t('edit.cancel')}
				</Button>
			</div>
		</form>
	);
}

type UnderstoodTextProps = HeardWordsProps & {
	/** Undefined where it is too late to change it. */
	onEdit: ((text: string) => void) | undefined;
};

/** What was understood of a turn; as long as it may be changed, the learner can say what it should have been. */
export function UnderstoodText({ text, words, onEdit }: UnderstoodTextProps) {
	const { t } = useTranslation('conversation');
	const [isEditing, setEditing] = useState(false);
	if (isEditing && onEdit) {
		const save = (edited: string) => {
			setEditing(false);
			onEdit(edited);
		};
		return <EditForm text={text} onSave={save} onCancel={() => setEditing(false)} />;
	}
	return (
		<>
			<HeardWords text={text} words={words} />
			{onEdit && (
				<button
					type="button"
					onClick={() => setEditing(true)}
					className="no-print inline-flex min-h-8 items-center gap-1.5 font-semibold text-accent-strong text-sm underline underline-offset-4"
				>
					<Pencil aria-hidden="true" className="size-4" />
					{t('edit.button')}
				</button>
			)}
		</>
	);
}

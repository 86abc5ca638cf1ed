import { maxMessageCharacters } from '@henry/contract/limits.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';

/** A text to write, and what is there to begin with. */
export type TextField = { label: ReactNode; text: string };

type TextFormProps = {
	fields: readonly TextField[];
	saveLabel: string;
	/** False while it would not be taken; what is written stays. */
	maySave?: boolean;
	/** Is given the text of each field; one of them at least is not empty. */
	onSave: (texts: string[]) => void;
	onCancel: () => void;
	/** What came of saving, where that can fail. */
	children?: ReactNode;
};

/** What the learner writes by hand. Its first field takes the focus when it appears. */
export function TextForm({ fields, saveLabel, maySave = true, onSave, onCancel, children }: TextFormProps) {
	const { t } = useTranslation('transcript');
	const [texts, setTexts] = useState(() => fields.map(({ text }) => text));
	const formId = useId();
	const firstField = useRef<HTMLTextAreaElement>(null);
	useEffect(() => firstField.current?.focus(), []);
	const trimmed = texts.map((text) => text.trim());
	const isReady = maySave && trimmed.some((text) => text !== '');
	return (
		<form
			className="no-print space-y-4 pb-1"
			onSubmit={(event) => {
				event.preventDefault();
				if (isReady) onSave(trimmed);
			}}
		>
			{fields.map(({ label }, index) => (
				<div key={index} className="space-y-2">
					<label htmlFor={`${formId}${index}`} className="block font-semibold">
						{label}
					</label>
					<textarea
						ref={index === 0 ? firstField : undefined}
						id={`${formId}${index}`}
						lang="en"
						maxLength={maxMessageCharacters}
						value={texts[index]}
						onChange={({ target }) => setTexts(texts.with(index, target.value))}
						className="field-sizing-content block min-h-20 w-full rounded-control border border-line-strong bg-surface px-3 py-2"
					/>
				</div>
			))}
			{children}
			<div className="flex flex-wrap gap-2">
				<Button type="submit" disabled={!isReady}>
					{saveLabel}
				</Button>
				<Button look="quiet" onClick={onCancel}>
					{t('edit.cancel')}
				</Button>
			</div>
		</form>
	);
}

type AnswerFormProps = { maySend?: boolean; onSend: (text: string) => void; onCancel: () => void };

/** The learner's turn of a conversation in writing. */
export function AnswerForm({ maySend = true, onSend, onCancel }: AnswerFormProps) {
	const { t } = useTranslation('transcript');
	return (
		<TextForm
			fields={[{ label: t('write.label'), text: '' }]}
			saveLabel={t('write.send')}
			maySave={maySend}
			onSave={([text = '']) => onSend(text)}
			onCancel={onCancel}
		/>
	);
}

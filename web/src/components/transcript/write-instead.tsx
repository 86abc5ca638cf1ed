import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { type TextField, TextForm } from './text-form.tsx';

type WriteInsteadProps = {
	fields: readonly TextField[];
	saveLabel: string;
	/** While the learner speaks, or a text is on its way; what is written stays. */
	isDisabled?: boolean;
	/** Is given the text of each field. The form stays open until this is taken off the screen. */
	onSave: (texts: string[]) => void;
};

/** Stands below a recorder, for whoever cannot speak now or was not heard: a button that opens a form. */
export function WriteInstead({ fields, saveLabel, isDisabled = false, onSave }: WriteInsteadProps) {
	const { t } = useTranslation('transcript');
	const [form, setForm] = useState<'closed' | 'open' | 'left'>('closed');
	if (form === 'open') {
		return (
			<TextForm
				fields={fields}
				saveLabel={saveLabel}
				maySave={!isDisabled}
				onSave={onSave}
				onCancel={() => setForm('left')}
			/>
		);
	}
	return (
		<Button
			ref={form === 'left' ? takeFocus : undefined}
			look="secondary"
			disabled={isDisabled}
			onClick={() => setForm('open')}
		>
			<Keyboard aria-hidden="true" className="size-5" />
			{t('write.button')}
		</Button>
	);
}

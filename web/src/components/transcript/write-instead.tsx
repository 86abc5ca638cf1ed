import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { type TextField, TextForm } from './text-form.tsx';

type WriteInsteadProps = {
	fields: readonly TextField[];
	saveLabel: string;
	onSave: (texts: string[]) => void;
};

/** Stands below a recorder, for whoever cannot speak now or was not heard: a button that opens a form. */
export function WriteInstead({ fields, saveLabel, onSave }: WriteInsteadProps) {
	const { t } = useTranslation('transcript');
	const [form, setForm] = useState<'closed' | 'open' | 'left'>('closed');
	if (form === 'open') {
		const save = (texts: string[]) => {
			setForm('closed');
			onSave(texts);
		};
		return <TextForm fields={fields} saveLabel={saveLabel} onSave={save} onCancel={() => setForm('left')} />;
	}
	return (
		<Button ref={form === 'left' ? takeFocus : undefined} look="secondary" onClick={() => setForm('open')}>
			<Keyboard aria-hidden="true" className="size-5" />
			{t('write.button')}
		</Button>
	);
}

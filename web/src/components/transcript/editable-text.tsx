import { useMutation } from '@tanstack/react-query';
import { Keyboard, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { type TextField, TextForm } from './text-form.tsx';

type EditableTextProps = {
	fields: readonly TextField[];
	/** The learner has written all of it. */
	isWritten?: boolean;
	/**
	 * Is given the changed text of each field. Where it answers with a promise, the form stays until the text is taken, and
	 * tells of a failure. Undefined where it is too late to change anything.
	 */
	onEdit: ((texts: string[]) => void | Promise<void>) | undefined;
	/** The text as it is shown. */
	children: ReactNode;
};

/** What was understood; the learner can say what it should have been, or write what was not heard at all. */
export function EditableText({ fields, isWritten = false, onEdit, children }: EditableTextProps) {
	const { t } = useTranslation('transcript');
	const [form, setForm] = useState<'closed' | 'open' | 'left'>('closed');
	const saving = useMutation({
		mutationFn: async (texts: string[]) => onEdit?.(texts),
		onSuccess: () => setForm('left'),
		// One after another, so that none undoes what another has changed.
		scope: { id: 'edited texts' },
	});
	const isEmpty = fields.every(({ text }) => text === '');
	if (form === 'open' && onEdit) {
		const save = (texts: string[]) => {
			if (fields.some(({ text }, index) => text !== texts[index])) saving.mutate(texts);
			else setForm('left');
		};
		return (
			<TextForm
				fields={fields}
				saveLabel={t('edit.save')}
				maySave={!saving.isPending}
				onSave={save}
				onCancel={() => setForm('left')}
			>
				{saving.isPending && <LoadingNotice label={t('edit.saving')} />}
				{saving.isError && <ErrorNotice error={saving.error} />}
			</TextForm>
		);
	}
	const Icon = isEmpty ? Keyboard : Pencil;
	const heardLabel = isWritten ? t('edit.again') : t('edit.button');
	return (
		<div className="space-y-2">
			{children}
			{onEdit && (
				<button
					ref={form === 'left' ? takeFocus : undefined}
					type="button"
					onClick={() => setForm('open')}
					className="no-print inline-flex min-h-8 items-center gap-1.5 font-semibold text-accent-strong text-sm underline underline-offset-4"
				>
					<Icon aria-hidden="true" className="size-4" />
					{isEmpty ? t('write.button') : heardLabel}
				</button>
			)}
		</div>
	);
}

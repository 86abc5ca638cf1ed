import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { EditableText } from './editable-text.tsx';
import { HeardWords } from './heard-words.tsx';

type UnderstoodTextProps = ComponentProps<typeof HeardWords> & {
	/** Undefined where it is too late to change it. */
	onEdit: ((text: string) => void) | undefined;
};

/** What was understood before it is corrected; words that the recogniser is unsure of are dotted. */
export function UnderstoodText({ onEdit, ...heard }: UnderstoodTextProps) {
	const { t } = useTranslation('transcript');
	return (
		<EditableText
			fields={[{ label: t(heard.isWritten ? 'write.label' : 'edit.label'), text: heard.text }]}
			isWritten={heard.isWritten ?? false}
			onEdit={onEdit && (([edited = '']) => onEdit(edited))}
		>
			<HeardWords {...heard} />
		</EditableText>
	);
}

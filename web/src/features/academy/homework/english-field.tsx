import { FormField, fieldLook } from '#web/components/form-field.tsx';

type EnglishFieldProps = {
	label: string;
	rows?: number;
	maxLength: number;
	value: string;
	onChange: (value: string) => void;
};

/** A few lines of English. */
export function EnglishField({ label, rows = 2, maxLength, value, onChange }: EnglishFieldProps) {
	return (
		<FormField label={label}>
			{(ids) => (
				<textarea
					{...ids}
					lang="en"
					rows={rows}
					maxLength={maxLength}
					value={value}
					onChange={({ target }) => onChange(target.value)}
					className={fieldLook}
				/>
			)}
		</FormField>
	);
}

import { type ReactNode, useId } from 'react';

/** How a field of a form looks, whatever it takes. */
export const fieldLook =
	'block min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 py-2 text-ink aria-invalid:border-2 aria-invalid:border-poor';

type FormFieldProps = {
	label: string;
	hint?: ReactNode;
	/** The field, with the ids that tie its label and hint to it. */
	children: (ids: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
};

/** A field with its label above it and, where there is one, a hint below. */
export function FormField({ label, hint, children }: FormFieldProps) {
	const [id, hintId] = [useId(), useId()];
	return (
		<div className="min-w-0 space-y-1.5">
			<label htmlFor={id} className="block font-semibold">
				{label}
			</label>
			{children({ id, 'aria-describedby': hint ? hintId : undefined })}
			{hint && (
				<p id={hintId} className="text-muted text-sm">
					{hint}
				</p>
			)}
		</div>
	);
}

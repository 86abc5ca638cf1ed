import { maxEmailCharacters } from '@henry/contract/limits.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { consentAge } from '#web/lib/consent-age.ts';

type AgeFieldsProps = {
	/** The address of a parent or guardian; null where the learner is old enough to agree alone. */
	guardianEmail: string | null;
	onChange: (guardianEmail: string | null) => void;
	/** The field of that address, while there is one. */
	guardianField: Ref<HTMLInputElement>;
};

/** Whether somebody is old enough to agree alone that their practice is kept, or else who agrees for them. */
export function AgeFields({ guardianEmail, onChange, guardianField }: AgeFieldsProps) {
	const { t } = useTranslation('accounts');
	const age = consentAge;
	return (
		<div className="mt-5 space-y-4">
			<label className="flex min-h-11 items-center gap-3">
				<input
					type="checkbox"
					checked={guardianEmail !== null}
					onChange={({ target }) => onChange(target.checked ? '' : null)}
					className="size-5 accent-accent"
				/>
				{t('age.younger', { age })}
			</label>
			{guardianEmail === null ? (
				<p className="text-muted text-sm">{t('age.older', { age })}</p>
			) : (
				<FormField label={t('age.guardian')} hint={t('age.why')}>
					{(ids) => (
						<input
							{...ids}
							ref={guardianField}
							type="email"
							value={guardianEmail}
							onChange={({ target }) => onChange(target.value)}
							required
							maxLength={maxEmailCharacters}
							autoComplete="off"
							className={fieldLook}
						/>
					)}
				</FormField>
			)}
		</div>
	);
}

import { useTranslation } from 'react-i18next';

type GuardiansAgreedProps = { haveAgreed: boolean; onChange: (haveAgreed: boolean) => void };

/** By which whoever adds people confirms that the guardians of the young ones have agreed. */
export function GuardiansAgreed({ haveAgreed, onChange }: GuardiansAgreedProps) {
	const { t } = useTranslation('connections');
	return (
		<label className="flex min-h-11 items-start gap-3">
			<input
				type="checkbox"
				required
				checked={haveAgreed}
				onChange={({ target }) => onChange(target.checked)}
				className="mt-1 size-5 shrink-0 accent-accent"
			/>
			<span>
				<span className="font-semibold">{t('agreed')}</span>
				<span className="block text-muted text-sm">{t('agreedHint')}</span>
			</span>
		</label>
	);
}

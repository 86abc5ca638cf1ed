import { contrastOf, textContrast } from '@henry/contract/colour-contrast.ts';
import { maxAcademyNameCharacters } from '@henry/contract/limits.ts';
import { useTranslation } from 'react-i18next';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { AcademyBand } from '#web/components/homework/academy-band.tsx';
import { useNumber } from '#web/lib/use-moment.ts';
import { languageNames } from '#web/messages/languages.ts';
import type { Look } from './calls.ts';

/** Whether a look can be saved: it has a name that can be read. */
export const isGoodLook = ({ name, colours }: Look) =>
	name.trim() !== '' && contrastOf(colours.ground, colours.text) >= textContrast;

/** Name, language and colours of an academy, with the band that they make and its contrast. */
export function LookFields({
	look,
	logoId = null,
	onChange,
}: {
	look: Look;
	logoId?: string | null;
	onChange: (look: Look) => void;
}) {
	const { t } = useTranslation('academy');
	const number = useNumber();
	const { name, language, colours } = look;
	const contrast = contrastOf(colours.ground, colours.text);
	const isReadable = contrast >= textContrast;
	return (
		<>
			<FormField label={t('start.name')}>
				{(ids) => (
					<input
						{...ids}
						value={name}
						maxLength={maxAcademyNameCharacters}
						onChange={({ target }) => onChange({ ...look, name: target.value })}
						className={fieldLook}
					/>
				)}
			</FormField>
			<FormField label={t('start.language')}>
				{(ids) => (
					<select
						{...ids}
						value={language}
						onChange={({ target }) => onChange({ ...look, language: target.value })}
						className={fieldLook}
					>
						{Object.entries(languageNames).map(([key, label]) => (
							<option key={key} value={key}>
								{label}
							</option>
						))}
					</select>
				)}
			</FormField>
			<div className="grid gap-4 sm:grid-cols-2">
				{(['ground', 'text'] as const).map((key) => (
					<FormField key={key} label={t(`start.${key}`)}>
						{(ids) => (
							<input
								{...ids}
								type="color"
								value={colours[key]}
								onChange={({ target }) => onChange({ ...look, colours: { ...colours, [key]: target.value } })}
								className={`${fieldLook} h-12 p-1`}
							/>
						)}
					</FormField>
				))}
			</div>
			<div>
				<AcademyBand name={name || t('start.name')} colours={colours} logoId={logoId} />
				<p role="status" className={isReadable ? 'text-good' : 'font-semibold text-poor'}>
					{t(isReadable ? 'start.contrast' : 'start.tooPale', { contrast: number(contrast) })}
				</p>
			</div>
		</>
	);
}

import { useTranslation } from 'react-i18next';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { RadioCards } from '#web/components/radio-cards.tsx';
import type { TogetherFieldsProps } from '#web/features/exams/run/company.ts';

/** First names alone: they are said, shown, and kept no longer than the recordings. */
const longestName = 20;
const counts = { '1': 1, '2': 2, '3': 3 } as const;
const nobody = '';

/** Alone with Henry, or two or three at one screen. */
export function TogetherFields({ company, minutes, onCompany }: TogetherFieldsProps) {
	const { t } = useTranslation('together');
	const { count, names, keeps } = company;
	const places = Array.from({ length: count }, (_, place) => place);
	const shownName = (place: number) => names[place]?.trim() || t('candidate', { letter: 'ABC'[place] });
	return (
		<div className="space-y-4">
			<RadioCards
				legend={t('who')}
				columns="sm:grid-cols-3"
				cards={[
					{ key: '1', label: t('alone.name'), note: t('alone.text', { minutes: minutes.one }) },
					{ key: '2', label: t('two.name'), note: t('together', { minutes: minutes.two }) },
					{ key: '3', label: t('three.name'), note: t('together', { minutes: minutes.three }) },
				]}
				chosen={`${count}`}
				onChoose={(key) => onCompany({ ...company, count: counts[key as keyof typeof counts], keeps: null })}
			/>
			{count > 1 && (
				<div className="space-y-4 rounded-card border border-line bg-surface p-4">
					<div className="grid gap-4 sm:grid-cols-3">
						{places.map((place) => (
							<FormField key={place} label={t('name', { letter: 'ABC'[place] })}>
								{(ids) => (
									<input
										{...ids}
										autoComplete="off"
										maxLength={longestName}
										value={names[place] ?? ''}
										onChange={({ target }) =>
											onCompany({ ...company, names: Object.assign([...names], { [place]: target.value }) })
										}
										className={fieldLook}
									/>
								)}
							</FormField>
						))}
					</div>
					<FormField label={t('keep')} hint={t('keepHint')}>
						{(ids) => (
							<select
								{...ids}
								value={keeps ?? nobody}
								onChange={({ target }) =>
									onCompany({ ...company, keeps: target.value === nobody ? null : Number(target.value) })
								}
								className={fieldLook}
							>
								<option value={nobody}>{t('keepNobody')}</option>
								{places.map((place) => (
									<option key={place} value={place}>
										{shownName(place)}
									</option>
								))}
							</select>
						)}
					</FormField>
					<p className="text-muted">{t('honest')}</p>
				</div>
			)}
		</div>
	);
}

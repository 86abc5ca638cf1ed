import { type Difficulty, difficulties } from '@henry/contract/difficulty.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type PartnerChoiceProps = { difficulty: Difficulty; onChoose: (difficulty: Difficulty) => void };

/** What kind of partner Henry is to be: how often he agrees, and when he gives way in the decision. */
export function PartnerChoice({ difficulty: chosen, onChoose }: PartnerChoiceProps) {
	const { t } = useTranslation('pairTopic');
	const name = useId();
	return (
		<fieldset>
			<legend className="mb-3 font-bold font-display text-xl">{t('partner.label')}</legend>
			<div className="flex flex-wrap gap-2">
				{difficulties.map((difficulty) => (
					<label
						key={difficulty}
						className="flex min-h-10 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 font-semibold text-accent-strong has-checked:border-accent has-checked:bg-accent has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
					>
						<input
							type="radio"
							name={name}
							checked={difficulty === chosen}
							onChange={() => onChoose(difficulty)}
							className="sr-only"
						/>
						{t(`partner.${difficulty}`)}
					</label>
				))}
			</div>
			<p className="mt-2 text-muted">{t(`partner.${chosen}Note`)}</p>
		</fieldset>
	);
}

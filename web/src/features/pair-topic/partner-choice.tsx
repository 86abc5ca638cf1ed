import { type Difficulty, difficulties } from '@henry/contract/difficulty.ts';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '#web/components/radio-cards.tsx';

type PartnerChoiceProps = { difficulty: Difficulty; onChoose: (difficulty: Difficulty) => void };

/** What kind of partner Henry is to be: how often he agrees, and when he gives way in the decision. */
export function PartnerChoice({ difficulty, onChoose }: PartnerChoiceProps) {
	const { t } = useTranslation('pairTopic');
	return (
		<RadioCards
			legend={t('partner.label')}
			cards={difficulties.map((key) => ({
				key,
				label: t(`partner.${key}`),
				note: t(`partner.${key}Note`),
			}))}
			chosen={difficulty}
			onChoose={onChoose}
			columns="sm:grid-cols-3"
		/>
	);
}

import { useTranslation } from 'react-i18next';
import { RadioCards } from '#web/components/radio-cards.tsx';
import { chooseLook, type LookPart, looks, useLook } from '#web/lib/look.ts';

const columns: Record<LookPart, string> = {
	theme: 'sm:grid-cols-3',
	text: 'sm:grid-cols-3',
	letters: 'sm:grid-cols-2',
	motion: 'sm:grid-cols-2',
	feedback: 'sm:grid-cols-2',
};

type OneChoiceProps = { part: LookPart };

function OneChoice({ part }: OneChoiceProps) {
	const { t } = useTranslation('settings');
	const look = useLook();
	return (
		<RadioCards
			legend={t(`look.${part}.which`)}
			columns={columns[part]}
			cards={looks[part].map((key) => ({ key, label: t(`look.${part}.${key}` as 'look.theme.light') }))}
			chosen={look[part]}
			onChoose={(key) => chooseLook({ [part]: key })}
		/>
	);
}

/** Colours, size of text, letters, motion, and short sounds. What is chosen is seen at once. */
export function LookSettings() {
	return (Object.keys(looks) as LookPart[]).map((part) => <OneChoice key={part} part={part} />);
}

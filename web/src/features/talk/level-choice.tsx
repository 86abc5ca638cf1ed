import { difficulties } from '@henry/contract/difficulty.ts';
import { useTranslation } from 'react-i18next';

const levels = ['all', ...difficulties] as const;
export type WantedLevel = (typeof levels)[number];

type LevelChoiceProps = { level: WantedLevel; onChoose: (level: WantedLevel) => void };

/** Talks of which level are shown. */
export function LevelChoice({ level: chosen, onChoose }: LevelChoiceProps) {
	const { t } = useTranslation('talk');
	return (
		<fieldset className="mb-6 flex flex-wrap gap-2">
			<legend className="sr-only">{t('level.label')}</legend>
			{levels.map((level) => (
				<label
					key={level}
					className="flex min-h-10 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 font-semibold text-accent-strong has-checked:border-accent has-checked:bg-accent has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
				>
					<input
						type="radio"
						name="wanted-level"
						checked={level === chosen}
						onChange={() => onChoose(level)}
						className="sr-only"
					/>
					{level === 'all' ? t('level.all') : t(`difficulty.${level}`)}
				</label>
			))}
		</fieldset>
	);
}

import type { AssessedSound } from '@henry/contract/speakle.ts';
import { useTranslation } from 'react-i18next';
import { levelLooks, scoreLevel, shownScore } from './score-level.ts';

/** A sound's sign as it is written between slashes. */
export const inSlashes = (ipa: string) => `/${ipa}/`;

/** The sign of a judged sound in the colour of its score, with the score below. */
export function SoundSign({ sound: { ipa, score0to100, unsure } }: { sound: AssessedSound }) {
	const { t } = useTranslation('speakle');
	const level = scoreLevel(score0to100, unsure);
	return (
		<span className="inline-flex flex-col items-center">
			<span className={`rounded-control px-2 py-0.5 font-semibold text-lg ${levelLooks[level]}`}>
				{inSlashes(ipa)}
			</span>{' '}
			<span className="text-muted text-sm tabular-nums">
				{unsure ? t('level.unsure') : shownScore(score0to100)}
			</span>{' '}
			{!unsure && <span className="sr-only">{t(`level.${level}`)}</span>}
		</span>
	);
}

import type { OtherStress } from '@henry/contract/speakle.ts';
import { useTranslation } from 'react-i18next';

/** A word in syllables, the strong one in capitals: "ho·TEL". */
const stressedSpelling = (spelled: readonly string[], strong: number) =>
	spelled.map((part, place) => (place === strong ? part.toUpperCase() : part.toLowerCase())).join('·');

/** That a word was stressed on another syllable than usual, and how it is stressed. */
export function StressLine({ stress }: { stress: OtherStress }) {
	const { t } = useTranslation('speakle');
	const { spelled, syllables, usual, heard, unsure } = stress;
	const certainty = unsure ? 'unsure' : 'sure';
	if (!spelled) {
		return <p>{t(`stress.part.${certainty}`, { heard: heard + 1, usual: usual + 1, total: syllables })}</p>;
	}
	const [said, right] = [stressedSpelling(spelled, heard), stressedSpelling(spelled, usual)];
	return <p>{t(`stress.spelled.${certainty}`, { heard: said, usual: right })}</p>;
}

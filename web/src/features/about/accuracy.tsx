import { useTranslation } from 'react-i18next';
import { decimal } from '#web/lib/decimal.ts';
import { figureSources, figures } from './figures.ts';

const rows = ['learnersMisheard', 'clearMisheard', 'doubted', 'sounds', 'needless', 'report'] as const;

/** What was measured of the embedded engines, and where the measurements stand. */
export function Accuracy() {
	const { t, i18n } = useTranslation('about');
	const twoPlaces = (figure: number) => decimal(figure, i18n.language, 2);
	const values = {
		speakers: figures.learnersSpeakers,
		adultsMisheard: figures.adultsMisheard,
		childrenMisheard: figures.childrenMisheard,
		own: figures.learnersMisheardByOwnEar,
		from: figures.clearVoicesMisheardFrom,
		to: figures.clearVoicesMisheardTo,
		wrong: figures.wrongOfDoubtedWords,
		missed: figures.wrongOfOtherWords,
		agreement: twoPlaces(figures.soundsAgreement),
		adults: twoPlaces(figures.soundsAgreementAdults),
		children: twoPlaces(figures.soundsAgreementChildren),
		ownJudge: twoPlaces(figures.soundsAgreementByOwnJudge),
		ownPlanted: figures.plantedErrorsMarkedByOwnJudge,
		ownRightMarked: figures.rightSoundsMarkedByOwnJudge,
		planted: figures.plantedErrorsMarked,
		rightMarked: figures.rightSoundsMarked,
		stressMarked: figures.shiftedStressesMarked,
		stressRightMarked: figures.rightStressesMarked,
		perHundred: twoPlaces(figures.needlessCorrectionsPer100Words),
		agreed: figures.correctionsRight,
		found: figures.mistakesFound,
		seconds: twoPlaces(figures.reportSeconds),
	};
	return (
		<>
			<p className="mb-4 break-after-avoid">{t('accuracy.intro')}</p>
			<dl className="divide-y divide-line rounded-card border border-line bg-surface px-5 shadow-card">
				{rows.map((row) => (
					<div key={row} className="gap-6 py-4 sm:grid sm:grid-cols-[9rem_1fr]">
						<dt className="font-bold font-display text-accent-strong text-xl">
							{t(`accuracy.${row}.figure`, values)}
						</dt>
						<dd>{t(`accuracy.${row}.text`, values)}</dd>
					</div>
				))}
			</dl>
			<p className="mt-3 text-muted text-sm">
				{t('accuracy.source', { files: Object.values(figureSources).join(', ') })}
			</p>
		</>
	);
}

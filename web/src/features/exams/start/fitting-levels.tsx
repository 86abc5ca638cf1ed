import type { ExamListing, ExamReport } from '@henry/contract/exam-report.ts';
import type { CefrLevel } from '@henry/contract/exams.ts';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { fittingLevels } from './fitting-exams.ts';

/** Fewer can be read at a glance; the list of the level has the rest. */
const mostExams = 4;

type FittingLevelsProps = {
	report: ExamReport;
	exams: readonly ExamListing[];
	/** Goes to one exam, or to the list of a level. */
	onChoose: (where: { exam: string } | { level: CefrLevel }) => void;
};

/** What follows on the placement: the exams of the likeliest levels, or what is missing for that. */
export function FittingLevels({ report, exams, onChoose }: FittingLevelsProps) {
	const { t } = useTranslation('exams');
	const found = fittingLevels(report.estimate?.chances0to1 ?? [], exams);
	return (
		<article className="space-y-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
			<h3 className="font-bold text-xl">{t('placement.fits')}</h3>
			{found.length === 0 && <p>{t('placement.tooThin')}</p>}
			{found.map(({ level, exams: ofLevel }, index) => (
				<section key={level} className="space-y-2">
					<h4 className="font-semibold text-lg">
						{t(index === 0 ? 'placement.likeliest' : 'placement.next', { level })}
					</h4>
					<ul className="flex flex-wrap gap-2">
						{ofLevel.slice(0, mostExams).map(({ id, name }) => (
							<li key={id} lang="en">
								<Button look="secondary" onClick={() => onChoose({ exam: id })}>
									{name}
								</Button>
							</li>
						))}
					</ul>
					{ofLevel.length > mostExams && (
						<Button look="quiet" className="-ml-5" onClick={() => onChoose({ level })}>
							{t('placement.allOf', { level })}
							<ArrowRight aria-hidden="true" className="size-5" />
						</Button>
					)}
				</section>
			))}
		</article>
	);
}

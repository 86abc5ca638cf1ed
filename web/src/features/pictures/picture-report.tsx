import type { ImageCorrectionResponse } from '@henry/contract/conversation.ts';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { DangerCard } from '#web/components/danger-card.tsx';
import { ReportCard } from '#web/components/report-section.tsx';
import { LessonFirst } from '#web/components/talk-report/lesson-first.tsx';
import { Quotes, TalkReportView } from '#web/components/talk-report/talk-report-view.tsx';

/** So many pictures the exam wants compared. */
const enough = 2;

/** Which pictures were talked about, and in which of the learner's own words. */
function Coverage({ pictures }: Pick<ImageCorrectionResponse, 'pictures'>) {
	const { t } = useTranslation('pictures');
	const count = pictures.filter(({ mentioned }) => mentioned).length;
	return (
		<ReportCard title={t('coverage.title')}>
			<ol className="space-y-4 print:grid print:grid-cols-3 print:gap-x-4 print:space-y-0">
				{pictures.map(({ description, mentioned, evidence }, index) => {
					const Icon = mentioned ? CircleCheck : CircleDashed;
					return (
						<li key={description} className="flex break-inside-avoid gap-3">
							<Icon
								aria-hidden="true"
								className={`mt-1 size-5 shrink-0 ${mentioned ? 'text-good' : 'text-muted'}`}
							/>
							<span>
								<span className="block font-semibold">{t('coverage.picture', { number: index + 1 })}</span>
								<span className="block">{t(mentioned ? 'coverage.mentioned' : 'coverage.notMentioned')}</span>
								<span className="no-print">
									<Quotes texts={evidence} />
								</span>
								<span lang="en" className="no-print mt-1 block text-muted text-sm">
									{description}
								</span>
							</span>
						</li>
					);
				})}
			</ol>
			{count < pictures.length && <p>{t(count < enough ? 'coverage.tooFew' : 'coverage.enough')}</p>}
		</ReportCard>
	);
}

type PhrasesProps = { title: string; phrases: ImageCorrectionResponse['comparing'] };

function Phrases({ title, phrases: { used, toTry } }: PhrasesProps) {
	const { t } = useTranslation('pictures');
	return (
		<div className="space-y-2">
			<h4 className="font-semibold">{title}</h4>
			{used.length > 0 ? (
				<p>
					{t('language.used')}: <Quotes texts={used} />
				</p>
			) : (
				<p className="text-muted">{t('language.noneUsed')}</p>
			)}
			{toTry.length > 0 && (
				<>
					<p>{t('language.toTry')}:</p>
					<ul lang="en" className="list-disc space-y-1 pl-6">
						{toTry.map((phrase) => (
							<li key={phrase}>{phrase}</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}

/** What there was of the language that this task wants, and some of it to try. */
function TaskLanguage({
	comparing,
	speculating,
}: Pick<ImageCorrectionResponse, 'comparing' | 'speculating'>) {
	const { t } = useTranslation('pictures');
	return (
		<ReportCard title={t('language.title')}>
			<div className="space-y-5 print:grid print:grid-cols-2 print:gap-x-6 print:space-y-0">
				<Phrases title={t('language.comparing')} phrases={comparing} />
				<Phrases title={t('language.speculating')} phrases={speculating} />
			</div>
		</ReportCard>
	);
}

type PictureReportProps = ImageCorrectionResponse & Pick<ComponentProps<typeof TalkReportView>, 'answers'>;

/** All that was found in a description of pictures, the lesson from it first. */
export function PictureReport({ report, pictures, comparing, speculating, answers }: PictureReportProps) {
	const { danger, ...safe } = report;
	return (
		<>
			{danger && <DangerCard notice={danger} />}
			<LessonFirst report={report}>
				<Coverage pictures={pictures} />
				<TaskLanguage comparing={comparing} speculating={speculating} />
				<TalkReportView report={safe} of="pictures" answers={answers} />
			</LessonFirst>
		</>
	);
}

import type { MockMarks } from '@henry/contract/mock-days.ts';
import { useTranslation } from 'react-i18next';
import { levelName } from '#web/lib/level-words.ts';

/** What examiners wrote down in the room: before the machine's draft, which stands below. */
export function ExaminerMarks({ marks }: { marks: MockMarks }) {
	const { t } = useTranslation(['mockDay', 'homework']);
	if (marks.length === 0) return <p className="text-muted">{t('marks.none')}</p>;
	const nameOf = (mark: number) => levelName(mark) ?? t('sheet.below', { level: 'A1' });
	return (
		<section aria-label={t('marks.title')} className="space-y-3 rounded-card bg-good-soft p-4">
			<h4 className="font-bold text-lg">{t('marks.title')}</h4>
			{marks.map(({ by, atMs, overall, criteria, note, incident }) => (
				<div key={`${by} ${atMs}`} className="space-y-1">
					<p className="font-semibold">
						{by ?? t('marks.gone')}: {overall === null ? t('marks.noOverall') : nameOf(overall)}
					</p>
					<ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
						{Object.entries(criteria).map(([criterion, mark]) => (
							<li key={criterion}>
								{t(`homework:evidence.criterion.${criterion as keyof typeof criteria}`)}: {nameOf(mark)}
							</li>
						))}
					</ul>
					{note !== '' && <p className="whitespace-pre-wrap">{note}</p>}
					{incident !== '' && (
						<p className="whitespace-pre-wrap text-fair">
							{t('sheet.incident')}: {incident}
						</p>
					)}
				</div>
			))}
		</section>
	);
}

/** The mean of what examiners gave as a whole, in halves; null where nobody did. */
export function examinersMark(marks: MockMarks): number | null {
	const given = marks.flatMap(({ overall }) => overall ?? []);
	if (given.length === 0) return null;
	return Math.round((2 * given.reduce((sum, mark) => sum + mark, 0)) / given.length) / 2;
}

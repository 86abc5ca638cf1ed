import type { LevelInterval } from '@henry/contract/exam-report.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TriesChart } from '#web/components/plots/tries-chart.tsx';
import type { ExamSetup } from '#web/features/exams/run/exam-run.ts';
import { homeworkQuery } from '#web/lib/homework-query.ts';
import { useLevelText } from '#web/lib/level-text.ts';
import { reaches } from '#web/lib/level-words.ts';
import { localeOf } from '#web/lib/locale.ts';
import { usePractice } from '#web/lib/practice/use-practice.ts';
import { useSession } from '#web/lib/session.ts';
import { changeBetween, type ExamTry, type TeachersMark, triesOf } from './exam-tries.ts';

function useDay() {
	const { i18n } = useTranslation();
	const format = new Intl.DateTimeFormat(localeOf(i18n.language), { day: 'numeric', month: 'short' });
	return (atMs: number) => format.format(atMs);
}

function useMarkText() {
	const { t } = useTranslation('examRun');
	return ({ mark, highest, by }: TeachersMark) =>
		by === null ? t('tries.mark', { mark, highest }) : t('tries.markBy', { mark, highest, by });
}

/** All tries in a table, the latest first: a teacher's mark before Henry's estimate. */
function TriesTable({ tries }: { tries: readonly ExamTry[] }) {
	const { t, i18n } = useTranslation('examRun');
	const [day, markText, levelText] = [useDay(), useMarkText(), useLevelText()];
	const number = new Intl.NumberFormat(localeOf(i18n.language));
	const bandText = ({ lowest, highest }: LevelInterval, isOpen: boolean) =>
		isOpen
			? t('report.orAbove', { level: number.format(lowest) })
			: `${number.format(lowest)}–${number.format(highest)}`;
	const hasMarks = tries.some(({ teacher }) => teacher);
	const head = 'py-1 pr-4 text-left font-semibold text-muted';
	return (
		<details className="no-print">
			<summary className="min-h-6 cursor-pointer font-semibold text-accent-strong">
				{t('tries.table')}
			</summary>
			<table className="mt-2 w-full max-w-xl text-sm">
				<caption className="sr-only">{t('tries.table')}</caption>
				<thead>
					<tr>
						<th scope="col" className={head}>
							{t('tries.day')}
						</th>
						<th scope="col" className={head}>
							{t('tries.form')}
						</th>
						{hasMarks && (
							<th scope="col" className={head}>
								{t('tries.teacher')}
							</th>
						)}
						<th scope="col" className={head}>
							{t('tries.henry')}
						</th>
					</tr>
				</thead>
				<tbody className="divide-y divide-line">
					{tries.toReversed().map(({ id, atMs, form, level, band, tellsUpTo, teacher }) => (
						<tr key={id}>
							<td className="py-1 pr-4">{day(atMs)}</td>
							<td className="py-1 pr-4">{form.toUpperCase()}</td>
							{hasMarks && <td className="py-1 pr-4">{teacher ? markText(teacher) : '–'}</td>}
							<td className="py-1 pr-4">
								{levelText(level, tellsUpTo)}
								{band && ` (${bandText(band, reaches(level, tellsUpTo))})`}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}

/** What a teacher has said of these tries last; it counts before anything that Henry says. */
function TeachersWord({ tries }: { tries: readonly ExamTry[] }) {
	const { t } = useTranslation('examRun');
	const [day, markText] = [useDay(), useMarkText()];
	const marked = tries.findLast(({ teacher }) => teacher);
	if (!marked?.teacher) return null;
	return (
		<p className="rounded-control bg-good-soft p-4">
			<strong>{t('tries.teacherSays')}</strong> {markText(marked.teacher)} ({day(marked.atMs)})
		</p>
	);
}

type TriesProps = {
	setup: Pick<ExamSetup, 'exam' | 'parts' | 'mode'>;
	/** The try that has just come to its estimate, where there is one; those before it are compared with it. */
	now?: Omit<ExamTry, 'id' | 'teacher'> | undefined;
};

/** How an exam went so far, as often as it was taken: in this browser, or in the account of the signed-in user. */
export function Tries({ setup, now }: TriesProps) {
	const { t } = useTranslation('examRun');
	const day = useDay();
	const session = useSession();
	const results = usePractice().data?.results ?? [];
	const hasTries = triesOf(setup, results).length > 0;
	const homework = useQuery({
		...homeworkQuery,
		enabled: hasTries && session.status === 'signedIn',
	});
	const before = triesOf(setup, results, homework.data).filter(({ atMs }) => !now || atMs < now.atMs);
	const tries = now ? [...before, { ...now, id: 'now', teacher: undefined }] : before;
	const [previous, last] = [tries.at(-2), tries.at(-1)];
	if (!last) return null;
	return (
		<section className="break-inside-avoid space-y-3 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
			<h3 className="font-bold text-xl">{t('tries.title')}</h3>
			<TeachersWord tries={tries} />
			<p>
				{previous ? t(`tries.change.${changeBetween(previous, last)}`) : t('tries.first')}
				{previous && now && changeBetween(previous, last) === 'lower' && ` ${t('tries.lookAbove')}`}
			</p>
			{previous && <TriesChart tries={tries} dayOf={day} label={t('tries.label', { count: tries.length })} />}
			<TriesTable tries={tries} />
		</section>
	);
}

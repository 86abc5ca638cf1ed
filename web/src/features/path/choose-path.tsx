import { placementId } from '@henry/contract/exams.ts';
import {
	type ChosenPath,
	type PathGoal,
	type PathLevel,
	pathGoals,
	pathLevels,
} from '@henry/contract/path.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { RadioCards } from '#web/components/radio-cards.tsx';
import { paths } from '#web/lib/paths.ts';
import { localDay } from '#web/lib/practice/local-day.ts';
import { placedLevel } from '#web/lib/practice/placed-level.ts';
import { examListings } from '#web/lib/practice/use-path-days.ts';
import { usePractice } from '#web/lib/practice/use-practice.ts';

const field = 'min-h-12 w-full max-w-md rounded-control border border-line-strong bg-surface px-3';

type ExamChoiceProps = {
	exam: string | undefined;
	examDay: string;
	isPast: boolean;
	onExam: (id: string) => void;
	onExamDay: (day: string) => void;
};

/** Which exam, and when. */
function ExamChoice({ exam, examDay, isPast, onExam, onExamDay }: ExamChoiceProps) {
	const { t } = useTranslation('path');
	const [examId, dayId, problemId] = [useId(), useId(), useId()];
	const exams = useQuery(examListings);
	if (exams.isError && !exams.data)
		return <ErrorNotice error={exams.error} onRetry={() => void exams.refetch()} />;
	if (!exams.data) return <LoadingNotice label={t('loading')} />;
	return (
		<div className="space-y-4">
			<div className="space-y-2">
				<label htmlFor={examId} className="block font-semibold">
					{t('choose.exam')}
				</label>
				<select
					id={examId}
					lang="en"
					value={exam ?? exams.data[0]?.id}
					onChange={({ target }) => onExam(target.value)}
					className={field}
				>
					{exams.data.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			</div>
			<div className="space-y-2">
				<label htmlFor={dayId} className="block font-semibold">
					{t('choose.examDay')}
				</label>
				<input
					id={dayId}
					type="date"
					value={examDay}
					min={localDay(Date.now())}
					aria-invalid={isPast}
					aria-describedby={problemId}
					onChange={({ target }) => onExamDay(target.value)}
					className={field}
				/>
				<p id={problemId} role="status" className="font-semibold text-poor empty:hidden">
					{isPast && t('choose.past')}
				</p>
			</div>
		</div>
	);
}

type ChoosePathProps = {
	/** The path that is changed. */
	before: ChosenPath | undefined;
	isBusy: boolean;
	onChosen: (path: ChosenPath) => void;
	onCancel: (() => void) | undefined;
};

/** Goal, exam with its day, and level. What is changed keeps what was done on it. */
export function ChoosePath({ before, isBusy, onChosen, onCancel }: ChoosePathProps) {
	const { t } = useTranslation('path');
	const [goal, setGoal] = useState<PathGoal>(before?.goal ?? 'work');
	const [chosenLevel, setLevel] = useState(before?.level);
	const placed = placedLevel(usePractice().data?.results ?? []);
	const level: PathLevel = chosenLevel ?? placed ?? 'B1';
	const [exam, setExam] = useState(before?.exam);
	const [examDay, setExamDay] = useState(before?.examDay ?? '');
	const exams = useQuery({ ...examListings, enabled: goal === 'exam' });
	const isExam = goal === 'exam';
	const isPast = isExam && examDay !== '' && examDay < localDay(Date.now());
	const examId = exam ?? exams.data?.[0]?.id;
	const beganAtMs = () => before?.beganAtMs ?? Date.now();
	const choose = () =>
		onChosen({
			...{ goal, level, beganAtMs: beganAtMs() },
			...(isExam && { exam: examId, ...(examDay !== '' && { examDay }) }),
		});
	return (
		<form
			className="space-y-6"
			onSubmit={(event) => {
				event.preventDefault();
				choose();
			}}
		>
			<p className="text-lg text-muted max-sm:text-base">{t('choose.intro')}</p>
			<RadioCards
				legend={t('choose.goal')}
				columns="sm:grid-cols-2"
				cards={pathGoals.map((key) => ({
					key,
					label: t(`choose.goals.${key}.label`),
					note: t(`choose.goals.${key}.note`),
				}))}
				chosen={goal}
				onChoose={setGoal}
			/>
			{isExam && (
				<ExamChoice exam={examId} examDay={examDay} isPast={isPast} onExam={setExam} onExamDay={setExamDay} />
			)}
			<RadioCards
				legend={t('choose.level')}
				columns="sm:grid-cols-2"
				cards={pathLevels.map((key) => ({ key, label: key, note: t(`choose.levels.${key}`) }))}
				chosen={level}
				onChoose={setLevel}
			/>
			<p className="text-muted">
				{placed ? (
					t('choose.placed', { level: placed })
				) : (
					<Link
						to={`${paths.exams}?exam=${placementId}`}
						className="inline-flex min-h-8 items-center font-semibold text-accent-strong underline underline-offset-4"
					>
						{t('choose.place')}
					</Link>
				)}
			</p>
			{onCancel && (
				<Button look="quiet" onClick={onCancel}>
					{t('choose.cancel')}
				</Button>
			)}
			<Dock>
				<Button
					type="submit"
					className="w-full text-lg"
					disabled={isBusy || isPast || (isExam && examId === undefined)}
				>
					{t(before ? 'choose.save' : 'choose.start')}
				</Button>
			</Dock>
		</form>
	);
}

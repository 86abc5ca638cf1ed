import { cefrLevels, type Exam, type ExamCriterionName } from '@henry/contract/exams.ts';
import { maxTeacherNoteCharacters } from '@henry/contract/limits.ts';
import type { MockMark, MockSlot } from '@henry/contract/mock-days.ts';
import { mergedSheets } from '@henry/contract/mock-sheets.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { levelName } from '#web/lib/level-words.ts';
import { addMockStep, sendMockSteps, sheetHere } from '#web/lib/mock-day/mock-outbox.ts';

type Sheet = Pick<MockMark, 'criteria' | 'overall' | 'note' | 'incident' | 'times'>;
const emptySheet: Sheet = { criteria: {}, overall: null, note: '', incident: '', times: {} };

/** Half a level below the lowest level of an exam up to half a level into its highest, in halves. */
function marksOf({ levels }: Pick<Exam, 'levels'>): number[] {
	const places = levels.map((level) => cefrLevels.indexOf(level) + 1);
	const [lowest, highest] = [Math.min(...places), Math.max(...places)];
	return Array.from({ length: 2 * (highest - lowest) + 3 }, (_, index) => lowest - 0.5 + index / 2);
}

type LevelRowProps = {
	label: string;
	marks: readonly number[];
	mark: number | null;
	onMark: (mark: number | null) => void;
};

/** One criterion: its levels side by side; a second tap takes the mark back. */
function LevelRow({ label, marks, mark, onMark }: LevelRowProps) {
	const { t } = useTranslation('mockDay');
	return (
		<fieldset className="space-y-2">
			<legend className="font-bold text-lg">{label}</legend>
			<div className="grid grid-cols-4 gap-2 sm:grid-cols-8">
				{marks.map((each, index) => (
					<button
						key={each}
						type="button"
						aria-pressed={mark === each}
						onClick={() => onMark(mark === each ? null : each)}
						className="min-h-14 rounded-control border-2 border-line-strong bg-surface px-1 font-bold text-accent-strong aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-white"
					>
						{index === 0
							? t('sheet.below', { level: levelName(marks[1] ?? 1) ?? '' })
							: (levelName(each) ?? '')}
					</button>
				))}
			</div>
		</fieldset>
	);
}

type MarkSheetProps = {
	dayId: string;
	candidate: MockSlot['candidates'][number];
	exam: Pick<Exam, 'levels' | 'criteria'>;
	/** What the server has of it, perhaps from another device of the examiner. */
	sent: MockMark | undefined;
};

/** The sheet of a candidate, as this device and the server have it. */
export function MarkSheet(props: MarkSheetProps) {
	const { dayId, candidate, sent } = props;
	const kept = useQuery({
		queryKey: ['sheetHere', dayId, candidate.membershipId],
		queryFn: async () => (await sheetHere(dayId, candidate.membershipId)) ?? null,
		networkMode: 'always',
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (kept.data === undefined) return null;
	const first = kept.data && sent ? mergedSheets(sent, kept.data) : (kept.data ?? sent ?? emptySheet);
	return <OpenSheet {...props} first={first} />;
}

/** Whatever is written is kept on this device at once, and sent as soon as it can be. */
function OpenSheet({ dayId, candidate, exam, first }: Omit<MarkSheetProps, 'sent'> & { first: Sheet }) {
	const { t } = useTranslation(['mockDay', 'homework']);
	const { membershipId, displayName } = candidate;
	const [sheet, setSheet] = useState(first);
	const [isAbsent, setAbsent] = useState(candidate.status === 'absent');
	const [error, setError] = useState<Error>();
	const marks = marksOf(exam);
	async function keep(step: Parameters<typeof addMockStep>[0]) {
		try {
			await addMockStep(step);
			setError(undefined);
		} catch (failure) {
			setError(failure as Error);
			return;
		}
		// What cannot be sent now is counted above, and goes later.
		await sendMockSteps().catch(() => {});
	}
	function change(name: keyof Sheet['times'], part: Partial<Sheet>) {
		const atMs = Date.now();
		const { criteria, overall, note, incident, times } = { ...sheet, ...part };
		const next = { criteria, overall, note, incident, times: { ...times, [name]: atMs } };
		setSheet(next);
		void keep({ mark: { dayId, membershipId, atMs, ...next } });
	}
	function markCriterion(criterion: ExamCriterionName, mark: number | null) {
		const { [criterion]: _, ...others } = sheet.criteria;
		change(criterion, { criteria: mark === null ? others : { ...others, [criterion]: mark } });
	}
	function noteAbsent() {
		setAbsent(!isAbsent);
		const status = isAbsent ? 'expected' : 'absent';
		void keep({ note: { dayId, membershipId, status, atMs: Date.now() } });
	}
	return (
		<section aria-label={displayName} className="space-y-6">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h2 className="min-w-0 break-words font-bold text-2xl">{displayName}</h2>
				<Button look={isAbsent ? 'primary' : 'secondary'} aria-pressed={isAbsent} onClick={noteAbsent}>
					{t('sheet.absent')}
				</Button>
			</div>
			{error && <ErrorNotice error={error} />}
			{exam.criteria.map((criterion) => (
				<LevelRow
					key={criterion}
					label={t(`homework:evidence.criterion.${criterion}`)}
					marks={marks}
					mark={sheet.criteria[criterion] ?? null}
					onMark={(mark) => markCriterion(criterion, mark)}
				/>
			))}
			<LevelRow
				label={t('sheet.overall')}
				marks={marks}
				mark={sheet.overall}
				onMark={(overall) => change('overall', { overall })}
			/>
			<FormField label={t('sheet.note')} hint={t('sheet.noteHint')}>
				{(ids) => (
					<textarea
						{...ids}
						value={sheet.note}
						maxLength={maxTeacherNoteCharacters}
						onChange={({ target }) => change('note', { note: target.value })}
						className={`${fieldLook} field-sizing-content min-h-24`}
					/>
				)}
			</FormField>
			<FormField label={t('sheet.incident')} hint={t('sheet.incidentHint')}>
				{(ids) => (
					<textarea
						{...ids}
						value={sheet.incident}
						maxLength={maxTeacherNoteCharacters}
						onChange={({ target }) => change('incident', { incident: target.value })}
						className={`${fieldLook} field-sizing-content min-h-16`}
					/>
				)}
			</FormField>
		</section>
	);
}

import type { AcademyOverview } from '@henry/contract/academies.ts';
import type { ExamListing } from '@henry/contract/exam-report.ts';
import { maxClassNameCharacters, maxMockPauseMinutes } from '@henry/contract/limits.ts';
import type { mockLearnersSchema } from '@henry/contract/mock-days.ts';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod/mini';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { useInLanguage } from '#web/lib/in-language.ts';

/** What a day is made of, as it is typed: rooms parted by commas, the beginning on this device's clock. */
export type MockPlan = {
	title: string;
	exam: string;
	form: string;
	classIds: string[];
	examinerIds: string[];
	groupSize: 1 | 2 | 3;
	rooms: string;
	startsAt: string;
	pauseMinutes: number;
};

type Learners = z.infer<typeof mockLearnersSchema>;

type MockDayFieldsProps = {
	plan: MockPlan;
	exams: readonly ExamListing[];
	exam: ExamListing;
	classes: AcademyOverview['classes'];
	/** Undefined before a class is chosen. */
	learners: Learners | undefined;
	onPlan: (plan: MockPlan) => void;
};

/** Which form: never one that somebody of the classes has taken. */
function FormChoice({ plan, exam, learners, onPlan }: MockDayFieldsProps) {
	const { t } = useTranslation(['mockDay', 'exams']);
	const inLanguage = useInLanguage();
	const takenBy = (id: string) => learners?.takenForms.find(({ form }) => form === id)?.learners ?? 0;
	const free = exam.forms.filter(({ id }) => takenBy(id) === 0);
	return (
		<FormField label={t('form.form')} hint={t(free.length === 0 ? 'form.noneFree' : 'form.formHint')}>
			{(ids) => (
				<select
					{...ids}
					value={plan.form}
					onChange={({ target }) => onPlan({ ...plan, form: target.value })}
					className={fieldLook}
				>
					<option value="">{t('form.choose')}</option>
					{exam.forms.map(({ id, title }) => (
						<option key={id} value={id} disabled={takenBy(id) > 0}>
							{id.toUpperCase()}: {inLanguage(title)}
							{takenBy(id) > 0 && ` (${t('form.taken', { count: takenBy(id) })})`}
						</option>
					))}
				</select>
			)}
		</FormField>
	);
}

/** Whose classes, and who of them cannot be a candidate yet. */
function ClassChoice({ plan, classes, learners, onPlan }: MockDayFieldsProps) {
	const { t } = useTranslation('mockDay');
	const waiting = learners?.learners.filter(({ waitsForGuardian }) => waitsForGuardian) ?? [];
	const toggle = (id: string, isChosen: boolean) =>
		onPlan({
			...plan,
			classIds: isChosen ? [...plan.classIds, id] : plan.classIds.filter((each) => each !== id),
		});
	return (
		<fieldset className="space-y-2">
			<legend className="font-semibold">{t('form.classes')}</legend>
			{classes.map(({ id, name, learners: count }) => (
				<label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
					<input
						type="checkbox"
						checked={plan.classIds.includes(id)}
						onChange={({ target }) => toggle(id, target.checked)}
						className="size-5 shrink-0 accent-accent"
					/>
					<span className="min-w-0 break-words">
						{name} ({count})
					</span>
				</label>
			))}
			{waiting.length > 0 && (
				<p className="text-fair">
					{t('form.waiting', { names: waiting.map(({ displayName }) => displayName).join(', ') })}
				</p>
			)}
		</fieldset>
	);
}

/** Who examines besides the teachers of these classes: they see the candidates of this day, and nothing else of the classes. */
function ExaminerChoice({ plan, learners, onPlan }: MockDayFieldsProps) {
	const { t } = useTranslation('mockDay');
	if (!learners) return null;
	const toggle = (id: string, isChosen: boolean) =>
		onPlan({
			...plan,
			examinerIds: isChosen ? [...plan.examinerIds, id] : plan.examinerIds.filter((each) => each !== id),
		});
	return (
		<details className="rounded-card border border-line bg-surface p-4">
			<summary className="min-h-8 cursor-pointer font-semibold">
				{t('form.examiners', { count: plan.examinerIds.length })}
			</summary>
			<p className="my-2 text-muted">{t('form.examinersHint')}</p>
			{learners.staff.map(({ membershipId, displayName }) => (
				<label key={membershipId} className="flex min-h-11 cursor-pointer items-center gap-3">
					<input
						type="checkbox"
						checked={plan.examinerIds.includes(membershipId)}
						onChange={({ target }) => toggle(membershipId, target.checked)}
						className="size-5 shrink-0 accent-accent"
					/>
					<span className="min-w-0 break-words">{displayName}</span>
				</label>
			))}
		</details>
	);
}

function GroupChoice({ plan, exam, onPlan }: MockDayFieldsProps) {
	const { t } = useTranslation('mockDay');
	const { minutes, minutesTogether } = exam;
	const sizes = { 1: minutes, 2: minutesTogether?.two ?? minutes, 3: minutesTogether?.three ?? minutes };
	if (!minutesTogether) return <p className="text-muted">{t('form.alone', { minutes })}</p>;
	return (
		<FormField label={t('form.groups')} hint={t('form.groupsHint')}>
			{(ids) => (
				<select
					{...ids}
					value={plan.groupSize}
					onChange={({ target }) =>
						onPlan({ ...plan, groupSize: Number(target.value) as MockPlan['groupSize'] })
					}
					className={fieldLook}
				>
					{([2, 3, 1] as const).map((size) => (
						<option key={size} value={size}>
							{t(`form.size.${size}`, { minutes: sizes[size] })}
						</option>
					))}
				</select>
			)}
		</FormField>
	);
}

/** What is examined, whom, where and when. */
export function MockDayFields(props: MockDayFieldsProps) {
	const { t } = useTranslation('mockDay');
	const { plan, exams, onPlan } = props;
	return (
		<div className="space-y-4">
			<FormField label={t('form.title')}>
				{(ids) => (
					<input
						{...ids}
						value={plan.title}
						maxLength={maxClassNameCharacters}
						onChange={({ target }) => onPlan({ ...plan, title: target.value })}
						className={fieldLook}
					/>
				)}
			</FormField>
			<ClassChoice {...props} />
			<ExaminerChoice {...props} />
			<div className="grid gap-4 sm:grid-cols-2">
				<FormField label={t('form.exam')}>
					{(ids) => (
						<select
							{...ids}
							value={plan.exam}
							onChange={({ target }) => onPlan({ ...plan, exam: target.value, form: '' })}
							className={fieldLook}
						>
							{exams.map(({ id, name }) => (
								<option key={id} value={id}>
									{name}
								</option>
							))}
						</select>
					)}
				</FormField>
				<FormChoice {...props} />
				<GroupChoice {...props} />
				<FormField label={t('form.rooms')} hint={t('form.roomsHint')}>
					{(ids) => (
						<input
							{...ids}
							value={plan.rooms}
							onChange={({ target }) => onPlan({ ...plan, rooms: target.value })}
							className={fieldLook}
						/>
					)}
				</FormField>
				<FormField label={t('form.starts')}>
					{(ids) => (
						<input
							{...ids}
							type="datetime-local"
							value={plan.startsAt}
							onChange={({ target }) => onPlan({ ...plan, startsAt: target.value })}
							className={fieldLook}
						/>
					)}
				</FormField>
				<FormField label={t('form.pause')}>
					{(ids) => (
						<input
							{...ids}
							type="number"
							min={0}
							max={maxMockPauseMinutes}
							value={plan.pauseMinutes}
							onChange={({ target }) =>
								onPlan({
									...plan,
									pauseMinutes: Math.max(
										0,
										Math.min(maxMockPauseMinutes, Math.round(target.valueAsNumber || 0)),
									),
								})
							}
							className={fieldLook}
						/>
					)}
				</FormField>
			</div>
		</div>
	);
}

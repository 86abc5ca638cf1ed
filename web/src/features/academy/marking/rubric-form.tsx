import { examCriteria } from '@henry/contract/exams.ts';
import {
	maxDescriptorCharacters,
	maxRubricCriteria,
	maxRubricNameCharacters,
	minRubricCriteria,
} from '@henry/contract/limits.ts';
import { type Rubric, type SaveRubricRequest, saveRubricRequestSchema } from '@henry/contract/rubrics.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { newId } from '#web/lib/practice/new-id.ts';
import { markingCalls, markingKeys } from './marking-calls.ts';

type Criterion = SaveRubricRequest['criteria'][number];
type RubricFormProps = {
	academyId: string;
	/** An own rubric that the new one takes the place of. */
	replaces: Rubric | null;
	onSaved: () => void;
	onCancel: () => void;
};

const emptyCriterion: Criterion = { name: '', draws: [], low: '', high: '' };
const tops = [3, 4, 5, 6, 10] as const;
const levels = ['A2', 'B1', 'B2', 'C1', 'C2'] as const;

function criteriaOf(rubric: Rubric | null): Criterion[] {
	if (!rubric) return Array.from({ length: minRubricCriteria }, () => emptyCriterion);
	return rubric.criteria.map(({ name, draws, descriptors }) => ({
		...{ name: name.en, draws },
		low: descriptors.find(({ mark }) => mark === 0)?.text.en ?? '',
		high: descriptors.find(({ mark }) => mark > 0)?.text.en ?? '',
	}));
}

/** One criterion: its name, what Henry drafts it from, and what no marks and full marks mean. */
function CriterionFields({
	criterion,
	place,
	highest,
	onChange,
}: {
	criterion: Criterion;
	place: number;
	highest: number;
	onChange: (criterion: Criterion) => void;
}) {
	const { t } = useTranslation(['marking', 'homework']);
	const texts = [
		{ key: 'low', label: t('rubrics.meaning', { mark: 0 }) },
		{ key: 'high', label: t('rubrics.meaning', { mark: highest }) },
	] as const;
	return (
		<fieldset className="space-y-3 rounded-control border border-line p-3">
			<legend className="px-1 font-semibold">{t('rubrics.criterion', { number: place + 1 })}</legend>
			<FormField label={t('rubrics.criterionName')}>
				{(ids) => (
					<input
						{...ids}
						value={criterion.name}
						maxLength={maxRubricNameCharacters}
						onChange={({ target }) => onChange({ ...criterion, name: target.value })}
						className={fieldLook}
					/>
				)}
			</FormField>
			<FormField label={t('rubrics.draws')} hint={t('rubrics.drawsHint')}>
				{(ids) => (
					<select
						{...ids}
						value={criterion.draws[0] ?? ''}
						onChange={({ target }) => {
							const chosen = examCriteria.find((each) => each === target.value);
							onChange({ ...criterion, draws: chosen ? [chosen] : [] });
						}}
						className={fieldLook}
					>
						<option value="">{t('rubrics.noDraws')}</option>
						{examCriteria.map((each) => (
							<option key={each} value={each}>
								{t(`homework:evidence.criterion.${each}`)}
							</option>
						))}
					</select>
				)}
			</FormField>
			{texts.map(({ key, label }) => (
				<FormField key={key} label={label}>
					{(ids) => (
						<input
							{...ids}
							value={criterion[key]}
							maxLength={maxDescriptorCharacters}
							onChange={({ target }) => onChange({ ...criterion, [key]: target.value })}
							className={fieldLook}
						/>
					)}
				</FormField>
			))}
		</fieldset>
	);
}

/** A rubric of the academy's own: its name, its scale, and two to six criteria. */
export function RubricForm({ academyId, replaces, onSaved, onCancel }: RubricFormProps) {
	const { t } = useTranslation('marking');
	const queryClient = useQueryClient();
	const [id] = useState(newId);
	const [name, setName] = useState(replaces?.name.en ?? '');
	const [highest, setHighest] = useState<number>(replaces?.scale.highest ?? 5);
	const [step, setStep] = useState<number>(replaces?.scale.step ?? 0.5);
	const [levelAtTop, setLevelAtTop] = useState<string>('B2');
	const [criteria, setCriteria] = useState(() => criteriaOf(replaces));
	const wanted = saveRubricRequestSchema.safeParse({
		...{ id, academyId, replaces: replaces?.id ?? null },
		...{ name, highest, step, levelAtTop, criteria },
	}).data;
	const save = useMutation({
		mutationFn: markingCalls.saveRubric,
		async onSuccess() {
			await queryClient.invalidateQueries({ queryKey: markingKeys.rubrics(academyId) });
			onSaved();
		},
	});
	const choices = [
		{ key: 'highest', value: highest, set: (value: string) => setHighest(Number(value)), options: tops },
		{ key: 'step', value: step, set: (value: string) => setStep(Number(value)), options: [0.5, 1] },
		{ key: 'levelAtTop', value: levelAtTop, set: setLevelAtTop, options: levels },
	] as const;
	return (
		<form
			aria-label={t('rubrics.add')}
			className="space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
			onSubmit={(event) => {
				event.preventDefault();
				if (wanted) save.mutate(wanted);
			}}
		>
			<FormField label={t('rubrics.name')}>
				{(ids) => (
					<input
						{...ids}
						ref={takeFocus}
						value={name}
						maxLength={maxRubricNameCharacters}
						onChange={({ target }) => setName(target.value)}
						className={fieldLook}
					/>
				)}
			</FormField>
			<div className="grid gap-4 sm:grid-cols-3">
				{choices.map(({ key, value, set, options }) => (
					<FormField key={key} label={t(`rubrics.${key}`)}>
						{(ids) => (
							<select
								{...ids}
								value={value}
								onChange={({ target }) => set(target.value)}
								className={fieldLook}
							>
								{options.map((option) => (
									<option key={option} value={option}>
										{option}
									</option>
								))}
							</select>
						)}
					</FormField>
				))}
			</div>
			{criteria.map((criterion, place) => (
				<CriterionFields
					key={place}
					{...{ criterion, place, highest }}
					onChange={(changed) =>
						setCriteria(criteria.map((each, index) => (index === place ? changed : each)))
					}
				/>
			))}
			<div className="flex flex-wrap gap-3">
				{criteria.length < maxRubricCriteria && (
					<Button look="secondary" onClick={() => setCriteria([...criteria, emptyCriterion])}>
						{t('rubrics.addCriterion')}
					</Button>
				)}
				{criteria.length > minRubricCriteria && (
					<Button look="quiet" onClick={() => setCriteria(criteria.slice(0, -1))}>
						{t('rubrics.removeCriterion')}
					</Button>
				)}
			</div>
			{save.error && <ErrorNotice error={save.error} />}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" disabled={!wanted || save.isPending}>
					{t('rubrics.save')}
				</Button>
				<Button look="quiet" onClick={onCancel}>
					{t('rubrics.cancel')}
				</Button>
			</div>
		</form>
	);
}

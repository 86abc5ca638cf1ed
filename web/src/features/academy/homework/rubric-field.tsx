import type { Rubric } from '@henry/contract/rubrics.ts';
import type { Task } from '@henry/contract/tasks.ts';
import { useTranslation } from 'react-i18next';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { useInLanguage } from '#web/lib/in-language.ts';

/** The rubric that is first thought of for a task: that of its exam, else that of its kind. */
export function suitingRubric(rubrics: readonly Rubric[], task: Task): string | undefined {
	const wanted = task.kind === 'exam' ? task.exam : task.kind;
	return rubrics.find(({ suits, isArchived }) => !isArchived && suits.includes(wanted))?.id;
}

type RubricFieldProps = { rubrics: readonly Rubric[]; chosen: string; onChoose: (id: string) => void };

/** What answers are marked by: a rubric, or one mark without criteria. */
export function RubricField({ rubrics, chosen, onChoose }: RubricFieldProps) {
	const { t } = useTranslation('academy');
	const inLanguage = useInLanguage();
	const open = rubrics.filter(({ isArchived }) => !isArchived);
	const own = open.filter(({ isOwn }) => isOwn);
	const options = (some: readonly Rubric[]) =>
		some.map(({ id, name }) => (
			<option key={id} value={id}>
				{inLanguage(name)}
			</option>
		));
	const criteria = open.find(({ id }) => id === chosen)?.criteria.map(({ name }) => inLanguage(name));
	return (
		<FormField label={t('assignment.rubric')} hint={criteria?.join(' · ') ?? t('assignment.noRubricHint')}>
			{(ids) => (
				<select
					{...ids}
					value={chosen}
					onChange={({ target }) => onChoose(target.value)}
					className={fieldLook}
				>
					<option value="">{t('assignment.noRubric')}</option>
					{own.length > 0 && <optgroup label={t('assignment.ownRubrics')}>{options(own)}</optgroup>}
					{options(open.filter(({ isOwn }) => !isOwn))}
				</select>
			)}
		</FormField>
	);
}

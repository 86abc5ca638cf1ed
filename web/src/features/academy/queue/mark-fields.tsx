import type { QueueEntry } from '@henry/contract/homework.ts';
import { markScale } from '@henry/contract/mark-scale.ts';
import type { Rubric } from '@henry/contract/rubrics.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { useRubrics } from '#web/features/academy/marking/marking-calls.ts';
import { useKeys } from '#web/features/academy/use-keys.ts';
import { useInLanguage } from '#web/lib/in-language.ts';
import { useNumber } from '#web/lib/use-moment.ts';
import { type TypedMarks, withMark } from './typed-marks.ts';

type MarkFieldsProps = {
	entry: QueueEntry;
	academyId: string;
	marks: TypedMarks;
	onChange: (marks: TypedMarks) => void;
	/** Said below the whole mark. */
	hint?: string;
};

/** What the nearest mark that has words means. */
function meaningOf(rubric: Rubric | undefined, criterionId: string, mark: string) {
	const descriptors = rubric?.criteria.find(({ id }) => id === criterionId)?.descriptors ?? [];
	if (mark === '') return undefined;
	const distance = (of: number) => Math.abs(of - Number(mark));
	return descriptors.toSorted((one, other) => distance(one.mark) - distance(other.mark))[0]?.text;
}

/** The marks of an answer: by the criteria of its rubric, where it has one, and of the whole. */
export function MarkFields({ entry, academyId, marks, onChange, hint }: MarkFieldsProps) {
	const { t } = useTranslation(['academy', 'marking']);
	const inLanguage = useInLanguage();
	const number = useNumber();
	const fields = useRef<HTMLDivElement>(null);
	const rubrics = useRubrics(academyId);
	const { highest, step } = markScale(entry);
	const { rubric } = entry;
	const full = rubrics.data?.find(({ id }) => id === rubric?.id);
	const focus = (place: number) => {
		const field = fields.current?.querySelectorAll('input')[place];
		field?.focus();
		field?.select();
	};
	const criteria = rubric?.criteria ?? [];
	useKeys({
		...Object.fromEntries(criteria.map((_, place) => [String(place + 1), () => focus(place)])),
		m: () => focus(criteria.length),
	});
	const rangeOf = (criterionId: string) => {
		const drafted = entry.content.draft?.marks?.find((each) => each.criterionId === criterionId);
		if (!drafted) return undefined;
		const { range } = drafted;
		if (!range) return t('marking:cannotTell');
		const [low, high] = [number(range.lowest), number(range.highest)];
		return low === high
			? t('marking:draftOne', { mark: low })
			: t('marking:draftRange', { lowest: low, highest: high });
	};
	const scale = { type: 'number', inputMode: 'decimal', min: 0, max: highest, step } as const;
	return (
		<div ref={fields} className="space-y-4">
			{rubric && (
				<fieldset className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
					<legend className="mb-2 font-semibold">{inLanguage(rubric.name)}</legend>
					{criteria.map(({ id, name }) => {
						const mark = marks.byCriterion[id] ?? '';
						const meaning = meaningOf(full, id, mark);
						const hints = [rangeOf(id), meaning && inLanguage(meaning)].filter(Boolean);
						return (
							<FormField key={id} label={inLanguage(name)} hint={hints.join(' · ') || undefined}>
								{(ids) => (
									<input
										{...ids}
										{...scale}
										value={mark}
										onChange={({ target }) =>
											onChange(withMark(marks, { criterionId: id, mark: target.value }, entry))
										}
										className={`${fieldLook} max-w-28 font-bold tabular-nums`}
									/>
								)}
							</FormField>
						);
					})}
				</fieldset>
			)}
			<FormField label={t('queue.mark', { highest })} hint={hint}>
				{(ids) => (
					<input
						{...ids}
						{...scale}
						value={marks.whole}
						onChange={({ target }) => onChange({ ...marks, whole: target.value, isOwn: true })}
						className={`${fieldLook} max-w-40 font-bold text-xl tabular-nums`}
					/>
				)}
			</FormField>
		</div>
	);
}

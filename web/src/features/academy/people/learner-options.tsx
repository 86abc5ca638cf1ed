import type { AcademyOverview, Person } from '@henry/contract/academies.ts';
import { extraTimes } from '@henry/contract/exam-report.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { fieldLook } from '#web/components/form-field.tsx';
import { keys } from '#web/features/academy/calls.ts';
import { houseCalls } from '#web/features/academy/house-calls.ts';

type LearnerOptionsProps = { person: Person; overview: AcademyOverview };

/** More time for a learner, and another class, with their work or without. */
export function LearnerOptions({ person, overview }: LearnerOptionsProps) {
	return (
		<div className="flex w-full flex-wrap items-end gap-x-6 gap-y-3 pt-2">
			<ExtraTime person={person} overview={overview} />
			<Move person={person} overview={overview} />
		</div>
	);
}

function ExtraTime({ person: { id, displayName, extraTimePercent }, overview }: LearnerOptionsProps) {
	const { t } = useTranslation('academy');
	const queryClient = useQueryClient();
	const fieldId = useId();
	const give = useMutation({
		mutationFn: (percent: number) => houseCalls.giveExtraTime(overview.academy.id, id, percent),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.overview(overview.academy.id) }),
	});
	return (
		<div className="space-y-1.5">
			<label htmlFor={fieldId} className="block text-sm">
				{t('extraTime.label')}
				<span className="sr-only"> {displayName}</span>
			</label>
			<select
				id={fieldId}
				value={extraTimePercent}
				disabled={give.isPending}
				onChange={({ target }) => give.mutate(Number(target.value))}
				className={fieldLook}
			>
				{extraTimes.map((percent) => (
					<option key={percent} value={percent}>
						{percent === 0 ? t('extraTime.none') : t('extraTime.more', { percent })}
					</option>
				))}
			</select>
			{give.error && <ErrorNotice error={give.error} />}
		</div>
	);
}

function Move({ person: { id, displayName, classIds }, overview }: LearnerOptionsProps) {
	const { t } = useTranslation('academy');
	const queryClient = useQueryClient();
	const [fromField, toField] = [useId(), useId()];
	const [from, setFrom] = useState(classIds[0] ?? '');
	const [to, setTo] = useState('');
	const [withWork, setWithWork] = useState(true);
	const move = useMutation({
		mutationFn: () =>
			houseCalls.moveLearner({ membershipId: id, fromClassId: from, toClassId: to, withWork }),
		async onSuccess() {
			setTo('');
			await queryClient.invalidateQueries({ queryKey: keys.overview(overview.academy.id) });
		},
	});
	const own = overview.classes.filter((each) => classIds.includes(each.id));
	const others = overview.classes.filter((each) => !classIds.includes(each.id) && !each.isArchived);
	const leaving = own.find((each) => each.id === from) ?? own[0];
	if (!leaving || others.length === 0) return null;
	return (
		<fieldset className="min-w-0 space-y-2">
			<legend className="sr-only">{t('move.title', { name: displayName })}</legend>
			<div className="flex flex-wrap items-end gap-3">
				{own.length > 1 && (
					<div className="space-y-1.5">
						<label htmlFor={fromField} className="block text-sm">
							{t('move.from')}
						</label>
						<select
							id={fromField}
							value={leaving.id}
							onChange={({ target }) => setFrom(target.value)}
							className={fieldLook}
						>
							{own.map((each) => (
								<option key={each.id} value={each.id}>
									{each.name}
								</option>
							))}
						</select>
					</div>
				)}
				<div className="space-y-1.5">
					<label htmlFor={toField} className="block text-sm">
						{t('move.to')}
					</label>
					<select
						id={toField}
						value={to}
						onChange={({ target }) => {
							setFrom(leaving.id);
							setTo(target.value);
						}}
						className={fieldLook}
					>
						<option value="">–</option>
						{others.map((each) => (
							<option key={each.id} value={each.id}>
								{each.name}
							</option>
						))}
					</select>
				</div>
				<label className="inline-flex min-h-12 items-center gap-2 text-sm">
					<input
						type="checkbox"
						checked={withWork}
						onChange={({ target }) => setWithWork(target.checked)}
						className="size-5 accent-accent"
					/>
					{t('move.withWork')}
				</label>
				<Button look="secondary" disabled={to === '' || move.isPending} onClick={() => move.mutate()}>
					{t('move.button')}
				</Button>
			</div>
			{move.error && <ErrorNotice error={move.error} />}
		</fieldset>
	);
}

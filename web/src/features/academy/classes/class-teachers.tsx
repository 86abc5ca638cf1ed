import type { AcademyOverview } from '@henry/contract/academies.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { fieldLook } from '#web/components/form-field.tsx';
import { keys } from '#web/features/academy/calls.ts';
import { houseCalls } from '#web/features/academy/house-calls.ts';

/** Who teaches a class; whoever runs the academy gives it to another teacher. */
export function ClassTeachers({ classId, overview }: { classId: string; overview: AcademyOverview }) {
	const { t } = useTranslation('academy');
	const { academy, people, me } = overview;
	const queryClient = useQueryClient();
	const [chosen, setChosen] = useState('');
	const fieldId = useId();
	const teachers = people.filter(({ role }) => role === 'teacher');
	const own = teachers.filter(({ classIds }) => classIds.includes(classId));
	const handOver = useMutation({
		mutationFn: () => houseCalls.handOverClass(classId, chosen),
		async onSuccess() {
			await queryClient.invalidateQueries({ queryKey: keys.overview(academy.id) });
			setChosen('');
		},
	});
	const isManager = me.role === 'owner' || me.role === 'coordinator';
	return (
		<div className="space-y-3">
			<p>
				{t('teachers.of')} {own.map(({ displayName }) => displayName).join(', ') || t('teachers.none')}
			</p>
			{isManager && teachers.length > own.length && (
				<details>
					<summary className="min-h-8 cursor-pointer text-sm">{t('teachers.change')}</summary>
					<div className="mt-2 flex flex-wrap items-end gap-3">
						<div className="min-w-0 flex-1 basis-48 space-y-1.5">
							<label htmlFor={fieldId} className="block font-semibold">
								{t('teachers.to')}
							</label>
							<select
								id={fieldId}
								value={chosen}
								onChange={({ target }) => setChosen(target.value)}
								className={fieldLook}
							>
								<option value="">–</option>
								{teachers
									.filter(({ classIds }) => !classIds.includes(classId))
									.map(({ id, displayName }) => (
										<option key={id} value={id}>
											{displayName}
										</option>
									))}
							</select>
						</div>
						<Button
							look="secondary"
							disabled={chosen === '' || handOver.isPending}
							onClick={() => handOver.mutate()}
						>
							{t('teachers.button')}
						</Button>
					</div>
				</details>
			)}
			<p role="status" className="font-semibold text-good empty:sr-only">
				{handOver.isSuccess && t('teachers.done')}
			</p>
			{handOver.error && <ErrorNotice error={handOver.error} />}
		</div>
	);
}

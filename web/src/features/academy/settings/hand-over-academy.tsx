import type { AcademyOverview } from '@henry/contract/academies.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { houseCalls } from '#web/features/academy/house-calls.ts';

/** The owner gives the academy to somebody else of the staff. */
export function HandOverAcademy({ overview: { academy, people } }: { overview: AcademyOverview }) {
	const { t } = useTranslation(['academy', 'homework']);
	const queryClient = useQueryClient();
	const heirs = people.filter(({ role }) => role === 'coordinator' || role === 'teacher');
	const [heirId, setHeirId] = useState('');
	const heir = heirs.find(({ id }) => id === heirId);
	const handOver = useMutation({
		mutationFn: (membershipId: string) => houseCalls.handOverAcademy(academy.id, membershipId),
		onSuccess: () => queryClient.invalidateQueries(),
	});
	return (
		<section aria-labelledby="hand-over" className="space-y-4">
			<h2 id="hand-over" className="font-bold text-2xl">
				{t('handOver.title')}
			</h2>
			<p>{t(heirs.length === 0 ? 'handOver.nobody' : 'handOver.text')}</p>
			{heirs.length > 0 && (
				<>
					<FormField label={t('handOver.to')}>
						{(ids) => (
							<select
								{...ids}
								value={heirId}
								onChange={({ target }) => setHeirId(target.value)}
								className={fieldLook}
							>
								<option value="">–</option>
								{heirs.map(({ id, displayName, role }) => (
									<option key={id} value={id}>
										{displayName} ({t(`homework:role.${role}`)})
									</option>
								))}
							</select>
						)}
					</FormField>
					{handOver.error && <ErrorNotice error={handOver.error} />}
					<ConfirmedButton
						look="secondary"
						question={t('handOver.question', { name: heir?.displayName ?? '' })}
						confirm={t('handOver.button')}
						cancel={t('people.keep')}
						disabled={!heir || handOver.isPending}
						onConfirm={() => heir && handOver.mutate(heir.id)}
					>
						{t('handOver.button')}
					</ConfirmedButton>
				</>
			)}
		</section>
	);
}

import type { MyAcademies } from '@henry/contract/academies.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { callFunction } from '#web/lib/api-client.ts';
import { homeworkQuery } from '#web/lib/homework-query.ts';
import { myAcademiesQuery } from '#web/lib/my-academies-query.ts';

/** What goes with the signed-in user's place in an academy. */
const questions = {
	learner: 'leave.learner',
	guardian: 'leave.guardian',
	assistant: 'leave.staff',
	teacher: 'leave.staff',
	coordinator: 'leave.staff',
} as const;

/** The signed-in user's way out of an academy; nothing for its owner, who hands it over or deletes it. */
export function LeaveAcademy({
	place: { academy, me },
	onLeft,
}: {
	place: Pick<MyAcademies[number], 'me'> & { academy: { id: string; name: string } };
	onLeft?: () => void;
}) {
	const { t } = useTranslation('homework');
	const queryClient = useQueryClient();
	const leave = useMutation({
		mutationFn: () =>
			callFunction(apiPaths.removeMember, { academyId: academy.id, membershipId: me.id }, doneSchema),
		async onSuccess() {
			onLeft?.();
			await queryClient.invalidateQueries({ queryKey: homeworkQuery.queryKey });
			await queryClient.invalidateQueries({ queryKey: myAcademiesQuery.queryKey });
		},
	});
	if (me.role === 'owner') return null;
	const name = academy.name;
	return (
		<>
			<ConfirmedButton
				label={t('leave.label', { name })}
				question={t(questions[me.role], { name })}
				confirm={t('leave.confirm')}
				cancel={t('leave.stay')}
				disabled={leave.isPending}
				onConfirm={() => leave.mutate()}
			>
				{t('leave.confirm')}
			</ConfirmedButton>
			{leave.error && <ErrorNotice error={leave.error} />}
		</>
	);
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { keys } from '#web/features/academy/calls.ts';
import { connectionCalls } from './connection-calls.ts';

type PlatformMembersProps = { classId: string; academyId: string; platform: string };

/** For a class that is a course on a learning platform: brings its learners in line with those there. */
export function PlatformMembers({ classId, academyId, platform }: PlatformMembersProps) {
	const { t } = useTranslation('connections');
	const queryClient = useQueryClient();
	const fetchThem = useMutation({
		mutationFn: () => connectionCalls.fetchMembers(classId),
		onSuccess() {
			for (const queryKey of [keys.overview(academyId), keys.class(classId)]) {
				void queryClient.invalidateQueries({ queryKey });
			}
		},
	});
	return (
		<div className="flex flex-wrap items-center gap-3">
			<p className="min-w-0 break-words">{t('members.text', { platform })}</p>
			<Button look="secondary" disabled={fetchThem.isPending} onClick={() => fetchThem.mutate()}>
				{fetchThem.isPending ? t('members.fetching') : t('members.fetch')}
			</Button>
			<p role="status" className="font-semibold text-good empty:sr-only">
				{fetchThem.data && t('members.done', fetchThem.data)}
			</p>
			{fetchThem.error && <ErrorNotice error={fetchThem.error} />}
		</div>
	);
}

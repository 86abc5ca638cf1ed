import type { MockDay, MockSlot } from '@henry/contract/mock-days.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { prepareRoom } from './room-paper.ts';

/** Fetches all questions, pictures and Henry's voice for a room before its first exam. */
export function PrepareRoom({ day, slots }: { day: MockDay; slots: readonly MockSlot[] }) {
	const { t } = useTranslation('mockDay');
	const queryClient = useQueryClient();
	const [share0to1, setShare] = useState(0);
	const prepare = useMutation({
		mutationFn: () => prepareRoom(queryClient, day, slots, setShare),
		networkMode: 'always',
	});
	return (
		<section className="space-y-3 rounded-card border border-line bg-surface p-4">
			<h2 className="font-bold text-lg">{t('prepare.title')}</h2>
			<p className="text-muted">{t('prepare.text')}</p>
			{prepare.isSuccess ? (
				<p role="status" className="flex items-center gap-2 font-semibold text-good">
					<CircleCheck aria-hidden="true" className="size-5 shrink-0" />
					{t('prepare.done')}
				</p>
			) : (
				<Button look="secondary" disabled={prepare.isPending} onClick={() => prepare.mutate()}>
					<Download aria-hidden="true" className="size-5" />
					{prepare.isPending
						? t('prepare.working', { percent: Math.round(100 * share0to1) })
						: t('prepare.button')}
				</Button>
			)}
			{prepare.error && <ErrorNotice error={prepare.error} onRetry={() => prepare.mutate()} />}
		</section>
	);
}

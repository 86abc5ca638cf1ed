import { CircleCheck, CloudOff, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { isUnreachable } from '#web/lib/unreachable.ts';
import type { RoomExam } from './room-keeper.ts';

type RoomSendingProps = {
	exams: readonly RoomExam[];
	error: Error | null;
	isSending: boolean;
	onSend: () => void;
};

/** What waits on this device, and that nothing is lost. */
export function RoomSending({ exams, error, isSending, onSend }: RoomSendingProps) {
	const { t } = useTranslation('mockDay');
	const outcomes = exams.flatMap(({ isFinished, candidates }) => (isFinished ? candidates : []));
	const waiting = outcomes.filter(({ outcome }) => outcome === 'waits').length;
	if (waiting === 0) {
		if (outcomes.length === 0) return null;
		return (
			<p
				role="status"
				className="flex items-center gap-2 rounded-card bg-good-soft p-4 font-semibold text-good"
			>
				<CircleCheck aria-hidden="true" className="size-5 shrink-0" />
				{t('sending.all')}
			</p>
		);
	}
	return (
		<section className="space-y-3 rounded-card bg-fair-soft p-4">
			<p role="status" className="flex items-center gap-2 font-semibold text-fair">
				<CloudOff aria-hidden="true" className="size-5 shrink-0" />
				{t(isSending ? 'sending.now' : 'sending.waiting', { count: waiting })}
			</p>
			<p>{t('sending.keep')}</p>
			{error && !isUnreachable(error) && <ErrorNotice error={error} />}
			<Button look="secondary" disabled={isSending} onClick={onSend}>
				<Send aria-hidden="true" className="size-5" />
				{t('sending.button')}
			</Button>
		</section>
	);
}

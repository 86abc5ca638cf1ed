import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Question } from '#web/components/confirmed-button.tsx';
import { unsentOf } from '#web/lib/practice/outbox.ts';

/** What signs somebody out of this device, and what would be lost by that. */
type Asked = { unsent: number; leave: () => Promise<void> };

/**
 * Signing out of this device, which erases what is kept on it. What the server was not told yet is sent first; where that
 * fails, `question` asks whether it may be lost. Otherwise `question` is empty. `error`: why nobody was signed out.
 */
export function useLeaving(uid: string) {
	const { t } = useTranslation('accounts');
	const [asked, setAsked] = useState<Asked>();
	const leaving = useMutation({
		async mutationFn({ leave, mayLose = false }: { leave: () => Promise<void>; mayLose?: boolean }) {
			setAsked(undefined);
			const unsent = mayLose ? 0 : await unsentOf(uid);
			if (unsent > 0) setAsked({ unsent, leave });
			else await leave();
		},
	});
	const question: ReactNode = asked && (
		<Question
			question={t('leaving.question', { count: asked.unsent })}
			confirm={t('leaving.lose')}
			cancel={t('leaving.stay')}
			onConfirm={() => leaving.mutate({ leave: asked.leave, mayLose: true })}
			onCancel={() => setAsked(undefined)}
		/>
	);
	return {
		leave: (leave: () => Promise<void>) => leaving.mutate({ leave }),
		isPending: leaving.isPending,
		error: leaving.error,
		question,
	};
}

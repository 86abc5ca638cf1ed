import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Question } from '#web/components/confirmed-button.tsx';
import { isExamBegun } from '#web/lib/kept-for-one.ts';
import { countUnsent } from '#web/lib/unsent.ts';

/** What signs somebody out of this device, and what would be lost by that. */
type Asked = { lost: string[]; leave: () => Promise<void> };

/**
 * Signing out of this device, which erases what is kept on it. What the server was not told yet is sent first; where that
 * fails, or an exam has no report yet, `question` asks whether it may be lost. Otherwise `question` is empty. `error`: why
 * nobody was signed out.
 */
export function useLeaving(uid: string) {
	const { t } = useTranslation('accounts');
	const [asked, setAsked] = useState<Asked>();
	const leaving = useMutation({
		async mutationFn({ leave, mayLose = false }: { leave: () => Promise<void>; mayLose?: boolean }) {
			setAsked(undefined);
			const lost = mayLose ? [] : await lostBy();
			if (lost.length > 0) setAsked({ lost, leave });
			else await leave();
		},
	});
	async function lostBy(): Promise<string[]> {
		const [unsent, hasExam] = await Promise.all([countUnsent(uid), isExamBegun()]);
		return [
			...(unsent > 0 ? [t('leaving.unsent', { count: unsent })] : []),
			...(hasExam ? [t('leaving.exam')] : []),
		];
	}
	const question: ReactNode = asked && (
		<Question
			question={[...asked.lost, t('leaving.question')].join(' ')}
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

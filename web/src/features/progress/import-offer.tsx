import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Import } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { browserKeeper, clearBrowserPractice } from '#web/lib/practice/browser-keeper.ts';
import { importBrowserPractice } from '#web/lib/practice/import-practice.ts';
import { practiceKey } from '#web/lib/practice/practice-query.ts';
import { PracticeError } from './practice-error.tsx';

/** For someone who is signed in: what this browser still keeps from before can come into the account. */
export function ImportOffer() {
	const { t } = useTranslation('progress');
	const queryClient = useQueryClient();
	const [isPutOff, setPutOff] = useState(false);
	const inBrowser = useQuery({
		queryKey: [...practiceKey, 'browser'],
		queryFn: browserKeeper.load,
		staleTime: 0,
	});
	const refresh = () => queryClient.invalidateQueries({ queryKey: practiceKey });
	const importing = useMutation({ mutationFn: importBrowserPractice, onSettled: refresh });
	const clearing = useMutation({ mutationFn: async () => clearBrowserPractice(), onSuccess: refresh });
	const count = inBrowser.data?.results.length ?? 0;
	const hasAny = count > 0 || (inBrowser.data?.cards.length ?? 0) > 0;
	if (importing.isSuccess) {
		return (
			<p role="status" className="mb-6 rounded-card bg-good-soft p-4 font-semibold text-good">
				{t('import.done')}
			</p>
		);
	}
	if (!hasAny || isPutOff) return null;
	const isBusy = importing.isPending || clearing.isPending;
	return (
		<section
			aria-label={t('import.title')}
			className="mb-6 space-y-4 rounded-card border border-accent/40 bg-accent-soft p-5"
		>
			<p className="font-semibold text-accent-strong">{t('import.text', { count })}</p>
			<div className="flex flex-wrap gap-3">
				<Button disabled={isBusy} onClick={() => importing.mutate()}>
					<Import aria-hidden="true" className="size-5" />
					{importing.isPending ? t('import.working') : t('import.add', { count })}
				</Button>
				<Button look="secondary" disabled={isBusy} onClick={() => setPutOff(true)}>
					{t('import.notNow')}
				</Button>
				<ConfirmedButton
					question={t('import.deleteQuestion')}
					confirm={t('import.deleteConfirm')}
					cancel={t('erase.cancel')}
					disabled={isBusy}
					onConfirm={() => clearing.mutate()}
				>
					{t('import.delete')}
				</ConfirmedButton>
			</div>
			{importing.isError && <PracticeError error={importing.error} onRetry={() => importing.mutate()} />}
			{clearing.isError && <PracticeError error={clearing.error} onRetry={() => clearing.mutate()} />}
		</section>
	);
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Import } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { browserPath, useChosenPath } from '#web/lib/chosen-path.ts';
import { learnerStateKey } from '#web/lib/learner-state.ts';
import { browserKeeper } from '#web/lib/practice/browser-keeper.ts';
import { clearBrowser, importFromBrowser } from '#web/lib/practice/import-practice.ts';
import { practiceKey } from '#web/lib/practice/practice-query.ts';
import { browserMemory } from '#web/lib/talk-memory.ts';
import { PracticeError } from './practice-error.tsx';

/** What this browser still keeps from before somebody signed in; null where it keeps nothing. */
function useKeptInBrowser() {
	const { data: practice } = useQuery({
		queryKey: [...practiceKey, 'browser'],
		queryFn: browserKeeper.load,
		staleTime: 0,
	});
	const count = practice?.results.length ?? 0;
	const hasPractice = count > 0 || (practice?.cards.length ?? 0) > 0;
	const hasFacts = (browserMemory.use()?.facts.length ?? 0) > 0;
	const hasPath = browserPath.use() !== null;
	return hasPractice || hasFacts || hasPath ? { count, hasPractice, hasFacts, hasPath } : null;
}

/** For someone who is signed in: what this browser still keeps from before can come into the account. */
export function ImportOffer() {
	const { t } = useTranslation('progress');
	const queryClient = useQueryClient();
	const [isPutOff, setPutOff] = useState(false);
	const inBrowser = useKeptInBrowser();
	const { value: ownPath } = useChosenPath();
	const refresh = () =>
		Promise.all(
			[practiceKey, learnerStateKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
		);
	const importing = useMutation({ mutationFn: importFromBrowser, onSettled: refresh });
	const clearing = useMutation({ mutationFn: async () => clearBrowser(), onSuccess: refresh });
	if (importing.isSuccess) {
		return (
			<p role="status" className="mb-6 rounded-card bg-good-soft p-4 font-semibold text-good">
				{t('import.done')}
			</p>
		);
	}
	if (!inBrowser || isPutOff) return null;
	const { count, hasPractice, hasFacts, hasPath } = inBrowser;
	const isBusy = importing.isPending || clearing.isPending;
	return (
		<section
			aria-label={t('import.title')}
			className="mb-6 space-y-4 rounded-card border border-accent/40 bg-accent-soft p-5"
		>
			<div className="font-semibold text-accent-strong">
				{hasPractice && <p>{t('import.text', { count })}</p>}
				{hasFacts && <p>{t('import.facts')}</p>}
				{hasPath && <p>{t(ownPath ? 'import.otherPath' : 'import.path')}</p>}
			</div>
			<div className="flex flex-wrap gap-3">
				<Button disabled={isBusy} onClick={() => importing.mutate()}>
					<Import aria-hidden="true" className="size-5" />
					{t(importing.isPending ? 'import.working' : 'import.add')}
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

import type { Person } from '@henry/contract/academies.ts';
import type { MadeCard } from '@henry/contract/cards.ts';
import { useMutation } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { academyCalls } from '#web/features/academy/calls.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';

/** Fetched when a list is to be read. */
const ImportLearners = lazyPart(
	async () => (await import('./import-learners.tsx')).ImportLearners,
	['academy'],
);

type LearnerCardsProps = {
	classId: string;
	academyId: string;
	/** Who learns in the class. */
	learners: Person[];
	onMade: (cards: MadeCard[]) => void;
};

/** Learners without an address: they are added by name, and get a card with a PIN, or a new one. */
export function LearnerCards({ classId, academyId, learners, onMade }: LearnerCardsProps) {
	const { t } = useTranslation('academy');
	const [isImporting, setImporting] = useState(false);
	const withCards = learners.filter(({ hasCard }) => hasCard);
	const renew = useMutation({
		mutationFn: (membershipIds: string[]) => academyCalls.newPins(classId, membershipIds),
		onSuccess: ({ cards }) => onMade(cards),
	});
	const question = { confirm: t('cards.renew'), cancel: t('cards.keep'), disabled: renew.isPending };
	return (
		<section aria-labelledby="learner-cards" className="space-y-4">
			<h3 id="learner-cards" className="font-bold text-xl">
				{t('cards.title')}
			</h3>
			<p className="text-muted">{t('cards.intro')}</p>
			{isImporting ? (
				<div className="rounded-card border border-line bg-surface p-4 sm:p-6">
					<Suspense fallback={<LoadingNotice />}>
						<ImportLearners
							classId={classId}
							academyId={academyId}
							inClass={learners.map(({ displayName }) => displayName)}
							onMade={onMade}
							onCancel={() => setImporting(false)}
						/>
					</Suspense>
				</div>
			) : (
				<Button look="secondary" onClick={() => setImporting(true)}>
					<UserPlus aria-hidden="true" className="size-5" />
					{t('cards.add')}
				</Button>
			)}
			{renew.error && <ErrorNotice error={renew.error} />}
			{withCards.length > 0 && (
				<details className="rounded-control border border-line px-4 py-2">
					<summary className="min-h-8 cursor-pointer font-semibold">
						{t('cards.of', { count: withCards.length })}
					</summary>
					<ul className="divide-y divide-line">
						{withCards.map(({ id, displayName: name }) => (
							<li key={id} className="flex flex-wrap items-center gap-x-4 py-1">
								<span className="min-w-0 flex-1 break-words">{name}</span>
								<ConfirmedButton
									{...question}
									label={t('cards.newPinOf', { name })}
									question={t('cards.newPinQuestion', { name })}
									onConfirm={() => renew.mutate([id])}
								>
									{t('cards.newPin')}
								</ConfirmedButton>
							</li>
						))}
					</ul>
					<div className="flex flex-wrap gap-3 py-3">
						<ConfirmedButton
							{...question}
							look="secondary"
							question={t('cards.newPinsQuestion')}
							onConfirm={() => renew.mutate(withCards.map(({ id }) => id))}
						>
							{t('cards.newPins')}
						</ConfirmedButton>
					</div>
				</details>
			)}
		</section>
	);
}

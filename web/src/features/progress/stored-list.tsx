import type { UseMutationResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';

const firstShown = 10;

type StoredListProps<Item> = {
	title: string;
	items: Item[];
	/** Says which item its delete button deletes. */
	deleteLabel: (item: Item) => string;
	/** Deletes an item by its id. */
	deleting: UseMutationResult<void, Error, string>;
	children: (item: Item) => ReactNode;
};

/** A list of stored items, closed at first, each with its delete button. */
export function StoredList<Item extends { id: string }>({
	title,
	items,
	deleteLabel,
	deleting,
	children,
}: StoredListProps<Item>) {
	const { t } = useTranslation('progress');
	const [shown, setShown] = useState(firstShown);
	return (
		<details className="rounded-card border border-line bg-surface px-5 py-2 shadow-card">
			<summary className="min-h-11 content-center rounded-control font-semibold text-accent-strong">
				{title}
			</summary>
			{items.length === 0 && <p className="pb-3 text-muted">{t('stored.none')}</p>}
			<ul className="divide-y divide-line">
				{items.slice(0, shown).map((item) => (
					<li key={item.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
						<div className="min-w-0 flex-1 basis-44">{children(item)}</div>
						<ConfirmedButton
							label={deleteLabel(item)}
							question={t('stored.reallyDelete', { deletion: deleteLabel(item) })}
							confirm={t('stored.delete')}
							cancel={t('stored.keep')}
							disabled={deleting.isPending}
							onConfirm={() => deleting.mutate(item.id)}
						>
							<Trash2 aria-hidden="true" className="size-5" />
						</ConfirmedButton>
					</li>
				))}
			</ul>
			{items.length > shown && (
				<Button look="secondary" className="my-3" onClick={() => setShown(shown + 5 * firstShown)}>
					{t('stored.more')}
				</Button>
			)}
		</details>
	);
}

import type { MarkWrongRequest } from '@henry/contract/mark-wrong.ts';
import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/lib/lazy-part.ts';

export type MarkWrongProps = Pick<MarkWrongRequest, 'kind' | 'about'> & {
	/** What was said, and as what it was marked: sent only where the learner agrees. Left out where there are no words. */
	words?: { said: string; marked: string } | undefined;
};

type MarkWrongLook = {
	/**
	 * A flag alone, where one mark follows another: what it stands in is a grid of two columns, whose second is the flag's and
	 * below which its form goes. `FlagHint` (`flag-hint.tsx`) says once what it is for.
	 */
	isFlag?: boolean;
};

/** Fetched when somebody has something to say. */
const MarkWrongForm = lazyPart(
	async () => (await import('./mark-wrong-form.tsx')).MarkWrongForm,
	['markWrong'],
);

/** Where a mark and the flag beside it stand. */
export const flaggedLook = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-1';

/** Lets a learner say that a mark is wrong. */
export function MarkWrong({ isFlag = false, ...mark }: MarkWrongProps & MarkWrongLook) {
	const { t } = useTranslation();
	const [isOpen, setOpen] = useState(false);
	const button = {
		type: 'button',
		'aria-expanded': isOpen,
		onClick: () => setOpen(!isOpen),
	} as const;
	const form = isOpen && (
		<Suspense>
			<MarkWrongForm {...mark} />
		</Suspense>
	);
	if (isFlag) {
		// Several stand in a list: each is named by what it is about.
		const name = mark.words ? `${t('markWrong')}: ${mark.words.marked}` : t('markWrong');
		return (
			<>
				<button
					{...button}
					aria-label={name}
					title={t('markWrong')}
					className="no-print -my-1 inline-flex size-9 items-center justify-center self-start rounded-control text-muted hover:text-ink aria-expanded:text-ink"
				>
					<Flag aria-hidden="true" className="size-4" />
				</button>
				{form && <div className="no-print col-span-full mt-2">{form}</div>}
			</>
		);
	}
	return (
		<div className="no-print space-y-3">
			<button
				{...button}
				className="inline-flex min-h-8 items-center gap-1.5 text-muted text-sm underline underline-offset-4 hover:text-ink"
			>
				<Flag aria-hidden="true" className="size-4" />
				{t('markWrong')}
			</button>
			{form}
		</div>
	);
}

import type { QueueEntry } from '@henry/contract/homework.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { academyCalls } from '#web/features/academy/calls.ts';
import { useIsTyped } from '#web/lib/typed-here.ts';
import { easyEntries, marksOfDraft, middleOf } from './draft-mark.ts';
import { aboutAnswer } from './typed-marks.ts';

type ConfirmManyProps = { entries: QueueEntry[]; onConfirmed: (confirmed: QueueEntry[]) => Promise<unknown> };

/** Confirms the drafts of answers that nothing speaks against, as many as are ticked, at once. */
export function ConfirmMany({ entries, onConfirmed }: ConfirmManyProps) {
	const { t } = useTranslation(['academy', 'homework']);
	const [left, setLeft] = useState<readonly string[]>([]);
	const isTyped = useIsTyped();
	// Whose mark is being typed gets that one.
	const easy = easyEntries(entries).filter(({ id }) => !isTyped(aboutAnswer(id)));
	const ticked = easy.filter(({ id }) => !left.includes(id));
	const confirm = useMutation({
		mutationFn: (confirmed: QueueEntry[]) =>
			academyCalls.review(
				confirmed.map((entry) => ({
					handInId: entry.id,
					mark: entry.content.draft && middleOf(entry.content.draft, entry),
					marks: marksOfDraft(entry.content.draft, entry),
					note: '',
				})),
				true,
			),
		onSuccess: (_done, confirmed) => onConfirmed(confirmed),
	});
	return (
		<details className="rounded-card border border-line bg-surface p-4">
			<summary className="min-h-8 cursor-pointer font-semibold">{t('queue.many')}</summary>
			<p className="mt-2 text-muted text-sm">{t(easy.length === 0 ? 'queue.manyNone' : 'queue.manyHint')}</p>
			{easy.length > 0 && (
				<ul className="my-3 space-y-1">
					{easy.map(({ id, learner, title, content, task, rubric }) => (
						<li key={id}>
							<label className="flex min-h-8 items-center gap-3">
								<input
									type="checkbox"
									checked={!left.includes(id)}
									onChange={({ target }) =>
										setLeft(target.checked ? left.filter((other) => other !== id) : [...left, id])
									}
									className="size-5 shrink-0 accent-accent"
								/>
								<span className="min-w-0 break-words">
									{learner} · {title} · {content.draft && middleOf(content.draft, { task, rubric })}
								</span>
							</label>
						</li>
					))}
				</ul>
			)}
			{confirm.error && <ErrorNotice error={confirm.error} />}
			{easy.length > 0 && (
				<Button
					look="secondary"
					disabled={ticked.length === 0 || confirm.isPending}
					onClick={() => confirm.mutate(ticked)}
				>
					{t('queue.manyButton', { count: ticked.length })}
				</Button>
			)}
		</details>
	);
}

import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { maxDisputedTextCharacters } from '@henry/contract/limits.ts';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callFunction } from '#web/lib/api-client.ts';
import { Button } from './button.tsx';
import { ErrorNotice } from './error-notice.tsx';
import type { MarkWrongProps } from './mark-wrong.tsx';

const short = (text: string) => text.slice(0, maxDisputedTextCharacters);
/** What the product calls a mark may hold signs that a name has not. */
const plainName = (about: string) => about.replace(/[^\w .,:>+-]+/g, ' ').slice(0, 80);

/** Sends that a mark is wrong; the words go along only if the learner says so. */
export function MarkWrongForm({ kind, about, words }: MarkWrongProps) {
	const { t } = useTranslation('markWrong');
	const [sendsWords, setSendsWords] = useState(false);
	const telling = useMutation({
		mutationFn: () => {
			const agreed =
				words && sendsWords ? { words: { said: short(words.said), marked: short(words.marked) } } : {};
			return callFunction(apiPaths.markWrong, { kind, about: plainName(about), ...agreed }, doneSchema);
		},
	});
	if (telling.isSuccess) {
		return (
			<p role="status" className="flex items-center gap-2 text-sm">
				<CircleCheck aria-hidden="true" className="size-4 shrink-0 text-good" />
				{t('kept')}
			</p>
		);
	}
	return (
		<div className="space-y-3 rounded-card bg-paper p-4">
			{words && (
				<label className="flex cursor-pointer items-start gap-3">
					<input
						type="checkbox"
						checked={sendsWords}
						onChange={(event) => setSendsWords(event.target.checked)}
						className="mt-1 size-5 shrink-0 accent-accent"
					/>
					<span>
						{t('words')}{' '}
						<span lang="en" className="text-muted">
							{words.said}
						</span>
					</span>
				</label>
			)}
			<p className="text-muted text-sm">{t(words ? 'note' : 'noteOfFigures')}</p>
			<Button look="secondary" disabled={telling.isPending} onClick={() => telling.mutate()}>
				{t('send')}
			</Button>
			{telling.isError && <ErrorNotice error={telling.error} onRetry={() => telling.mutate()} />}
		</div>
	);
}

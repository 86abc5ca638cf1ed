import { maxPhraseCharacters } from '@henry/contract/limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { markingCalls, markingKeys, usePhrases } from './marking-calls.ts';

/** The phrases that a teacher keeps and those that the academy shares. */
export function OwnPhrases({ academyId }: { academyId: string }) {
	const { t } = useTranslation('marking');
	const queryClient = useQueryClient();
	const phrases = usePhrases(academyId);
	const [text, setText] = useState('');
	const [isShared, setShared] = useState(false);
	const onSuccess = () => queryClient.invalidateQueries({ queryKey: markingKeys.phrases(academyId) });
	const add = useMutation({
		mutationFn: () => markingCalls.addPhrase(academyId, text.trim(), isShared),
		onSuccess() {
			setText('');
			return onSuccess();
		},
	});
	const remove = useMutation({
		mutationFn: (phraseId: string) => markingCalls.removePhrase(academyId, phraseId),
		onSuccess,
	});
	const error = add.error ?? remove.error;
	return (
		<section aria-labelledby="phrases" className="space-y-4">
			<h2 id="phrases" className="font-bold text-2xl">
				{t('phrases.title')}
			</h2>
			<QueryView
				query={phrases}
				loading={() => <LoadingNotice />}
				error={(failed, retry) => <ErrorNotice error={failed} onRetry={retry} />}
				empty={() => <p className="text-muted">{t('phrases.none')}</p>}
				data={(data) => (
					<ul className="divide-y divide-line">
						{data.map((phrase) => (
							<li key={phrase.id} className="flex items-center justify-between gap-3 py-1">
								<span className="min-w-0 break-words">
									{phrase.text}
									{phrase.isShared && <span className="text-muted text-sm"> · {t('phrases.shared')}</span>}
								</span>
								{phrase.mayRemove && (
									<button
										type="button"
										aria-label={t('phrases.remove', { text: phrase.text })}
										disabled={remove.isPending}
										onClick={() => remove.mutate(phrase.id)}
										className="inline-grid size-11 shrink-0 place-items-center text-poor"
									>
										<Trash2 aria-hidden="true" className="size-5" />
									</button>
								)}
							</li>
						))}
					</ul>
				)}
			/>
			<form
				className="space-y-3"
				onSubmit={(event) => {
					event.preventDefault();
					if (text.trim() !== '') add.mutate();
				}}
			>
				<FormField label={t('phrases.new')}>
					{(ids) => (
						<input
							{...ids}
							value={text}
							maxLength={maxPhraseCharacters}
							onChange={({ target }) => setText(target.value)}
							className={fieldLook}
						/>
					)}
				</FormField>
				<label className="flex min-h-8 items-center gap-3">
					<input
						type="checkbox"
						checked={isShared}
						onChange={({ target }) => setShared(target.checked)}
						className="size-6 shrink-0 accent-accent"
					/>
					{t('phrases.share')}
				</label>
				{error && <ErrorNotice error={error} />}
				<Button type="submit" look="secondary" disabled={add.isPending || text.trim() === ''}>
					{t('phrases.add')}
				</Button>
			</form>
		</section>
	);
}

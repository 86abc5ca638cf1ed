import { maxPhraseCharacters } from '@henry/contract/limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { markingCalls, markingKeys, usePhrases } from '#web/features/academy/marking/marking-calls.ts';

/** What every teacher may begin with. */
const firstPhrases = ['wellDone', 'sayMore', 'past', 'thirdPerson', 'slower', 'question'] as const;

type ReadyPhrasesProps = { academyId: string; note: string; onChange: (note: string) => void };

/** Phrases that are said often, put into the note by a tap; and the note itself, kept as one. */
export function ReadyPhrases({ academyId, note, onChange }: ReadyPhrasesProps) {
	const { t } = useTranslation(['marking', 'academy']);
	const queryClient = useQueryClient();
	const phrases = usePhrases(academyId);
	const keep = useMutation({
		mutationFn: (isShared: boolean) => markingCalls.addPhrase(academyId, note.trim(), isShared),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: markingKeys.phrases(academyId) }),
	});
	const own = phrases.data ?? [];
	const first = firstPhrases.map((key) => t(`marking:phrases.first.${key}`));
	const shown = [...own.map(({ text }) => text), ...first];
	const isNew =
		note.trim() !== '' && !shown.includes(note.trim()) && note.trim().length <= maxPhraseCharacters;
	const look =
		'min-h-9 rounded-full border border-line-strong bg-surface px-3 text-left text-sm hover:border-accent';
	return (
		<fieldset className="space-y-2">
			<legend className="text-muted text-sm">{t('academy:queue.phrases')}</legend>
			<div className="flex flex-wrap gap-2">
				{[...new Set(shown)].map((phrase) => (
					<button
						key={phrase}
						type="button"
						onClick={() => onChange(note.trim() === '' ? phrase : `${note.trim()} ${phrase}`)}
						className={look}
					>
						{phrase}
					</button>
				))}
			</div>
			{isNew && (
				<p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
					<span className="text-muted">{t('marking:phrases.keep')}</span>
					{([false, true] as const).map((isShared) => (
						<button
							key={String(isShared)}
							type="button"
							disabled={keep.isPending}
							onClick={() => keep.mutate(isShared)}
							className="min-h-8 font-semibold text-accent-strong underline underline-offset-4"
						>
							{t(isShared ? 'marking:phrases.forAll' : 'marking:phrases.forMe')}
						</button>
					))}
				</p>
			)}
			<p role="status" className="text-good text-sm empty:sr-only">
				{keep.isSuccess && !isNew && t('marking:phrases.kept')}
			</p>
			{keep.error && <ErrorNotice error={keep.error} />}
		</fieldset>
	);
}

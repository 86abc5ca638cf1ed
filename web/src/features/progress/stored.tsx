import { apiPaths } from '@henry/contract/api-paths.ts';
import type { Practice } from '@henry/contract/practice.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonAnchor } from '#web/components/button.tsx';
import { useFormats } from '#web/lib/formats.ts';
import type { PracticeKeeper } from '#web/lib/practice/keeper.ts';
import { localDay } from '#web/lib/practice/local-day.ts';
import { practiceKey } from '#web/lib/practice/practice-query.ts';
import { dueCards } from '#web/lib/practice/schedule.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { PracticeError } from './practice-error.tsx';
import { Section } from './section.tsx';
import { StoredList } from './stored-list.tsx';
import { StoredRecording } from './stored-recording.tsx';

const exportName = 'talk-to-henry.json';

/** Hands the visitor a file with what this browser keeps. */
function exportFromBrowser({ results, cards }: Practice): void {
	const kept = JSON.stringify({ results, cards }, null, '\t');
	saveFile(exportName, new Blob([kept], { type: 'application/json' }));
}

function ExportButton({ keeper, practice }: Omit<StoredProps, 'nowMs'>) {
	const { t } = useTranslation('progress');
	const face = (
		<>
			<Download aria-hidden="true" className="size-5" />
			{t('stored.export')}
		</>
	);
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
			{keeper.place === 'account' ? (
				<ButtonAnchor look="secondary" href={apiPaths.exportAccount} download={exportName}>
					{face}
				</ButtonAnchor>
			) : (
				<Button look="secondary" onClick={() => exportFromBrowser(practice)}>
					{face}
				</Button>
			)}
			<p className="text-muted text-sm">{t('stored.exportNote')}</p>
		</div>
	);
}

type StoredProps = { keeper: PracticeKeeper; practice: Practice; nowMs: number };

/** Everything that is stored, item by item, each to be deleted alone; and all of it as a file. */
export function Stored({ keeper, practice, nowMs }: StoredProps) {
	const { t } = useTranslation('progress');
	const { moment, longDay } = useFormats();
	const queryClient = useQueryClient();
	const deleting = useMutation({
		mutationFn: (id: string) => keeper.forget({ results: [id], cards: [id], recordings: [id] }),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: practiceKey }),
	});
	const { results, cards, recordings } = practice;
	return (
		<Section isForScreen title={t('stored.title')}>
			<p className="text-muted">{t(keeper.place === 'browser' ? 'stored.inBrowser' : 'stored.inAccount')}</p>
			<StoredList
				title={t('stored.results', { count: results.length })}
				items={results}
				deleteLabel={({ atMs }) => t('stored.deleteResult', { moment: moment(atMs) })}
				deleting={deleting}
			>
				{({ activity, title, atMs }) => (
					<p>
						{t(`activities.${activity}`)}
						{title && <span lang="en">: {title}</span>}
						<span className="block text-muted text-sm">{moment(atMs)}</span>
					</p>
				)}
			</StoredList>
			<StoredList
				title={t('stored.cards', { count: cards.length })}
				items={cards}
				deleteLabel={({ answer }) => t('stored.deleteCard', { text: answer })}
				deleting={deleting}
			>
				{(card) => (
					<p>
						<span lang="en">{card.answer}</span>
						<span className="block text-muted text-sm">
							{dueCards([card], nowMs).length > 0
								? t('stored.dueNow')
								: t('stored.dueOn', { day: longDay(localDay(card.schedule.dueAtMs)) })}
						</span>
					</p>
				)}
			</StoredList>
			{keeper.place === 'account' && (
				<StoredList
					title={t('stored.recordings', { count: recordings.length })}
					items={recordings}
					deleteLabel={({ atMs }) => t('stored.deleteRecording', { moment: moment(atMs) })}
					deleting={deleting}
				>
					{(recording) => <StoredRecording recording={recording} />}
				</StoredList>
			)}
			{deleting.isError && (
				<PracticeError error={deleting.error} onRetry={() => deleting.mutate(deleting.variables)} />
			)}
			<ExportButton keeper={keeper} practice={practice} />
		</Section>
	);
}

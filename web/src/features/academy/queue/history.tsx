import type { QueueEntry } from '@henry/contract/homework.ts';
import { useTranslation } from 'react-i18next';
import { useInLanguage } from '#web/lib/in-language.ts';
import { useMoment, useNumber } from '#web/lib/use-moment.ts';

/** Who changed a mark, when, and to what; the latest first. */
export function History({ history, rubric }: Pick<QueueEntry, 'history' | 'rubric'>) {
	const { t } = useTranslation('academy');
	const moment = useMoment();
	const number = useNumber();
	const inLanguage = useInLanguage();
	if (history.length === 0) return null;
	const markOf = ({ mark, isReviewed }: QueueEntry['history'][number]) => {
		if (!isReviewed) return t('queue.taken');
		return mark === null ? t('queue.noMark') : number(mark);
	};
	const byCriteria = ({ marks }: QueueEntry['history'][number]) =>
		(rubric?.criteria ?? []).flatMap(({ id, name }) =>
			marks[id] === undefined ? [] : [`${inLanguage(name)} ${number(marks[id])}`],
		);
	return (
		<details>
			<summary className="min-h-8 cursor-pointer font-semibold">{t('queue.history')}</summary>
			<ol className="mt-1 space-y-1 text-sm">
				{history.map((change, index) => (
					<li key={index}>
						{t(change.isUndone ? 'queue.undoneBy' : 'queue.changed', {
							moment: moment(change.atMs),
							name: change.by ?? t('queue.former'),
							mark: markOf(change),
						})}
						{byCriteria(change).length > 0 && (
							<span className="text-muted"> · {byCriteria(change).join(', ')}</span>
						)}
						{change.note && <span className="text-muted"> · {change.note}</span>}
					</li>
				))}
			</ol>
		</details>
	);
}

import { NotebookPen } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { homeworkNow, keepHomework, keptHomework, onHomework } from '#web/lib/homework-now.ts';

/** Says that what is practised now is handed in, for as long as that is so, with the way out of it. */
export function HomeworkLine() {
	const { t } = useTranslation('homework');
	useSyncExternalStore(onHomework, keptHomework, () => null);
	const homework = homeworkNow();
	if (!homework) return null;
	return (
		<p
			role="status"
			className="flex flex-wrap items-center justify-center gap-x-3 border-line border-b bg-accent-soft px-4 py-1.5 text-center text-sm"
		>
			<NotebookPen aria-hidden="true" className="size-4 shrink-0 text-accent-strong" />
			<span className="min-w-0 break-words">
				{t(homework.sharesRecording ? 'line.withRecording' : 'line.text', { title: homework.title })}
			</span>
			<button
				type="button"
				className="inline-flex min-h-8 items-center font-semibold text-accent-strong underline underline-offset-4"
				onClick={() => keepHomework(undefined)}
			>
				{t('line.stop')}
			</button>
		</p>
	);
}

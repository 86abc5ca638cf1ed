import { useTranslation } from 'react-i18next';

/** How far something has come, and beside the bar the percentage, after a `text` of its own where it has one. */
export function ProgressBar({ progress0to100, text }: { progress0to100: number; text?: string }) {
	const { t } = useTranslation('talkReport');
	return (
		<div className="flex items-center gap-4">
			<progress
				aria-label={t('progress.label')}
				max={100}
				value={progress0to100}
				className="h-3 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
			/>
			<p className="flex flex-wrap justify-end gap-x-3 font-semibold text-lg tabular-nums">
				{text && <span>{text}</span>}
				<span>{t('progress.percent', { percent: Math.round(progress0to100) })}</span>
			</p>
		</div>
	);
}

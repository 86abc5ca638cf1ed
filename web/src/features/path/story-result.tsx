import { RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '#web/components/audio-player.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { minutesAndSeconds } from '#web/components/clock-time.ts';
import { ResultHeading } from '#web/components/result-heading.tsx';
import { localeOf } from '#web/lib/locale.ts';
import { paths } from '#web/lib/paths.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { type StoryFigures, storyMeasures } from './story-figures.ts';

const rounds = ['first', 'second', 'third'] as const;

function Recorded({ recording, number }: { recording: Blob; number: number }) {
	const { t } = useTranslation('path');
	const url = useObjectUrl(recording);
	const label = t('story.telling', { number });
	return (
		<li className="space-y-1">
			<p className="text-muted text-sm">{label}</p>
			{url && <AudioPlayer src={url} label={label} />}
		</li>
	);
}

/** What was counted of each telling, side by side. */
function Comparison({ figures, headingId }: { figures: readonly StoryFigures[]; headingId: string }) {
	const { t, i18n } = useTranslation('path');
	const number = new Intl.NumberFormat(localeOf(i18n.language), { maximumFractionDigits: 1 });
	const shown = (measure: (typeof storyMeasures)[number], value: number | null) => {
		if (value === null) return '–';
		return measure === 'seconds' ? minutesAndSeconds(value) : number.format(value);
	};
	return (
		<table aria-labelledby={headingId} className="w-full border-collapse">
			<thead>
				<tr className="border-line border-b">
					<td />
					{rounds.map((round) => (
						<th key={round} scope="col" className="py-2 pl-3 text-right font-semibold">
							{t(`story.${round}`)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{storyMeasures.map((measure) => (
					<tr key={measure} className="border-line border-b last:border-b-0">
						<th scope="row" className="py-2 text-left font-normal">
							{t(`story.figures.${measure}`)}
						</th>
						{rounds.map((round, place) => (
							<td key={round} className="py-2 pl-3 text-right font-semibold text-lg tabular-nums">
								{shown(measure, figures[place]?.[measure] ?? null)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

type StoryResultProps = {
	figures: readonly StoryFigures[];
	recordings: readonly Blob[];
	onAgain: () => void;
	/** Whether it was remembered. */
	children: ReactNode;
};

/** The three tellings compared, by what was counted alone, and to listen to. */
export function StoryResult({ figures, recordings, onAgain, children }: StoryResultProps) {
	const { t } = useTranslation('path');
	const headingId = useId();
	const isTooShort = figures.every(({ wordsPerMinute }) => wordsPerMinute === null);
	return (
		<section aria-labelledby={headingId} className="space-y-5">
			<ResultHeading as="h3" id={headingId} className="text-xl">
				{t('story.result')}
			</ResultHeading>
			<div className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
				<Comparison figures={figures} headingId={headingId} />
			</div>
			{isTooShort && <p className="rounded-card bg-fair-soft p-4 text-fair">{t('story.tooShort')}</p>}
			<p>{t('story.honest')}</p>
			<p className="text-muted text-sm">
				{t('story.pause')} {t('story.counted')}
			</p>
			{children}
			<div className="flex flex-wrap gap-3">
				<ButtonLink to={paths.path}>{t('back')}</ButtonLink>
				<Button look="secondary" onClick={onAgain}>
					<RotateCcw aria-hidden="true" className="size-5" />
					{t('story.again')}
				</Button>
			</div>
			<div className="space-y-3">
				<h3 className="font-bold text-lg">{t('story.listen')}</h3>
				<ul className="space-y-3">
					{recordings.map((recording, place) => (
						<Recorded key={rounds[place]} recording={recording} number={place + 1} />
					))}
				</ul>
			</div>
		</section>
	);
}

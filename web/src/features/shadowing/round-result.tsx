import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '#web/components/audio-player.tsx';
import { Dock } from '#web/components/dock.tsx';
import { MarkWrong } from '#web/components/mark-wrong.tsx';
import { ResultHeading } from '#web/components/result-heading.tsx';
import { localeOf } from '#web/lib/locale.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import type { HeardRound } from './hear-round.ts';
import type { RoundFigures } from './round-figures.ts';
import { lagVerdict, rhythmVerdict, saidVerdict } from './verdicts.ts';

/** Of the first round nothing is counted: to be measured at once makes anxious (private first tries, Low anxiety). */
const firstCounted = 1;

/** What was counted in each round after the first, side by side. */
function Figures({ rounds }: { rounds: readonly RoundFigures[] }) {
	const { t, i18n } = useTranslation('shadowing');
	const number = new Intl.NumberFormat(localeOf(i18n.language), { maximumFractionDigits: 1 });
	const counted = rounds.slice(firstCounted);
	const shown = {
		lag: ({ lagSeconds }: RoundFigures) =>
			lagSeconds === null ? '–' : t('figures.seconds', { seconds: number.format(lagSeconds) }),
		words: (round: RoundFigures) =>
			saidVerdict(round) === 'little'
				? '–'
				: t('figures.ofWords', { said: round.wordsSaid, total: round.words }),
		rhythm: ({ rhythmDistance }: RoundFigures) =>
			rhythmDistance === null ? '–' : t(`figures.rhythms.${rhythmVerdict(rhythmDistance)}`),
	};
	return (
		<table className="w-full border-collapse rounded-card bg-surface">
			<caption className="sr-only">{t('figures.title')}</caption>
			<thead>
				<tr className="border-line border-b">
					<td />
					{counted.map((_, index) => (
						<th key={index} scope="col" className="py-2 pl-3 text-right font-semibold">
							{t('round', { number: index + 1 + firstCounted })}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{(['lag', 'words', 'rhythm'] as const).map((figure) => (
					<tr key={figure} className="border-line border-b last:border-b-0">
						<th scope="row" className="py-2 text-left font-normal">
							{t(`figures.${figure}`)}
						</th>
						{counted.map((round, index) => (
							<td key={index} className="py-2 pl-3 text-right font-semibold tabular-nums">
								{shown[figure](round)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Recorded({ recording }: { recording: Blob }) {
	const { t } = useTranslation('shadowing');
	const url = useObjectUrl(recording);
	return url && <AudioPlayer src={url} label={t('own')} />;
}

type RoundResultProps = {
	rounds: readonly HeardRound[];
	/** The text that was spoken along. */
	text: string;
	/** Whether it was remembered. */
	children?: ReactNode;
	/** What is done next. */
	next: ReactNode;
};

/** How the round just spoken went, in words; and from the second on what was counted. */
export function RoundResult({ rounds, text, children, next }: RoundResultProps) {
	const { t } = useTranslation('shadowing');
	const headingId = useId();
	const last = rounds.at(-1);
	if (!last) return null;
	const said = saidVerdict(last.figures);
	const { lagSeconds } = last.figures;
	const hasFigures = rounds.slice(firstCounted).some(({ figures }) => saidVerdict(figures) !== 'little');
	return (
		<section aria-labelledby={headingId} className="space-y-4">
			<ResultHeading as="h3" id={headingId} className="text-xl">
				{t(`said.${said}`)}
			</ResultHeading>
			{said === 'little' && <p className="rounded-card bg-fair-soft p-4 text-fair">{t('littleAdvice')}</p>}
			{lagSeconds !== null && <p className="text-lg">{t(`lag.${lagVerdict(lagSeconds)}`)}</p>}
			{hasFigures && (
				<div className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
					<Figures rounds={rounds.map(({ figures }) => figures)} />
				</div>
			)}
			<MarkWrong
				kind="pronunciation"
				about={`shadowing: ${said}${lagSeconds === null ? '' : ` ${lagVerdict(lagSeconds)}`}`}
				words={{ said: text, marked: said }}
			/>
			{children}
			<Recorded recording={last.recording} />
			{hasFigures && <p className="text-muted text-sm">{t('figures.about')}</p>}
			<Dock>{next}</Dock>
		</section>
	);
}

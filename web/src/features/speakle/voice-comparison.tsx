import { useTranslation } from 'react-i18next';
import { type PlotPanel, VoicesPlot } from '#web/components/plots/voices-plot.tsx';
import { useNumber } from '#web/lib/use-moment.ts';
import type { VoiceComparison as Comparison } from './compare-voices.ts';
import { usualSemitones } from './prosody.ts';

/** Melodies within this many semitones of the middle are drawn at the same scale, so that a flat one looks flat. */
const drawnSemitones = 5;
/** More rests are no help to hear of at once. */
const mostRests = 2;
const quietestDb = -35;

function usePanels({ mine, model }: Comparison): PlotPanel[] {
	const { t } = useTranslation('speakle');
	const heights = [...mine.melody, ...model.melody].map((point) => Math.abs(point?.y ?? 0));
	const reach = heights.reduce((highest, height) => Math.max(highest, height), drawnSemitones);
	const tick = reach < 2 * drawnSemitones ? drawnSemitones : 2 * drawnSemitones;
	return [
		{
			title: t('compare.melody'),
			unit: t('compare.melodyUnit'),
			...{ min: -reach, max: reach, ticks: [-tick, 0, tick] },
			curves: { mine: mine.melody, model: model.melody },
		},
		{
			title: t('compare.loudness'),
			unit: t('compare.loudnessUnit'),
			...{ min: quietestDb, max: 0, ticks: [-30, -20, -10, 0] },
			curves: { mine: mine.loudness, model: model.loudness },
		},
	];
}

/** What the curves show, in words; only what is known of both voices. */
function useFacts({ mine, model, restsAfter }: Comparison): string[] {
	const { t } = useTranslation('speakle');
	const number = useNumber();
	const rests = [...new Set(restsAfter.map((word) => word.toLowerCase()))];
	const compared = {
		range: [mine.rangeSemitones, model.rangeSemitones],
		highest: [mine.highestWord, model.highestWord],
		loudest: [mine.loudestWord, model.loudestWord],
		length: [mine.seconds, model.seconds],
	} as const;
	const least = number(usualSemitones.least);
	const isFlat = (mine.rangeSemitones ?? usualSemitones.least) < usualSemitones.least;
	const beside = (Object.keys(compared) as (keyof typeof compared)[]).flatMap((fact) => {
		const [mineShown, modelShown] = compared[fact].map((value) =>
			typeof value === 'number' ? number(value) : value,
		);
		if (mineShown === undefined || modelShown === undefined) return [];
		if ((fact === 'highest' || fact === 'loudest') && mineShown === modelShown)
			return t(`compare.${fact}Both`, { mine: mineShown });
		return t(`compare.${fact}`, { mine: mineShown, model: modelShown });
	});
	return [
		...beside,
		...(mine.end && model.end
			? [`${t(`compare.end.${mine.end}`)} ${t(`compare.endOfModel.${model.end}`)}`]
			: []),
		...(isFlat ? [t('compare.flat', { least, most: number(usualSemitones.most) })] : []),
		...rests.slice(0, mostRests).map((word) => t('compare.rest', { word })),
	];
}

/** The melody and the loudness of a reading against the model's, along its words. */
export function VoiceComparison({ comparison }: { comparison: Comparison }) {
	const { t } = useTranslation('speakle');
	const panels = usePanels(comparison);
	const facts = useFacts(comparison);
	const hasMelody = comparison.mine.rangeSemitones !== undefined;
	return (
		<figure className="space-y-4">
			<VoicesPlot
				label={t('compare.label')}
				scrollHint={t('compare.scroll')}
				names={{ mine: t('compare.mine'), model: t('compare.model') }}
				panels={panels}
				words={comparison.words}
				width={comparison.width}
			/>
			<figcaption className="space-y-2">
				<ul className="list-disc space-y-1 pl-5">
					{facts.map((fact) => (
						<li key={fact}>{fact}</li>
					))}
				</ul>
				<p className="text-muted text-sm">
					{t('compare.about')}
					{!hasMelody && ` ${t('compare.noMelody')}`}
					{comparison.modelWords.length === 0 && ` ${t('compare.stretched')}`}
				</p>
			</figcaption>
		</figure>
	);
}

import { useTranslation } from 'react-i18next';

/** Speech close to a microphone lies between these levels, in decibels below full scale. */
const quietDecibels = -55;
const loudDecibels = -10;
/** Heights of the bars at full level. */
const barShares = [0.3, 0.5, 0.75, 0.9, 1, 0.9, 0.75, 0.5, 0.3] as const;
const smallestBarShare = 0.15;

/** A root mean square of 0..1 on the meter's scale of 0..1, which is even in decibels, as loudness is heard. */
export function loudnessShare(level0to1: number): number {
	const decibels = 20 * Math.log10(level0to1);
	return Math.max(0, Math.min(1, (decibels - quietDecibels) / (loudDecibels - quietDecibels)));
}

/** The level for those who do not see it. */
export function HiddenMeter({ share0to1 }: { share0to1: number }) {
	const { t } = useTranslation('recorder');
	return <meter className="sr-only" aria-label={t('level')} min={0} max={1} value={share0to1} />;
}

type LevelBarsProps = { share0to1: number; barLook: string };

/** The level as a group of bars that stand still and grow. */
export function LevelBars({ share0to1, barLook }: LevelBarsProps) {
	return barShares.map((barShare, index) => (
		<span
			key={index}
			aria-hidden="true"
			className={`w-1.5 rounded-full duration-100 motion-safe:transition-[height] forced-colors:bg-[CanvasText] ${barLook}`}
			style={{ height: `${100 * Math.max(smallestBarShare, share0to1 * barShare)}%` }}
		/>
	));
}

type LevelMeterProps = {
	level0to1: number;
	/** Colour of the bars; red as of a recording, unless said otherwise. */
	barLook?: string;
};

/** How loud the microphone hears the learner now. */
export function LevelMeter({ level0to1, barLook = 'bg-poor' }: LevelMeterProps) {
	const share0to1 = loudnessShare(level0to1);
	return (
		<div className="flex h-8 items-center gap-1">
			<HiddenMeter share0to1={share0to1} />
			<LevelBars share0to1={share0to1} barLook={barLook} />
		</div>
	);
}

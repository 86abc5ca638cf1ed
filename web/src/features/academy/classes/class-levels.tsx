import type { ClassView } from '@henry/contract/class-view.ts';
import { useTranslation } from 'react-i18next';
import { levelEnds } from '#web/lib/level-words.ts';

type Learner = ClassView['learners'][number];

const [width, height, margin] = [240, 56, 6];
/** The line of levels that is drawn: from the beginning of A1 to the end of C2. */
const [lowestPlace, highestPlace] = [1, 7];
const heightAt = (place: number) =>
	height - margin - ((place - lowestPlace) / (highestPlace - lowestPlace)) * (height - 2 * margin);

/** Every confirmed answer of a learner as a bar from one end of its interval to the other, over the term. */
function Intervals({ levels, fromMs, toMs }: Pick<Learner, 'levels'> & { fromMs: number; toMs: number }) {
	const across = (atMs: number) =>
		margin + (toMs > fromMs ? (atMs - fromMs) / (toMs - fromMs) : 0.5) * (width - 2 * margin);
	return (
		<svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="h-14 w-60 max-w-full">
			{[2, 3, 4, 5, 6].map((place) => (
				<line
					key={place}
					x1={0}
					x2={width}
					y1={heightAt(place)}
					y2={heightAt(place)}
					className="stroke-line"
				/>
			))}
			{levels.map(({ atMs, lowest, highest }) => (
				<line
					key={atMs}
					x1={across(atMs)}
					x2={across(atMs)}
					y1={heightAt(lowest)}
					y2={heightAt(highest)}
					strokeWidth={5}
					strokeLinecap="round"
					className="stroke-accent"
				/>
			))}
		</svg>
	);
}

/** Where each learner's level lay over the term: intervals, from answers that a teacher has confirmed. */
export function ClassLevels({ view: { learners } }: { view: ClassView }) {
	const { t } = useTranslation('academy');
	const shown = learners.filter(({ levels }) => levels.length > 0);
	const moments = shown.flatMap(({ levels }) => levels.map(({ atMs }) => atMs));
	const [fromMs, toMs] = [Math.min(...moments), Math.max(...moments)];
	const words = (level: Learner['levels'][number] | undefined) => {
		if (!level) return '';
		const [low, high] = levelEnds(level, t('class.belowA1'));
		return low === high ? low : `${low}–${high}`;
	};
	return (
		<section aria-labelledby="levels" className="space-y-3">
			<h3 id="levels" className="font-bold text-xl">
				{t('class.levels')}
			</h3>
			<p className="text-muted text-sm">{t(shown.length === 0 ? 'class.noLevels' : 'class.levelsHint')}</p>
			<ul className="divide-y divide-line">
				{shown.map(({ membershipId, displayName, levels }) => (
					<li key={membershipId} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
						<p className="min-w-40 break-words">
							<span className="font-semibold">{displayName}</span>
							<span className="block text-muted text-sm">
								{levels.length > 1
									? t('class.levelsFromTo', { first: words(levels[0]), last: words(levels.at(-1)) })
									: words(levels[0])}
							</span>
						</p>
						<Intervals levels={levels} fromMs={fromMs} toMs={toMs} />
					</li>
				))}
			</ul>
		</section>
	);
}

import type { MindMapExercise } from '@henry/contract/content.ts';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Where the centre and the five sub-topics lie, in percent of the map's width and height. */
type Places = { centre: [number, number]; subTopics: readonly [number, number][] };

/** On a phone: two, the centre, two, one. On a wider screen: three, the centre, two. As the grid below lays them out. */
const narrow: Places = {
	centre: [50, 37.5],
	subTopics: [
		[25, 12.5],
		[75, 12.5],
		[25, 62.5],
		[75, 62.5],
		[50, 87.5],
	],
};
const wide: Places = {
	centre: [50, 50],
	subTopics: [
		[16.7, 16.7],
		[50, 16.7],
		[83.3, 16.7],
		[33.3, 83.3],
		[66.7, 83.3],
	],
};

const gridPlaces = [
	'sm:col-span-2 sm:row-start-1',
	'sm:col-span-2 sm:row-start-1',
	'row-start-3 sm:col-span-2 sm:row-start-1',
	'row-start-3 sm:col-span-2 sm:col-start-2 sm:row-start-3',
	'row-start-4 col-span-2 mx-auto w-1/2 sm:mx-0 sm:w-auto sm:col-span-2 sm:col-start-4 sm:row-start-3',
];

type BranchesProps = { places: Places; coveredPlaces: readonly boolean[]; className: string };

function Branches({ places: { centre, subTopics }, coveredPlaces, className }: BranchesProps) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 100 100"
			preserveAspectRatio="none"
			className={`absolute inset-0 size-full ${className}`}
		>
			{subTopics.map(([x, y], index) => (
				<line
					key={`${x} ${y}`}
					x1={centre[0]}
					y1={centre[1]}
					x2={x}
					y2={y}
					vectorEffect="non-scaling-stroke"
					strokeWidth={coveredPlaces[index] ? 5 : 3}
					className={coveredPlaces[index] ? 'stroke-good' : 'stroke-line-strong'}
				/>
			))}
		</svg>
	);
}

type MindMapProps = { exercise: MindMapExercise; covered: readonly string[] };

/** The central topic and its sub-topics around it; those that were talked about light up, and say so in words. */
export function MindMap({ exercise: { centralTopic, subTopics }, covered }: MindMapProps) {
	const { t } = useTranslation('pairTopic');
	const coveredPlaces = subTopics.map((subTopic) => covered.includes(subTopic));
	const count = coveredPlaces.filter(Boolean).length;
	return (
		<section aria-label={t('map')} className="space-y-3">
			<div className="relative grid auto-rows-fr grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-6 sm:gap-x-5 sm:gap-y-8">
				<Branches places={narrow} coveredPlaces={coveredPlaces} className="sm:hidden" />
				<Branches places={wide} coveredPlaces={coveredPlaces} className="hidden sm:block" />
				<p
					lang="en"
					className="relative col-span-2 row-start-2 flex items-center justify-center rounded-[2rem] bg-accent px-6 py-4 text-center font-bold font-display text-lg text-white leading-snug shadow-card sm:col-span-4 sm:col-start-2 sm:text-xl"
				>
					{centralTopic}
				</p>
				<ul className="contents">
					{subTopics.map((subTopic, index) => {
						const look = coveredPlaces[index]
							? 'border-good bg-good-soft text-good'
							: 'border-line-strong bg-surface';
						return (
							<li
								key={subTopic}
								className={`relative flex flex-col items-center justify-center rounded-card border-2 px-2 py-3 text-center font-semibold leading-snug shadow-card transition-colors duration-500 ${look} ${gridPlaces[index]}`}
							>
								<span lang="en">{subTopic}</span>
								{coveredPlaces[index] && (
									<span className="inline-flex items-center gap-1 font-normal text-sm">
										<Check aria-hidden="true" className="size-4" />
										{t('covered')}
									</span>
								)}
							</li>
						);
					})}
				</ul>
			</div>
			<p role="status" className="text-center text-muted text-sm">
				{count > 0 && t('coveredCount', { count, total: subTopics.length })}
			</p>
		</section>
	);
}

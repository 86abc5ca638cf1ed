import type { MindMapExercise } from '@henry/contract/content.ts';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The way of each branch from the centre to its sub-topic, in percent of the map's width and height. */
const branches = {
	/** On a phone: two, the centre, two, one, as the grid below lays them out. */
	narrow: [
		'M50 37.5Q28 32 25 12.5',
		'M50 37.5Q72 32 75 12.5',
		'M50 37.5Q28 43 25 62.5',
		'M50 37.5Q72 43 75 62.5',
		'M50 37.5V87.5',
	],
	/** On a wider screen: one, one beside each side of the centre, two. */
	wide: [
		'M50 50Q47 33 50 16.7',
		'M50 50Q33 42 16.7 50',
		'M50 50Q67 42 83.3 50',
		'M50 50Q48 78 33.3 83.3',
		'M50 50Q52 78 66.7 83.3',
	],
} as const;

const gridPlaces = [
	'sm:col-span-2 sm:col-start-3 sm:row-start-1',
	'sm:col-span-2 sm:col-start-1 sm:row-start-2',
	'row-start-3 sm:col-span-2 sm:col-start-5 sm:row-start-2',
	'row-start-3 sm:col-span-2 sm:col-start-2 sm:row-start-3',
	'row-start-4 col-span-2 mx-auto w-1/2 sm:mx-0 sm:w-auto sm:col-span-2 sm:col-start-4 sm:row-start-3',
];

type BranchesProps = { ways: readonly string[]; coveredPlaces: readonly boolean[]; className: string };

function Branches({ ways, coveredPlaces, className }: BranchesProps) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 100 100"
			preserveAspectRatio="none"
			className={`absolute inset-0 size-full fill-none ${className}`}
		>
			{ways.map((way, index) => (
				<path
					key={way}
					d={way}
					vectorEffect="non-scaling-stroke"
					strokeWidth={coveredPlaces[index] ? 6 : 4}
					strokeLinecap="round"
					className={`transition-[stroke] duration-500 ${coveredPlaces[index] ? 'stroke-good' : 'stroke-wood'}`}
				/>
			))}
		</svg>
	);
}

type SubTopicProps = { subTopic: string; isCovered: boolean; place: string | undefined };

function SubTopic({ subTopic, isCovered, place }: SubTopicProps) {
	const { t } = useTranslation('pairTopic');
	const look = isCovered ? 'border-good bg-good-soft text-good' : 'border-line-strong bg-surface';
	return (
		<li
			className={`relative flex flex-col items-center justify-center text-balance rounded-[1.75rem_1.25rem] border-2 px-3 py-3 text-center font-semibold leading-snug shadow-card transition-colors duration-500 ${look} ${place}`}
		>
			<span lang="en">{subTopic}</span>
			{isCovered && (
				<span className="inline-flex items-center gap-1 font-normal text-sm">
					<Check aria-hidden="true" className="size-4" />
					{t('covered')}
				</span>
			)}
		</li>
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
			<div className="relative grid auto-rows-fr grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-6 sm:gap-x-6 sm:gap-y-9">
				<Branches ways={branches.narrow} coveredPlaces={coveredPlaces} className="sm:hidden" />
				<Branches ways={branches.wide} coveredPlaces={coveredPlaces} className="hidden sm:block" />
				<p
					lang="en"
					className="relative col-span-2 row-start-2 flex items-center justify-center text-balance rounded-card border border-transparent border-b-8 border-b-wood bg-board px-4 py-3 text-center font-bold font-display text-chalk text-lg leading-snug shadow-raised sm:col-start-3 sm:row-start-2"
				>
					{centralTopic}
				</p>
				<ul className="contents">
					{subTopics.map((subTopic, index) => (
						<SubTopic
							key={subTopic}
							subTopic={subTopic}
							isCovered={coveredPlaces[index] === true}
							place={gridPlaces[index]}
						/>
					))}
				</ul>
			</div>
			<p role="status" className="text-center text-muted text-sm">
				{count > 0 && t('coveredCount', { count, total: subTopics.length })}
			</p>
		</section>
	);
}

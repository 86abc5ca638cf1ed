import type { ReactNode } from 'react';
import { Drawing } from '#web/components/drawing.tsx';

const drawings: Record<string, ReactNode> = {
	'Healthy Habits': (
		<>
			<path
				d="M60 30c-8-8-26-6-26 14 0 18 14 32 21 32 3 0 4-1 5-1s2 1 5 1c7 0 21-14 21-32 0-20-18-22-26-14Z"
				className="fill-good-soft"
			/>
			<path d="M60 30c0-8 2-14 8-18" />
			<path d="M68 20c8-10 18-8 22-6-4 8-12 12-22 6Z" className="fill-good" />
			<path d="M42 44c0-5 3-8 7-9" className="stroke-good" />
		</>
	),
	Family: (
		<>
			<circle cx="40" cy="26" r="11" className="fill-face" />
			<path d="M20 78c0-24 8-34 20-34s18 8 20 22" className="fill-accent-soft" />
			<circle cx="82" cy="24" r="11" className="fill-face" />
			<path d="M102 78c0-26-8-36-20-36s-18 8-20 22" className="fill-clay-soft" />
			<circle cx="61" cy="52" r="9" className="fill-face" />
			<path d="M45 78c0-10 6-16 16-16s16 6 16 16Z" className="fill-good-soft" />
			<path d="M14 78h94" />
		</>
	),
	Education: (
		<>
			<path
				d="M60 24C46 14 26 14 14 18v50c12-4 32-4 46 6 14-10 34-10 46-6V18c-12-4-32-4-46 6Z"
				className="fill-surface"
			/>
			<path d="M60 24v50" />
			<path d="M24 30c8-2 18-1 26 3M24 42c8-2 18-1 26 3M24 54c8-2 18-1 26 3" className="stroke-line-strong" />
			<path d="M72 33c8-4 16-5 24-3M72 45c8-4 16-5 24-3" className="stroke-line-strong" />
			<path d="M72 58c5-3 10-4 15-4" className="stroke-clay" strokeWidth="4" />
		</>
	),
	Travel: (
		<>
			<rect x="24" y="28" width="72" height="48" rx="8" className="fill-clay-soft" />
			<path d="M46 28V16a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v12M40 28v48M80 28v48" />
			<circle cx="60" cy="50" r="10" className="fill-accent-soft" />
			<path d="M60 40v20M50 50h20" className="stroke-accent-strong" strokeWidth="2" />
			<path d="M32 80h4M84 80h4" strokeWidth="4" />
		</>
	),
	Hobbies: (
		<>
			<path
				d="M60 12c28 0 46 14 46 32 0 12-8 16-18 14-8-2-14 2-12 10 1 5-4 8-16 8-26 0-46-12-46-32s18-32 46-32Z"
				className="fill-surface"
			/>
			<circle cx="36" cy="40" r="7" className="fill-accent" />
			<circle cx="56" cy="27" r="7" className="fill-clay" />
			<circle cx="80" cy="32" r="7" className="fill-good" />
			<circle cx="44" cy="60" r="6" className="fill-fair-soft" />
		</>
	),
	Careers: (
		<>
			<rect x="16" y="28" width="88" height="46" rx="7" className="fill-accent-soft" />
			<path d="M44 28v-8a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v8" />
			<path d="M16 46c28 12 60 12 88 0" />
			<rect x="53" y="46" width="14" height="12" rx="3" className="fill-clay" />
		</>
	),
};

/** Where the drawings begin that do not begin at the left. */
const lefts: Record<string, number> = { 'Healthy Habits': 33, Travel: 23, Careers: 15 };
const usualLeft = 13;

/** What a topic is about, in a few lines, flush with the words below. */
export function TopicDrawing({ topic }: { topic: string }) {
	return (
		<Drawing className="h-16 w-auto sm:h-20">
			<g transform={`translate(${-(lefts[topic] ?? usualLeft)} 0)`}>
				{drawings[topic] ?? <circle cx="39" cy="42" r="26" className="fill-accent-soft" />}
			</g>
		</Drawing>
	);
}

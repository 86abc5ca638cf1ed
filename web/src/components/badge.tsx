import type { ReactNode } from 'react';

const looks = {
	good: { colours: 'bg-good-soft text-good', bars: 1 },
	fair: { colours: 'bg-fair-soft text-fair', bars: 2 },
	poor: { colours: 'bg-poor-soft text-poor', bars: 3 },
};
const barHeights = ['h-1.5', 'h-2.5', 'h-3.5'] as const;

type BadgeProps = {
	/** Its colour, and one to three bars, so that levels differ by more than colour. */
	level: keyof typeof looks;
	children: ReactNode;
};

/** A level in a word. */
export function Badge({ level, children }: BadgeProps) {
	const { colours, bars } = looks[level];
	return (
		<span
			className={`inline-flex items-center gap-2 rounded-full px-3 py-0.5 font-semibold text-sm ${colours}`}
		>
			<span aria-hidden="true" className="flex items-end gap-0.5">
				{barHeights.map((height, index) => (
					<span
						key={height}
						className={`w-1 rounded-full bg-current ${height} ${index < bars ? '' : 'opacity-30'}`}
					/>
				))}
			</span>
			{children}
		</span>
	);
}

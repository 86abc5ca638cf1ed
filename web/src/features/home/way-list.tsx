import { Link } from 'wouter';

type WayListProps = {
	label: string;
	ways: readonly { to: string; name: string }[];
};

/** Small links side by side, each to one more thing that can be done. */
export function WayList({ label, ways }: WayListProps) {
	return (
		<nav aria-label={label}>
			<ul className="flex flex-wrap gap-2">
				{ways.map(({ to, name }) => (
					<li key={to}>
						<Link
							to={to}
							className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 font-semibold text-accent-strong hover:border-accent hover:bg-accent-soft"
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

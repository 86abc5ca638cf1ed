import type { ReactNode } from 'react';

/** Henry's board, where a page promises something: chalk on dark green, and a wooden ledge with two pieces of chalk. */
export function Board({ children }: { children: ReactNode }) {
	return (
		<div className="mx-auto w-full max-w-6xl px-3 pt-3 sm:px-8 sm:pt-6">
			<div className="overflow-hidden rounded-card border border-transparent bg-board text-chalk shadow-raised">
				{children}
				<div aria-hidden="true" className="relative h-3.5 bg-wood">
					<span className="absolute bottom-full left-8 h-1.5 w-10 rounded-full bg-chalk sm:left-14" />
					<span className="absolute bottom-full left-21 h-1.5 w-6 rounded-full bg-clay sm:left-27" />
				</div>
			</div>
		</div>
	);
}

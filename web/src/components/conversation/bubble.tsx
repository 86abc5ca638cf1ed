import type { ReactNode } from 'react';

const looks = {
	left: 'mr-auto rounded-bl-sm border border-line bg-surface',
	right: 'ml-auto rounded-br-sm bg-accent-soft',
};

type BubbleProps = {
	side: 'left' | 'right';
	speaker: string;
	/** Henry's face, before his name. */
	face?: ReactNode;
	children: ReactNode;
};

/** What one of the two has said: Henry on the left, the learner on the right (specification, section 2). */
export function Bubble({ side, speaker, face, children }: BubbleProps) {
	return (
		<div
			className={`w-11/12 max-w-lg space-y-2 break-inside-avoid rounded-card px-4 py-3 shadow-card sm:px-5 ${looks[side]}`}
		>
			<p className="flex items-center gap-2 font-semibold text-accent-strong text-sm">
				{face}
				{speaker}
			</p>
			{children}
		</div>
	);
}

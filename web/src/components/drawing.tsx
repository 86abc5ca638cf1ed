import type { ReactNode } from 'react';

type DrawingProps = { children: ReactNode; className?: string };

/** A small drawing beside words that say the same: ink lines, a few flat colours, 120 by 84. */
export function Drawing({ children, className = 'h-auto w-full' }: DrawingProps) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 120 84"
			className={`fill-none stroke-ink ${className}`}
			strokeWidth="2.5"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			{children}
		</svg>
	);
}

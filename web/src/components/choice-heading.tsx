import type { ReactNode } from 'react';
import { takeFocusInView } from './take-focus.ts';

/** Heads what can be chosen. Where the learner comes back to it, the focus, which was on a page that is gone, goes here. */
export function ChoiceHeading({ isReturn, children }: { isReturn: boolean; children: ReactNode }) {
	return (
		<h2
			ref={isReturn ? takeFocusInView : undefined}
			tabIndex={-1}
			className="no-print mb-4 font-bold text-[1.375rem] outline-none sm:text-2xl"
		>
			{children}
		</h2>
	);
}

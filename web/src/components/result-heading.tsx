import type { ReactNode } from 'react';
import { takeFocusAtTop } from './take-focus.ts';

type ResultHeadingProps = {
	as: 'h2' | 'h3';
	id?: string;
	/** Its size. */
	className: string;
	children: ReactNode;
};

/** Heads a result that has just come: it takes the focus, and what follows it is seen. */
export function ResultHeading({ as: Heading, id, className, children }: ResultHeadingProps) {
	return (
		<Heading id={id} ref={takeFocusAtTop} tabIndex={-1} className={`font-bold outline-none ${className}`}>
			{children}
		</Heading>
	);
}

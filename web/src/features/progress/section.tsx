import { type ReactNode, useId } from 'react';

type SectionProps = {
	title: string;
	/** Nothing of it says anything on paper. */
	isForScreen?: boolean;
	children: ReactNode;
};

/** One part of the page, under its heading. */
export function Section({ title, isForScreen = false, children }: SectionProps) {
	const headingId = useId();
	return (
		<section aria-labelledby={headingId} className={`mt-12 space-y-5 ${isForScreen ? 'no-print' : ''}`}>
			<h2 id={headingId} className="font-bold text-2xl">
				{title}
			</h2>
			{children}
		</section>
	);
}

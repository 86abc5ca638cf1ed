import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; children: ReactNode };

/** One part of the page, under its heading. */
export function Section({ title, children }: SectionProps) {
	const headingId = useId();
	return (
		<section aria-labelledby={headingId} className="mt-12 space-y-5">
			<h2 id={headingId} className="font-bold text-2xl">
				{title}
			</h2>
			{children}
		</section>
	);
}

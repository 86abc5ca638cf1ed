import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; id?: string; children: ReactNode };

/** One kind of settings. */
export function Section({ title, id: place, children }: SectionProps) {
	const id = useId();
	return (
		<section id={place} aria-labelledby={id} className="mt-12 space-y-5">
			<h2 id={id} className="font-bold text-2xl">
				{title}
			</h2>
			{children}
		</section>
	);
}

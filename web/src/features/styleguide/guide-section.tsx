import type { ReactNode } from 'react';

type GuideSectionProps = { title: string; note: string; children: ReactNode };

/** One part of the style guide. */
export function GuideSection({ title, note, children }: GuideSectionProps) {
	return (
		<section className="space-y-5">
			<div>
				<h2 className="font-bold text-2xl">{title}</h2>
				<p className="text-muted">{note}</p>
			</div>
			{children}
		</section>
	);
}

import { type ReactNode, useId } from 'react';
import { takeFocusAtTop } from '#web/components/take-focus.ts';

type SectionProps = { title: string; id?: string; children: ReactNode };

/** One kind of settings; a link to `#id` leads to it. */
export function Section({ title, id: place, children }: SectionProps) {
	const id = useId();
	const isAsked = place !== undefined && location.hash === `#${place}`;
	return (
		<section id={place} aria-labelledby={id} className="mt-12 space-y-5">
			<h2
				id={id}
				{...(isAsked && { ref: takeFocusAtTop, tabIndex: -1 })}
				className="font-bold text-2xl outline-none"
			>
				{title}
			</h2>
			{children}
		</section>
	);
}

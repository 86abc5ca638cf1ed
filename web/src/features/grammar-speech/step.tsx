import { type ReactNode, useId } from 'react';

type StepProps = { number: number; title: string; children: ReactNode };

/** One of the numbered steps of an exercise. */
export function Step({ number, title, children }: StepProps) {
	const headingId = useId();
	return (
		<section aria-labelledby={headingId} className="no-print mt-8 border-line border-t pt-8">
			<h2 id={headingId} className="mb-4 flex items-center gap-3 font-bold text-xl sm:text-2xl">
				<span
					aria-hidden="true"
					className="grid size-9 shrink-0 place-items-center rounded-full bg-accent font-sans text-base text-white"
				>
					{number}
				</span>
				{title}
			</h2>
			{children}
		</section>
	);
}

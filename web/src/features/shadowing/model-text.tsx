import { useEffect, useRef } from 'react';
import type { TextWord } from '#web/lib/shadowing-model.ts';

type ModelTextProps = {
	words: readonly TextWord[];
	/** The word that the voice says; -1 where it says none. */
	place: number;
	isMarked: boolean;
};

/** The text, which moves along with the voice where it is longer than the window; its word is marked where that is wanted. */
export function ModelText({ words, place, isMarked }: ModelTextProps) {
	const said = useRef<HTMLSpanElement>(null);
	useEffect(() => {
		if (place >= 0) said.current?.scrollIntoView({ block: 'nearest' });
	}, [place]);
	return (
		<p
			lang="en"
			className="rounded-card bg-surface p-4 font-display text-lg leading-relaxed shadow-card sm:text-xl"
		>
			{words.map(({ text }, index) => (
				<span key={index}>
					<span
						ref={index === place ? said : undefined}
						data-said={(isMarked && index === place) || undefined}
						className="rounded-xs decoration-2 underline-offset-4 data-said:bg-accent-soft data-said:text-accent-strong data-said:underline max-sm:scroll-mb-[45vh] sm:scroll-mb-40"
					>
						{text}
					</span>{' '}
				</span>
			))}
		</p>
	);
}

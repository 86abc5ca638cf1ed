import type { TextWord } from './round-figures.ts';

/** The text, with the word marked that the voice says; `place` is -1 where none is. */
export function ModelText({ words, place }: { words: readonly TextWord[]; place: number }) {
	return (
		<p
			lang="en"
			className="rounded-card bg-surface p-4 font-display text-lg leading-relaxed shadow-card sm:text-xl"
		>
			{words.map(({ text }, index) => (
				<span key={index}>
					<span
						data-said={index === place || undefined}
						className="rounded-xs decoration-2 underline-offset-4 data-said:bg-accent-soft data-said:text-accent-strong data-said:underline"
					>
						{text}
					</span>{' '}
				</span>
			))}
		</p>
	);
}

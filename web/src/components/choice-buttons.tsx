type ChoiceButtonsProps = {
	/** What can be chosen, in English. */
	choices: readonly { key: string; label: string }[];
	chosenKey: string | undefined;
	onChoose: (key: string) => void;
	/** How the buttons stand, as `grid-cols-2`. */
	columns: string;
};

/** Buttons of which one is chosen at a time; the chosen one is highlighted. */
export function ChoiceButtons({ choices, chosenKey, onChoose, columns }: ChoiceButtonsProps) {
	return (
		<div className={`no-print grid gap-3 ${columns}`}>
			{choices.map(({ key, label }) => (
				<button
					key={key}
					type="button"
					lang="en"
					aria-pressed={key === chosenKey}
					onClick={() => onChoose(key)}
					className="min-h-14 rounded-control border border-line-strong bg-surface px-3 py-2 font-semibold text-accent-strong leading-snug transition hover:border-accent hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-white"
				>
					{label}
				</button>
			))}
		</div>
	);
}

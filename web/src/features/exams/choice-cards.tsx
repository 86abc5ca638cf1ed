type Choice<Key extends string> = { key: Key; name: string; text?: string };

type ChoiceCardsProps<Key extends string> = {
	legend: string;
	/** Of the radio buttons, unique on the page. */
	name: string;
	choices: readonly Choice<Key>[];
	chosen: Key;
	onChoose: (key: Key) => void;
};

/** One of a few things to choose, each on a card with a radio button. */
export function ChoiceCards<Key extends string>({
	legend,
	name,
	choices,
	chosen,
	onChoose,
}: ChoiceCardsProps<Key>) {
	return (
		<fieldset>
			<legend className="mb-3 font-bold font-display text-xl">{legend}</legend>
			<div className={`grid gap-3 ${choices.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}>
				{choices.map((choice) => (
					<label
						key={choice.key}
						className="flex cursor-pointer items-start gap-3 rounded-card border border-line-strong bg-surface p-4 hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
					>
						<input
							type="radio"
							name={name}
							value={choice.key}
							checked={choice.key === chosen}
							onChange={() => onChoose(choice.key)}
							className="mt-1 size-5 shrink-0 accent-accent outline-none"
						/>
						<span>
							<span className="block font-semibold">{choice.name}</span>
							{choice.text && <span className="block text-muted">{choice.text}</span>}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

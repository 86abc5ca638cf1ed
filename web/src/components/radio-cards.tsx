import { useId } from 'react';

type RadioCard<Key> = { key: Key; label: string; note?: string | undefined };

type RadioCardsProps<Key> = {
	legend: string;
	cards: readonly RadioCard<Key>[];
	chosen: Key;
	onChoose: (key: Key) => void;
	/** How the cards stand, as `grid-cols-2`. */
	columns?: string;
	isDisabled?: boolean;
};

/** A choice of one, each with what it means. */
export function RadioCards<Key extends string | number>({
	legend,
	cards,
	chosen,
	onChoose,
	columns = '',
	isDisabled = false,
}: RadioCardsProps<Key>) {
	const name = useId();
	return (
		<fieldset disabled={isDisabled} className="disabled:opacity-60">
			<legend className="mb-2 font-semibold">{legend}</legend>
			<div className={`grid gap-3 ${columns}`}>
				{cards.map(({ key, label, note }) => (
					<label
						key={key}
						className="flex cursor-pointer items-start gap-3 rounded-card border border-line-strong bg-surface p-4 hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
					>
						<input
							type="radio"
							name={name}
							checked={key === chosen}
							onChange={() => onChoose(key)}
							className="mt-0.5 size-5 shrink-0 accent-accent outline-none"
						/>
						<span>
							<span className="block font-semibold">{label}</span>
							{note !== undefined && <span className="block text-muted">{note}</span>}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

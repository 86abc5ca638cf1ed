import { type ReactNode, useId } from 'react';

/** What can be chosen, in English. */
type Choice = {
	key: string;
	label: string;
	/** Shown with the label until something is chosen. */
	drawing?: ReactNode;
	/** More about it, shown below the label until something is chosen. */
	detail?: ReactNode;
};

type FirstLook = 'cards' | 'rows';

type ChoiceButtonsProps = {
	choices: readonly Choice[];
	chosenKey: string | undefined;
	onChoose: (key: string) => void;
	/** How the buttons stand, as `grid-cols-2`. */
	columns: string;
	isDisabled?: boolean;
	/** How they look while nothing is chosen, where they have drawings. */
	firstLook?: FirstLook;
};

const common =
	'text-balance border border-line-strong bg-surface font-semibold leading-snug transition hover:border-accent hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-white disabled:pointer-events-none disabled:opacity-60';
const small = 'min-h-14 rounded-control px-3 py-2 text-accent-strong';
const large = 'flex flex-col items-start gap-3 rounded-card p-4 text-left shadow-card hover:shadow-raised';
const firstLooks: Record<FirstLook, { columns: string; button: string }> = {
	cards: { columns: 'grid-cols-2 sm:grid-cols-3 sm:gap-4', button: large },
	rows: { columns: 'sm:gap-4', button: `${large} sm:flex-row sm:items-center sm:gap-6` },
};

type ChoiceButtonProps = {
	choice: Choice;
	/** Undefined once something is chosen. */
	firstLook: FirstLook | undefined;
	isChosen: boolean;
	isDisabled: boolean;
	onChoose: () => void;
};

function ChoiceButton({ choice, firstLook, isChosen, isDisabled, onChoose }: ChoiceButtonProps) {
	const { label, drawing, detail } = choice;
	const [labelId, detailId] = [useId(), useId()];
	return (
		<button
			type="button"
			lang="en"
			aria-pressed={isChosen}
			disabled={isDisabled}
			aria-labelledby={labelId}
			aria-describedby={firstLook && detail ? detailId : undefined}
			onClick={onChoose}
			className={`${common} ${firstLook ? firstLooks[firstLook].button : small}`}
		>
			{firstLook && <span className="w-full shrink-0 sm:w-auto">{drawing}</span>}
			<span>
				<span id={labelId} className={firstLook ? 'block font-bold font-display text-lg' : ''}>
					{label}
				</span>
				{firstLook && detail && (
					<span id={detailId} className="mt-1 block font-normal text-muted text-sm">
						{detail}
					</span>
				)}
			</span>
		</button>
	);
}

/**
 * Buttons of which one is chosen at a time; the chosen one is highlighted. Where they have drawings they are large at
 * first, and once one is chosen they are small and make room for it.
 */
export function ChoiceButtons({
	choices,
	chosenKey,
	onChoose,
	columns,
	isDisabled = false,
	firstLook,
}: ChoiceButtonsProps) {
	const look = chosenKey === undefined ? firstLook : undefined;
	return (
		<div className={`no-print grid gap-3 ${look ? firstLooks[look].columns : columns}`}>
			{choices.map((choice) => (
				<ChoiceButton
					key={choice.key}
					choice={choice}
					firstLook={look}
					isChosen={choice.key === chosenKey}
					isDisabled={isDisabled}
					onChoose={() => onChoose(choice.key)}
				/>
			))}
		</div>
	);
}

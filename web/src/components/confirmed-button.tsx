import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

type ConfirmedButtonProps = {
	children: ReactNode;
	/** Says what the button does, where its face does not. */
	label?: string;
	question: string;
	confirm: string;
	cancel: string;
	disabled?: boolean;
	look?: 'secondary' | 'quiet';
	onConfirm: () => void;
};

/** Asks before something is done that cannot be undone. */
export function Question({
	question,
	confirm,
	cancel,
	onConfirm,
	onCancel,
}: Omit<ConfirmedButtonProps, 'children'> & { onCancel: () => void }) {
	const cancelButton = useRef<HTMLButtonElement>(null);
	useEffect(() => cancelButton.current?.focus(), []);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
		<div
			role="group"
			aria-label={question}
			onKeyDown={(event) => {
				if (event.key === 'Escape') onCancel();
			}}
			className="w-full space-y-3 rounded-control bg-poor-soft p-4"
		>
			<p className="font-semibold text-poor">{question}</p>
			<div className="flex flex-wrap gap-3">
				<Button ref={cancelButton} look="secondary" onClick={onCancel}>
					{cancel}
				</Button>
				<Button look="quiet" className="text-poor" onClick={onConfirm}>
					{confirm}
				</Button>
			</div>
		</div>
	);
}

/** A button that asks before it does what cannot be undone. */
export function ConfirmedButton({
	children,
	label,
	disabled,
	look = 'quiet',
	...question
}: ConfirmedButtonProps) {
	const [isAsking, setAsking] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const close = () => {
		setAsking(false);
		opener.current?.focus();
	};
	return (
		<>
			<Button
				ref={opener}
				look={look}
				aria-label={label}
				aria-expanded={isAsking}
				disabled={disabled}
				className="text-poor"
				onClick={() => setAsking(!isAsking)}
			>
				{children}
			</Button>
			{isAsking && (
				<Question
					{...question}
					onCancel={close}
					onConfirm={() => {
						close();
						question.onConfirm();
					}}
				/>
			)}
		</>
	);
}

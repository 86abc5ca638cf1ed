import { maxEmailCharacters } from '@henry/contract/limits.ts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '#web/components/button.tsx';

type EmailFormProps = {
	label: string;
	hint: string;
	button: string;
	/** Replaces the button's words while the address is being used; null otherwise. */
	working: string | null;
	onEmail: (email: string) => void;
	/** What stands in the field at first. */
	initial?: string | undefined;
	/** Further fields below the address. */
	fields?: ReactNode;
	/** What went wrong with the last address. */
	children?: ReactNode;
};

/** One required email field and what is done with it. */
export function EmailForm({
	label,
	hint,
	button,
	working,
	onEmail,
	fields,
	initial = '',
	children,
}: EmailFormProps) {
	const id = useId();
	const [email, setEmail] = useState(initial);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onEmail(email.trim());
	};
	return (
		<form
			onSubmit={submit}
			className="mt-8 rounded-card border border-line bg-surface p-6 shadow-card sm:p-8"
		>
			<label htmlFor={id} className="font-semibold">
				{label}
			</label>
			<input
				id={id}
				type="email"
				name="email"
				value={email}
				onChange={({ target }) => setEmail(target.value)}
				required
				maxLength={maxEmailCharacters}
				autoComplete="email"
				aria-describedby={`${id}-hint`}
				className="mt-1.5 block min-h-12 w-full rounded-control border border-line-strong bg-paper px-4 py-2 text-ink"
			/>
			<p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
				{hint}
			</p>
			{fields}
			{children && <div className="mt-5">{children}</div>}
			<Button type="submit" disabled={working !== null} className="mt-5 w-full px-8 sm:w-auto">
				{working ?? button}
			</Button>
			<p role="status" className="sr-only">
				{working}
			</p>
		</form>
	);
}

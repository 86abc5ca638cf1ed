import { waitlistLocale } from '@henry/contract/limits.ts';
import { honeypotField } from '@henry/contract/waitlist.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { joinWaitlist } from './waitlist-calls.ts';
import { ConsentField, EmailField } from './waitlist-fields.tsx';
import { NotSubscribed, Subscribed } from './waitlist-outcome.tsx';

/**
 * The waitlist form (specification, section 2): an address, an unticked consent, a honeypot and an invisible captcha.
 * `onSubscribed` is told when its outcome has taken its place.
 */
export function WaitlistForm({ onSubscribed }: { onSubscribed: () => void }) {
	const { t, i18n } = useTranslation('academies');
	const [wrong, setWrong] = useState({ email: false, consent: false });
	const join = useMutation({ mutationFn: joinWaitlist, onSuccess: onSubscribed });

	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		const invalid = [...form.querySelectorAll<HTMLInputElement>('input:invalid')];
		const isWrong = (name: string) => invalid.some((input) => input.name === name);
		setWrong({ email: isWrong('EMAIL'), consent: isWrong('OPT_IN') });
		invalid[0]?.focus();
		if (invalid.length > 0) return;
		const entered = new FormData(form);
		join.mutate({
			email: String(entered.get('EMAIL')),
			honeypot: String(entered.get(honeypotField)),
			language: i18n.language,
		});
	};

	if (join.isSuccess) return <Subscribed email={join.variables.email} />;
	return (
		<form noValidate onSubmit={submit} className="space-y-5">
			<EmailField isWrong={wrong.email} />
			<Honeypot />
			<input type="hidden" name="locale" value={waitlistLocale} />
			<ConsentField isWrong={wrong.consent} />
			{join.error && <NotSubscribed error={join.error} />}
			<Button type="submit" disabled={join.isPending} className="w-full px-8 sm:w-auto">
				{join.isPending ? t('waitlist.subscribing') : t('waitlist.subscribe')}
			</Button>
			{join.isPending && (
				<p role="status" className="sr-only">
					{t('waitlist.subscribing')}
				</p>
			)}
		</form>
	);
}

/** A field that only robots find and fill. */
function Honeypot() {
	return (
		<div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
			<input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" defaultValue="" />
		</div>
	);
}

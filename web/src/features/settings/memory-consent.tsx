import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { consentAge } from '#web/lib/consent-age.ts';
import { paths } from '#web/lib/paths.ts';
import { isKeptInAccount, type Session } from '#web/lib/session.ts';

type WayProps = { to: string; text: string; children: ReactNode };

/** A line that says who has to agree, and where that is done. */
function Way({ to, text, children }: WayProps) {
	return (
		<p className="text-muted">
			{text}{' '}
			<Link to={to} className="inline-block font-semibold text-accent-strong underline underline-offset-4">
				{children}
			</Link>
		</p>
	);
}

type MemoryConsentProps = { session: Session; isOn: boolean; onSwitch: (isOn: boolean) => void };

/** Whether Henry may remember. Who is too young to agree alone is asked for a parent first. */
export function MemoryConsent({ session, isOn, onSwitch }: MemoryConsentProps) {
	const { t } = useTranslation('settings');
	const id = useId();
	const age = consentAge;
	const isInAccount = isKeptInAccount(session);
	if (session.status === 'signedIn' && !isInAccount) {
		return (
			<Way to={paths.me} text={t('memory.pending.text')}>
				{t('memory.pending.link')}
			</Way>
		);
	}
	return (
		<div>
			<label htmlFor={id} className="flex min-h-12 items-center gap-3 font-semibold">
				<input
					id={id}
					type="checkbox"
					checked={isOn}
					onChange={(event) => onSwitch(event.target.checked)}
					className="size-5 shrink-0 accent-accent"
				/>
				{isInAccount ? t('memory.consent.account') : t('memory.consent.visitor', { age })}
			</label>
			{!isInAccount && (
				<Way to={paths.login} text={t('memory.younger.text', { age })}>
					{t('memory.younger.link')}
				</Way>
			)}
		</div>
	);
}
